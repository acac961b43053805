<?php

declare( strict_types=1 );

namespace Marketday\Tests\Store\Index;

use Marketday\Engine\Contract\StockStatus;
use Marketday\Search\Index\BitChanges;
use Marketday\Search\Index\Facet;
use Marketday\Search\Index\IndexResult;
use Marketday\Search\Index\IndexTables;
use Marketday\Search\Index\PriceSelection;
use Marketday\Search\Index\ProductFacts;
use Marketday\Search\Index\ProductFigures;
use Marketday\Search\Index\ProductVisibility;
use Marketday\Search\Index\Segment;
use Marketday\Search\Index\Selection;
use Marketday\Search\Index\SelectionScope;
use Marketday\Search\Index\TermSelection;
use Marketday\Search\Index\UnitFacts;

/** Products made by chance, what the index answers about them, and the same answers worked out product by product. */
final class RandomCatalogue {
	/** @var array<int, ProductFacts> By ordinal. */
	private array $products = [];

	public function __construct( int $seed, int $count ) {
		mt_srand( $seed );
		for ( $number = 0; $number < $count; $number++ ) {
			$hasSeveral = 0 === mt_rand( 0, 2 );
			// As OrdinalAllocator places them: products with several units in every other segment.
			$ordinal                    = $hasSeveral ? IndexTables::SEGMENT + $number : $number;
			$this->products[ $ordinal ] = $this->product( $number + 1, $hasSeveral ? mt_rand( 2, 5 ) : 1 );
		}
	}

	/** @return array<int, ProductFacts> By ordinal. */
	public function products(): array {
		return $this->products;
	}

	/** @return Selection Of what a shopper may choose. */
	public function selection( bool $withScope = true ): Selection {
		$some = static fn ( array $values ): array => array_values( array_filter( $values, static fn (): bool => 0 === mt_rand( 0, 3 ) ) );
		return new Selection(
			new TermSelection(
				array_filter( [
					'pa_colour'   => $some( [ 1, 2, 3, 4 ] ),
					'pa_size'     => $some( [ 11, 12, 13 ] ),
					'product_cat' => $some( [ 21, 22, 23 ] ),
				] ),
				0 === mt_rand( 0, 4 )
			),
			0 === mt_rand( 0, 3 ) ? $some( [ 1, 2, 3 ] ) : [],
			0 === mt_rand( 0, 3 ) ? $some( [ 1, 2, 3, 4, 5 ] ) : [],
			new PriceSelection( 0 === mt_rand( 0, 3 ) ? mt_rand( 0, 3000 ) : null, 0 === mt_rand( 0, 3 ) ? mt_rand( 1000, 6000 ) : null ),
			0 === mt_rand( 0, 5 ),
			scope: new SelectionScope( within: $withScope && 0 === mt_rand( 0, 2 ) ? $this->selection( false ) : null )
		);
	}

	public function search( Selection $selection ): IndexResult {
		$changes = new BitChanges();
		foreach ( $this->products as $ordinal => $product ) {
			$changes->set( $ordinal, $product->entries()->keys() );
		}
		$segments = [];
		foreach ( $changes->segments() as $number ) {
			$bits = [];
			foreach ( $changes->applyTo( $number, [] ) as [ $entry, $bitmap ] ) {
				$bits[ $entry->facet ][ $entry->value ][ $entry->plane ] = $bitmap;
			}
			$segments[ $number ] = new Segment( $number );
			$segments[ $number ]->add( $bits );
		}
		ksort( $segments );
		return new IndexResult( $selection, $segments );
	}

	/** @return list<int> Ordinals, by looking at each product. */
	public function matching( Selection $selection ): array {
		$found = array_keys( array_filter( $this->products, fn ( ProductFacts $product ): bool => $this->matches( $product, $selection ) ) );
		sort( $found );
		return $found;
	}

