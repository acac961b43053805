<?php

declare( strict_types=1 );

namespace Marketday\Store\Index;

/** Answers from the serving generation: which products match, how many have each value, in which order. */
final class ProductIndex {
	/** As many ordinals as fit a statement of 8 KB. */
	private const FEW = 1000;

	private const WALK = 4000;

	private const ORDERS = [
		'menu_order' => 'menu_order, title, product_id',
		'title'      => 'title, product_id',
		'date'       => 'published DESC, product_id DESC',
		'price'      => 'low, product_id',
		'price-desc' => 'high DESC, product_id DESC',
		'popularity' => 'sales DESC, product_id DESC',
		'views'      => 'views DESC, product_id DESC',
		'rating'     => 'rating DESC, ratings DESC, product_id DESC',
		'reviews'    => 'ratings DESC, rating DESC, product_id DESC',
	];

	private readonly IndexTables $tables;

	private readonly IndexStorage $storage;

	/** @param 'a'|'b'|string $generation */
	private function __construct( string $generation ) {
		$this->tables  = IndexTables::of( $generation );
		$this->storage = new IndexStorage( $this->tables );
	}

	/** Null until the index has been built once. */
	public static function serving(): ?self {
		$active = IndexState::read()->active;
		return null === $active ? null : new self( $active );
	}

	/**
	 * @param list<string> $counted Facets whose values are counted: taxonomies and those of Facet.
	 */
	public function search( Selection $selection, array $counted = [] ): IndexResult {
		$loaded   = $this->storage->load( [ ...$selection->facets(), ...$counted ] );
		$segments = [];
		foreach ( $loaded as $number => $bits ) {
			$segments[ $number ] = new Segment( $number, $bits );
		}
		ksort( $segments );
		return new IndexResult( $selection, $segments );
	}

	/**
	 * A page of matching products.
	 *
	 * @param string $order A key of ORDERS.
	 * @return list<array{id: int, unit: int}> Product id, and the first matching unit's id.
	 */
	public function page( IndexResult $result, string $order, int $perPage, int $offset ): array {
		$sort = self::ORDERS[ $order ] ?? self::ORDERS['menu_order'];
		$rows = $result->total() <= self::FEW ? $this->few( $result, $sort, $perPage, $offset ) : $this->walk( $result, $sort, $perPage, $offset );
		return $this->units( $result, $rows );
	}

	/**
	 * A page of those products of a list that match, in the list's order.
	 *
	 * @param list<int> $productIds
	 * @return list<array{id: int, unit: int}>
	 */
	public function pageInOrder( IndexResult $result, array $productIds, int $perPage, int $offset ): array {
		$places   = $this->storage->ordinals( $productIds );
		$matching = array_values( array_filter( $productIds, static fn ( int $id ): bool => isset( $places[ $id ] ) && $result->has( $places[ $id ] ) ) );
		$ordinals = array_map( static fn ( int $id ): int => $places[ $id ], array_slice( $matching, $offset, $perPage ) );
		return $this->units( $result, [] === $ordinals ? [] : $this->inOrder( $ordinals ) );
	}

	/**
	 * @param list<int> $productIds
	 * @return list<int> Their ordinals.
	 */
	public function ordinals( array $productIds ): array {
		return array_values( $this->storage->ordinals( $productIds ) );
	}

	/** @return list<array{ordinal: string, product_id: string, units: string}> */
	private function few( IndexResult $result, string $sort, int $perPage, int $offset ): array {
		global $wpdb;
		$ordinals = $result->ordinals();
		if ( [] === $ordinals ) {
			return [];
		}
		$rows = $wpdb->get_results( "SELECT ordinal, product_id, units FROM {$this->tables->products()} WHERE ordinal IN (" . implode( ',', $ordinals ) . ") ORDER BY {$sort} LIMIT {$perPage} OFFSET {$offset}", 'ARRAY_A' );
		return array_values( (array) $rows );
	}

	/**
	 * Goes through the products in order and keeps those that match; there are many, so a page is soon full.
	 *
	 * @return list<array{ordinal: string, product_id: string, units: string}>
	 */
	private function walk( IndexResult $result, string $sort, int $perPage, int $offset ): array {
		global $wpdb;
		$kept = [];
		$skip = $offset;
		for ( $from = 0; count( $kept ) < $perPage; $from += self::WALK ) {
			$ordinals = array_map( 'intval', $wpdb->get_col( "SELECT ordinal FROM {$this->tables->products()} ORDER BY {$sort} LIMIT " . self::WALK . " OFFSET {$from}" ) );
			foreach ( $ordinals as $ordinal ) {
				if ( $result->has( $ordinal ) && $skip-- <= 0 ) {
					$kept[] = $ordinal;
					if ( count( $kept ) === $perPage ) {
						break;
					}
				}
			}
			if ( count( $ordinals ) < self::WALK ) {
				break;
			}
		}
		return [] === $kept ? [] : $this->inOrder( $kept );
	}

	/**
	 * @param list<int> $ordinals
	 * @return list<array{ordinal: string, product_id: string, units: string}>
	 */
	private function inOrder( array $ordinals ): array {
		global $wpdb;
		/** @var array<int, array{ordinal: string, product_id: string, units: string}> $rows */
		$rows = array_column( (array) $wpdb->get_results( "SELECT ordinal, product_id, units FROM {$this->tables->products()} WHERE ordinal IN (" . implode( ',', $ordinals ) . ')', 'ARRAY_A' ), null, 'ordinal' );
		$page = [];
		foreach ( $ordinals as $ordinal ) {
			if ( isset( $rows[ $ordinal ] ) ) {
				$page[] = $rows[ $ordinal ];
			}
		}
		return $page;
	}

	/**
	 * @param list<array{ordinal: string, product_id: string, units: string}> $rows
	 * @return list<array{id: int, unit: int}>
	 */
	private function units( IndexResult $result, array $rows ): array {
		return array_map(
			static function ( array $row ) use ( $result ): array {
				$units = array_map( 'intval', explode( ' ', $row['units'] ) );
				return [
					'id'   => (int) $row['product_id'],
					'unit' => $units[ $result->planeOf( (int) $row['ordinal'] ) ] ?? (int) $row['product_id'],
				];
			},
			$rows
		);
	}
}
