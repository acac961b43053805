<?php

declare( strict_types=1 );

namespace Marketday\Search\Index;

defined( 'ABSPATH' ) || exit;

use Generator;

/**
 * The products by price in a visitor's currency, where the shop has fixed some of its prices: all others are in the order of their
 * prices in the shop's own, which no exchange turns round, and those with a fixed one are woven in.
 */
final class MergedOrder {
	public const ORDERS = [ 'price', 'price-desc' ];

	/** Rows that are read at once. */
	private const BATCH = 2000;

	/**
	 * @param array<int, non-empty-list<int>> $fixed What they cost as shown, by ordinal.
	 * @param list<int>|null                  $among Ordinals that alone are wanted, where they are few; null goes through all products.
	 */
	public function __construct(
		private readonly IndexTables $tables,
		private readonly ShownPrices $shown,
		private readonly array $fixed,
		private readonly ?array $among = null
	) {}

	/** @return Generator<int, list<int>> Ordinals in order, some thousand at a time. */
	public function ordinals( string $order ): Generator {
		$isDown = 'price-desc' === $order;
		$prices = array_map( $isDown ? 'max' : 'min', $this->fixed );
		$isDown ? arsort( $prices ) : asort( $prices );
		foreach ( $this->others( $isDown ) as $rows ) {
			$woven = [];
			foreach ( $rows as [ $ordinal, $base ] ) {
				$price = $this->shown->ofBase( $base );
				while ( [] !== $prices && ( $isDown ? reset( $prices ) >= $price : reset( $prices ) <= $price ) ) {
					$woven[] = (int) key( $prices );
					unset( $prices[ key( $prices ) ] );
				}
				$woven[] = $ordinal;
			}
			yield $woven;
		}
		yield array_keys( $prices );
	}

	/** @return Generator<int, list<array{int, int}>> Ordinal and price in the shop's currency of those without a fixed one. */
	private function others( bool $isDown ): Generator {
		global $wpdb;
		$column = $isDown ? 'high' : 'low';
		$sort   = $isDown ? 'high DESC, product_id DESC' : 'low, product_id';
		$where  = null === $this->among ? '' : 'WHERE ordinal IN (' . implode( ',', $this->among ) . ')';
		for ( $from = 0; ; $from += self::BATCH ) {
			$rows  = (array) $wpdb->get_results( "SELECT ordinal, {$column} AS price FROM {$this->tables->products()} {$where} ORDER BY {$sort} LIMIT " . self::BATCH . " OFFSET {$from}", 'ARRAY_A' ); // phpcs:ignore WordPress.DB.PreparedSQL -- this class's own words.
			$pairs = array_map( static fn ( array $row ): array => [ (int) $row['ordinal'], (int) $row['price'] ], $rows );
			yield array_values( array_filter( $pairs, fn ( array $pair ): bool => ! isset( $this->fixed[ $pair[0] ] ) ) );
			if ( count( $rows ) < self::BATCH ) {
				return;
			}
		}
	}
}
