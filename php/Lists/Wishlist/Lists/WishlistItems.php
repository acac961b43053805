<?php

declare( strict_types=1 );

namespace Marketday\Lists\Wishlist\Lists;

defined( 'ABSPATH' ) || exit;

use Marketday\Engine\Contract\Storage\Database;
use Marketday\Kernel\Clock;

/** Keeps what is on the lists of users. What was taken off can be put back as it was for a while: 'Undo' loses no note. */
final class WishlistItems {
	public const LONGEST_NOTE = 500;

	/** Seconds. */
	private const UNDO = 600;

	private const COLUMNS = 'w.id, w.list_id, w.product_id, w.quantity, w.note, w.price, w.currency, w.in_stock, w.added_at, w.told_price, w.told_stock';

	public function __construct( private readonly Clock $clock ) {}

	/** @return list<WishlistItem> Of all lists of a user, in the order they were added. */
	public function of( int $user ): array {
		return $this->read( 'l.user_id = %d', $user );
	}

	/** @return list<WishlistItem> */
	public function on( NamedList $list ): array {
		return $this->read( 'w.list_id = %d', $list->id );
	}

	/**
	 * @param array<int, PriceSnapshot> $products By id. Those that are on the list stay as they are.
	 * @return int How many are new.
	 */
	public function add( NamedList $list, array $products, int $quantity = 1, string $note = '', ?int $addedAt = null ): int {
		$table = Tables::items();
		$this->forgetOld( $list );
		$new = 0;
		foreach ( $products as $id => $worth ) {
			$price = null === $worth->minor ? 'NULL' : (string) $worth->minor;
			$new  += Database::execute(
				"INSERT IGNORE INTO {$table} (list_id, product_id, quantity, note, price, currency, in_stock, added_at) VALUES (%d, %d, %d, %s, {$price}, %s, %d, %d)",
				$list->id,
				$id,
				$quantity,
				mb_substr( $note, 0, self::LONGEST_NOTE ),
				$worth->currency,
				$worth->inStock ? 1 : 0,
				$addedAt ?? $this->now()
			);
		}
		return $new + $this->back( $list->userId, array_keys( $products ), $list->id );
	}

	/**
	 * Puts back what was taken off a moment ago, on every list it was on.
	 *
	 * @param list<int> $ids
	 */
	public function back( int $user, array $ids, int $list = 0 ): int {
		$table = Tables::items();
		return [] === $ids ? 0 : Database::execute(
			"UPDATE {$table} SET removed_at = 0 WHERE removed_at > %d AND " . self::these( $ids, $user, $list ),
			$this->now() - self::UNDO
		);
	}

	/**
	 * @param list<int> $ids
	 * @param int       $list 0 for all lists of the user.
	 * @return int How many were taken off.
	 */
	public function remove( int $user, array $ids, int $list = 0 ): int {
		$table = Tables::items();
		return [] === $ids
			? 0
			: Database::execute( "UPDATE {$table} SET removed_at = %d WHERE removed_at = 0 AND " . self::these( $ids, $user, $list ), $this->now() );
	}

	public function describe( NamedList $list, int $product, int $quantity, string $note ): void {
		$table = Tables::items();
		Database::execute(
			"UPDATE {$table} SET quantity = %d, note = %s WHERE list_id = %d AND product_id = %d",
			$quantity,
			mb_substr( $note, 0, self::LONGEST_NOTE ),
			$list->id,
			$product
		);
	}

	/** Moves an item. Where both lists have it, the other keeps its own note unless it has none, and the greater quantity. */
	public function move( WishlistItem $item, NamedList $to ): void {
		$table = Tables::items();
		Database::execute( "DELETE FROM {$table} WHERE list_id = %d AND product_id = %d AND removed_at > 0", $to->id, $item->productId );
		$there = $this->read( 'w.list_id = %d AND w.product_id = %d', $to->id, $item->productId )[0] ?? null;
		if ( null === $there ) {
			Database::execute( "UPDATE {$table} SET list_id = %d WHERE id = %d", $to->id, $item->id );
			return;
		}
		$this->describe( $to, $item->productId, max( $there->quantity, $item->quantity ), '' === $there->note ? $item->note : $there->note );
		Database::execute( "DELETE FROM {$table} WHERE id = %d", $item->id );
	}

	/** Remembers what a mail has told, or a job has seen. */
	public function know( WishlistItem $item, bool $inStock, ?int $announcedPrice, bool $isStockAnnounced ): void {
		$table = Tables::items();
		$price = null === $announcedPrice ? 'NULL' : (string) $announcedPrice;
		Database::execute(
			"UPDATE {$table} SET in_stock = %d, told_price = {$price}, told_stock = %d WHERE id = %d",
			$inStock ? 1 : 0,
			$isStockAnnounced ? 1 : 0,
			$item->id
		);
	}

	private function forgetOld( NamedList $list ): void {
		$table = Tables::items();
		Database::execute( "DELETE FROM {$table} WHERE list_id = %d AND removed_at > 0 AND removed_at <= %d", $list->id, $this->now() - self::UNDO );
	}

	/** @return list<WishlistItem> */
	private function read( string $where, int ...$values ): array {
		global $wpdb;
		$lists  = Tables::lists();
		$items = Tables::items();
		$rows   = $wpdb->get_results( $wpdb->prepare(
			'SELECT ' . self::COLUMNS . " FROM {$items} w JOIN {$lists} l ON l.id = w.list_id WHERE w.removed_at = 0 AND {$where} ORDER BY w.id", // phpcs:ignore WordPress.DB -- our own tables, and conditions of this class.
			...$values
		) );
		return array_values( array_map( WishlistItem::fromRow( ... ), is_array( $rows ) ? $rows : [] ) );
	}

	/**
	 * A condition of whole numbers alone.
	 *
	 * @param list<int> $ids
	 */
	private static function these( array $ids, int $user, int $list ): string {
		$lists = Tables::lists();
		return sprintf(
			"product_id IN (%s) AND list_id IN (SELECT id FROM {$lists} WHERE user_id = %d%s)",
			implode( ',', $ids ),
			$user,
			0 === $list ? '' : " AND id = {$list}"
		);
	}

	private function now(): int {
		return $this->clock->now()->getTimestamp();
	}
}
