<?php

declare( strict_types=1 );

namespace Marketday\Kernel\Removal;

defined( 'ABSPATH' ) || exit;

use Marketday\Kernel\Schema;

/** The tables of one site. */
final class SiteTables {
	public static function isThere( string $table ): bool {
		global $wpdb;
		return $table === $wpdb->get_var( $wpdb->prepare( 'SHOW TABLES LIKE %s', $wpdb->esc_like( $table ) ) );
	}

	/**
	 * Drops the plugin's own.
	 *
	 * @param list<string> $patterns Of names without prefixes.
	 */
	public static function drop( array $patterns ): void {
		global $wpdb;
		$prefix = Schema::table( '' );
		$gone   = [];
		foreach ( (array) $wpdb->get_col( $wpdb->prepare( 'SHOW TABLES LIKE %s', $wpdb->esc_like( $prefix ) . '%' ) ) as $table ) {
			$name = substr( (string) $table, strlen( $prefix ) );
			if ( Inventory::names( $patterns, $name ) ) {
				$wpdb->query( $wpdb->prepare( 'DROP TABLE IF EXISTS %i', $table ) );
				$gone[ $name ] = true;
			}
		}
		self::forget( $gone );
	}

	/**
	 * A table whose version is written down would not be made again.
	 *
	 * @param array<array-key, true> $gone By name.
	 */
	private static function forget( array $gone ): void {
		$versions = get_option( Schema::OPTION );
		if ( is_array( $versions ) && [] !== array_intersect_key( $versions, $gone ) ) {
			update_option( Schema::OPTION, array_diff_key( $versions, $gone ), true );
		}
	}
}
