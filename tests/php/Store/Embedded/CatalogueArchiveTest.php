<?php

declare( strict_types=1 );

namespace Marketday\Tests\Store\Embedded;

use Marketday\Catalogue\Listing\ListingContext;
use Marketday\Catalogue\Listing\Listings;
use Marketday\Search\Contract\CatalogueSearch;
use Marketday\Search\Contract\IndexedSearch;
use Marketday\Search\FacetIndex\ArchiveListing;
use WP_Query;

/** The product archives of WordPress before the first index: the shop, categories, searches among products. */
final class CatalogueArchiveTest extends CatalogueTestCase {
	private ?WP_Query $before = null;

	protected function setUp(): void {
		parent::setUp();
		$this->before = $GLOBALS['wp_the_query'];
	}

	protected function tearDown(): void {
		// Nothing to restore where the test was skipped before it began.
		$GLOBALS['wp_the_query'] = $this->before ?? $GLOBALS['wp_the_query'];
		$GLOBALS['wp_query']     = $this->before ?? $GLOBALS['wp_query'];
		parent::tearDown();
	}

	public function test_lists_visible_products_in_the_shops_order(): void {
		$this->aProduct( name: 'Bowl', position: 2 );
		$this->aProduct( name: 'Apron', position: 2 );
		$this->aProduct( name: 'Candle', position: 1 );
		$this->aProduct( name: 'Hidden', visibility: 'hidden' );

		$query = $this->visit( [ 'post_type' => 'product', 'posts_per_page' => 2 ] );

		self::assertSame( [ 'Candle', 'Apron' ], wp_list_pluck( $query->posts, 'post_title' ) );
		self::assertSame( [ 3, 2 ], [ $query->found_posts, $query->max_num_pages ] );
	}

	public function test_pages_and_sorts_as_a_shopper_asks(): void {
		$this->aProduct( name: 'Apron', regularPrice: '30' );
		$this->aProduct( name: 'Bowl', regularPrice: '10' );
		$this->aProduct( name: 'Candle', regularPrice: '20' );

		$query = $this->visit( [ 'post_type' => 'product', 'posts_per_page' => 2, 'paged' => 2, 'orderby' => 'price' ] );

		self::assertSame( [ 'Apron' ], wp_list_pluck( $query->posts, 'post_title' ) );
	}

	public function test_lists_a_category_with_those_below_it(): void {
		$this->aProduct( name: 'Mug', categories: [ [ 'Test home', 'Test mugs' ] ] );
		$this->aProduct( name: 'Hat', categories: [ [ 'Test hats' ] ] );

		$query = $this->visit( [ 'product_cat' => get_term_by( 'name', 'Test home', 'product_cat' )->slug ] );

		self::assertTrue( $query->is_tax( 'product_cat' ) );
		self::assertSame( [ 'Mug' ], wp_list_pluck( $query->posts, 'post_title' ) );
	}

	public function test_searches_among_products_within_a_category(): void {
		$this->aProduct( name: 'Enamel mug', categories: [ [ 'Test home' ] ] );
		$this->aProduct( name: 'Enamel lamp' );

		$query = $this->visit( [ 's' => 'enamel', 'post_type' => 'product', 'product_cat' => get_term_by( 'name', 'Test home', 'product_cat' )->slug ] );

		self::assertSame( [ 'Enamel mug' ], wp_list_pluck( $query->posts, 'post_title' ) );
	}

	public function test_leaves_other_queries_to_wordpress(): void {
		$id = $this->aProduct( name: 'Mug' );
		wp_update_post( [ 'ID' => $id, 'post_status' => 'draft' ] );

		$query = new WP_Query( [ 'post_type' => 'product', 'post_status' => 'draft', 'post__in' => [ $id ] ] );

		self::assertSame( [ 'Mug' ], wp_list_pluck( $query->posts, 'post_title' ) );
	}

	public function test_shows_what_the_visitors_filter_leaves(): void {
		$this->aProduct( name: 'Apron', regularPrice: '30' );
		$this->aProduct( name: 'Bowl', regularPrice: '10' );

		$query = $this->visit( [ 'post_type' => 'product', 'max_price' => '20' ] );

		self::assertSame( [ 'Bowl' ], wp_list_pluck( $query->posts, 'post_title' ) );
		self::assertSame( 1, $query->found_posts );
		self::assertTrue( $query->get( CatalogueSearch::ANSWERED ) );
	}

	/** @param array<string, int|string> $asked As a page's address asks. */
	private function visit( array $asked ): WP_Query {
		// One request's memory each.
		remove_all_filters( 'posts_pre_query' );
		( new ArchiveListing( new Listings( new IndexedSearch( $this->engine() ), ListingContext::ofPage( $this->engine()->settings() ) ) ) )->register();
		$_GET                    = array_map( 'strval', array_diff_key( $asked, [ 'post_type' => 0, 'posts_per_page' => 0 ] ) );
		$query                   = new WP_Query();
		$GLOBALS['wp_the_query'] = $query;
		$GLOBALS['wp_query']     = $query;
		$query->query( $asked );
		return $query;
	}
}
