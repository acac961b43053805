<?php

declare( strict_types=1 );

namespace Marketday\Store\Embedded\Shipping;

defined( 'ABSPATH' ) || exit;

use InvalidArgumentException;
use Marketday\Store\Money;
use Marketday\Store\Settings;
use Marketday\Store\ShippingRateQuote;

/** `free_shipping`: for everyone, from an amount on, with a coupon that grants it, or a mixture of the two. */
final class FreeShipping implements ShippingMethod {
	public function __construct( private readonly Settings $settings ) {}

	public function name( array $settings ): string {
		return ( $settings['title'] ?? '' ) ?: __( 'Free shipping', 'marketday' );
	}

	public function quote( int $instanceId, array $settings, Parcel $parcel ): ?ShippingRateQuote {
		$spent   = $parcel->displayedSubtotal - ( 'yes' === ( $settings['ignore_discounts'] ?? 'no' ) ? 0 : $parcel->displayedDiscount );
		$enough  = $spent >= $this->threshold( $settings );
		$granted = match ( $settings['requires'] ?? '' ) {
			'coupon'     => $parcel->freeByCoupon,
			'min_amount' => $enough,
			'either'     => $enough || $parcel->freeByCoupon,
			'both'       => $enough && $parcel->freeByCoupon,
			default      => true,
		};
		return $granted ? new ShippingRateQuote( 'free_shipping', $instanceId, $this->name( $settings ), 0, false ) : null;
	}

	/** @param array<string, string> $settings */
	private function threshold( array $settings ): int {
		try {
			return Money::fromDecimal( ( $settings['min_amount'] ?? '' ) ?: '0', $this->settings->currency() )->minor;
		} catch ( InvalidArgumentException ) {
			return 0;
		}
	}
}
