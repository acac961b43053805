<?php

declare( strict_types=1 );

namespace Marketday\Engine\Contract\Outbox;

defined( 'ABSPATH' ) || exit;

use Marketday\Engine\Contract\Storage\Database;
use Marketday\Engine\Contract\Storage\StorageFailure;
use Marketday\Engine\Contract\Storage\Transaction;
use Marketday\Kernel\OwnTable;
use Marketday\Kernel\OwnTables;
use Marketday\Kernel\Schema;
use Marketday\Kernel\SuppressErrors;

/**
 * The table of what is still to be done. A row is claimed by one statement that counts the attempt and moves the time at which it is due:
 * who has changed it has it, and where he dies it is due again by itself.
 */
final class OutboxRows {
	private const TABLE = 'outbox';

	private const COLUMNS = 'kind, name, arguments, order_id, attempts, failure';

	public function ownTable(): OwnTable {
		return OwnTable::ofSchema(
			self::TABLE,
			$this->install( ... ),
			static fn (): string => __( 'emails and other work still to do after orders', 'marketday' )
		);
	}

	/** Shortens waits that are longer than any pause, of a clock that was set back: they are due as soon as no process can be at them any more. */
	public function shorten( int $latest, int $due ): void {
		if ( Schema::isMade( self::TABLE ) ) {
			$this->change( 'due_at = %d WHERE due_at > %d', $due, $latest );
		}
	}

	/** Installs outside a transaction: making a table would end it. */
	public function install(): void {
		Schema::install( self::TABLE, '1', [
			'id bigint(20) unsigned NOT NULL AUTO_INCREMENT',
			'kind varchar(40) NOT NULL',
			'name varchar(150) NOT NULL',
			'arguments longtext NOT NULL',
			'order_id bigint(20) unsigned NOT NULL DEFAULT 0',
			'attempts int(10) unsigned NOT NULL DEFAULT 0',
			'due_at bigint(20) unsigned NULL',
			"failure varchar(255) NOT NULL DEFAULT ''",
			'PRIMARY KEY  (id)',
			'UNIQUE KEY name (name)',
			'KEY due_at (due_at)',
		] );
	}

	/** One that was lost is there again before the transaction: SQLite undoes all of a transaction in which a statement misses a table. */
	public function prepare(): void {
		$this->install();
		Transaction::isOpen() || OwnTables::reading(
			static fn () => SuppressErrors::run( static fn () => $GLOBALS['wpdb']->query( 'SELECT 1 FROM ' . Schema::table( self::TABLE ) . ' LIMIT 1' ) ), // phpcs:ignore WordPress.DB.PreparedSQL -- a table's name.
			static fn () => null
		);
	}

	/**
	 * Writes it down; what has this name already begins anew.
	 *
	 * @param list<mixed> $arguments
	 * @return bool False where the table is lost: the cause does not fail for that.
	 * @throws StorageFailure Where the database refuses for another reason.
	 */
	public function add( string $kind, string $name, array $arguments, int $orderId, int $dueAt ): bool {
		$table = Schema::table( self::TABLE );
		try {
			SuppressErrors::run( static function () use ( $table, $kind, $name, $arguments, $orderId, $dueAt ): void {
				Database::execute(
					"INSERT INTO {$table} (kind, name, arguments, order_id, due_at) VALUES (%s, %s, %s, %d, %d)
					ON DUPLICATE KEY UPDATE arguments = VALUES(arguments), attempts = 0, due_at = VALUES(due_at), failure = ''",
					$kind,
					$name,
					(string) wp_json_encode( $arguments ),
					$orderId,
					$dueAt
				);
			} );
		} catch ( StorageFailure $failure ) {
			if ( 1 !== preg_match( "/doesn't exist|no such table/i", $failure->detail ) ) {
				throw $failure;
			}
			return false;
		}
		return true;
	}

	/** @return list<mixed>|null Those of the row of this name. */
	public function arguments( string $name ): ?array {
		return ( $this->rows( 'name = %s', [ $name ], 1 )[0] ?? null )?->arguments;
	}

