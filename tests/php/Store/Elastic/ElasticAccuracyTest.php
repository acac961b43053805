<?php

declare( strict_types=1 );

namespace Marketday\Tests\Store\Elastic;

use Marketday\Search\Elastic\FacetCount;
use Marketday\Search\Elastic\ListingRequest;
use Marketday\Search\Elastic\ProductDocument;
use Marketday\Search\Index\DearestOrder;
use Marketday\Search\Index\Facet;
use Marketday\Search\Index\PriceSelection;
use Marketday\Search\Index\ProductFacts;
use Marketday\Search\Index\Selection;
use Marketday\Tests\Store\Index\RandomCatalogue;
use PHPUnit\Framework\Attributes\DataProvider;
use PHPUnit\Framework\TestCase;

/** Over catalogues made by chance: Elasticsearch, asked as listings ask it, says what the facet index says. */
final class ElasticAccuracyTest extends TestCase {
	private const FACETS = [ 'pa_colour', 'pa_size', 'product_cat', Facet::STOCK, Facet::RATING, Facet::SALE ];

	protected function setUp(): void {
		parent::setUp();
		mt_srand( 5 );
	}

	#[DataProvider( 'catalogues' )]
	public function test_finds_the_same_products( RandomCatalogue $catalogue ): void {
		$client = $this->serving( $catalogue );
		for ( $round = 0; $round < 30; $round++ ) {
			$selection = $catalogue->selection();
			$response    = $this->ask( $client, new ListingRequest( $selection, size: 1000 ) );
			$expected  = array_map( static fn ( int $ordinal ): int => $catalogue->products()[ $ordinal ]->id, $catalogue->search( $selection )->ordinals() );
			$found     = array_map( static fn ( array $hit ): int => $hit['_source']['post_id'], $response['hits']['hits'] );

			self::assertEqualsCanonicalizing( $expected, $found, var_export( $selection, true ) );
			self::assertSame( count( $expected ), $response['hits']['total']['value'] );
		}
	}

	#[DataProvider( 'catalogues' )]
	public function test_counts_the_same_beside_every_value( RandomCatalogue $catalogue ): void {
		$client = $this->serving( $catalogue );
		for ( $round = 0; $round < 20; $round++ ) {
			$selection = $catalogue->selection();
			$result    = $catalogue->search( $selection );
			$request   = new ListingRequest( $selection, facets: self::FACETS );
			$response    = $this->ask( $client, $request );
			foreach ( self::FACETS as $facet ) {
				$expected = $result->counts( $facet );
				$counts   = ( new FacetCount( $selection, $facet ) )->counts( $request->facetResponse( $facet, $response ) );
				ksort( $expected );
				ksort( $counts );

				self::assertSame( $expected, $counts, "{$facet} of " . var_export( $selection, true ) );
			}
		}
	}

	#[DataProvider( 'catalogues' )]
	public function test_the_price_range_is_the_same( RandomCatalogue $catalogue ): void {
		$client = $this->serving( $catalogue );
		for ( $round = 0; $round < 20; $round++ ) {
			$selection = $catalogue->selection();
			$request   = new ListingRequest( $selection, facets: [ Facet::PRICE ] );
			$prices    = ( new FacetCount( $selection, Facet::PRICE ) )->prices( $request->facetResponse( Facet::PRICE, $this->ask( $client, $request ) ) );

			self::assertSame( $catalogue->search( $selection )->priceRange(), $prices, var_export( $selection, true ) );
		}
	}

	#[DataProvider( 'catalogues' )]
	public function test_shows_the_same_variation( RandomCatalogue $catalogue ): void {
		$client   = $this->serving( $catalogue );
		$ordinals = array_flip( array_map( static fn ( ProductFacts $product ): int => $product->id, $catalogue->products() ) );
		for ( $round = 0; $round < 20; $round++ ) {
			$random    = $catalogue->selection();
			$prices    = new PriceSelection( ...[ 'high' => 5000 ] + get_object_vars( $random->prices ) );
			$selection = new Selection( ...[ 'prices' => $prices ] + get_object_vars( $random ) );
			$result    = $catalogue->search( $selection );
			foreach ( $this->ask( $client, new ListingRequest( $selection, size: 1000 ) )['hits']['hits'] as $hit ) {
				$ordinal = $ordinals[ $hit['_source']['post_id'] ];
				$unit    = $hit['inner_hits'][ ListingRequest::UNIT ]['hits']['hits'][0]['fields'][ ProductDocument::UNITS . '.id' ];

				self::assertSame( [ $catalogue->products()[ $ordinal ]->units[ $result->planeOf( $ordinal ) ]->id ], $unit );
			}
		}
	}

	#[DataProvider( 'catalogues' )]
	public function test_the_dearest_first_within_a_limit_is_the_same( RandomCatalogue $catalogue ): void {
		$client = $this->serving( $catalogue );
		for ( $round = 0; $round < 20; $round++ ) {
			$random    = $catalogue->selection();
			$prices    = new PriceSelection( ...[ 'high' => mt_rand( 500, 6000 ) ] + get_object_vars( $random->prices ) );
			$selection = new Selection( ...[ 'prices' => $prices ] + get_object_vars( $random ) );
			$order     = new DearestOrder( $catalogue->search( $selection )->pricedUnits(), null );
			$expected  = [];
			foreach ( $order->first( 1000 ) as $price => $equals ) {
				$own = [];
				foreach ( $equals as $ordinal ) {
					$product               = $catalogue->products()[ $ordinal ];
					$own[ $product->id ] = [ $product->id, $product->units[ $order->planeOf( $ordinal, $price ) ]->id ];
				}
				krsort( $own );
				array_push( $expected, ...array_values( $own ) );
			}
			$hits = $this->ask( $client, new ListingRequest( $selection, order: 'price-desc', size: 1000 ) )['hits']['hits'];
			$unit = static fn ( array $hit ): int => $hit['inner_hits'][ ListingRequest::UNIT ]['hits']['hits'][0]['fields'][ ProductDocument::UNITS . '.id' ][0];

			self::assertSame( $expected, array_map( static fn ( array $hit ): array => [ $hit['_source']['post_id'], $unit( $hit ) ], $hits ) );
		}
	}

	/** @return iterable<string, array{RandomCatalogue}> */
	public static function catalogues(): iterable {
		foreach ( [ 1 => 30, 2 => 120, 3 => 200 ] as $seed => $count ) {
			yield "{$count} products" => [ new RandomCatalogue( $seed, $count ) ];
		}
	}

	private function serving( RandomCatalogue $catalogue ): FakeClient {
		$client = new FakeClient();
		foreach ( $catalogue->products() as $product ) {
			$client->put( $product );
		}
		return $client;
	}

	/** @return array<string, mixed> */
	private function ask( FakeClient $client, ListingRequest $request ): array {
		$response = $client->search( $request );
		self::assertNotNull( $response );
		return $response;
	}
}
