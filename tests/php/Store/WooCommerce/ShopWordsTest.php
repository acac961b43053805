<?php

declare( strict_types=1 );

namespace Marketday\Tests\Store\WooCommerce;

use Marketday\Engine\WooCommerce\ShopWords;
use PHPUnit\Framework\Attributes\TestWith;
use PHPUnit\Framework\TestCase;
use WP_REST_Request;
use WP_REST_Response;

final class ShopWordsTest extends TestCase {
	#[TestWith( [ 'Add to cart', 'Add to basket' ] )]
	#[TestWith( [ 'Add to cart: “A “fine” mug”', 'Add to basket: “A “fine” mug”' ] )]
	#[TestWith( [ '“Mug” has been added to your cart', '“Mug” has been added to your basket' ] )]
	#[TestWith( [ 'Add to cart now', 'Add to cart now' ] )]
	#[TestWith( [ 'In den Warenkorb', 'In den Warenkorb' ] )]
	#[TestWith( [ 'View products', 'View products' ] )]
	public function test_the_basket_has_one_word_unless_the_shop_has_chosen_its_own( string $theirs, string $ours ): void {
		self::assertSame( $ours, ShopWords::ours( $theirs ) );
	}

	#[TestWith( [ 'Cart updated.', 'Basket updated.' ] )]
	#[TestWith( [ 'You cannot add another "Cart" to your cart.', 'You cannot add another "Cart" to your basket.' ] )]
	#[TestWith( [ 'Added. <a href="/cart/" class="button">View cart</a>', 'Added. <a href="/cart/" class="button">View basket</a>' ] )]
	#[TestWith( [ 'Cannot create order from empty cart.', 'Cannot create order from empty basket.' ] )]
	#[TestWith( [ 'You cannot add &quot;Empty the cart&quot; to the cart because', 'You cannot add &quot;Empty the cart&quot; to the basket because' ] )]
	#[TestWith( [ '“Fill your cart” was removed from your cart.', '“Fill your cart” was removed from your basket.' ] )]
	public function test_its_notices_have_the_same_word( string $theirs, string $ours ): void {
		( new ShopWords() )->register();

		self::assertSame( $ours, apply_filters( 'woocommerce_add_error', $theirs ) );
		remove_all_filters( 'woocommerce_add_error' );
	}

	public function test_what_its_store_api_refuses_is_said_as_the_embedded_store_says_it(): void {
		$words = new ShopWords();
		$calls = static fn ( string $route ): mixed => $words->answer(
			new WP_REST_Response( [ 'code' => 'a', 'message' => 'Sorry, this order requires a shipping option.' ], 400 ),
			null,
			new WP_REST_Request( 'POST', $route )
		)->get_data()['message'];

		self::assertStringStartsWith( 'We can’t deliver this order', $calls( '/wc/store/v1/checkout' ) );
		self::assertStringStartsWith( 'Sorry', $calls( '/wc/v3/orders' ) );
	}

	public function test_a_country_has_its_name_alone(): void {
		self::assertSame(
			[
				'GB' => 'United Kingdom',
				'AE' => 'United Arab Emirates',
			],
			( new ShopWords() )->countries( [
				'GB' => 'United Kingdom (UK)',
				'AE' => 'United Arab Emirates',
			] )
		);
	}
}
