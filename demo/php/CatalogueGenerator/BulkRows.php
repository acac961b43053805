<?php

declare( strict_types=1 );

namespace Marketday\CatalogueGenerator;

defined( 'ABSPATH' ) || exit;

use Marketday\Engine\Contract\Storage\Database;

/** Rows on their way into tables: collected and written in long statements. */
final class BulkRows {
	private const ROWS_PER_STATEMENT = 1000;

	/** @var array<string, list<string>> Value lists by 'table (columns)'. */
	private array $rows = [];

	/** @param array<string, int|float|string|null> $row Value by column. */
	public function add( string $table, array $row ): void {
		$target                   = "{$table} (" . implode( ', ', array_map( static fn ( string $column ): string => "`{$column}`", array_keys( $row ) ) ) . ')';
		$this->rows[ $target ][] = '(' . implode( ',', array_map( [ $this, 'literal' ], $row ) ) . ')';
	}

	public function flush(): void {
		foreach ( $this->rows as $target => $lists ) {
			foreach ( array_chunk( $lists, self::ROWS_PER_STATEMENT ) as $chunk ) {
				$this->execute( "INSERT INTO {$target} VALUES " . implode( ',', $chunk ) );
			}
		}
		$this->rows = [];
	}

	/** The statements are plain enough for SQLite as they are; without the driver's translation they take a tenth of the time. */
	private function execute( string $sql ): void {
		global $wpdb;
		$driver = $wpdb->__get( 'dbh' );
		if ( is_object( $driver ) && is_callable( [ $driver, 'execute_sqlite_query' ] ) ) {
			$driver->execute_sqlite_query( $sql );
			return;
		}
		Database::execute( $sql );
	}

	private function literal( int|float|string|null $value ): string {
		return match ( true ) {
			null === $value     => 'NULL',
			is_string( $value ) => "'" . $this->escape( $value ) . "'",
			default             => (string) $value,
		};
	}

	private function escape( string $value ): string {
		return 1 === preg_match( '/^[\w .,:;{}|-]*$/', $value ) ? $value : str_replace( [ '\\', "'" ], [ '/', "''" ], $value );
	}
}
