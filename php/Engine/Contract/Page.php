<?php

declare( strict_types=1 );

namespace Marketday\Engine\Contract;

defined( 'ABSPATH' ) || exit;

use Marketday\Kernel\Language;

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

	/** A page in the language that is shown. Loads nothing on a site of one language. */
	public static function inLanguage( int $id ): int {
		return has_filter( 'wpml_object_id' ) ? Language::page( $id ) : $id;
	}
}
