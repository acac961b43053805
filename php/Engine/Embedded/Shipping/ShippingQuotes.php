<?php

declare( strict_types=1 );

namespace Marketday\Engine\Embedded\Shipping;

defined( 'ABSPATH' ) || exit;

use Marketday\Engine\Contract\Address;
use Marketday\Engine\Contract\FreeDelivery;
use Marketday\Engine\Contract\SaleEvents;
use Marketday\Engine\Contract\ShippingRateQuote;
use Marketday\Engine\Embedded\Tax\Rounding;

/** Asks every method of the destination's zone what it takes for a package. */
final class ShippingQuotes {
	/** @param array<string, ShippingMethod> $methods By method id. */
	public function __construct(
		private readonly ShippingZones $zones,
		private readonly array $methods
	) {}

	/** False where the shop sends nothing at all: then no basket needs shipping. */
	public function isEnabled(): bool {
		return 'disabled' !== get_option( 'woocommerce_ship_to_countries', '' ) && $this->zones->hasMethods();
	}

	/** @return list<ShippingRateQuote> */
	public function quote( RateRequest $package ): array {
		$quotes = [];
		foreach ( $this->zones->methodsOf( $this->zones->zoneOf( $package->destination ) ) as $row ) {
			$method   = $this->methods[ $row['method'] ] ?? null;
			$quotes[] = $method?->quote( $row['instance'], $row['settings'], $package );
		}
		return SaleEvents::shippingRates( array_values( array_filter( $quotes ) ), $package->destination, Rounding::whole( $package->cost() ) );
	}

	/** Distance of the package from the free delivery of its zone. */
	public function freeDelivery( RateRequest $package ): ?FreeDelivery {
		$free   = $this->methods['free_shipping'] ?? null;
		$offers = [];
		foreach ( $this->zones->methodsOf( $this->zones->zoneOf( $package->destination ) ) as $row ) {
			$offers[] = 'free_shipping' === $row['method'] && $free instanceof FreeShipping ? $free->offer( $row['settings'], $package ) : null;
		}
		return FreeDelivery::nearest( $offers );
	}

	/** @return list<string> What an address is offered, if the package allows it. */
	public function names( Address $destination ): array {
		$names = [];
		foreach ( $this->isEnabled() ? $this->zones->methodsOf( $this->zones->zoneOf( $destination ) ) : [] as $row ) {
			$method = $this->methods[ $row['method'] ] ?? null;
			$names  = null === $method ? $names : [ ...$names, $method->name( $row['settings'] ) ];
		}
		return $names;
	}

	/**
	 * The rate that counts: the chosen one where it is still offered, else the free one a coupon pays for, else the first.
	 *
	 * @param list<ShippingRateQuote> $quotes
	 */
	public function choose( array $quotes, string $chosen, bool $freeByCoupon ): ?ShippingRateQuote {
		foreach ( $quotes as $quote ) {
			if ( $quote->id() === $chosen ) {
				return $quote;
			}
		}
		foreach ( $freeByCoupon ? $quotes : [] as $quote ) {
			if ( 'free_shipping' === $quote->methodId ) {
				return $quote;
			}
		}
		return $quotes[0] ?? null;
	}
}
