<?php

declare( strict_types=1 );

namespace Marketday\Engine\Embedded\Shipping;

defined( 'ABSPATH' ) || exit;

use Marketday\Engine\Contract\FreeDelivery;
use Marketday\Engine\Contract\Money;
use Marketday\Engine\Contract\ShippingRateQuote;
use Marketday\Engine\Embedded\EmbeddedSettings;
use Marketday\Engine\Embedded\Tax\Rounding;

/** `free_shipping`: for everyone, from an amount on, with a coupon that grants it, or a mixture of the two. */
final class FreeShipping implements ShippingMethod {
	public function __construct( private readonly EmbeddedSettings $settings ) {}

	public function name( array $settings ): string {
		return ( $settings['title'] ?? '' ) ?: __( 'Free shipping', 'marketday' );
	}

	public function quote( int $instanceId, array $settings, RateRequest $package ): ?ShippingRateQuote {
		return true === $this->offer( $settings, $package )?->isReached
			? new ShippingRateQuote( 'free_shipping', $instanceId, $this->name( $settings ), 0, false )
			: null;
	}

	/**
	 * Distance of the package from it.
	 *
	 * @param array<string, string> $settings Of the instance.
	 */
	public function offer( array $settings, RateRequest $package ): ?FreeDelivery {
		$spent = Rounding::whole( $package->displayedSubtotal - ( 'no' === ( $settings['ignore_discounts'] ?? 'no' ) ? $package->displayedDiscount : 0.0 ) );
		$money = fn ( int $minor ): Money => new Money( $minor, $this->settings->currency() );
		return FreeDelivery::of( $settings['requires'] ?? '', $money( $this->threshold( $settings ) ), $money( $spent ), $package->freeByCoupon );
	}

	/**
	 * The next whole minor unit where the amount has fractions of one.
	 *
	 * @param array<string, string> $settings
	 */
	private function threshold( array $settings ): int {
		$entered = str_replace( ',', '.', $settings['min_amount'] ?? '' );
		$base    = $this->settings->baseCurrency();
		$minor   = is_numeric( $entered ) ? (int) ceil( round( (float) $entered * 10 ** $base->minorUnit, 6 ) ) : 0;
		return $this->settings->pricing->amount( new Money( $minor, $base ) )->minor;
	}
}