	/** @return array{int, int}|null Of the units that a selection finds. */
	public function priceRange( Selection $selection ): ?array {
		$prices = [];
		foreach ( $this->products as $product ) {
			foreach ( $product->units as $unit ) {
				if ( null !== $unit->price && $this->matches( $product, $selection, $unit ) ) {
					$prices[] = $unit->price;
				}
			}
		}
		return [] === $prices ? null : [ min( $prices ), max( $prices ) ];
	}

	/** @return array<int, int> The highest price by ordinal among the units that a selection finds, the highest first. */
	public function dearest( Selection $selection ): array {
		$prices = [];
		foreach ( $this->products as $ordinal => $product ) {
			foreach ( $product->units as $unit ) {
				if ( null !== $unit->price && $this->matches( $product, $selection, $unit ) ) {
					$prices[ $ordinal ] = max( $prices[ $ordinal ] ?? 0, $unit->price );
				}
			}
		}
		arsort( $prices );
		return $prices;
	}

	/** @param UnitFacts|null $only The unit that has to match; any where it is null. */
	private function matches( ProductFacts $product, Selection $selection, ?UnitFacts $only = null ): bool {
		foreach ( null === $only ? $product->units : [ $only ] as $unit ) {
			if ( $this->unitMatches(
				$product,
				$unit,
				$selection
			) && ( null === $selection->scope->within || $this->unitMatches( $product, $unit, $selection->scope->within ) ) ) {
				return true;
			}
		}
		return false;
	}

	private function unitMatches( ProductFacts $product, UnitFacts $unit, Selection $wanted ): bool {
		$chosen = [];
		foreach ( array_filter( $wanted->terms->ids ) as $taxonomy => $ids ) {
			$isOfUnit = Facet::isOfUnit( $taxonomy );
			$having   = array_intersect( $ids, ( $isOfUnit ? $unit->terms : $product->terms )[ $taxonomy ] ?? [] );
			$chosen[] = [] !== $having && ( ! $isOfUnit || [] !== $wanted->stock || StockStatus::OutOfStock !== $unit->stock );
		}
		$terms = [] === $chosen || ( $wanted->terms->isAny ? in_array( true, $chosen, true ) : ! in_array( false, $chosen, true ) );
		return $terms && $product->visibility->inCatalogue
			&& ( [] === $wanted->stock || in_array( Facet::stockValue( $unit->stock ), $wanted->stock, true ) )
			&& ( [] === $wanted->ratings || ( $product->figures->ratings > 0 && in_array( (int) round( $product->figures->rating / 100 ), $wanted->ratings, true ) ) )
			&& ( null === $wanted->prices->low || ( null !== $unit->price && $unit->price >= $wanted->prices->low ) )
			&& ( null === $wanted->prices->high || ( null !== $unit->price && $unit->price <= $wanted->prices->high ) )
			&& ( ! $wanted->onSale || $unit->onSale );
	}

	private function product( int $id, int $units ): ProductFacts {
		$facts = [];
		for ( $number = 0; $number < $units; $number++ ) {
			$facts[] = new UnitFacts(
				1 === $units ? $id : 1000 * $id + $number,
				0 === mt_rand( 0, 20 ) ? null : mt_rand( 0, 6000 ),
				StockStatus::cases()[ mt_rand( 0, 2 ) ],
				0 === mt_rand( 0, 3 ),
				[
					'pa_colour' => array_slice( [ 1, 2, 3, 4 ], mt_rand( 0, 3 ), mt_rand( 0, 2 ) ),
					'pa_size'   => [ mt_rand( 11, 13 ) ],
				]
			);
		}
		return new ProductFacts(
			$id,
			$facts,
			[ 'product_cat' => array_slice( [ 21, 22, 23 ], mt_rand( 0, 2 ), mt_rand( 0, 3 ) ) ],
			new ProductVisibility( mt_rand( 0, 9 ) > 0, true, false ),
			"Product {$id}",
			'2026-01-01 00:00:00',
			new ProductFigures( 0, 0, 0, mt_rand( 100, 500 ), mt_rand( 0, 2 ) )
		);
	}
}
