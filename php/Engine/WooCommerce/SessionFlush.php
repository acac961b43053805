<?php

declare( strict_types=1 );

namespace Marketday\Engine\WooCommerce;

defined( 'ABSPATH' ) || exit;

use Marketday\Kernel\Loading\LoadsIf;
use WC_Session_Handler;

/**
 * Keeps what a link or a plain form has put into the basket before the page is drawn. WooCommerce keeps it when the answer
 * has been sent: a shopper who goes on to the checkout while the page still comes would find the basket empty there.
 */
#[LoadsIf( 'done:woocommerce_add_to_cart', 'template_redirect' )]
final class SessionFlush {
	public function register(): void {
		// After the session's cookie was set on `wp`.
		add_action( 'template_redirect', [ $this, 'keep' ], 1 );
	}

	public function keep(): void {
		if ( did_action( 'woocommerce_add_to_cart' ) > 0 && WC()->session instanceof WC_Session_Handler ) {
			WC()->session->save_data();
		}
	}
}
