<?php

declare( strict_types=1 );

namespace Marketday\Search\Contract;

defined( 'ABSPATH' ) || exit;

use Marketday\Engine\Contract\ProductQuery;
use Marketday\Engine\Contract\ProductSort;

/**
 * A search with the products first that the shop's people have pinned to it. They are asked for as any others, within the listing and its filter:
 * one that is not public, not sold any more or filtered out stands nowhere. Where nothing else has the words as typed, they stand alone. An order
 * that the visitor chose is kept.
 */
final class PinnedSearch implements CatalogueSearch {
	public function __construct( private readonly CatalogueSearch $search ) {}

	public function find( ProductQuery $scope, FilterState $filter ): ResultPage {
		$pins = self::pinsFor( $scope, $filter );
		$pins = [] === $pins ? null : $this->findPinned( $scope, $filter, $pins );
		if ( null === $pins || [] === $pins->products ) {
			return $this->search->find( $scope, $filter );
		}
		$perPage = max( 1, $scope->perPage );
		$others  = self::without( $scope, $pins );
		$head    = $this->search->find( $others->with( page: 1 ), $filter );
		$first   = ( $scope->page - 1 ) * $perPage;
		$shown   = array_slice( $pins->products, $first, $perPage );
		$total   = count( $pins->products );
		if ( ! self::isNoAnswer( $head ) ) {
			$total += $head->total;
			$shown  = [ ...$shown, ...$this->part( $others, $filter, $head, max( 0, $first - count( $pins->products ) ), $perPage - count( $shown ) ) ];
		}
		return new ResultPage( $shown, $total, $scope->page, $perPage, '', true );
	}

	/**
	 * Finds a part of the others: the pinned ones have moved them on, so that a page of the whole begins within one of theirs.
	 *
	 * @return list<SearchHit>
	 */
	private function part( ProductQuery $others, FilterState $filter, ResultPage $head, int $offset, int $count ): array {
		$perPage = max( 1, $head->perPage );
		$found   = [];
		for ( $page = intdiv( $offset, $perPage ) + 1; $page <= $head->pages() && count( $found ) < $offset % $perPage + $count; ++$page ) {
			$found = [ ...$found, ...( 1 === $page ? $head : $this->search->find( $others->with( page: $page ), $filter ) )->products ];
		}
		return array_slice( $found, $offset % $perPage, $count );
	}

	public function facets( ProductQuery $scope, FilterState $filter, array $facets ): Facets {
		$pins = self::pinsFor( $scope, $filter );
		$pins = [] === $pins ? null : $this->findPinned( $scope, $filter, $pins );
		if ( null === $pins || [] === $pins->products ) {
			return $this->search->facets( $scope, $filter, $facets );
		}
		$others = $this->search->find( self::without( $scope, $pins )->with( page: 1, perPage: 1 ), $filter );
		return self::isNoAnswer( $others )
			? $this->search->facets( $scope->with( search: '', include: self::ids( $pins ) ), $filter, $facets )
			: $this->search->facets( $scope, $filter, $facets )->of( $others->total + count( $pins->products ) );
	}

	/** @return list<int> None where a visitor chose an order, or searches within a listing. */
	private static function pinsFor( ProductQuery $scope, FilterState $filter ): array {
		return '' === $scope->search || '' !== $filter->search || [] !== $scope->include || ProductSort::Default !== ( $filter->sort ?? $scope->sort )
			? []
			: SearchPins::of( $scope->search );
	}

	/** @param list<int> $pins */
	private function findPinned( ProductQuery $scope, FilterState $filter, array $pins ): ResultPage {
		return $this->search->find( $scope->with( search: '', include: $pins, page: 1, perPage: SearchPins::MOST ), $filter );
	}

	private static function without( ProductQuery $scope, ResultPage $pins ): ProductQuery {
		return $scope->with( exclude: [ ...$scope->exclude, ...self::ids( $pins ) ] );
	}

	/** @return list<int> */
	private static function ids( ResultPage $found ): array {
		return array_map( static fn ( SearchHit $one ): int => $one->product->id, $found->products );
	}

	/** Nothing has the words as they were typed. */
	private static function isNoAnswer( ResultPage $found ): bool {
		return 0 === $found->total || '' !== $found->corrected || $found->isPartial;
	}
}