	/** @return OutboxRow|null The one that has waited longest. */
	public function findDue( int $now ): ?OutboxRow {
		return $this->rows( 'due_at <= %d ORDER BY due_at, id', [ $now ], 1 )[0] ?? null;
	}

	/** @return list<OutboxRow> What is not tried again, newest first. */
	public function givenUp( int $most ): array {
		return $this->rows( 'due_at IS NULL ORDER BY id DESC', [], $most );
	}

	/** @return int|null When something is due next. */
	public function nextDue(): ?int {
		global $wpdb;
		if ( ! Schema::isMade( self::TABLE ) ) {
			return null;
		}
		$next = SuppressErrors::run( static fn () => $wpdb->get_var( 'SELECT MIN( due_at ) FROM ' . Schema::table( self::TABLE ) ) ); // phpcs:ignore WordPress.DB.PreparedSQL -- a table's name.
		return is_numeric( $next ) ? (int) $next : null;
	}

	/** @return OutboxRow|null With the attempt counted; null where somebody else has it. */
	public function claim( OutboxRow $row, int $until ): ?OutboxRow {
		$isOurs = $this->change( 'attempts = attempts + 1, due_at = %d WHERE name = %s AND attempts = %d AND due_at IS NOT NULL', $until, $row->name, $row->attempts );
		return $isOurs ? new OutboxRow( $row->kind, $row->name, $row->arguments, $row->orderId, $row->attempts + 1, $row->failure ) : null;
	}

	public function removeDone( OutboxRow $row ): void {
		global $wpdb;
		$wpdb->query( $wpdb->prepare( 'DELETE FROM %i WHERE name = %s AND attempts = %d', Schema::table( self::TABLE ), $row->name, $row->attempts ) );
	}

	public function remove( string $name ): void {
		global $wpdb;
		Schema::isMade( self::TABLE ) && SuppressErrors::run( static fn () => $wpdb->delete( Schema::table( self::TABLE ), [ 'name' => $name ] ) );
	}

	/** @param int|null $dueAt Null where it is not tried again. */
	public function noteFailure( OutboxRow $row, string $failure, ?int $dueAt ): void {
		$due = null === $dueAt ? 'NULL' : (string) $dueAt;
		$this->change( "failure = %s, due_at = {$due} WHERE name = %s AND attempts = %d", mb_substr( $failure, 0, 255 ), $row->name, $row->attempts );
	}

	/** Tries once more what was given up, and as often as at first. */
	public function again( int $now ): void {
		$this->change( 'attempts = 0, due_at = %d WHERE due_at IS NULL', $now );
	}

	/** @return bool Whether a row was changed. */
	private function change( string $set, int|string ...$values ): bool {
		global $wpdb;
		return 0 < (int) $wpdb->query( $wpdb->prepare( 'UPDATE ' . Schema::table( self::TABLE ) . " SET {$set}", ...$values ) ); // phpcs:ignore WordPress.DB.PreparedSQL, WordPress.DB.PreparedSQLPlaceholders -- prepared here.
	}

	/**
	 * @param list<int|string> $values
	 * @return list<OutboxRow>
	 */
	private function rows( string $where, array $values, int $most ): array {
		global $wpdb;
		if ( ! Schema::isMade( self::TABLE ) ) {
			return [];
		}
		$sql  = 'SELECT ' . self::COLUMNS . ' FROM ' . Schema::table( self::TABLE ) . " WHERE {$where} LIMIT %d";
		$rows = SuppressErrors::run( static fn () => $wpdb->get_results( $wpdb->prepare( $sql, ...[ ...$values, $most ] ), 'ARRAY_A' ) ); // phpcs:ignore WordPress.DB.PreparedSQL -- prepared here.
		return array_values( array_map( self::row( ... ), array_filter( (array) $rows, 'is_array' ) ) );
	}

	/** @param array<mixed> $row */
	private static function row( array $row ): OutboxRow {
		$arguments = json_decode( (string) $row['arguments'], true );
		return new OutboxRow(
			(string) $row['kind'],
			(string) $row['name'],
			is_array( $arguments ) ? array_values( $arguments ) : [],
			(int) $row['order_id'],
			(int) $row['attempts'],
			(string) $row['failure']
		);
	}
}
