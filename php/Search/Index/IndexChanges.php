<?php

declare( strict_types=1 );

namespace Marketday\Search\Index;

defined( 'ABSPATH' ) || exit;

use Marketday\Kernel\Schema;

/** Products that have changed, in order, until every generation has them. Noting one costs a save a single small insert. */
final class IndexChanges {
	private const BATCH = 200;

	/** Name without WordPress's prefix. */
	public const NAME = 'marketday_index_changes';

	public static function table(): string {
		global $wpdb;
		return $wpdb->prefix . self::NAME;
	}

	public function create(): void {
		global $wpdb;
		Schema::bring( 'CREATE TABLE ' . self::table() . " (
			id bigint(20) unsigned NOT NULL auto_increment,
			product_id bigint(20) unsigned NOT NULL,
			PRIMARY KEY  (id)
		) {$wpdb->get_charset_collate()};" );
	}

	/** @param list<int> $productIds */
	public function note( array $productIds ): void {
		global $wpdb;
		$table = self::table();
		foreach ( array_chunk( $productIds, self::BATCH ) as $chunk ) {
			$wpdb->query( "INSERT INTO {$table} (product_id) VALUES (" . implode( '),(', array_map( 'intval', $chunk ) ) . ')' ); // phpcs:ignore WordPress.DB.PreparedSQL -- whole numbers.
		}
	}

	public function last(): int {
		global $wpdb;
		$table = self::table();
		return (int) $wpdb->get_var( "SELECT MAX(id) FROM {$table}" );
	}

	/** @return array{ids: list<int>, last: int, isMore: bool} The next products after this change, the last change they were noted in, and whether there may be more. */
	public function after( int $change ): array {
		global $wpdb;
		$table = self::table();
		return self::portion(
			$change,
			(array) $wpdb->get_results(
				$wpdb->prepare( "SELECT id, product_id FROM {$table} WHERE id > %d ORDER BY id LIMIT %d", $change, self::BATCH ),
				'ARRAY_N'
			)
		);
	}

	/**
	 * The state as the database has it now and the first changes that the serving generation lacks: in one statement, for every
	 * save asks.
	 *
	 * @return array{IndexState, array{ids: list<int>, last: int, isMore: bool}}
	 */
	public function pending(): array {
		global $wpdb;
		$table = self::table();
		// The database may be further than this process knows; what comes along in vain is left out.
		$rows  = (array) $wpdb->get_results(
			$wpdb->prepare(
				"SELECT c.id, c.product_id, o.option_value FROM {$wpdb->options} o LEFT JOIN {$table} c ON c.id > %d WHERE o.option_name = %s ORDER BY c.id LIMIT %d",
				IndexState::read()->served,
				IndexState::OPTION,
				self::BATCH
			),
			'ARRAY_N'
		);
		$state = IndexState::fromStored( $rows[0][2] ?? null );
		return [ $state, self::portion( $state->served, array_filter( $rows, static fn ( array $row ): bool => $row[0] > $state->served ), count( $rows ) ) ];
	}

	/**
	 * @param array<array<string|null>> $rows Number and product of each change.
	 * @return array{ids: list<int>, last: int, isMore: bool}
	 */
	private static function portion( int $change, array $rows, ?int $read = null ): array {
		$numbers = array_map( 'intval', array_column( $rows, 0 ) );
		return [
			'ids'    => array_values( array_unique( array_map( 'intval', array_column( $rows, 1 ) ) ) ),
			'last'   => max( [ $change, ...$numbers ] ),
			'isMore' => ( $read ?? count( $rows ) ) === self::BATCH,
		];
	}

	/** All before this change. It stays itself: some databases count anew, after a restart, in a table that is empty. */
	public function forgetBefore( int $change ): void {
		global $wpdb;
		$table = self::table();
		$wpdb->query( $wpdb->prepare( "DELETE FROM {$table} WHERE id < %d", $change ) );
	}
}
