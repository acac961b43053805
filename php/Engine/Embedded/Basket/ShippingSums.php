<?php

declare( strict_types=1 );

namespace Marketday\Engine\Embedded\Basket;

defined( 'ABSPATH' ) || exit;

use Marketday\Engine\Contract\Address;
use Marketday\Engine\Contract\FreeDelivery;
use Marketday\Engine\Contract\ShippingRateQuote;
use Marketday\Engine\Embedded\EmbeddedSettings;
use Marketday\Engine\Embedded\Shipping\RateRequest;
use Marketday\Engine\Embedded\Shipping\ShippingQuotes;
use Marketday\Engine\Embedded\Tax\Rounding;
use Marketday\Engine\Embedded\Tax\TaxRate;
use Marketday\Engine\Embedded\Tax\TaxRates;

/** Cost of sending a basket, with its taxes. */
final class ShippingSums {
	/** No rate has this class. */
	private const UNTAXED = "\0none";

	public function __construct(
		private readonly EmbeddedSettings $settings,
		private readonly TaxRates $rates,
		private readonly ShippingQuotes $quotes
	) {}

	/** @param array<string, PurchasableItem> $purchasable */
	public function isNeeded( array $purchasable ): bool {
		return $this->quotes->isEnabled() && [] !== array_filter( $purchasable, static fn ( PurchasableItem $one ): bool => ! $one->delivery->virtual );
	}

	public function isKnown( Address $shipping ): bool {
		if ( 'yes' !== get_option( 'woocommerce_shipping_cost_requires_address', 'no' ) ) {
			return true;
		}
		return '' !== $shipping->country && '' !== $shipping->city && '' !== $shipping->postcode;
	}

	public function freeDelivery( RateRequest $package ): ?FreeDelivery {
		return $this->quotes->freeDelivery( $package );
	}

	/**
	 * @param array<string, LineTotals> $lines
	 * @param list<CalculatedCoupon>    $coupons
	 */
	public function rateRequest( array $lines, array $coupons, Address $destination, Rounding $rounding ): RateRequest {
		$withTax = $this->settings->basketShowsTax();
		$pieces  = [];
		$costs   = [];
		$shown   = 0.0;
		foreach ( $lines as $line ) {
			$shown += $rounding->line( $line->before->exact ) + ( $withTax ? $rounding->lineTaxes( $line->before->taxes ) : 0.0 );
			if ( ! $line->purchasable->delivery->virtual ) {
				$class            = $line->purchasable->delivery->shippingClassId;
				$pieces[ $class ] = ( $pieces[ $class ] ?? 0 ) + $line->item->quantity;
				$costs[ $class ]  = ( $costs[ $class ] ?? 0.0 ) + $line->after->exact;
			}
		}
		$discounts = array_map( static fn ( CalculatedCoupon $one ): float => $one->exactDiscount + ( $withTax ? $one->exactDiscountTax : 0.0 ), $coupons );
		$free      = [] !== array_filter( $coupons, static fn ( CalculatedCoupon $one ): bool => $one->coupon->freeShipping );
		return new RateRequest( $destination, $pieces, $costs, $shown, (float) array_sum( $discounts ), $free );
	}

	/**
	 * @param array<string, LineTotals> $lines
	 * @return list<CalculatedRate>
	 */
	public function rates( array $lines, RateRequest $package, Address $place, string $chosenId, Rounding $rounding ): array {
		$quotes = $this->quotes->quote( $package );
		$chosen = $this->quotes->choose( $quotes, $chosenId, $package->freeByCoupon );
		$rates  = array_filter( $this->rates->at( $place, $this->taxClass( $lines ) ), static fn ( TaxRate $rate ): bool => $rate->onShipping );
		return array_map(
			static function ( ShippingRateQuote $quote ) use ( $rates, $rounding, $chosen ): CalculatedRate {
				$taxes = $quote->taxable && $quote->exactCost() > 0 ? $rounding->deliveryTaxes( $quote->exactCost(), $rates ) : [];
				return new CalculatedRate( $quote, array_map( $rounding->line( ... ), $taxes ), $quote === $chosen, (float) array_sum( $taxes ) );
			},
			$quotes
		);
	}

	/**
	 * The class by which sending is taxed: what the setting says. 'inherit' takes the goods' own, of several the standard one, or the first by name.
	 *
	 * @param array<string, LineTotals> $lines
	 */
	public function taxClass( array $lines ): string {
		$setting = (string) get_option( 'woocommerce_shipping_tax_class', 'inherit' );
		if ( 'inherit' !== $setting ) {
			return $setting;
		}
		$classes = [];
		foreach ( $lines as $line ) {
			if ( ! $line->purchasable->delivery->virtual && TaxStatus::None !== $line->purchasable->tax->status ) {
				$classes[] = $line->purchasable->tax->class;
			}
		}
		// Goods that are all untaxed are sent untaxed.
		return match ( true ) {
			[] === $classes                => self::UNTAXED,
			in_array( '', $classes, true ) => '',
			default                        => min( $classes ),
		};
	}
}
