<?php

declare( strict_types=1 );

namespace Marketday\Store\Embedded\Basket;

defined( 'ABSPATH' ) || exit;

use Marketday\Store\Address;
use Marketday\Store\Embedded\Coupons\Coupon;
use Marketday\Store\Embedded\Coupons\CouponDiscounts;
use Marketday\Store\Embedded\EmbeddedSettings;
use Marketday\Store\Embedded\Shipping\Parcel;
use Marketday\Store\Embedded\Shipping\ShippingQuotes;
use Marketday\Store\Embedded\Tax\TaxRate;
use Marketday\Store\Embedded\Tax\TaxRates;
use Marketday\Store\Embedded\Tax\TaxSums;
use Marketday\Store\Fee;
use Marketday\Store\LineItem;
use Marketday\Store\SaleEvents;
use Marketday\Store\ShippingRateQuote;

/** Makes the sums of a basket: lines, discounts, shipping, taxes. Each line is rounded by itself, so that lines add up to totals. */
final class Calculator {
	public function __construct(
		private readonly EmbeddedSettings $settings,
		private readonly TaxRates $rates,
		private readonly CouponDiscounts $discounts,
		private readonly ShippingQuotes $shipping
	) {}

	/**
	 * @param array<string, BasketItem> $items
	 * @param array<string, Goods>      $goods By the line's key.
	 * @param list<Coupon>              $coupons
	 */
	public function calculate( array $items, array $goods, array $coupons, Address $billing, Address $shipping, string $chosenRate ): Calculation {
		$place  = $this->rates->place( $billing, $shipping );
		$priced = [];
		foreach ( $items as $key => $item ) {
			$priced[ $key ] = [
				'goods'    => $goods[ $key ],
				'quantity' => $item->quantity,
				'price'    => $this->linePrice( $goods[ $key ], $item->quantity, $place ),
			];
		}
		$byCoupon = $this->discounts->spread( $coupons, $priced );
		$lines    = [];
		foreach ( $items as $key => $item ) {
			$off           = array_sum( array_map( static fn ( array $taken ): int => $taken[ $key ] ?? 0, $byCoupon ) );
			$lines[ $key ] = $this->line( $item, $goods[ $key ], $priced[ $key ]['price'], $off, $place );
		}
		$saved         = array_map( fn ( Coupon $coupon ): CalculatedCoupon => $this->coupon( $coupon, $byCoupon[ $coupon->code ] ?? [], $goods, $place ), $coupons );
		$needsShipping = $this->shipping->isEnabled() && [] !== array_filter( $goods, static fn ( Goods $one ): bool => ! $one->virtual );
		$known         = $needsShipping && $this->canQuote( $shipping );
		$parcel        = $known ? $this->parcel( $lines, $saved, $shipping ) : null;
		$rates         = null === $parcel ? [] : $this->quotes( $lines, $parcel, $place, $chosenRate );
		$fees          = $this->fees( $lines, $place );
		return new Calculation(
			$lines,
			$saved,
			$rates,
			$this->taxes( $lines, $fees, $rates, $place ),
			$needsShipping,
			$known,
			$fees,
			null === $parcel ? null : $this->shipping->freeDelivery( $parcel )
		);
	}

	/** What one piece costs as a shopper sees it, in minor units (unrounded). */
	public function displayed( Goods $goods, int $price, Address $billing, Address $shipping ): float {
		if ( ! $goods->isTaxable() ) {
			return $price;
		}
		$place    = $this->rates->place( $billing, $shipping );
		$rates    = $this->rates->at( $place, $goods->taxClass );
		$included = $this->settings->pricesIncludeTax();
		$moved    = $included ? TaxSums::moved( $price, $this->baseRates( $goods ), $rates ) : (float) $price;
		if ( $this->displaysTax() ) {
			return $included ? $moved : $moved + array_sum( TaxSums::onTop( $moved, $rates ) );
		}
		return $included ? $moved - array_sum( TaxSums::contained( $moved, $rates ) ) : $moved;
	}

	/** True where basket and checkout show prices with their tax. */
	public function displaysTax(): bool {
		return $this->settings->basketShowsTax();
	}

