<?php

declare( strict_types=1 );

namespace Marketday\Store\Discovery;

defined( 'ABSPATH' ) || exit;

use Marketday\Store\Index\Facet;
use Marketday\Store\Index\ProductIndex;
use Marketday\Store\Index\Selection;
use Marketday\Store\ProductQuery;
use Marketday\Store\StockStatus;

/** Turns a listing's scope and a visitor's filter into what the index is asked; without an index, products are named by their ids. */
final class Scope {
	public function __construct( private readonly ?ProductIndex $index = null ) {}

	/**
	 * @param array<int, string>|null $found What a text search found, as bitmaps by segment; null without one.
	 */
	public function selection( ProductQuery $scope, FilterState $filter, ?array $found = null ): Selection {
		return new Selection(
			terms: $filter->terms,
			anyTerm: $filter->anyTaxonomy,
			stock: self::stock( $filter->stock ),
			ratings: $filter->ratings,
			low: $filter->minimumPrice,
			high: $filter->maximumPrice,
			onSale: $filter->onSale,
			inSearch: '' !== $scope->search,
			within: $this->own( $scope, $found )
		);
	}

	/** @param array<int, string>|null $found */
	private function own( ProductQuery $scope, ?array $found ): Selection {
		return new Selection(
			terms: array_filter( [
				'product_cat' => $scope->categories,
				'product_tag' => $scope->tags,
			] + $scope->attributes ),
			stock: self::stock( $scope->stock ),
			ratings: $scope->ratings,
			low: $scope->minimumPrice?->minor,
			high: $scope->maximumPrice?->minor,
			onSale: $scope->onSaleOnly,
			featured: $scope->featuredOnly,
			inSearch: '' !== $scope->search,
			only: [] === $scope->include ? null : $this->places( $scope->include ),
			except: [] === $scope->exclude ? [] : $this->places( $scope->exclude ),
			matching: $found,
			within: self::further( $scope )
		);
	}

	/** What the scope's further terms want: one selection within the other. */
	private static function further( ProductQuery $scope ): ?Selection {
		$within = null;
		foreach ( $scope->further as $terms ) {
			$within = new Selection( terms: $terms, inSearch: '' !== $scope->search, within: $within );
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
	 * Whether what is asked means a certain variation, which the card then shows: one of a colour, a price, a reduction, or a stock
	 * that a visitor chose. A listing that leaves out what is sold out means no certain one.
	 */
	public static function meansVariation( ProductQuery $scope, FilterState $filter ): bool {
		$taxonomies = array_keys( $filter->terms + $scope->attributes );
		return null !== $filter->minimumPrice || null !== $filter->maximumPrice || $filter->onSale || $scope->onSaleOnly || [] !== $filter->stock
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
