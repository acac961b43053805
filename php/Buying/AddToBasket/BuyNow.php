<?php

declare( strict_types=1 );

namespace Marketday\Buying\AddToBasket;

defined( 'ABSPATH' ) || exit;

use Marketday\Engine\Contract\Page;
use Marketday\Engine\Contract\Settings;

/** The form's second button adds as the first does, and leads to the checkout. What is in the basket already stays there. */
final class BuyNow {
	/** The button's name, as WowStore's forms send it. */
	public const FIELD = 'wopb-buy-now';

	public function __construct( private readonly Settings $settings ) {}

	public function register(): void {
		add_filter( 'woocommerce_add_to_cart_redirect', $this->target( ... ) );
	}

	private function target( mixed $address ): mixed {
		return isset( $_REQUEST[ self::FIELD ] ) ? $this->settings->pageUrl( Page::Checkout ) : $address; // phpcs:ignore WordPress.Security.NonceVerification -- chooses between two pages of the shop.
	}
}
