<?php

declare( strict_types=1 );

namespace Marketday\Tests\ProductFilter;

use Marketday\Catalogue\Listing\ListingContext;
use Marketday\Catalogue\Listing\Listings;
use Marketday\Catalogue\ProductFilter\CrawlRules;
use Marketday\Catalogue\ProductFilter\FilterBlock;
use Marketday\Engine\Contract\ProductQuery;
use Marketday\Kernel\View;
use Marketday\Search\Contract\IndexedSearch;
use Marketday\Tests\SiteTestCase;
use PHPUnit\Framework\Attributes\DataProvider;

/** What crawlers may do with the endless addresses of a filter. */
final class CrawlRulesTest extends SiteTestCase {
	/** @param array<string, string> $query */
	#[DataProvider( 'addresses' )]
	public function test_one_chosen_value_is_a_page_of_its_own_and_more_are_not( array $query, bool $isListed ): void {
		$_GET = $query;
		self::assertSame( $isListed, ! isset( $this->rules()->robots( [ 'max-image-preview' => 'large' ] )['noindex'] ) );
	}

	/** @return iterable<string, array{array<string, string>, bool}> */
	public static function addresses(): iterable {
		yield 'nothing' => [ [], true ];
		yield 'an order' => [ [ 'orderby' => 'price' ], true ];
		yield 'one value' => [ [ 'filter_colour' => 'red' ], true ];
		yield 'two values' => [ [ 'filter_colour' => 'red,blue' ], false ];
		yield 'two facets' => [ [ 'filter_colour' => 'red', 'on_sale' => '1' ], false ];
		yield 'another listing of the page' => [ [ 'filter_colour' => 'red', 'filter_size-second' => 's' ], false ];
		yield 'words' => [ [ 'filter_search' => 'mug' ], false ];
		yield 'a price' => [ [ 'min_price' => '5' ], false ];
		yield 'a whole list' => [ [ FilterBlock::MORE => 'pa_colour' ], false ];
	}

	public function test_a_forms_brackets_and_empty_fields_are_no_part_of_an_address(): void {
		self::assertSame(
			[ 's' => '', 'filter_colour' => 'red,blue', 'page_id' => '4' ],
			CrawlRules::plain( [ 's' => '', 'filter_colour' => [ 'red', 'blue' ], 'min_price' => '', 'filter_size-second' => [], 'page_id' => '4' ] )
		);
	}

	public function test_robots_are_told(): void {
		$file = $this->rules()->robotsFile( "User-agent: *\n" );

		foreach ( [ '/*?min_price', '/*&orderby', '/*filter_*,', '/*filter_*&*filter_' ] as $pattern ) {
			self::assertStringContainsString( "Disallow: {$pattern}\n", $file );
		}
		self::assertStringNotContainsString( "Disallow: /*?filter_\n", $file );
	}

	public function test_two_thousand_addresses_leave_no_rows_behind(): void {
		mt_srand( 4 );
		$this->draw( [] );
		$before = $this->rows();
		for ( $round = 0; $round < 2000; $round++ ) {
			$this->draw( [
				'filter_search'      => "word{$round}",
				'filter_product_cat' => 'clothing,' . mt_rand(),
				'min_price'          => (string) mt_rand( 1, 99 ),
				'rating_filter'      => (string) mt_rand( 1, 5 ),
				'orderby'            => 'price',
			], 0 === $round % 50 );
		}

		self::assertSame( $before, $this->rows() );
	}

	public function test_made_up_values_leave_nothing_in_the_object_cache(): void {
		$this->draw( [ 'filter_product_cat' => 'clothing,made-up', 'filter_colour' => 'none' ] );
		$before = $this->cached();
		for ( $round = 0; $round < 50; $round++ ) {
			$this->draw( [ 'filter_product_cat' => "clothing,made-up-{$round}", 'filter_colour' => "none-{$round}", 'filter_search' => "word{$round}" ] );
		}

		self::assertSame( $before, $this->cached() );
	}

	/** @param array<string, string> $query */
	private function draw( array $query, bool $wholly = true ): void {
		$_GET  = $query;
		$rules = $this->rules();
		$rules->robots( [] );
		$rules->canonical( 'https://shop.example/shop/' );
		if ( $wholly ) {
			$scope = static fn (): ProductQuery => new ProductQuery();
			add_filter( 'marketday_listing_scope', $scope );
			$page  = ListingContext::ofCall( $this->engine()->settings(), '/?' . http_build_query( $query ), 'archive' );
			$block = new FilterBlock(
				$this->engine(),
				new Listings( new IndexedSearch( $this->engine() ), $page ),
				new View( dirname( __DIR__, 3 ) . '/php/Catalogue/ProductFilter/views' )
			);
			self::assertMatchesRegularExpression( '/<form\s+method="get"/', $block->render( [ 'blockId' => 'filter' ] ) );
			remove_filter( 'marketday_listing_scope', $scope );
		}
	}

	private function rows(): int {
		global $wpdb;
		return (int) $wpdb->get_var( "SELECT COUNT(*) FROM {$wpdb->options}" );
	}

	private function cached(): int {
		return array_sum( array_map( 'count', $GLOBALS['wp_object_cache']->cache ) );
	}

	private function rules(): CrawlRules {
		$listings = new Listings( new IndexedSearch( $this->engine() ), ListingContext::ofPage( $this->engine()->settings() ) );
		$listings->addListing( 'marketday/product-grid' );
		return new CrawlRules( $listings );
	}
}
