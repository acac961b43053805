<?php

declare( strict_types=1 );

namespace Marketday\Engine\WooCommerce;

defined( 'ABSPATH' ) || exit;

use Marketday\Engine\Contract\Address;
use Marketday\Engine\Contract\SaleEvents;
use Marketday\Engine\Contract\ShippingRateQuote;
use WC_Shipping_Rate;
use WC_Tax;

/** The rates of a package offered to features as Marketday's quotes, and their answer as WooCommerce's rates. */
final class ShippingAnnouncements {
	public function __construct( private readonly MoneyReader $money ) {}

	public function register(): void {
		add_filter( 'woocommerce_package_rates', [ $this, 'offer' ], 20, 2 );
	}

	/**
	 * @param array<string, WC_Shipping_Rate> $rates
	 * @param array<string, mixed>            $package
	 * @return array<string, WC_Shipping_Rate>
	 */
	public function offer( array $rates, array $package ): array {
		$quotes  = array_map( $this->quote( ... ), array_filter( $rates, static fn ( mixed $rate ): bool => $rate instanceof WC_Shipping_Rate ) );
		$cost    = $package['contents_cost'] ?? 0;
		$changed = SaleEvents::shippingRates(
			array_values( $quotes ),
			$this->destination( $package ),
			$this->money->of( is_scalar( $cost ) ? (float) $cost : 0 )->minor
		);
		$offered = [];
		foreach ( $changed as $quote ) {
			$id             = array_search( $quote, $quotes, true );
			$id             = false === $id ? $quote->id() : $id;
			$offered[ $id ] = isset( $rates[ $id ] ) && ( $quotes[ $id ] ?? null ) === $quote ? $rates[ $id ] : $this->rate( $quote, $rates[ $id ] ?? null );
		}
		return $offered;
	}

	private function quote( WC_Shipping_Rate $rate ): ShippingRateQuote {
		return new ShippingRateQuote(
			$rate->get_method_id(),
			(int) $rate->get_instance_id(),
			PlainText::of( $rate->get_label() ),
			$this->money->of( $rate->get_cost() )->minor,
			array_sum( array_map( 'floatval', $rate->get_taxes() ) ) > 0
		);
	}

	private function rate( ShippingRateQuote $quote, ?WC_Shipping_Rate $known ): WC_Shipping_Rate {
		$cost  = $this->money->ofMinor( $quote->cost )->decimal();
		$taxes = $quote->taxable ? WC_Tax::calc_shipping_tax( (float) $cost, WC_Tax::get_shipping_tax_rates() ) : [];
		if ( null === $known ) {
			$known = new WC_Shipping_Rate( $quote->id(), $quote->label, 0, $taxes, $quote->methodId, $quote->instanceId );
		}
		$known->set_label( $quote->label );
		$known->set_cost( $cost );
		$known->set_taxes( $taxes );
		return $known;
	}

	/** @param array<string, mixed> $package */
	private function destination( array $package ): Address {
		$to = is_array( $package['destination'] ?? null ) ? $package['destination'] : [];
		return Address::fromArray( [ 'address_1' => $to['address_1'] ?? $to['address'] ?? '' ] + $to );
	}
}
