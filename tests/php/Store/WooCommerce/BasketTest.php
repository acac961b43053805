<?php

declare( strict_types=1 );

namespace Marketday\Tests\Store\WooCommerce;

use Marketday\Engine\Contract\AddToBasket;
use Marketday\Engine\Contract\Basket;
use Marketday\Engine\Contract\BasketLine;
use Marketday\Engine\Contract\StoreError;
use Marketday\Engine\WooCommerce\SessionFlush;

final class BasketTest extends WooCommerceTestCase {
	public function test_adds_changes_and_removes_a_line(): void {
		$mug    = $this->aProduct( name: 'Mug & saucer', regularPrice: '12.50' );
		$basket = $this->basket();

		$key = $basket->add( new AddToBasket( $mug, 2 ) );
		self::assertSame( $key, $basket->add( new AddToBasket( $mug, 1 ) ) );
		$line = $basket->contents()->lines[0];
		self::assertSame( [ 'Mug & saucer', 3, 3750 ], [ $line->product->name, $line->pieces->quantity, $line->prices->total->minor ] );
		self::assertMatchesRegularExpression( '/^[0-9a-f]{32}$/', $basket->hash() );

		$basket->update( $key, 5 );
		self::assertSame( 6250, $basket->contents()->totals->subtotal->minor );
		$basket->update( $key, 0 );
		self::assertTrue( $basket->contents()->isEmpty() );
	}

	public function test_is_read_without_gathering_the_routes_of_the_whole_site(): void {
		$this->basket()->add( new AddToBasket( $this->aProduct(), 2 ) );
		$server                   = $GLOBALS['wp_rest_server'] ?? null;
		$GLOBALS['wp_rest_server'] = null;
		try {
			$contents = $this->basket()->contents();
			self::assertSame( [ 2, null ], [ $contents->lines[0]->pieces->quantity, $GLOBALS['wp_rest_server'] ] );
		} finally {
			$GLOBALS['wp_rest_server'] = $server;
		}
	}

	public function test_adds_the_chosen_variation(): void {
		[ 'shirt' => $shirt, 'blue' => $blue ] = $this->aShirt();

		$this->basket()->add( new AddToBasket( $shirt, 1, 0, [ 'attribute_pa_woo-test-colour' => 'blue', 'attribute_size' => 'M' ] ) );

		$line = $this->basket()->contents()->lines[0];
		self::assertSame( [ $shirt, $blue ], [ $line->product->productId, $line->product->variationId ] );
		self::assertSame( [ 'Blue', 'M' ], array_column( $line->product->choices, 'value' ) );
	}

	public function test_keeps_the_data_that_extensions_give_a_line(): void {
		$mug = $this->aProduct();
		$key = $this->basket()->add( new AddToBasket( $mug, 1, 0, [], [ 'engraving' => 'For Ann' ] ) );
		self::assertSame( 'For Ann', WC()->cart->get_cart_item( $key )['marketday']['engraving'] );
	}

	public function test_a_line_of_a_bundle_is_changed_and_removed_with_it_alone(): void {
		[ $set, $child, $hidden ] = [ $this->aProduct( name: 'Set' ), $this->aProduct( name: 'Cup' ), $this->aProduct( name: 'Box' ) ];
		$key = [];
		foreach ( [ $set, $child, $hidden ] as $id ) {
			$key[ $id ] = $this->basket()->add( new AddToBasket( $id, 2 ) );
		}
		add_filter( 'woocommerce_cart_item_remove_link', static fn ( string $link, string $of ): string => $of === $key[ $child ] ? '' : $link, 10, 2 );
		add_filter( 'woocommerce_cart_item_visible', static fn ( bool $is, array $item ): bool => $is && $hidden !== $item['product_id'], 10, 2 );
		$isEditable = static fn ( bool $is, \WC_Product $product ): bool => $is && $child !== $product->get_id();
		add_filter( 'woocommerce_store_api_product_quantity_editable', $isEditable, 10, 2 );

		$lines = $this->basket()->contents()->lines;

		self::assertSame(
			[ [ 'Set', false, false ], [ 'Cup', true, true ] ],
			array_map( static fn ( BasketLine $line ): array => [ $line->product->name, $line->pieces->isFixed, $line->isBound ], $lines )
		);
		self::assertSame( [ 'isFixed' => true, 'isBound' => true ], array_intersect_key( $lines[1]->toArray(), [ 'isFixed' => 1, 'isBound' => 1 ] ) );
	}

