<?php

declare( strict_types=1 );

namespace Marketday\Kernel;

defined( 'ABSPATH' ) || exit;

/**
 * The plugin's own tables: each is created, or brought to its newest version, when its owner first needs it. One option holds
 * all versions; `uninstall.php` drops every table of this prefix. On MariaDB a change of a table ends an open transaction, so
 * no owner asks within one.
 */
final class Schema {
	public const OPTION = 'marketday_tables';

	public static function table( string $name ): string {
		global $wpdb;
		return "{$wpdb->prefix}marketday_{$name}";
	}

	/** A site that is taken out of a network leaves none behind. */
	public static function goWithSite(): void {
		add_filter( 'wpmu_drop_tables', static function ( array $tables ): array {
			global $wpdb;
			$own = $wpdb->get_col( $wpdb->prepare( 'SHOW TABLES LIKE %s', $wpdb->esc_like( self::table( '' ) ) . '%' ) );
			return [ ...$tables, ...$own ];
		} );
	}

	/**
	 * A table that is there keeps its rows.
	 *
	 * @param list<string> $columns As dbDelta reads them: columns and keys, one each.
	 * @return bool Whether it was created or changed now.
	 */
	public static function install( string $name, string $version, array $columns ): bool {
		global $wpdb;
		if ( ( self::versions()[ $name ] ?? null ) === $version ) {
			return false;
		}
		$table = self::table( $name );
		self::bring( "CREATE TABLE {$table} (\n" . implode( ",\n", $columns ) . "\n) {$wpdb->get_charset_collate()};" );
		if ( $table !== $wpdb->get_var( $wpdb->prepare( 'SHOW TABLES LIKE %s', $wpdb->esc_like( $table ) ) ) ) {
			return false; // A database that refused is asked again next time.
		}
		update_option( self::OPTION, [ $name => $version ] + self::versions(), true );
		return true;
	}

	/**
	 * Creates a table, or adds the columns and keys that it lacks. Two requests may do so at the same moment, as after an activation: to the
	 * second one a table that the first has just made is no error.
	 *
	 * @param string $createTable As dbDelta reads it.
	 */
	public static function bring( string $createTable ): void {
		require_once constant( 'ABSPATH' ) . 'wp-admin/includes/upgrade.php';
		$unless = static fn ( array $queries ): array => (array) preg_replace( '/^CREATE TABLE (?!IF )/', 'CREATE TABLE IF NOT EXISTS ', $queries );
		add_filter( 'dbdelta_create_queries', $unless );
		dbDelta( $createTable );
		remove_filter( 'dbdelta_create_queries', $unless );
	}

	/** Tells whether the site has had the table: one that nobody has needed yet was never made. */
	public static function isMade( string $name ): bool {
		return isset( self::versions()[ $name ] );
	}

	/** The table is not there: `install()` makes it anew. */
	public static function forget( string $name ): void {
		update_option( self::OPTION, array_diff_key( self::versions(), [ $name => true ] ), true );
	}

	/** @return array<mixed> Version by name. */
	private static function versions(): array {
		$versions = get_option( self::OPTION, [] );
		return is_array( $versions ) ? $versions : [];
	}
}
