<?php

declare( strict_types=1 );

namespace Marketday\Engine\WooCommerce;

defined( 'ABSPATH' ) || exit;

use Marketday\Engine\Contract\Storage\Database;

/**
 * WooCommerce reserves the pieces of an order by a statement that WordPress's driver for SQLite does not know, and refuses each order of a counted
 * product. What it locks is locked there anyway: one process writes at a time.
 */
final class SqliteReservations {
	private const STATEMENT = '/^\s*INSERT INTO \S*wc_reserved_stock\b/';

	private const OTHERWISE = [
		'/\bNOW\(\) \+ (INTERVAL \d+ MINUTE)/'    => 'DATE_ADD( NOW(), $1 )',
		'/\bFROM DUAL\b/'                         => 'FROM ( SELECT 1 AS one ) AS one_row',
		'/\b(?:FOR UPDATE|LOCK IN SHARE MODE)\b/' => '',
	];

	public function register(): void {
		if ( Database::isSqlite() ) {
			add_filter( 'woocommerce_query_for_reserved_stock', $this->expect( ... ) );
		}
	}

	private function expect( mixed $part ): mixed {
		has_filter( 'query', [ $this, 'translate' ] ) || add_filter( 'query', [ $this, 'translate' ] );
		return $part;
	}

	/** @internal A filter of `query`. */
	public function translate( mixed $sql ): mixed {
		if ( ! is_string( $sql ) || 1 !== preg_match( self::STATEMENT, $sql ) ) {
			return $sql;
		}
		return preg_replace( array_keys( self::OTHERWISE ), array_values( self::OTHERWISE ), $sql );
	}
}
