<?php

declare( strict_types=1 );

namespace Marketday\Engine\Contract;

defined( 'ABSPATH' ) || exit;

/** The shop's own pages; the values are the names WooCommerce's options carry. */
enum Page: string {
	case Shop     = 'shop';
	case Basket   = 'cart';
	case Checkout = 'checkout';
	case Account  = 'myaccount';
	case Terms    = 'terms';

	/** The option that holds the page's id. */
	public function option(): string {
		return "woocommerce_{$this->value}_page_id";
	}

	/** A page in the language that is shown; the page itself where it has no translation, or the site speaks one. */
	public static function inLanguage( int $id ): int {
		$shown = $id > 0 ? apply_filters( 'wpml_object_id', $id, 'page', true ) : $id; // phpcs:ignore WordPress.NamingConventions.PrefixAllGlobals -- WPML's, which Polylang answers too.
		return is_numeric( $shown ) && (int) $shown > 0 ? (int) $shown : $id;
	}
}
