<?php

declare( strict_types=1 );

namespace Marketday\Engine\Embedded\Basket;

defined( 'ABSPATH' ) || exit;

use Marketday\Engine\Contract\Address;
use Marketday\Engine\Embedded\Coupons\Coupon;
use Marketday\Engine\Embedded\Coupons\CouponDiscounts;
use Marketday\Engine\Embedded\EmbeddedSettings;
use Marketday\Engine\Embedded\Shipping\LocalPickup;
use Marketday\Engine\Embedded\Tax\Rounding;
use Marketday\Engine\Embedded\Tax\TaxRate;
use Marketday\Engine\Embedded\Tax\TaxRates;
use Marketday\Engine\Embedded\Tax\TaxSums;

/**
 * Makes the sums of a basket: lines, discounts, shipping, fees, taxes. All of them are kept with their fractions and rounded where WooCommerce
 * rounds them: line by line, or once for the basket (`Rounding`).
 */
final class Calculator {
	public function __construct(
		private readonly EmbeddedSettings $settings,
		private readonly TaxRates $rates,
		private readonly CouponDiscounts $discounts,
		private readonly ShippingSums $shipping,
		private readonly FeeSums $fees
	) {}

	/**
	 * Calculates a basket. What is fetched is taxed where the shop is: all of the basket, as with WooCommerce.
	 *
	 * @param array<string, BasketItem>      $items
	 * @param array<string, PurchasableItem> $purchasable By the line's key.
	 * @param list<Coupon>                   $coupons
	 */
	public function calculate( array $items, array $purchasable, array $coupons, Address $billing, Address $shipping, string $chosenRate ): Calculation {
		$place  = $this->rates->place( $billing, $shipping );
		$sums   = $this->calculateAt( $place, $items, $purchasable, $coupons, $shipping, $chosenRate );
		$chosen = $sums->chosenRate()?->quote;
		$base   = $this->rates->base();
		return null === $chosen || $base->toArray() === $place->toArray() || ! LocalPickup::isTaxedAtBase( $chosen->methodId )
			? $sums
			: $this->calculateAt( $base, $items, $purchasable, $coupons, $shipping, $chosen->id() );
	}

	/**
	 * @param Address                        $place By whose taxes.
	 * @param array<string, BasketItem>      $items
	 * @param array<string, PurchasableItem> $purchasable By the line's key.
	 * @param list<Coupon>                   $coupons
	 */
	private function calculateAt( Address $place, array $items, array $purchasable, array $coupons, Address $shipping, string $chosenRate ): Calculation {
		$rounding = $this->settings->rounding();
		$priced   = [];
		foreach ( $items as $key => $item ) {
			$priced[ $key ] = [
				'purchasable'    => $purchasable[ $key ],
				'quantity' => $item->quantity,
				'price'    => $this->linePrice( $purchasable[ $key ], $item->quantity, $place, $rounding ),
			];
		}
		$byCoupon = $this->discounts->spreadOver( $coupons, $priced );
		$lines    = [];
		foreach ( $items as $key => $item ) {
			$off           = array_sum( array_map( static fn ( array $taken ): float => $taken[ $key ] ?? 0.0, $byCoupon ) );
			$lines[ $key ] = $this->line( $item, $purchasable[ $key ], $priced[ $key ]['price'], $off, $place, $rounding );
		}
		$saved  = array_map( fn ( Coupon $coupon ): CalculatedCoupon => $this->coupon( $coupon, $byCoupon[ $coupon->code ] ?? [], $purchasable, $place ), $coupons );
		$needed = $this->shipping->isNeeded( $purchasable );
		$known  = $needed && $this->shipping->isKnown( $shipping );
		$package = $known ? $this->shipping->rateRequest( $lines, $saved, $shipping, $rounding ) : null;
		$rates  = null === $package ? [] : $this->shipping->rates( $lines, $package, $place, $chosenRate, $rounding );
		$fees   = $this->fees->of( $lines, $rates, $place, $rounding );
		return new Calculation(
			$lines,
			$saved,
			new DeliverySums( $rates, $needed, $known, null === $package ? null : $this->shipping->freeDelivery( $package ) ),
			( new TaxLines( $this->rates, $rounding ) )->of( $lines, $fees, $rates, $place, $this->shipping->taxClass( $lines ) ),
			$fees,
			$rounding
		);
	}