	private function linePrice( Goods $goods, int $quantity, Address $place ): float {
		$price = (float) ( (int) $goods->price * $quantity );
		return $this->settings->pricesIncludeTax() && $goods->isTaxable()
			? TaxSums::moved( $price, $this->baseRates( $goods ), $this->rates->at( $place, $goods->taxClass ) )
			: $price;
	}

	/** @return array<int, TaxRate> */
	private function baseRates( Goods $goods ): array {
		return $this->rates->at( $this->rates->base(), $goods->taxClass );
	}

	private function line( BasketItem $item, Goods $goods, float $price, int $discount, Address $place ): CalculatedLine {
		[ $subtotal, $subtotalTaxes ] = $this->split( $price, $goods, $place );
		[ $total, $taxes ]            = $this->split( $price - $discount, $goods, $place );
		return new CalculatedLine( $item, $goods, $subtotal, $this->rounded( $subtotalTaxes ), $total, $this->rounded( $taxes ), $subtotalTaxes, $taxes );
	}

	/** @return array{int, array<int, float>} The net amount, rounded, and its taxes. */
	private function split( float $price, Goods $goods, Address $place ): array {
		$rates = $goods->isTaxable() ? $this->rates->at( $place, $goods->taxClass ) : [];
		if ( $this->settings->pricesIncludeTax() ) {
			$taxes = TaxSums::contained( $price, $rates );
			return [ (int) round( round( $price - array_sum( $taxes ), 6 ) ), $taxes ];
		}
		return [ (int) round( $price ), TaxSums::onTop( $price, $rates ) ];
	}

	/** @param array<int, float> $taxes */
	private function rounded( array $taxes ): int {
		return array_sum( array_map( fn ( float $tax ): int => TaxSums::round( $tax, $this->settings->pricesIncludeTax() ), $taxes ) );
	}

	/**
	 * @param array<string, int>   $taken By line key.
	 * @param array<string, Goods> $goods
	 */
	private function coupon( Coupon $coupon, array $taken, array $goods, Address $place ): CalculatedCoupon {
		$tax = 0.0;
		foreach ( $taken as $key => $discount ) {
			[ , $taxes ] = $this->split( $discount, $goods[ $key ], $place );
			$tax        += array_sum( $taxes );
		}
		$whole = array_sum( $taken );
		$saved = TaxSums::round( $tax, $this->settings->pricesIncludeTax() );
		return new CalculatedCoupon( $coupon, $this->settings->pricesIncludeTax() ? $whole - $saved : $whole, $saved );
	}

	/**
	 * @param array<string, CalculatedLine> $lines
	 * @return list<CalculatedFee>
	 */
	private function fees( array $lines, Address $place ): array {
		$items = array_values( array_map( static fn ( CalculatedLine $line ): LineItem => $line->item->line(), $lines ) );
		$goods = array_sum( array_map( static fn ( CalculatedLine $line ): int => $line->total, $lines ) );
		$fees  = [] === $items ? [] : SaleEvents::fees( $items, $goods );
		return array_map(
			fn ( Fee $fee ): CalculatedFee => new CalculatedFee(
				$fee,
				$fee->taxable
					? array_map( static fn ( float $tax ): int => TaxSums::round( $tax, false ), TaxSums::onTop( $fee->amount, $this->rates->at( $place, $fee->taxClass ) ) )
					: []
			),
			$fees
		);
	}

	private function canQuote( Address $shipping ): bool {
		if ( 'yes' !== get_option( 'woocommerce_shipping_cost_requires_address', 'no' ) ) {
			return true;
		}
		return '' !== $shipping->country && '' !== $shipping->city && '' !== $shipping->postcode;
	}

