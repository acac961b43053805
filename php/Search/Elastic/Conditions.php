<?php

declare( strict_types=1 );

namespace Marketday\Search\Elastic;

defined( 'ABSPATH' ) || exit;

use Marketday\Engine\Contract\StockStatus;
use Marketday\Search\Index\Facet;
use Marketday\Search\Index\Selection;

/**
 * A selection as Elasticsearch is asked it: what the whole product has to be, and what one and the same unit of it has to be.
 * It means what Segment makes of the same selection; its `only` and `except` are product ids here.
 */
final class Conditions {
	/**
	 * @param list<array<string, mixed>> $products
	 * @param list<array<string, mixed>> $units
	 */
	private function __construct(
		public readonly array $products,
		public readonly array $units
	) {}

	public static function of( Selection $selection ): self {
		$products = [];
		$units    = [];
		for ( $one = $selection; null !== $one; $one = $one->scope->within ) {
			array_push( $products, ...self::ofProduct( $one ) );
			array_push( $units, ...self::ofUnit( $one ) );
		}
		return new self( $products, $units );
	}

	/**
	 * All of it as one query.
	 *
	 * @param array<string, mixed> $innerHits How the matching units are answered; not at all where it is empty.
	 * @return array<string, mixed>
	 */
	public function query( array $innerHits = [] ): array {
		$all = $this->products;
		if ( [] !== $this->units ) {
			$nested = [
				'path'  => ProductDocument::UNITS,
				'query' => self::all( $this->units ),
			];
			$all[]  = [ 'nested' => $nested + ( [] === $innerHits ? [] : [ 'inner_hits' => $innerHits ] ) ];
		}
		return self::all( $all );
	}

	/** @return array<string, mixed> That a unit can be bought. */
	public static function buyable(): array {
		return self::unitHas( 'stock', [ Facet::stockValue( StockStatus::InStock ), Facet::stockValue( StockStatus::OnBackorder ) ] );
	}

	/**
	 * @param list<array<string, mixed>> $clauses
	 * @return array<string, mixed>
	 */
	public static function all( array $clauses ): array {
		return [ 'bool' => [ 'filter' => $clauses ] ];
	}

	/**
	 * @param array<string, mixed> $clause
	 * @return array<string, mixed>
	 */
	public static function not( array $clause ): array {
		return [ 'bool' => [ 'must_not' => [ $clause ] ] ];
	}

	/** @return list<array<string, mixed>> */
	private static function ofProduct( Selection $selection ): array {
		$clauses = [ self::has( 'visible', [ $selection->scope->inSearch ? 'search' : 'catalogue' ] ) ];
		foreach ( $selection->terms->isAny ? [] : array_filter( $selection->terms->ids ) as $taxonomy => $ids ) {
			if ( ! Facet::isOfUnit( $taxonomy ) ) {
				$clauses[] = self::has( 'terms', self::tokens( $taxonomy, $ids ) );
			}
		}
		if ( [] !== $selection->ratings ) {
			$clauses[] = self::has( 'stars', $selection->ratings );
		}
		if ( $selection->featured ) {
			$clauses[] = self::has( 'featured', [ true ] );
		}
		if ( null !== $selection->scope->only ) {
			$clauses[] = [ 'terms' => [ 'post_id' => $selection->scope->only ] ];
		}
		if ( [] !== $selection->scope->except ) {
			$clauses[] = self::not( [ 'terms' => [ 'post_id' => $selection->scope->except ] ] );
		}
		return $clauses;
	}

	/** @return list<array<string, mixed>> */
	private static function ofUnit( Selection $selection ): array {
		$clauses = self::terms( $selection );
		if ( [] !== $selection->stock ) {
			$clauses[] = self::unitHas( 'stock', $selection->stock );
		}
		if ( $selection->onSale ) {
			$clauses[] = self::unitHas( 'sale', [ true ] );
		}
		$prices = array_filter(
			[
				'gte' => $selection->prices->low,
				'lte' => $selection->prices->high,
			],
			'is_int'
		);
		if ( [] !== $prices ) {
			$clauses[] = [ 'range' => [ ProductDocument::UNITS . '.price' => $prices ] ];
		}
		return $clauses;
	}

	/** @return list<array<string, mixed>> */
	private static function terms( Selection $selection ): array {
		$clauses = [];
		foreach ( array_filter( $selection->terms->ids ) as $taxonomy => $ids ) {
			if ( Facet::isOfUnit( $taxonomy ) ) {
				$having    = self::unitHas( 'terms', self::tokens( $taxonomy, $ids ) );
				$clauses[] = $selection->wantsBuyable() ? self::all( [ $having, self::buyable() ] ) : $having;
			} elseif ( $selection->terms->isAny ) {
				$clauses[] = self::unitHas( 'whole', self::tokens( $taxonomy, $ids ) );
			}
		}
		if ( ! $selection->terms->isAny || [] === $clauses ) {
			return $clauses;
		}
		return [
			[
				'bool' => [
					'should'               => $clauses,
					'minimum_should_match' => 1,
				],
			],
		];
	}

	/**
	 * @param list<int> $ids
	 * @return list<string>
	 */
	private static function tokens( string $taxonomy, array $ids ): array {
		return array_map( static fn ( int $id ): string => ProductDocument::token( $taxonomy, $id ), array_values( $ids ) );
	}

	/**
	 * @param list<bool|int|string> $values
	 * @return array<string, mixed>
	 */
	private static function has( string $field, array $values ): array {
		return [ 'terms' => [ ProductDocument::FIELD . ".{$field}" => $values ] ];
	}

	/**
	 * @param list<bool|int|string> $values
	 * @return array<string, mixed>
	 */
	private static function unitHas( string $field, array $values ): array {
		return [ 'terms' => [ ProductDocument::UNITS . ".{$field}" => $values ] ];
	}
}
