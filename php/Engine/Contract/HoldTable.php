<?php

declare( strict_types=1 );

namespace Marketday\Engine\Contract;

defined( 'ABSPATH' ) || exit;

use Marketday\Engine\Contract\Storage\Database;
use Marketday\Kernel\Http\Visitor;
use Marketday\Kernel\OwnTable;
use Marketday\Kernel\Schema;

/** The rows of `StockHolds`: for each visitor and stock what is held, and what he has in his basket. */
final class HoldTable {
	private const TABLE = 'stock_holds';

	/** Seconds for which rows stay when they no longer count: so long is known what was held once. */
	private const KEPT = DAY_IN_SECONDS;

	public static function name(): string {
		return Schema::table( self::TABLE );
	}

	/** The order that is made of the basket stays known. */
	public static function replace( string $visitor, int $id, int $quantity, int $wanted, int $since, int $ends ): void {
		$values = [ self::network(), $quantity, $wanted, $since, $ends ];
		Database::execute(
			'INSERT INTO ' . self::name() . ' (visitor, stock_id, network, quantity, wanted, since, expires) VALUES (%s, %d, %s, %d, %d, %d, %d)
			ON DUPLICATE KEY UPDATE network = %s, quantity = %d, wanted = %d, since = %d, expires = %d',
			self::mark( $visitor ),
			$id,
			...$values,
			...$values
		);
	}

	/** @return int The stock, which nobody else changes until the transaction ends. */
	public static function lock( int $id ): int {
		global $wpdb;
		$now = Database::isSqlite() ? '' : ' FOR UPDATE';
		return (int) $wpdb->get_var( $wpdb->prepare( "SELECT meta_value FROM {$wpdb->postmeta} WHERE post_id = %d AND meta_key = '_stock' LIMIT 1{$now}", $id ) ); // phpcs:ignore WordPress.DB.PreparedSQL -- one word only.
	}

	/** @return array{visitor: int, network: int, stock: int} For `HoldBounds::allow()`. */
	public static function heldBeside( string $visitor, int $id ): array {
		global $wpdb;
		$table   = self::name();
		$own     = self::mark( $visitor );
		$network = self::network();
		$row     = (array) $wpdb->get_row( $wpdb->prepare(
			"SELECT SUM( CASE WHEN visitor = %s AND stock_id <> %d THEN quantity ELSE 0 END ) AS visitor,
				SUM( CASE WHEN network = %s AND ( visitor <> %s OR stock_id <> %d ) THEN quantity ELSE 0 END ) AS network,
				SUM( CASE WHEN network = %s AND visitor <> %s AND stock_id = %d THEN quantity ELSE 0 END ) AS stock
			FROM {$table} WHERE ( visitor = %s OR network = %s ) AND expires > %d",
			$own, $id,
			$network, $own, $id,
			$network, $own, $id,
			$own, $network, time()
		), 'ARRAY_A' );
		return [
			'visitor' => (int) ( $row['visitor'] ?? 0 ),
			'network' => (int) ( $row['network'] ?? 0 ),
			'stock'   => (int) ( $row['stock'] ?? 0 ),
		];
	}

	/** @param list<int> $ids */
	public static function remove( string $visitor, array $ids ): void {
		foreach ( $ids as $id ) {
			Database::execute( 'DELETE FROM ' . self::name() . ' WHERE visitor = %s AND stock_id = %d', self::mark( $visitor ), $id );
		}
	}

	public static function forgetOld(): void {
		Database::execute( 'DELETE FROM ' . self::name() . ' WHERE expires < %d', time() - self::KEPT );
	}

	/** @return array<int, array{quantity: int, wanted: int, since: int, expires: int}> By the id whose stock is counted; those whose time is up too. */
	public static function rows( string $visitor ): array {
		global $wpdb;
		$found = [];
		$table = self::name();
		foreach ( (array) $wpdb->get_results(
			$wpdb->prepare( "SELECT stock_id, quantity, wanted, since, expires FROM {$table} WHERE visitor = %s", self::mark( $visitor ) ),
			'ARRAY_A'
		) as $row ) {
			$found[ (int) $row['stock_id'] ] = [
				'quantity' => (int) $row['quantity'],
				'wanted'   => max( (int) $row['wanted'], (int) $row['quantity'] ),
				'since'    => (int) $row['since'],
				'expires'  => (int) $row['expires'],
			];
		}
		return $found;
	}

	/** Mark of who holds, which is nobody's business. */
	public static function mark( string $visitor ): string {
		return substr( hash_hmac( 'sha256', $visitor, wp_salt() ), 0, 40 );
	}

	private static function network(): string {
		return self::mark( 'network ' . Visitor::wideNetwork() );
	}

	public static function ownTable(): OwnTable {
		return OwnTable::ofSchema( self::TABLE, self::install( ... ) );
	}

	/** Shortens holds that last longer than any may. */
	public static function shorten( int $seconds, int $longest ): void {
		if ( Schema::isMade( self::TABLE ) ) {
			Database::execute( 'UPDATE ' . self::name() . ' SET since = %d, expires = %d WHERE expires > %d', time(), time() + $seconds, time() + $longest );
		}
	}

	public static function install(): bool {
		Schema::install( self::TABLE, '2', [
			'visitor varchar(40) NOT NULL',
			'stock_id bigint(20) unsigned NOT NULL',
			'quantity int NOT NULL',
			'since bigint(20) unsigned NOT NULL',
			'expires bigint(20) unsigned NOT NULL',
			"network varchar(40) NOT NULL DEFAULT ''",
			'wanted int NOT NULL DEFAULT 0',
			'order_id bigint(20) unsigned NOT NULL DEFAULT 0',
			'PRIMARY KEY  (visitor,stock_id)',
			'KEY stock_id (stock_id,expires)',
			'KEY expires (expires)',
			'KEY network (network,expires)',
		] );
		return true;
	}
}