	/**
	 * @param array<string, CalculatedLine> $lines
	 * @return list<CalculatedRate>
	 */
	private function quotes( array $lines, Parcel $parcel, Address $place, string $chosenId ): array {
		$quotes = $this->shipping->quote( $parcel );
		$chosen = $this->shipping->choose( $quotes, $chosenId, $parcel->freeByCoupon );
		$rates  = array_filter( $this->rates->at( $place, $this->shippingTaxClass( $lines ) ), static fn ( TaxRate $rate ): bool => $rate->onShipping );
		return array_map(
			fn ( ShippingRateQuote $quote ): CalculatedRate => new CalculatedRate(
				$quote,
				$quote->taxable ? array_map( static fn ( float $tax ): int => TaxSums::round( $tax, false ), TaxSums::onTop( $quote->cost, $rates ) ) : [],
				$quote === $chosen
			),
			$quotes
		);
	}

	/**
	 * @param array<string, CalculatedLine> $lines
	 * @param list<CalculatedCoupon>        $coupons
	 */
	private function parcel( array $lines, array $coupons, Address $destination ): Parcel {
		$free     = [] !== array_filter( $coupons, static fn ( CalculatedCoupon $one ): bool => $one->coupon->freeShipping );
		$classes  = [];
		$shown    = 0;
		$cost     = 0;
		$withTax  = $this->displaysTax();
		$discount = array_sum( array_map( static fn ( CalculatedCoupon $one ): int => $one->discount + ( $withTax ? $one->discountTax : 0 ), $coupons ) );
		foreach ( $lines as $line ) {
			$shown += $line->subtotal + ( $withTax ? $line->subtotalTax : 0 );
			if ( ! $line->goods->virtual ) {
				$class             = $line->goods->shippingClassId;
				$classes[ $class ] = ( $classes[ $class ] ?? 0 ) + $line->item->quantity;
				$cost             += $line->total;
			}
		}
		return new Parcel( $destination, $classes, $cost, $shown, $discount, $free );
	}

	/**
	 * Shipping is taxed as the setting says; 'inherit' takes the goods' class, the standard one where they differ.
	 *
	 * @param array<string, CalculatedLine> $lines
	 */
	private function shippingTaxClass( array $lines ): string {
		$setting = (string) get_option( 'woocommerce_shipping_tax_class', 'inherit' );
		if ( 'inherit' !== $setting ) {
			return $setting;
		}
		$classes = [];
		foreach ( $lines as $line ) {
			if ( 'none' !== $line->goods->taxStatus ) {
				$classes[] = $line->goods->taxClass;
			}
		}
		// Goods that are all untaxed are sent untaxed: no rate has this class.
		return [] === $classes ? "\0none" : ( 1 === count( array_unique( $classes ) ) ? $classes[0] : '' );
	}

	/**
	 * @param array<string, CalculatedLine> $lines
	 * @param list<CalculatedFee>           $fees
	 * @param list<CalculatedRate>          $rates
	 * @return array<int, array{rate: TaxRate, goods: int, shipping: int}>
	 */
	private function taxes( array $lines, array $fees, array $rates, Address $place ): array {
		$goods = [];
		$sent  = [];
		$known = $this->rates->at( $place, $this->shippingTaxClass( $lines ) );
		foreach ( $lines as $line ) {
			$known += $this->rates->at( $place, $line->goods->taxClass );
			foreach ( $line->taxes as $id => $tax ) {
				$goods[ $id ] = ( $goods[ $id ] ?? 0 ) + TaxSums::round( $tax, $this->settings->pricesIncludeTax() );
			}
		}
		foreach ( $fees as $fee ) {
			$known += $fee->fee->taxable ? $this->rates->at( $place, $fee->fee->taxClass ) : [];
			foreach ( $fee->taxes as $id => $tax ) {
				$goods[ $id ] = ( $goods[ $id ] ?? 0 ) + $tax;
			}
		}
		foreach ( $rates as $rate ) {
			foreach ( $rate->chosen ? $rate->taxes : [] as $id => $tax ) {
				$sent[ $id ] = ( $sent[ $id ] ?? 0 ) + $tax;
			}
		}
		$found = [];
		foreach ( array_intersect_key( $known, $goods + $sent ) as $id => $rate ) {
			$found[ $id ] = [
				'rate'     => $rate,
				'goods'    => $goods[ $id ] ?? 0,
				'shipping' => $sent[ $id ] ?? 0,
			];
		}
		return $found;
	}
}
