<?php

declare( strict_types=1 );

namespace Marketday\Engine\WooCommerce;

defined( 'ABSPATH' ) || exit;

use Marketday\Engine\Contract\Catalogue;
use Marketday\Kernel\Slot;
use WC_Product;

/** WooCommerce's own product form has the slots of ours: without the fields that stand there, what needs them cannot be bought from it. */
final class ProductFormSlots {
	public function __construct( private readonly Catalogue $catalogue ) {}

	public function register(): void {
		add_action( 'woocommerce_before_add_to_cart_button', fn () => $this->print( Slot::ProductFormOptions, Slot::ProductFormFields ) );
		// Of a product that is sold out, WooCommerce prints no form.
		add_action( 'woocommerce_simple_add_to_cart', function (): void {
			global $product;
			if ( $product instanceof WC_Product && $product->is_purchasable() && ! $product->is_in_stock() ) {
				$this->print( Slot::ProductFormAfter );
			}
		}, 40 );
		add_action( 'woocommerce_after_add_to_cart_form', fn () => $this->print( Slot::ProductFormAfter ) );
	}

	private function print( Slot ...$slots ): void {
		/** The product that WooCommerce's templates are about at the moment. */
		global $product;
		$shown = $product instanceof WC_Product ? $this->catalogue->product( $product->get_id() ) : null;
		foreach ( null === $shown ? [] : $slots as $slot ) {
			$slot->print( $shown );
		}
	}
}
