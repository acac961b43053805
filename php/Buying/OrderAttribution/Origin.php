<?php

declare( strict_types=1 );

namespace Marketday\Buying\OrderAttribution;

defined( 'ABSPATH' ) || exit;

/** A source in the words of the shop's people: plain text. */
final class Origin {
	/** @param string $type '' where none was recorded. */
	public static function label( string $type, string $source ): string {
		$name = ucfirst( trim( $source, '()' ) );
		return match ( $type ) {
			/* translators: %s: where a campaign's link stood, such as 'Newsletter' */
			'utm'        => sprintf( __( 'Source: %s', 'marketday' ), '' === $name ? __( 'Unknown', 'marketday' ) : $name ),
			/* translators: %s: a search engine */
			'organic'    => sprintf( __( 'Organic: %s', 'marketday' ), $name ),
			/* translators: %s: another site's name */
			'referral'   => sprintf( __( 'Referral: %s', 'marketday' ), $name ),
			'typein'     => __( 'Direct', 'marketday' ),
			'admin'      => __( 'Web admin', 'marketday' ),
			'mobile_app' => __( 'Mobile app', 'marketday' ),
			'pos'        => __( 'Point of Sale', 'marketday' ),
			default      => __( 'Unknown', 'marketday' ),
		};
	}

	/** @param array<string, string> $fields What an order keeps. */
	public static function of( array $fields ): string {
		return self::label( $fields['source_type'] ?? '', $fields['utm_source'] ?? '' );
	}

	/** @return array<string, string> The types in the plural, for a list to choose from. */
	public static function types(): array {
		return [
			'utm'        => __( 'Campaigns', 'marketday' ),
			'organic'    => __( 'Search engines', 'marketday' ),
			'referral'   => __( 'Other sites', 'marketday' ),
			'typein'     => __( 'Direct', 'marketday' ),
			'mobile_app' => __( 'Mobile app', 'marketday' ),
			'pos'        => __( 'Point of Sale', 'marketday' ),
		];
	}

	/** @return array<string, string> The fields' names for people. */
	public static function fields(): array {
		return [
			'utm_campaign'         => __( 'Campaign', 'marketday' ),
			'utm_source'           => __( 'Source', 'marketday' ),
			'utm_medium'           => __( 'Medium', 'marketday' ),
			'utm_content'          => __( 'Content', 'marketday' ),
			'utm_term'             => __( 'Term', 'marketday' ),
			'utm_id'               => __( 'Campaign ID', 'marketday' ),
			'utm_source_platform'  => __( 'Platform', 'marketday' ),
			'utm_creative_format'  => __( 'Creative format', 'marketday' ),
			'utm_marketing_tactic' => __( 'Marketing tactic', 'marketday' ),
			'referrer'             => __( 'Referrer', 'marketday' ),
			'session_entry'        => __( 'First page', 'marketday' ),
			'session_start_time'   => __( 'Arrived (UTC)', 'marketday' ),
			'session_pages'        => __( 'Pages viewed', 'marketday' ),
			'session_count'        => __( 'Visits', 'marketday' ),
			'device_type'          => __( 'Device', 'marketday' ),
		];
	}
}
