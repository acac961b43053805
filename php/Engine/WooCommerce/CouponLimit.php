<?php

declare( strict_types=1 );

namespace Marketday\Engine\WooCommerce;

defined( 'ABSPATH' ) || exit;

use Exception;
use Marketday\Engine\Contract\CouponRateLimit;
use WC_Cart;
use WC_Coupon;
use WC_Discounts;

/** Counts the codes that are tried at WooCommerce's baskets and checkouts. Coupons that a basket has already stay there. */
final class CouponLimit {
	/** WooCommerce's number for a code that no coupon has. */
	private const UNKNOWN = WC_Coupon::E_WC_COUPON_NOT_EXIST;

	public function __construct( private readonly CouponRateLimit $guesses = new CouponRateLimit() ) {}

	public function register(): void {
		add_filter( 'woocommerce_coupon_is_valid', $this->check( ... ), 1, 3 );
		add_filter( 'woocommerce_coupon_error', $this->message( ... ), 10, 2 );
	}

	/** @throws Exception WooCommerce tells its words to the shopper. */
	private function check( mixed $isValid, WC_Coupon $coupon, WC_Discounts $discounts ): mixed {
		$basket = $discounts->get_object();
		if ( $basket instanceof WC_Cart && ! $basket->has_discount( $coupon->get_code() ) && $this->guesses->areTooMany() ) {
			throw new Exception( esc_html( $this->guesses->sentence() ), WC_Coupon::E_WC_COUPON_INVALID_FILTERED ); // phpcs:ignore WordPress.Security.EscapeOutput -- the second is a number.
		}
		return $isValid;
	}

	private function message( mixed $message, mixed $code ): mixed {
		if ( self::UNKNOWN !== $code || is_admin() && ! wp_doing_ajax() ) {
			return $message;
		}
		if ( $this->guesses->areTooMany() ) {
			return $this->guesses->sentence();
		}
		$this->guesses->count();
		return $message;
	}
}
