<?php

declare( strict_types=1 );

namespace Marketday\Engine\WooCommerce;

defined( 'ABSPATH' ) || exit;

use Marketday\Engine\Contract\Address;
use Marketday\Engine\Contract\AddressPair;
use Marketday\Engine\Contract\AppliedCoupon;
use Marketday\Engine\Contract\BasketContents;
use Marketday\Engine\Contract\BasketDelivery;
use Marketday\Engine\Contract\BasketTotals;
use Marketday\Engine\Contract\FreeDelivery;
use Marketday\Engine\Contract\Lazy;
use Marketday\Engine\Contract\Money;
use Marketday\Engine\Contract\ShippingPackage;
use Marketday\Engine\Contract\ShippingRate;
use WC_Coupon;

/** The Store API's cart as the contract's value: the server's page and the browser's script read the same answer. */
final class BasketReader {
	public function __construct(
		private readonly MoneyReader $money,
		private readonly BasketLineReader $lines
	) {}

	/** @param Lazy<list<int>> $crossSellIds */
	public function contents( Json $cart, bool $taxIncluded, Lazy $crossSellIds ): BasketContents {
		$errors    = array_map( static fn ( Json $error ): string => PlainText::of( $error->text( 'message' ) ), $cart->list( 'errors' ) );
		$extension = $cart->map( 'extensions' )->map( BasketExtension::NAME );
		return new BasketContents(
			$this->lines->lines( $cart->list( 'items' ), $taxIncluded ),
			array_map( fn ( Json $coupon ): AppliedCoupon => $this->coupon( $coupon, $taxIncluded ), $cart->list( 'coupons' ) ),
			new BasketDelivery(
				array_map( fn ( Json $package ): ShippingPackage => $this->package( $package, $taxIncluded ), $cart->list( 'shipping_rates' ) ),
				$cart->flag( 'needs_shipping' ),
				$cart->flag( 'has_calculated_shipping' ),
				FreeDelivery::fromArray( $extension->map( 'free_delivery' )->values(), $this->money->currency() ),
				$extension->has( 'needs_shipping_address' ) ? $extension->flag( 'needs_shipping_address' ) : null
			),
			$this->totals( $cart, $taxIncluded ),
			$cart->flag( 'needs_payment' ),
			new AddressPair(
				Address::fromArray( $cart->map( 'billing_address' )->values() ),
				Address::fromArray( $cart->map( 'shipping_address' )->values() )
			),
			$errors,
			$crossSellIds
		);
	}

	private function totals( Json $cart, bool $taxIncluded ): BasketTotals {
		$totals   = $cart->map( 'totals' );
		$shown    = fn ( string $name ): Money => $this->shownTotal( $totals, $name, $taxIncluded );
		$taxLines = [];
		foreach ( $totals->list( 'tax_lines' ) as $line ) {
			$taxLines[] = [
				'name'   => PlainText::of( $line->text( 'name' ) ),
				'amount' => $this->money->ofMinor( $line->text( 'price' ) ),
			];
		}
		return new BasketTotals(
			$shown( 'total_items' ),
			$shown( 'total_discount' ),
			$totals->has( 'total_shipping' ) ? $shown( 'total_shipping' ) : null,
			$this->money->ofMinor( $totals->text( 'total_tax' ) ),
			$this->money->ofMinor( $totals->text( 'total_price' ) ),
			$taxIncluded,
			$taxLines,
			$this->fees( $cart, $taxIncluded )
		);
	}

	/** @return list<array{name: string, amount: Money}> */
	private function fees( Json $cart, bool $taxIncluded ): array {
		$fees = [];
		foreach ( $cart->list( 'fees' ) as $fee ) {
			$fees[] = [
				'name'   => PlainText::of( $fee->text( 'name' ) ),
				'amount' => $this->shownTotal( $fee->map( 'totals' ), 'total', $taxIncluded ),
			];
		}
		return $fees;
	}

	private function coupon( Json $coupon, bool $taxIncluded ): AppliedCoupon {
		return new AppliedCoupon(
			$coupon->text( 'code' ),
			$this->shownTotal( $coupon->map( 'totals' ), 'total_discount', $taxIncluded ),
			( new WC_Coupon( $coupon->text( 'code' ) ) )->get_free_shipping()
		);
	}

	private function package( Json $package, bool $taxIncluded ): ShippingPackage {
		$rates = [];
		foreach ( $package->list( 'shipping_rates' ) as $rate ) {
			$price   = $rate->number( 'price' ) + ( $taxIncluded ? $rate->number( 'taxes' ) : 0 );
			$rates[] = new ShippingRate( $rate->text( 'rate_id' ), PlainText::of( $rate->text( 'name' ) ), $this->money->ofMinor( $price ), $rate->flag( 'selected' ) );
		}
		return new ShippingPackage( $package->text( 'package_id' ), PlainText::of( $package->text( 'name' ) ), $rates );
	}

	private function shownTotal( Json $totals, string $name, bool $taxIncluded ): Money {
		return $this->money->ofMinor( $totals->number( $name ) + ( $taxIncluded ? $totals->number( "{$name}_tax" ) : 0 ) );
	}
}
