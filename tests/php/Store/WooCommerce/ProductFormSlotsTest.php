<?php

declare( strict_types=1 );

namespace Marketday\Tests\Store\WooCommerce;

use Marketday\Buying\NameYourPrice\NamedPrice;

/** What stands in the slots of the product's form stands in WooCommerce's own form too. */
final class ProductFormSlotsTest extends WooCommerceTestCase {
	/** @var list<array{string, \Closure}> Of extensions. */
	private array $hooked = [];

	protected function tearDown(): void {
		foreach ( $this->hooked as [ $hook, $callback ] ) {
			remove_filter( $hook, $callback );
		}
		if ( function_exists( 'wc_clear_notices' ) ) {
			wc_clear_notices();
		}
		parent::tearDown();
	}

	private function on( string $hook, \Closure $callback ): void {
		$this->hooked[] = [ $hook, $callback ];
		add_filter( $hook, $callback );
	}

	public function test_the_field_of_a_named_price_is_sent_with_woocommerces_form(): void {
		$id = $this->aProduct( name: 'Walks', regularPrice: '5' );
		update_post_meta( $id, NamedPrice::META, [
			'enable' => 'yes',
			'min'    => '2',
		] );

		$form = $this->formOf( $id );

		preg_match( '~<form class="cart".*?</form>~s', $form, $found );
		self::assertStringContainsString( 'name="wopb_custom_prices"', $found[0] ?? '' );
	}

	public function test_a_product_without_anything_in_its_slots_has_the_form_as_it_was(): void {
		self::assertStringNotContainsString( 'marketday', $this->formOf( $this->aProduct() ) );
	}

	public function test_what_extensions_print_in_woocommerces_form_stands_in_ours_once(): void {
		$id = $this->aProduct();
		$received = 0;
		$this->on( 'woocommerce_before_single_product', static function () use ( &$received ): void {
			$received = $GLOBALS['product']->get_id();
			echo 'For the top of the page';
		} );
		wc_add_notice( 'For later' );
		$this->on( 'woocommerce_before_add_to_cart_button', static function (): void {
			printf( '<label>Engraving <input name="engraving" data-of="%d"></label>', absint( $GLOBALS['product']->get_id() ) );
		} );
		$this->on( 'woocommerce_after_add_to_cart_button', static fn () => print '<a href="#">Elsewhere</a>' );

		$form = $this->ourFormOf( $id );

		self::assertSame( 1, substr_count( $form, sprintf( 'name="engraving" data-of="%d"', $id ) ), $form );
		self::assertStringContainsString( 'data-marketday-sent-whole', $form );
		self::assertSame( $id, $received );
		self::assertStringNotContainsString( 'For the top', $form );
		self::assertSame( 1, wc_notice_count() );
		self::assertStringNotContainsString( 'Elsewhere', $form );
		self::assertSame( 1, substr_count( $this->formOf( $id ), 'name="engraving"' ) );
	}

	public function test_a_sentence_of_an_extension_leaves_the_form_as_it_is_sent(): void {
		$this->on( 'woocommerce_before_add_to_cart_button', static fn () => print '<p>Made to order</p>' );

		$form = $this->ourFormOf( $this->aProduct() );

		self::assertStringContainsString( '<p>Made to order</p>', $form );
		self::assertStringNotContainsString( 'data-marketday-sent-whole', $form );
	}

	public function test_a_type_of_an_extension_has_its_own_form(): void {
		$id = $this->aProduct();
		$this->on( 'woocommerce_product_class', static fn (): string => ( new class() extends \WC_Product_Simple {
			public function get_type(): string {
				return 'hamper';
			}
		} )::class );
		wc_delete_product_transients( $id );
		wp_cache_flush();
		$this->on( 'woocommerce_hamper_add_to_cart', static fn () => print '<form class="cart hamper"></form>' );

		$form = $this->ourFormOf( $id );

		self::assertStringContainsString( '<form class="cart hamper"></form>', $form );
		self::assertStringNotContainsString( 'name="add-to-cart"', $form );
	}

	private function ourFormOf( int $id ): string {
		return do_blocks( sprintf( '<!-- wp:marketday/add-to-basket {"productId":%d} /-->', $id ) );
	}

	private function formOf( int $id ): string {
		$GLOBALS['product'] = wc_get_product( $id );
		ob_start();
		woocommerce_template_single_add_to_cart();
		unset( $GLOBALS['product'] );
		return (string) ob_get_clean();
	}
}
