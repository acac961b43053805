<?php

declare( strict_types=1 );

namespace Marketday\Tests\Store\WooCommerce;

use Marketday\Buying\NameYourPrice\NamedPrice;

/** What stands in the slots of the product's form stands in WooCommerce's own form too. */
final class ProductFormSlotsTest extends WooCommerceTestCase {
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

	private function formOf( int $id ): string {
		$GLOBALS['product'] = wc_get_product( $id );
		ob_start();
		woocommerce_template_single_add_to_cart();
		unset( $GLOBALS['product'] );
		return (string) ob_get_clean();
	}
}
