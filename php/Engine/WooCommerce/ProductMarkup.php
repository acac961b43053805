<?php

declare( strict_types=1 );

namespace Marketday\Engine\WooCommerce;

defined( 'ABSPATH' ) || exit;

/** Search engines are to read one description of a page's product: where Marketday prints it, WooCommerce's own is left out. */
final class ProductMarkup {
	public function register(): void {
		add_action( 'marketday_structured_data_printed', [ $this, 'leaveOutOwn' ] );
	}

	public function leaveOutOwn(): void {
		remove_action( 'wp_footer', [ WC()->structured_data, 'output_structured_data' ] );
	}
}
