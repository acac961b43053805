<?php

declare( strict_types=1 );

namespace Marketday\Tests\ProductSearch;

use Marketday\Catalogue\Listing\ListingContext;
use Marketday\Catalogue\Listing\Listings;
use Marketday\Engine\Contract\ProductCodes;
use Marketday\Engine\Contract\ProductQuery;
use Marketday\Engine\Contract\QuantityLimits;
use Marketday\Engine\Contract\Stock;
use Marketday\Engine\Contract\StockStatus;
use Marketday\Engine\Contract\Variation;
use Marketday\Engine\Contract\VariationSale;
use Marketday\Search\Contract\CatalogueSearch;
use Marketday\Search\Contract\Facets;
use Marketday\Search\Contract\FilterState;
use Marketday\Search\Contract\ResultPage;
use Marketday\Search\Contract\SearchHit;
use Marketday\Search\ProductSearch\SingleResult;
use Marketday\Tests\PluginAccess;
use Marketday\Tests\ProductFactory;
use Marketday\Tests\SiteTestCase;
use WP_Query;

/** Where WooCommerce may lead whoever found one product on to it, and where the results have more to say. */
final class SingleResultTest extends SiteTestCase {
	private mixed $query = null;

	protected function setUp(): void {
		parent::setUp();
		$this->query                      = $GLOBALS['wp_query'] ?? null;
		$GLOBALS['wp_query']              = new WP_Query();
		$GLOBALS['wp_query']->found_posts = 1;
	}

	protected function tearDown(): void {
		$GLOBALS['wp_query'] = $this->query;
		parent::tearDown();
	}

	public function test_leads_on_to_the_one_product_that_was_found_as_typed(): void {
		self::assertTrue( $this->leadsOn( true, $this->found() ) );
	}

	public function test_stays_with_the_results_that_say_what_was_corrected(): void {
		self::assertFalse( $this->leadsOn( true, $this->found( corrected: 'cardigan' ) ) );
	}

	public function test_stays_with_the_results_that_say_what_was_left_out(): void {
		self::assertFalse( $this->leadsOn( true, $this->found( isPartial: true ) ) );
	}

	public function test_leads_on_to_the_variation_that_was_meant(): void {
		self::assertTrue( $this->leadsOn( true, $this->found( variation: $this->aVariation() ) ) );

		self::assertSame(
			'https://shop.example/product/enamel-mug/?attribute_pa_colour=blue',
			apply_filters( 'wp_redirect', 'https://shop.example/product/enamel-mug/' )
		);
		self::assertSame( 'https://shop.example/', apply_filters( 'wp_redirect', 'https://shop.example/' ) );
	}

	public function test_stays_with_the_results_of_a_filter_so_that_it_can_be_taken_back(): void {
		self::assertFalse( $this->leadsOn( true, $this->found(), new FilterState( onSale: true ) ) );
	}

	public function test_asks_nothing_where_more_than_one_was_found(): void {
		$GLOBALS['wp_query']->found_posts = 2;

		self::assertTrue( $this->leadsOn( true, $this->found( corrected: 'cardigan' ) ) );
	}

	public function test_never_leads_on_where_the_shop_does_not(): void {
		self::assertFalse( $this->leadsOn( false, $this->found() ) );
	}

	private function found( string $corrected = '', ?Variation $variation = null, bool $isPartial = false ): ResultPage {
		return new ResultPage( [ new SearchHit( ProductFactory::make(), $variation ) ], 1, 1, 16, $corrected, isPartial: $isPartial );
	}

	private function aVariation(): Variation {
		return new Variation(
			31,
			12,
			new ProductCodes( 'MUG-B' ),
			[ 'attribute_pa_colour' => 'blue' ],
			ProductFactory::price( 1400 ),
			new Stock( StockStatus::InStock, null, false ),
			new VariationSale( true, true, true, false, new QuantityLimits() ),
			null
		);
	}

	private function leadsOn( bool $shop, ResultPage $found, ?FilterState $filter = null ): bool {
		$search = new class( $found ) implements CatalogueSearch {
			public function __construct( private readonly ResultPage $found ) {}

			public function find( ProductQuery $scope, FilterState $filter ): ResultPage {
				return $this->found;
			}

			public function facets( ProductQuery $scope, FilterState $filter, array $facets ): Facets {
				throw new \LogicException( 'Nobody counts here.' );
			}
		};
		$page = ListingContext::ofCall( PluginAccess::engine()->settings(), home_url( '/?s=jumper&post_type=product' ), 'search###jumper' );
		return ( new SingleResult( new Listings( $search, $page->with( '', $filter ?? new FilterState() ) ) ) )->leadsOn( $shop );
	}
}
