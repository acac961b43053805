<?php

declare( strict_types=1 );

namespace Marketday\Tests\Pages;

use Marketday\Pages\ShopAddress;
use Marketday\Tests\SiteTestCase;

final class ShopAddressTest extends SiteTestCase {
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
