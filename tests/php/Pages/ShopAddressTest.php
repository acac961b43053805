<?php

declare( strict_types=1 );

namespace Marketday\Tests\Pages;

use Marketday\Site\Pages\ShopAddress;
use Marketday\Tests\SiteTestCase;

final class ShopAddressTest extends SiteTestCase {
	private const FILTERS = [
		'filter_colour'       => 'navy',
		'query_type_colour'   => 'or',
		'filter_stock_status' => 'instock',
		'min_price'           => '5',
		'max_price'           => '9',
		'rating_filter'       => '4',
	];

	private int $page = 0;

	protected function setUp(): void {
		parent::setUp();
		$this->page = wp_insert_post(
			[
				'post_type'    => 'page',
				'post_status'  => 'publish',
				'post_name'    => 'our-shop',
				'post_title'   => 'Our shop',
				'post_content' => '<!-- wp:marketday/product-grid /-->',
			]
		);
		update_option( 'woocommerce_shop_page_id', $this->page );
	}

	public function test_shows_the_page_where_it_holds_our_listing(): void {
		self::assertSame( [ 'pagename' => 'our-shop' ], $this->shown( [ 'post_type' => 'product' ] ) );
	}

	public function test_shows_the_page_with_a_filter_in_its_address(): void {
		foreach ( self::FILTERS as $name => $value ) {
			self::assertSame( [ 'pagename' => 'our-shop' ], $this->shown( [ 'post_type' => 'product', $name => $value ] ), $name );
		}
	}

	public function test_a_filter_leaves_the_front_page_the_front_page(): void {
		update_option( 'show_on_front', 'page' );
		update_option( 'page_on_front', $this->page );

		self::assertSame( [], $this->shown( self::FILTERS ) );
		self::assertSame( [ 'page' => '2' ], $this->shown( [ 'page' => '2' ] + self::FILTERS ) );
	}

	public function test_leaves_a_filter_to_every_other_page(): void {
		$asked = [ 'product_cat' => 'mugs' ] + self::FILTERS;
		self::assertSame( $asked, $this->shown( $asked ) );
	}

	public function test_leaves_the_archive_where_the_page_holds_none(): void {
		wp_update_post(
			[
				'ID'           => $this->page,
				'post_content' => 'Welcome.',
			]
		);

		self::assertSame( [ 'post_type' => 'product' ], $this->shown( [ 'post_type' => 'product' ] ) );
	}

	public function test_leaves_further_pages_to_the_archive_which_knows_where_it_ends(): void {
		$asked = [
			'post_type' => 'product',
			'paged'     => '99',
		];
		self::assertSame( $asked, $this->shown( $asked ) );
	}

	public function test_leaves_searches_feeds_and_single_products(): void {
		foreach ( [ 's' => 'mug', 'feed' => 'rss2', 'product' => 'enamel-mug' ] as $name => $value ) {
			$asked = [
				'post_type' => 'product',
				$name       => $value,
			];
			self::assertSame( $asked, $this->shown( $asked ) );
		}
	}

	/**
	 * @param array<string, string> $variables
	 * @return array<string, mixed>
	 */
	private function shown( array $variables ): array {
		return ( new ShopAddress( $this->engine() ) )->showPage( $variables );
	}
}