	public function test_a_line_tells_what_an_extension_says_of_its_price(): void {
		$this->basket()->add( new AddToBasket( $this->aProduct(), 1 ) );
		self::assertSame( '', $this->choices() );

		$before = '<del>£99.00</del> <span class="screen-reader-text">Now:</span> ';
		add_filter( 'woocommerce_cart_item_price', static fn ( string $price ): string => $before . $price );
		self::assertSame( '', $this->choices() );

		add_filter( 'woocommerce_cart_item_price', static fn ( string $price ): string => "{$price} <small>/ month</small>" );
		self::assertMatchesRegularExpression( '~^Price: \S+ / month$~u', $this->choices() );
	}

	/**
	 * @phpstan-impure
	 * @return string Of the first line.
	 */
	private function choices(): string {
		$choices = $this->basket()->contents()->lines[0]->product->choices;
		return implode( ', ', array_map( static fn ( array $choice ): string => "{$choice['name']}: {$choice['value']}", $choices ) );
	}

	public function test_a_quantity_may_be_changed_where_nothing_is_said_of_it(): void {
		$this->basket()->add( new AddToBasket( $this->aProduct(), 2 ) );
		add_filter( 'woocommerce_hydration_request_after_callbacks', static function ( \WP_REST_Response $response ): \WP_REST_Response {
			$cart = (array) json_decode( (string) wp_json_encode( $response->get_data() ), true );
			unset( $cart['items'][0]['quantity_limits']['editable'] );
			$response->set_data( $cart );
			return $response;
		} );

		self::assertFalse( $this->basket()->contents()->lines[0]->pieces->isFixed );
	}

	public function test_is_kept_before_the_page_is_drawn(): void {
		$this->basket()->add( new AddToBasket( $this->aProduct(), 3 ) );
		$kept = static function (): mixed {
			global $wpdb;
			$row  = $wpdb->get_var( $wpdb->prepare(
				'SELECT session_value FROM %i WHERE session_key = %s',
				"{$wpdb->prefix}woocommerce_sessions",
				WC()->session->get_customer_id()
			) );
			$data = maybe_unserialize( (string) $row );
			return is_array( $data ) ? array_column( (array) maybe_unserialize( $data['cart'] ?? '' ), 'quantity' ) : null;
		};
		do_action( 'woocommerce_set_cart_cookies', true );
		self::assertNotSame( [ 3 ], $kept() );

		( new SessionFlush() )->keep();

		self::assertSame( [ 3 ], $kept() );
	}

	public function test_refuses_with_the_store_apis_code_and_changes_nothing(): void {
		$few = $this->aProduct( stockQuantity: '2' );
		foreach ( [
			'woocommerce_rest_product_partially_out_of_stock' => fn () => $this->basket()->add( new AddToBasket( $few, 3 ) ),
			'woocommerce_rest_cart_invalid_product'           => fn () => $this->basket()->add( new AddToBasket( 99999999 ) ),
			'woocommerce_rest_cart_invalid_key'               => fn () => $this->basket()->update( 'nothing', 2 ),
			'woocommerce_rest_cart_coupon_error'              => fn () => $this->basket()->applyCoupon( 'woo-test-unknown' ),
		] as $code => $change ) {
			try {
				$change();
				self::fail( "{$code} was expected." );
			} catch ( StoreError $error ) {
				self::assertSame( $code, $error->errorCode );
				self::assertNotSame( '', $error->getMessage() );
			}
		}
		self::assertTrue( $this->basket()->contents()->isEmpty() );
	}

	public function test_leaves_waiting_notices_to_the_next_page(): void {
		$this->engine()->notices()->add( 'success', 'Your password was changed.' );
		$this->engine()->notices()->add( 'error', 'Please choose a size.' );

		$this->basket()->add( new AddToBasket( $this->aProduct() ) );
		$errors = $this->basket()->contents()->errors;

		self::assertSame( [], $errors );
		$taken = array_map( static fn ( $notice ): string => "{$notice->kind}: {$notice->message}", $this->engine()->notices()->take() );
		sort( $taken );
		self::assertSame( [ 'error: Please choose a size.', 'success: Your password was changed.' ], $taken );
		self::assertSame( [], $this->engine()->notices()->take() );
	}

	public function test_hands_other_plugins_fragments_on(): void {
		add_filter( 'woocommerce_add_to_cart_fragments', $add = static fn ( array $all ): array => $all + [ 'span.count' => '<span class="count">1</span>' ] );
		$fragments = $this->basket()->fragments();
		remove_filter( 'woocommerce_add_to_cart_fragments', $add );
		self::assertStringContainsString( 'widget_shopping_cart_content', $fragments['div.widget_shopping_cart_content'] );
		self::assertSame( '<span class="count">1</span>', $fragments['span.count'] );
	}

	public function test_empties_the_basket(): void {
		$this->basket()->add( new AddToBasket( $this->aProduct() ) );
		$this->basket()->clear();
		self::assertTrue( $this->basket()->contents()->isEmpty() );
	}

	private function basket(): Basket {
		return $this->engine()->basket();
	}
}
