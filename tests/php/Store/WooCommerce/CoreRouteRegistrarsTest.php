<?php

declare( strict_types=1 );

namespace Marketday\Tests\Store\WooCommerce;

use Marketday\Engine\Contract\AddToBasket;
use Marketday\Engine\Contract\BasketLine;
use WP_REST_Request;

/** A call of Marketday's own does not wait for WooCommerce's routes; whoever asks for one of them within it gets it. */
final class CoreRouteRegistrarsTest extends WooCommerceTestCase {
	protected function tearDown(): void {
		unset( $GLOBALS['wp']->query_vars['rest_route'] );
		$GLOBALS['wp_rest_server'] = null;
		parent::tearDown();
	}

	public function test_a_call_of_others_finds_all_of_them(): void {
		self::assertSame( [ true, true, true ], $this->known( '/wp/v2/posts' ) );
	}

	public function test_a_call_of_ours_does_not_wait_for_them(): void {
		self::assertSame( [ false, false, false ], $this->known( '/wopb/product-filter' ) );
	}

	public function test_the_store_api_answers_within_it_and_waits_for_no_other(): void {
		$this->known( '/wopb/product-filter' );

		self::assertSame( 200, rest_do_request( new WP_REST_Request( 'GET', '/wc/store/v1/cart' ) )->get_status() );
		self::assertSame( [ false, true, false ], $this->found() );
	}

	public function test_the_basket_asks_the_store_api_within_it(): void {
		$mug = $this->aProduct( regularPrice: '4' );
		$this->known( '/wopb/product-filter' );

		$this->engine()->basket()->add( new AddToBasket( $mug ) );

		self::assertSame( [ $mug ], array_map( static fn ( BasketLine $line ): int => $line->product->productId, $this->engine()->basket()->contents()->lines ) );
	}

	public function test_any_other_route_answers_within_it(): void {
		$this->known( '/wopb/product-filter' );

		self::assertSame( 401, rest_do_request( new WP_REST_Request( 'GET', '/wc/v3/products' ) )->get_status() );
		self::assertSame( 200, rest_do_request( new WP_REST_Request( 'GET', '/wc/store/v1/cart' ) )->get_status() );
		self::assertSame( [ true, true, true ], $this->found() );
	}

	/** @return list<bool> Whether the server that answers a call knows WooCommerce's API, its Store API, WordPress's own. */
	private function known( string $called ): array {
		$GLOBALS['wp']->query_vars['rest_route'] = $called;
		$GLOBALS['wp_rest_server']               = null;
		rest_get_server();
		return $this->found();
	}

	/** @return list<bool> */
	private function found(): array {
		$known = array_keys( rest_get_server()->get_routes() );
		return array_map( static fn ( string $path ): bool => in_array( $path, $known, true ), [ '/wc/v3/products', '/wc/store/v1/cart', '/wp/v2/posts' ] );
	}
}
