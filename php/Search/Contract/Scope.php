<?php

declare( strict_types=1 );

namespace Marketday\Search\Contract;

defined( 'ABSPATH' ) || exit;

use Marketday\Engine\Contract\Money;
use Marketday\Engine\Contract\ProductQuery;
use Marketday\Engine\Contract\StockStatus;
use Marketday\Search\Index\Facet;
use Marketday\Search\Index\PriceSelection;
use Marketday\Search\Index\ProductIndex;
use Marketday\Search\Index\Selection;
use Marketday\Search\Index\SelectionScope;
use Marketday\Search\Index\ShownPrices;
use Marketday\Search\Index\TermSelection;

/** Turns a listing's scope and a visitor's filter into what the index is asked; without an index, products are named by their ids. */
final class Scope {
	public function __construct( private readonly ?ProductIndex $index = null ) {}

	/**
	 * @param array<int, string>|null $found What a text search found, as bitmaps by segment; null without one.
	 * @param ShownPrices|null        $shown The visitor's currency, in which the filter's limits are then; null for the shop's own.
	 */
	public function selection( ProductQuery $scope, FilterState $filter, ?array $found = null, ?ShownPrices $shown = null ): Selection {
		$limits = self::limits( $filter->price->minimum, $filter->price->maximum, $shown );
		return new Selection(
			new TermSelection( $filter->terms, $filter->anyTaxonomy ),
			self::stock( $filter->stock ),
			$filter->ratings,
			new PriceSelection( $limits['low'], $limits['high'], $shown, $limits['fixedLow'], $limits['fixedHigh'] ),
			$filter->onSale,
			scope: new SelectionScope( '' !== $scope->search, within: $this->own( $scope, $found, $shown ) )
		);
	}

	/** @return array{low: int|null, high: int|null, fixedLow: int|null, fixedHigh: int|null} */
	private static function limits( ?int $low, ?int $high, ?ShownPrices $shown ): array {
		return [
			'low'       => null === $low || null === $shown ? $low : $shown->lowestBase( $low ),
			'high'      => null === $high || null === $shown ? $high : $shown->highestBase( $high ),
			'fixedLow'  => null === $low ? null : $shown?->lowestFixed( $low ),
			'fixedHigh' => null === $high ? null : $shown?->highestFixed( $high ),
		];
	}

	/** An editor's limit is in the shop's own currency, that of a call in the visitor's. */
	private static function limitInShown( ?Money $limit, ?ShownPrices $shown ): ?int {
		return null === $limit || null === $shown ? $limit?->minor : $shown->limit( $limit );
	}

	/** @param array<int, string>|null $found */
	private function own( ProductQuery $scope, ?array $found, ?ShownPrices $shown ): Selection {
		$limits = self::limits( self::limitInShown( $scope->minimumPrice, $shown ), self::limitInShown( $scope->maximumPrice, $shown ), $shown );
		return new Selection(
			new TermSelection(
				array_filter( [
					'product_cat' => $scope->categories,
					'product_tag' => $scope->tags,
				] + $scope->attributes )
			),
			self::stock( $scope->stock ),
			$scope->ratings,
			new PriceSelection( $limits['low'], $limits['high'], $shown, $limits['fixedLow'], $limits['fixedHigh'] ),
			$scope->onSaleOnly,
			$scope->featuredOnly,
			new SelectionScope(
				'' !== $scope->search,
				[] === $scope->include ? null : $this->places( $scope->include ),
				[] === $scope->exclude ? [] : $this->places( $scope->exclude ),
				$found,
				self::further( $scope )
			)
		);
	}

	/** Selection of the scope's further terms: one within the other. */
	private static function further( ProductQuery $scope ): ?Selection {
		$within = null;
		foreach ( $scope->further as $terms ) {
			$within = new Selection( new TermSelection( $terms ), scope: new SelectionScope( '' !== $scope->search, within: $within ) );
		}
		return $within;
	}

	/**
	 * @param list<int> $productIds
	 * @return list<int>
	 */
	private function places( array $productIds ): array {
		return null === $this->index ? array_values( $productIds ) : $this->index->ordinals( $productIds );
	}

	/**
	 * Tells whether what is asked means a certain variation, which the card then shows: one of a colour, a price, a reduction, or a stock
	 * that a visitor chose. A listing that leaves out what is sold out means no certain one.
	 */
	public static function meansVariation( ProductQuery $scope, FilterState $filter ): bool {
		$taxonomies = array_keys( $filter->terms + $scope->attributes );
		return null !== $filter->price->minimum || null !== $filter->price->maximum || $filter->onSale || $scope->onSaleOnly || [] !== $filter->stock
			|| [] !== array_filter( $taxonomies, static fn ( string $taxonomy ): bool => Facet::isOfUnit( $taxonomy ) );
	}

	/**
	 * @param list<StockStatus> $stock
	 * @return list<int>
	 */
	private static function stock( array $stock ): array {
		return array_map( [ Facet::class, 'stockValue' ], $stock );
	}
}
