<?php

declare( strict_types=1 );

namespace Marketday\Buying\OrderAttribution;

defined( 'ABSPATH' ) || exit;

use Marketday\Kernel\Text\TextLine;

/** The traffic source record as a visitor sends it, in fields or cookies. Nothing in it is trusted: texts are bounded and plain, and decide nothing. */
final class Visit {
	/** The only types, the last two from apps that order by the Store API: a visitor does not say that an order was made in wp-admin. */
	public const TYPES = [ 'utm', 'organic', 'referral', 'typein', 'mobile_app', 'pos' ];

	private const LONGEST = 500;

	/** Fields by the cookie and the short name of its part. */
	private const FIELDS = [
		'source_type'          => [ 'current', 'typ' ],
		'referrer'             => [ 'current_add', 'rf' ],
		'utm_campaign'         => [ 'current', 'cmp' ],
		'utm_source'           => [ 'current', 'src' ],
		'utm_medium'           => [ 'current', 'mdm' ],
		'utm_content'          => [ 'current', 'cnt' ],
		'utm_id'               => [ 'current', 'id' ],
		'utm_term'             => [ 'current', 'trm' ],
		'utm_source_platform'  => [ 'current', 'plt' ],
		'utm_creative_format'  => [ 'current', 'fmt' ],
		'utm_marketing_tactic' => [ 'current', 'tct' ],
		'session_entry'        => [ 'current_add', 'ep' ],
		'session_start_time'   => [ 'current_add', 'fd' ],
		'session_pages'        => [ 'session', 'pgs' ],
		'session_count'        => [ 'udata', 'vst' ],
		'user_agent'           => [ 'udata', 'uag' ],
	];

	/**
	 * Fields that an order keeps.
	 *
	 * @param array<array-key, mixed> $sent By field.
	 * @return array<string, string> Nothing where the type is none of ours.
	 */
	public static function fields( array $sent ): array {
		if ( ! in_array( $sent['source_type'] ?? null, self::TYPES, true ) ) {
			return [];
		}
		$fields = [];
		foreach ( array_keys( self::FIELDS ) as $name ) {
			$value = is_scalar( $sent[ $name ] ?? null ) && '(none)' !== $sent[ $name ]
				? self::clean( $name, mb_substr( (string) $sent[ $name ], 0, self::LONGEST ) )
				: '';
			if ( '' !== $value ) {
				$fields[ $name ] = $value;
			}
		}
		if ( isset( $fields['user_agent'] ) ) {
			$fields['device_type'] = self::device( $fields['user_agent'] );
		}
		return $fields;
	}

	/** @param array<string, string> $fields */
	public static function isOfApp( array $fields ): bool {
		return in_array( $fields['source_type'] ?? '', [ 'mobile_app', 'pos' ], true );
	}

	/**
	 * @param array<array-key, mixed> $cookies
	 * @return array<string, string> By field.
	 */
	public static function ofCookies( array $cookies ): array {
		$parts = [];
		foreach ( array_unique( array_column( self::FIELDS, 0 ) ) as $part ) {
			$parts[ $part ] = self::parts( $cookies[ "sbjs_{$part}" ] ?? '' );
		}
		$found = [];
		foreach ( self::FIELDS as $name => [ $part, $key ] ) {
			if ( isset( $parts[ $part ][ $key ] ) ) {
				$found[ $name ] = $parts[ $part ][ $key ];
			}
		}
		return $found;
	}

	/** @return array<string, string> */
	private static function parts( mixed $cookie ): array {
		$text = is_string( $cookie ) && strlen( $cookie ) <= 4096 ? $cookie : '';
		if ( 1 === preg_match( '~^[\w+/]+$~', $text ) ) {
			$text = rawurldecode( (string) base64_decode( $text, true ) );
		}
		$found = [];
		foreach ( array_slice( explode( '|||', $text ), 0, 20 ) as $part ) {
			[ $key, $value ] = explode( '=', $part, 2 ) + [ '', '' ];
			$found[ $key ]   = rawurldecode( $value );
		}
		return $found;
	}

	private static function clean( string $name, string $value ): string {
		return match ( $name ) {
			'referrer', 'session_entry'      => esc_url_raw( $value, [ 'http', 'https' ] ),
			'session_pages', 'session_count' => 1 === preg_match( '/^\d{1,6}$/D', $value ) ? $value : '',
			'session_start_time'             => 1 === preg_match( '/^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d$/D', $value ) ? $value : '',
			default                          => TextLine::of( $value ),
		};
	}

	private static function device( string $agent ): string {
		return match ( true ) {
			1 === preg_match( '/iPad|Tablet|PlayBook|Silk|Android(?!.*Mobile)/i', $agent ) => 'Tablet',
			1 === preg_match( '/Mobi|iPhone|iPod|Windows Phone|Opera Mini/i', $agent )     => 'Mobile',
			default => 'Desktop',
		};
	}
}
