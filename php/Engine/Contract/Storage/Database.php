<?php

declare( strict_types=1 );

namespace Marketday\Engine\Contract\Storage;

defined( 'ABSPATH' ) || exit;

use Marketday\Kernel\OwnTables;

/** Writes that must not fail in silence: WordPress's database object says `false`, this throws. */
final class Database {
	/** @return int The number of rows changed. */
	public static function execute( string $sql, mixed ...$values ): int {
		global $wpdb;
		$statement = (string) ( [] === $values ? $sql : $wpdb->prepare( $sql, ...$values ) ); // phpcs:ignore WordPress.DB.PreparedSQL -- prepared here.
		$result    = $wpdb->query( $statement ); // phpcs:ignore WordPress.DB.PreparedSQL -- as above.
		if ( false === $result && self::isRestored() ) {
			$result = $wpdb->query( $statement ); // phpcs:ignore WordPress.DB.PreparedSQL -- as above.
		}
		self::refuseFailure( false === $result );
		return (int) $result;
	}

	/**
	 * @param array<string, scalar|null> $row
	 * @return int The new row's id.
	 */
	public static function insert( string $table, array $row ): int {
		global $wpdb;
		$result = $wpdb->insert( $table, $row );
		if ( false === $result && self::isRestored() ) {
			$result = $wpdb->insert( $table, $row );
		}
		self::refuseFailure( false === $result );
		return (int) $wpdb->insert_id;
	}

	/**
	 * Several rows in one statement.
	 *
	 * @param list<string>            $columns
	 * @param list<list<scalar|null>> $rows
	 */
	public static function insertMany( string $table, array $columns, array $rows ): void {
		if ( [] === $rows ) {
			return;
		}
		$row = '(' . implode( ', ', array_fill( 0, count( $columns ), '%s' ) ) . ')';
		self::execute(
			"INSERT INTO {$table} (" . implode( ', ', $columns ) . ') VALUES ' . implode( ', ', array_fill( 0, count( $rows ), $row ) ),
			...array_merge( ...$rows )
		);
	}

	/** Tells whether WordPress's statements are translated for SQLite. */
	public static function isSqlite(): bool {
		global $wpdb;
		$driver = $wpdb->__get( 'dbh' );
		return is_object( $driver ) && is_callable( [ $driver, 'execute_sqlite_query' ] );
	}

	/** Tells whether the statement missed one of the plugin's own tables, which is there now. A transaction is begun anew as a whole. */
	private static function isRestored(): bool {
		global $wpdb;
		return ! Transaction::isOpen() && OwnTables::restore( (string) $wpdb->last_error );
	}

	private static function refuseFailure( bool $failed ): void {
		global $wpdb;
		if ( $failed ) {
			throw new StorageFailure( (string) $wpdb->last_error );
		}
	}
}
