<?php

declare( strict_types=1 );

namespace Marketday\Engine\WooCommerce;

defined( 'ABSPATH' ) || exit;

use Marketday\Engine\Contract\FreeDelivery;
use WC_Cart;
use WC_Coupon;
use WC_Shipping_Free_Shipping;
use WC_Shipping_Zones;

/** Distance of WooCommerce's basket from the free delivery of its zone, by the rules of WooCommerce's own method. */
final class FreeDeliveryReader {
	public function __construct(
		private readonly ShopSession $session,
		private readonly MoneyReader $money
	) {}

	public function read(): ?FreeDelivery {
		$basket  = $this->session->basket();
		$package = $basket->needs_shipping() && $basket->show_shipping() ? array_values( $basket->get_shipping_packages() )[0] ?? null : null;
		if ( ! is_array( $package ) ) {
			return null;
		}
		$offers = [];
		foreach ( WC_Shipping_Zones::get_zone_matching_package( $package )->get_shipping_methods( true ) as $method ) {
			$offers[] = $method instanceof WC_Shipping_Free_Shipping ? $this->offer( $method, $basket ) : null;
		}
		return FreeDelivery::nearest( $offers );
	}

	private function offer( WC_Shipping_Free_Shipping $method, WC_Cart $basket ): ?FreeDelivery {
		$counted = (float) $basket->get_displayed_subtotal();
		if ( 'no' === $method->ignore_discounts ) {
			$counted -= (float) $basket->get_discount_total() + ( $basket->display_prices_including_tax() ? (float) $basket->get_discount_tax() : 0.0 );
		}
		return FreeDelivery::of(
			(string) $method->requires,
			$this->money->of( (float) $method->min_amount ),
			$this->money->of( $counted ),
			[] !== $this->coupons()
		);
	}

	/** @return list<string> The codes of applied coupons that grant free shipping. */
	public function coupons(): array {
		$granting = array_filter(
			$this->session->basket()->get_coupons(),
			static fn ( WC_Coupon $coupon ): bool => $coupon->get_free_shipping() && $coupon->is_valid()
		);
		return array_values( array_map( static fn ( WC_Coupon $coupon ): string => $coupon->get_code(), $granting ) );
	}
}
