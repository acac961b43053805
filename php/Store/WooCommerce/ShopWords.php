<?php

declare( strict_types=1 );

namespace Marketday\Store\WooCommerce;

defined( 'ABSPATH' ) || exit;

/**
 * WooCommerce's own American words for the basket, as Marketday says them: one page has one word for it. Its texts in other languages, and those that
 * a shop or another plugin has chosen, stay.
 */
final class ShopWords {
	public static function ours( string $text ): string {
		if ( 'Add to cart' === $text ) {
			return __( 'Add to basket', 'marketday' );
		}
		if ( 1 === preg_match( '/^Add to cart: “(.*)”$/Dsu', $text, $found ) ) {
			/* translators: %s: a product's name */
			return sprintf( __( 'Add to basket: “%s”', 'marketday' ), $found[1] );
		}
		if ( 1 === preg_match( '/^“(.*)” has been added to your cart$/Dsu', $text, $found ) ) {
			/* translators: %s: a product's name */
			return sprintf( __( '“%s” has been added to your basket', 'marketday' ), $found[1] );
		}
		return $text;
	}
}
