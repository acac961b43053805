<?php

declare( strict_types=1 );

namespace Marketday\Tests\Store\Index;

use Marketday\Search\Index\DearestOrder;
use Marketday\Search\Index\Facet;
use Marketday\Search\Index\PriceSelection;
use Marketday\Search\Index\Selection;
use Marketday\Search\Index\TermSelection;
use PHPUnit\Framework\Attributes\DataProvider;
use PHPUnit\Framework\TestCase;

/** Over catalogues made by chance: what the index finds, and what its counts promise. */
final class FacetAccuracyTest extends TestCase {
	private const FACETS = [ 'pa_colour', 'pa_size', 'product_cat', Facet::STOCK, Facet::RATING, Facet::SALE ];

	protected function setUp(): void {
		parent::setUp();
		mt_srand( 5 );
	}

	#[DataProvider( 'catalogues' )]
	public function test_finds_what_looking_at_each_product_finds( RandomCatalogue $catalogue ): void {
		for ( $round = 0; $round < 40; $round++ ) {
			$selection = $catalogue->selection();

			self::assertSame( $catalogue->matching( $selection ), $catalogue->search( $selection )->ordinals(), var_export( $selection, true ) );
		}
	}

	#[DataProvider( 'catalogues' )]
	public function test_a_count_is_the_number_of_results_its_value_leads_to( RandomCatalogue $catalogue ): void {
		for ( $round = 0; $round < 10; $round++ ) {
			$selection = $catalogue->selection();
			$result    = $catalogue->search( $selection );
			foreach ( self::FACETS as $facet ) {
				$counts = $result->counts( $facet );
				foreach ( $this->values( $facet ) as $value ) {
					self::assertSame(
						$this->leadsTo( $catalogue, $selection, $facet, $value ),
						$counts[ $value ] ?? 0,
						"{$facet} {$value} of " . var_export( $selection, true )
					);
				}
			}
		}
	}

	#[DataProvider( 'catalogues' )]
	public function test_the_price_range_is_that_of_what_matches_but_for_the_price( RandomCatalogue $catalogue ): void {
		for ( $round = 0; $round < 20; $round++ ) {
			$selection = $catalogue->selection();

			self::assertSame( $catalogue->priceRange( $selection->without( Facet::PRICE ) ), $catalogue->search( $selection )->priceRange() );
		}
	}

	#[DataProvider( 'catalogues' )]
	public function test_within_a_limit_the_dearest_first_is_by_what_is_within_it( RandomCatalogue $catalogue ): void {
		for ( $round = 0; $round < 20; $round++ ) {
			$random    = $catalogue->selection();
			$prices    = new PriceSelection( ...[ 'high' => mt_rand( 500, 6000 ) ] + get_object_vars( $random->prices ) );
			$selection = new Selection( ...[ 'prices' => $prices ] + get_object_vars( $random ) );
			$expected  = $catalogue->dearest( $selection );
			$order     = new DearestOrder( $catalogue->search( $selection )->pricedUnits(), null );
			$all       = $order->first( count( $expected ) + 1 );
			$some      = $order->first( 3 );

			self::assertSame( array_values( array_unique( $expected ) ), array_keys( $all ) );
			foreach ( $all as $price => $ordinals ) {
				self::assertEqualsCanonicalizing( array_keys( $expected, $price, true ), $ordinals );
			}
			// Those that are asked for, and none below them.
			self::assertSame( array_slice( $all, 0, count( $some ), true ), $some );
			self::assertSame( [] === $expected ? 0 : ( array_values( $expected )[2] ?? min( $expected ) ), (int) array_key_last( $some ) );
		}
	}

	/** @return iterable<string, array{RandomCatalogue}> */
	public static function catalogues(): iterable {
		foreach ( [ 1 => 30, 2 => 120, 3 => 400 ] as $seed => $count ) {
			yield "{$count} products" => [ new RandomCatalogue( $seed, $count ) ];
		}
	}

	/** @return list<int> */
	private function values( string $facet ): array {
		return match ( $facet ) {
			'pa_colour'   => [ 1, 2, 3, 4 ],
			'pa_size'     => [ 11, 12, 13 ],
			'product_cat' => [ 21, 22, 23 ],
			Facet::RATING => [ 1, 2, 3, 4, 5 ],
			Facet::STOCK  => [ 1, 2, 3 ],
			default       => [ 1 ],
		};
	}

	/** Alone in its facet; beside chosen values of it, how many more. */
	private function leadsTo( RandomCatalogue $catalogue, Selection $selection, string $facet, int $value ): int {
		$chosen = $selection->chosenValues( $facet );
		if ( [] !== $chosen && ! in_array( $value, $chosen, true ) ) {
			return count( $catalogue->matching( $this->choosing( $selection, $facet, [ ...$chosen, $value ] ) ) ) - count( $catalogue->matching( $selection ) );
		}
		// Where one taxonomy's choice is enough, a value that none of the products has would change nothing: it is not offered.
		$own = $selection->terms->isAny ? $catalogue->matching( $this->choosing( $selection->withoutTerms(), $facet, [ $value ] ) ) : [ 0 ];
		return [] === $own ? 0 : count( $catalogue->matching( $this->choosing( $selection, $facet, [ $value ] ) ) );
	}

	/**
	 * The selection with these values in a facet.
	 *
	 * @param list<int> $values
	 */
	private function choosing( Selection $selection, string $facet, array $values ): Selection {
		$changes = match ( $facet ) {
			Facet::STOCK  => [ 'stock' => $values ],
			Facet::RATING => [ 'ratings' => $values ],
			Facet::SALE   => [ 'onSale' => true ],
			default       => [ 'terms' => new TermSelection( [ $facet => $values ] + $selection->terms->ids, $selection->terms->isAny ) ],
		};
		return new Selection( ...array_merge( get_object_vars( $selection ), $changes ) );
	}
}
