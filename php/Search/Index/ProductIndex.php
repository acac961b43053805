<?php

declare( strict_types=1 );

namespace Marketday\Search\Index;

defined( 'ABSPATH' ) || exit;

use Marketday\Search\Index\Text\Synonyms;
use Marketday\Search\Index\Text\TextMatch;
use Marketday\Search\Index\Text\TextSearch;

/** Answers from the serving generation: which products match, how many have each value, in which order. */
final class ProductIndex {
	/** Number that is sorted by the database; among more of them, a page is found sooner by going through the kept order. */
	private const FEW = 300;

	/** Number that is looked for in the kept order by their ordinals, more of them in their bitmaps. */
	private const SOME = 8000;

	private readonly IndexTables $tables;

	private readonly IndexStorage $storage;

	private ?TextSearch $texts = null;

	/** @var array<int, Segment> By number. */
	private array $segments = [];

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
		foreach ( $this->storage->load( [ ...$selection->facets(), ...$counted ] ) as $number => $bits ) {
			$this->segments[ $number ] ??= new Segment( $number );
			$this->segments[ $number ]->add( $bits );
		}
		ksort( $this->segments );
		return new IndexResult( $selection, $this->segments );
	}

	/**
	 * A page of matching products.
	 *
	 * @param string $order A key of SortedOrder::COLUMNS.
	 * @return list<array{id: int, unit: int, units: list<int>}> Product id, the first matching unit's id, all units.
	 */
	public function page( IndexResult $result, string $order, int $perPage, int $offset ): array {
		if ( 'price-desc' === $order && $result->hasHighestPrice() ) {
			return $this->dearest( $result, $perPage, $offset );
		}
		$fixed = in_array( $order, MergedOrder::ORDERS, true ) ? $result->fixedPrices() : [];
		$isFew = $result->total() <= self::FEW;
		$shown = $result->shownPrices();
		$rows  = match ( true ) {
			null !== $shown
				&& [] !== $fixed => $this->walk(
					$result,
					( new MergedOrder( $this->tables, $shown, $fixed, $isFew ? $result->ordinals() : null ) )->ordinals( $order ),
					$perPage,
					$offset
				),
			$isFew                           => $this->few( $result, SortedOrder::sql( $order ), $perPage, $offset ),
			default                          => $this->walk( $result, ( new SortedOrder( $this->tables ) )->ordinals( $order ), $perPage, $offset ),
		};
		return $this->units( $result, $rows );
	}

	/** Match of a text; a selection takes it as `matching`. */
	public function text( string $text ): TextMatch {
		$this->texts ??= new TextSearch( $this->tables, Synonyms::fromOption() );
		return $this->texts->match( $text );
	}

	/** @return string SQL: the product is one that a text finds. */
	public function textCondition( string $column, string $text ): string {
		$ordinals = [];
		foreach ( $this->text( $text )->bits() as $segment => $bits ) {
			foreach ( Bits::numbers( $bits ) as $place ) {
				$ordinals[] = $segment * IndexTables::SEGMENT + $place;
			}
		}
		return [] === $ordinals ? '1 = 0' : "{$column} IN ( SELECT product_id FROM {$this->tables->products()} WHERE ordinal IN ( " . implode( ',', $ordinals ) . ' ) )';
	}

	/**
	 * A page of what a text found, best first; within a rank what sells best.
	 *
	 * @return list<array{id: int, unit: int, isNamed: bool}> `isNamed` where the unit's own number was asked for.
	 */
	public function pageByRank( IndexResult $result, TextMatch $match, int $perPage, int $offset ): array {
		$rows = [];
		foreach ( $match->ranks as $rank ) {
			$within = $result->within( $rank );
			if ( count( $rows ) < $perPage && $offset < $within->total() ) {
				array_push( $rows, ...$this->page( $within, 'popularity', $perPage - count( $rows ), $offset ) );
			}
			$offset = max( 0, $offset - $within->total() );
		}
		$named = array_fill_keys( $match->variations, true );
		return array_map( fn ( array $row ): array => $this->nameUnit( $row, $named ), $rows );
	}

	/**
	 * A page of those products of a list that match, in the list's order.
	 *
	 * @param list<int> $productIds
	 * @return list<array{id: int, unit: int, units: list<int>}>
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
		$rows = $wpdb->get_results( "SELECT ordinal, product_id, units FROM {$this->tables->products()} WHERE ordinal IN (" . implode( ',', $ordinals ) . ") ORDER BY {$sort} LIMIT {$perPage} OFFSET {$offset}", 'ARRAY_A' ); // phpcs:ignore WordPress.DB.PreparedSQL -- whole numbers and an order of ours.
		return array_values( (array) $rows );
	}

	/**
	 * Goes through the products in order and keeps those that match; there are many, so a page is soon full.
	 *
	 * @param iterable<array<int, int>> $all Ordinals of all products in the order, some thousand at a time.
	 * @return list<array{ordinal: string, product_id: string, units: string}>
	 */
	private function walk( IndexResult $result, iterable $all, int $perPage, int $offset ): array {
		$kept  = [];
		$skip  = $offset;
		$found = $result->total() <= self::SOME ? SortedOrder::ofList( $result->ordinals(), $all ) : SortedOrder::ofBitmaps( $result->bitmaps(), $all );
		foreach ( $found as $ordinal ) {
			if ( $skip-- <= 0 ) {
				$kept[] = $ordinal;
				if ( count( $kept ) === $perPage ) {
					break;
				}
			}
		}
		return [] === $kept ? [] : $this->inOrder( $kept );
	}

	/** @return list<array{id: int, unit: int, units: list<int>}> Each with the unit that it stands by. */
	private function dearest( IndexResult $result, int $perPage, int $offset ): array {
		$order  = new DearestOrder( $result->pricedUnits(), $result->shownPrices() );
		$rows   = [];
		$planes = [];
		$skip   = $offset;
		foreach ( $order->first( $offset + $perPage ) as $price => $equals ) {
			if ( count( $equals ) <= $skip ) {
				$skip -= count( $equals );
				continue;
			}
			$own = $this->inOrder( $equals );
			// As a falling order of SortedOrder has them: among equals the newer one first.
			usort( $own, static fn ( array $one, array $other ): int => (int) $other['product_id'] <=> (int) $one['product_id'] );
			foreach ( array_slice( $own, $skip, $perPage - count( $rows ) ) as $row ) {
				$rows[]                           = $row;
				$planes[ (int) $row['ordinal'] ] = $order->planeOf( (int) $row['ordinal'], $price );
			}
			$skip = 0;
		}
		return $this->units( $result, $rows, $planes );
	}

	/**
	 * @param list<int> $ordinals
	 * @return list<array{ordinal: string, product_id: string, units: string}>
	 */
	private function inOrder( array $ordinals ): array {
		global $wpdb;
		/** @var array<int, array{ordinal: string, product_id: string, units: string}> $rows */
		$rows = array_column( (array) $wpdb->get_results( "SELECT ordinal, product_id, units FROM {$this->tables->products()} WHERE ordinal IN (" . implode( ',', $ordinals ) . ')', 'ARRAY_A' ), null, 'ordinal' ); // phpcs:ignore WordPress.DB.PreparedSQL -- whole numbers.
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
	 * @param array<int, int>                                                 $planes Of the units that are meant, by ordinal; else the first that match.
	 * @return list<array{id: int, unit: int, units: list<int>}>
	 */
	private function units( IndexResult $result, array $rows, array $planes = [] ): array {
		return array_map(
			static function ( array $row ) use ( $result, $planes ): array {
				$units = array_map( 'intval', explode( ' ', $row['units'] ) );
				return [
					'id'    => (int) $row['product_id'],
					'unit'  => $units[ $planes[ (int) $row['ordinal'] ] ?? $result->planeOf( (int) $row['ordinal'] ) ] ?? (int) $row['product_id'],
					'units' => $units,
				];
			},
			$rows
		);
	}

	/**
	 * @param array{id: int, unit: int, units: list<int>} $row
	 * @param array<int, true>                            $named Units.
	 * @return array{id: int, unit: int, isNamed: bool}
	 */
	private function nameUnit( array $row, array $named ): array {
		$units = array_values( array_filter( $row['units'], static fn ( int $unit ): bool => isset( $named[ $unit ] ) && $unit !== $row['id'] ) );
		return [
			'id'      => $row['id'],
			'unit'    => $units[0] ?? $row['unit'],
			'isNamed' => [] !== $units,
		];
	}
}
