<?php

declare( strict_types=1 );

namespace Marketday\Engine\WooCommerce;

defined( 'ABSPATH' ) || exit;

use Marketday\Kernel\Loading\LoadsIf;

/** The link to pay for an order leads to the checkout page: there stands WooCommerce's own form for it, in place of the basket's checkout. */
#[LoadsIf( 'query:order-pay', 'pre_render_block' )]
final class PayPage {
	public function register(): void {
		add_filter( 'pre_render_block', [ $this, 'draw' ], 10, 2 );
	}

	/** @param array<string, mixed> $block */
	public function draw( ?string $drawn, array $block ): ?string {
		if ( 'marketday/checkout' !== ( $block['blockName'] ?? '' ) || ! is_wc_endpoint_url( 'order-pay' ) ) {
			return $drawn;
		}
		return '<div class="alignwide">' . do_shortcode( '[woocommerce_checkout]' ) . '</div>';
	}
}
