<?php

declare( strict_types=1 );

namespace Marketday\Tests\Store\Embedded;

use Marketday\Engine\Embedded\Schema\Permalinks;
use Marketday\Tests\SiteTestCase;

/** The shop's address is known without its page being read, and follows it. */
final class ShopPathTest extends SiteTestCase {
	private Permalinks $permalinks;

	private int $page;

	protected function setUp(): void {
		parent::setUp();
		$this->permalinks = new Permalinks();
		$parent           = (int) wp_insert_post( [ 'post_type' => 'page', 'post_status' => 'publish', 'post_title' => 'Town', 'post_name' => 'town' ] );
		$this->page       = (int) wp_insert_post( [
			'post_type'   => 'page',
			'post_status' => 'publish',
			'post_title'  => 'Goods',
			'post_name'   => 'goods',
			'post_parent' => $parent,
		] );
		update_option( 'woocommerce_shop_page_id', $this->page, true );
	}

	public function test_is_read_without_a_query_once_it_is_known(): void {
		global $wpdb;
		self::assertSame( 'town/goods', $this->permalinks->shopPath() );
		wp_cache_flush();
		wp_load_alloptions();
		$before = $wpdb->num_queries;

		self::assertSame( 'town/goods', $this->permalinks->shopPath() );
		self::assertSame( 0, $wpdb->num_queries - $before );
	}

	public function test_follows_the_page_and_those_above_it(): void {
		$this->permalinks->shopPath();

		wp_update_post( [ 'ID' => $this->page, 'post_name' => 'wares' ] );
		self::assertSame( 'town/wares', $this->permalinks->shopPath() );

		wp_update_post( [ 'ID' => (int) wp_get_post_parent_id( $this->page ), 'post_name' => 'village' ] );
		self::assertSame( 'village/wares', $this->permalinks->shopPath() );
	}

	public function test_rules_that_do_not_know_it_are_written_anew(): void {
		$known = [
			$this->permalinks->categoryBase() . '/(.+?)/?$' => 'a',
			'town/goods/?$'                                 => 'b',
			'(.?.+?)/order-received(/(.*))?/?$'             => 'c',
			'(.?.+?)/order-pay(/(.*))?/?$'                  => 'd',
		];

		self::assertSame( $known, $this->permalinks->renewRules( $known ) );
		self::assertSame( '', $this->permalinks->renewRules( array_diff_key( $known, [ 'town/goods/?$' => '' ] ) ) );
		self::assertSame( '', $this->permalinks->renewRules( '' ) );
	}
}
