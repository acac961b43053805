<?php

declare( strict_types=1 );

namespace Marketday\Engine\WooCommerce;

defined( 'ABSPATH' ) || exit;

use Closure;
use Marketday\Kernel\Slot;

/** The places above WooCommerce's own basket and checkouts, of blocks and of shortcodes. */
final class PageTopSlots {
	/** @param Closure(): WooCommerceBasket $basket */
	public function __construct( private readonly Closure $basket ) {}

	public function register(): void {
		add_action( 'woocommerce_before_cart', fn () => $this->print( Slot::BasketTop ), 5 );
		add_action( 'woocommerce_before_checkout_form', fn () => $this->print( Slot::CheckoutTop ), 5 );
		add_filter( 'render_block_woocommerce/cart', fn ( string $html ): string => $this->above( $html, Slot::BasketTop ) );
		add_filter( 'render_block_woocommerce/checkout', fn ( string $html ): string => $this->above( $html, Slot::CheckoutTop ) );
	}

	private function print( Slot $slot ): void {
		echo $this->html( $slot ); // phpcs:ignore WordPress.Security.EscapeOutput -- who fills the slot has escaped.
	}

	/** The blocks are as wide as a theme lets them be. */
	private function above( string $html, Slot $slot ): string {
		$top = is_admin() || wp_is_serving_rest_request() ? '' : $this->html( $slot );
		return '' === $top ? $html : "<div class=\"alignwide\">{$top}</div>{$html}";
	}

	private function html( Slot $slot ): string {
		if ( ! has_action( $slot->action() ) ) {
			return '';
		}
		$contents = ( $this->basket )()->contents();
		return $contents->isEmpty() ? '' : $slot->html( $contents );
	}
}