	/** Price of one piece as a shopper sees it, in minor units (unrounded; but what is put upon it of each tax is rounded as a line's). */
	public function displayPrice( LineTotals $line, float $price ): float {
		$purchasable = $line->purchasable;
		if ( ! $purchasable->isTaxable() ) {
			return $price;
		}
		$rates    = $this->rates->at( $line->taxedAt, $purchasable->tax->class );
		$base     = $this->settings->pricesIncludeTax() ? $this->baseRates( $purchasable ) : [];
		$removed  = TaxSums::includedTaxes( $price, $base );
		$net      = $price - array_sum( $removed );
		$rounding = $this->settings->rounding();
		if ( ! $this->displaysTax() ) {
			return $net;
		}
		return $this->settings->pricesIncludeTax() && array_keys( $base ) === array_keys( $rates )
			? $price
			: $price - $rounding->lineTaxes( $removed ) + $rounding->lineTaxes( TaxSums::onTop( $net, $rates ) );
	}

	/** True where basket and checkout show prices with their tax. */
	public function displaysTax(): bool {
		return $this->settings->basketShowsTax();
	}

	private function linePrice( PurchasableItem $purchasable, int $quantity, Address $place, Rounding $rounding ): float {
		$price = $rounding->minor( $purchasable->unitPrice() / 10 ** $this->settings->currency()->minorUnit * $quantity );
		return $this->settings->pricesIncludeTax() && $purchasable->isTaxable()
			? TaxSums::moveGross( $price, $this->baseRates( $purchasable ), $this->rates->at( $place, $purchasable->tax->class ) )
			: $price;
	}

	/** @return array<int, TaxRate> */
	private function baseRates( PurchasableItem $purchasable ): array {
		return $this->rates->at( $this->rates->base(), $purchasable->tax->class );
	}

	private function line( BasketItem $item, PurchasableItem $purchasable, float $price, float $discount, Address $place, Rounding $rounding ): LineTotals {
		[ $subtotal, $subtotalTaxes ] = $this->split( $price, $purchasable, $place );
		[ $total, $taxes ]            = $this->split( $price - $discount, $purchasable, $place );
		return new LineTotals(
			$item,
			$purchasable,
			new LineSum( Rounding::whole( $subtotal ), Rounding::whole( $rounding->lineTaxes( $subtotalTaxes ) ), $subtotalTaxes, $subtotal ),
			new LineSum( Rounding::whole( $total ), Rounding::whole( $rounding->lineTaxes( $taxes ) ), $taxes, $total ),
			$place
		);
	}

	/** @return array{float, array<int, float>} The net amount and its taxes. */
	private function split( float $price, PurchasableItem $purchasable, Address $place ): array {
		$rates = $purchasable->isTaxable() ? $this->rates->at( $place, $purchasable->tax->class ) : [];
		if ( $this->settings->pricesIncludeTax() ) {
			$taxes = TaxSums::includedTaxes( $price, $rates );
			return [ $price - array_sum( $taxes ), $taxes ];
		}
		return [ $price, TaxSums::onTop( $price, $rates ) ];
	}

	/**
	 * @param array<string, float> $taken By line key.
	 * @param array<string, PurchasableItem> $purchasable
	 */
	private function coupon( Coupon $coupon, array $taken, array $purchasable, Address $place ): CalculatedCoupon {
		$net = 0.0;
		$tax = 0.0;
		foreach ( $taken as $key => $discount ) {
			[ $part, $taxes ] = $this->split( $discount, $purchasable[ $key ], $place );
			$net             += $part;
			$tax             += array_sum( $taxes );
		}
		return new CalculatedCoupon( $coupon, $net, $tax, $this->settings->rounding() );
	}
}
