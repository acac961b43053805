<?php

declare( strict_types=1 );

namespace Marketday\Marketing\Newsletter\Subscribers;

defined( 'ABSPATH' ) || exit;

use Marketday\Engine\Contract\Storage\Database;
use Marketday\Kernel\Clock;
use Marketday\Kernel\Http\Visitor;

/** The evidence of what somebody agreed to: when, to which words, in which form, on which page, from which network. */
final class Consents {
	public const ASKED        = 'asked';
	public const CONFIRMED    = 'confirmed';
	public const UNSUBSCRIBED = 'unsubscribed';
	public const CHANGED      = 'changed';
	public const IMPORTED     = 'imported';
	public const MOVED        = 'moved';

	public function __construct( private readonly Clock $clock ) {}

	/** @param string $page An address of this site. */
	public function keep( int $subscriber, string $action, string $wording = '', string $form = '', string $page = '', string $basis = 'consent' ): void {
		Database::insert( Tables::name( 'newsletter_consents' ), [
			'subscriber' => $subscriber,
			'deed'       => $action,
			'basis'      => $basis,
			'wording'    => $wording,
			'form'       => mb_substr( $form, 0, 60 ),
			'page'       => mb_substr( $page, 0, 255 ),
			'address'    => self::shorten( Visitor::address() ),
			'at'         => gmdate( 'Y-m-d H:i:s', $this->clock->now()->getTimestamp() ),
		] );
	}

	/** @return list<array<string, string>> deed, basis, wording, form, page, address and at; the oldest first. */
	public function of( int $subscriber ): array {
		global $wpdb;
		$table = Tables::name( 'newsletter_consents' );
		$rows  = $wpdb->get_results(
			$wpdb->prepare( "SELECT deed, basis, wording, form, page, address, at FROM {$table} WHERE subscriber = %d ORDER BY id LIMIT 200", $subscriber ),
			'ARRAY_A'
		);
		return array_values( array_map( static fn ( array $row ): array => array_map( 'strval', $row ), (array) $rows ) );
	}

	/** @return int A number that is another one after each time that somebody has left; 0 for who never has. */
	public function lastLeft( int $subscriber ): int {
		global $wpdb;
		$table = Tables::name( 'newsletter_consents' );
		return (int) $wpdb->get_var( $wpdb->prepare( "SELECT MAX(id) FROM {$table} WHERE subscriber = %d AND deed = %s", $subscriber, self::UNSUBSCRIBED ) );
	}

	/**
	 * @param list<int> $subscribers
	 * @return array<int, list<array<string, string>>> As `of()` has them, by subscriber, of those who have any.
	 */
	public static function ofAll( array $subscribers ): array {
		global $wpdb;
		if ( [] === $subscribers ) {
			return [];
		}
		$table = Tables::name( 'newsletter_consents' );
		$marks = implode( ', ', array_fill( 0, count( $subscribers ), '%d' ) );
		$all   = [];
		foreach ( (array) $wpdb->get_results(
			$wpdb->prepare( "SELECT subscriber, deed, basis, wording, form, page, address, at FROM {$table} WHERE subscriber IN ({$marks}) ORDER BY id", ...$subscribers ), // phpcs:ignore WordPress.DB -- marks alone.
			'ARRAY_A'
		) as $row ) {
			$all[ (int) $row['subscriber'] ][] = array_map( 'strval', array_diff_key( $row, [ 'subscriber' => 0 ] ) );
		}
		return $all;
	}

	/** The network alone: the last part of IPv4, all but the first three of IPv6 are left out. */
	public static function shorten( string $address ): string {
		$bytes = @inet_pton( $address );
		if ( false === $bytes ) {
			return '';
		}
		$kept = 4 === strlen( $bytes ) ? 3 : 6;
		return (string) inet_ntop( str_pad( substr( $bytes, 0, $kept ), strlen( $bytes ), "\0" ) );
	}
}
