<?php

declare( strict_types=1 );

namespace Marketday\Engine\WooCommerce;

defined( 'ABSPATH' ) || exit;

use Closure;
use Marketday\Kernel\Slot;

/** The place for express payments in WooCommerce's own checkouts: above its classic form, and among the express methods of its blocks. */
final class ExpressSlots {
	private const SCRIPT = 'marketday-payment-methods';

	private static bool $isGiven = false;

	/** @param Closure(): WooCommerceBasket $basket */
	public function __construct( private readonly Closure $basket ) {}

	public function register(): void {
		add_action( 'woocommerce_before_checkout_form', $this->print( ... ), 20 );
	}

	/** Data for the script that registers our methods in WooCommerce's blocks, once in a page. */
	public static function toScript( WooCommerceBasket $basket ): void {
		if ( self::$isGiven ) {
			return;
		}
		self::$isGiven = true;
		$html          = ( new self( static fn (): WooCommerceBasket => $basket ) )->html();
		if ( '' !== $html ) {
			wp_add_inline_script(
				self::SCRIPT,
				sprintf( 'window.marketdayExpress = %s;', wp_json_encode( $html, JSON_HEX_TAG | JSON_UNESCAPED_SLASHES | JSON_UNESCAPED_UNICODE ) ),
				'before'
			);
		}
	}

	private function print(): void {
		$html = $this->html();
		if ( '' !== $html ) {
			printf( '<div class="marketday-express">%s</div>', $html ); // phpcs:ignore WordPress.Security.EscapeOutput -- who fills the slot has escaped.
		}
	}

	private function html(): string {
		$contents = ( $this->basket )()->contents();
		return $contents->isEmpty() || ! $contents->needsPayment ? '' : trim( Slot::CheckoutExpress->html( $contents ) );
	}
}
