<?php

declare( strict_types=1 );

namespace Marketday\Store\Embedded\Basket;

defined( 'ABSPATH' ) || exit;

use Marketday\Store\Embedded\Tax\TaxRate;
use Marketday\Store\FreeDelivery;

/** Every sum of a basket, in whole minor units. Amounts are without tax, taxes beside them. */
final class Calculation {
	/**
	 * @param array<string, CalculatedLine> $lines    By key.
	 * @param list<CalculatedCoupon>        $coupons
	 * @param list<CalculatedRate>          $rates    Of the one package.
	 * @param array<int, array{rate: TaxRate, goods: int, shipping: int}> $taxes By rate id; `goods` has the fees' too.
	 * @param list<CalculatedFee>           $fees
	 */
	public function __construct(
		public readonly array $lines,
		public readonly array $coupons,
		public readonly array $rates,
		public readonly array $taxes,
		public readonly bool $needsShipping,
		/** False while shipping cannot be told: nothing is sent, or an address is needed first. */
		public readonly bool $shippingKnown,
		public readonly array $fees = [],
		public readonly ?FreeDelivery $freeDelivery = null
	) {}

	public function chosenRate(): ?CalculatedRate {
		foreach ( $this->rates as $rate ) {
			if ( $rate->chosen ) {
				return $rate;
			}
		}
		return null;
	}

	public function subtotal(): int {
		return $this->sum( static fn ( CalculatedLine $line ): int => $line->subtotal );
	}

	public function subtotalTax(): int {
		return $this->sum( static fn ( CalculatedLine $line ): int => $line->subtotalTax );
	}

	public function discount(): int {
		return array_sum( array_map( static fn ( CalculatedCoupon $coupon ): int => $coupon->discount, $this->coupons ) );
	}

	public function discountTax(): int {
		return array_sum( array_map( static fn ( CalculatedCoupon $coupon ): int => $coupon->discountTax, $this->coupons ) );
	}

	public function goodsTotal(): int {
		return $this->sum( static fn ( CalculatedLine $line ): int => $line->total );
	}

	public function shipping(): int {
		return $this->chosenRate()?->quote->cost ?? 0;
	}

	public function shippingTax(): int {
		return $this->chosenRate()?->tax() ?? 0;
	}

	public function goodsTax(): int {
		return $this->sum( static fn ( CalculatedLine $line ): int => $line->tax );
	}

	public function fees(): int {
		return array_sum( array_map( static fn ( CalculatedFee $one ): int => $one->fee->amount, $this->fees ) );
	}

	public function feesTax(): int {
		return array_sum( array_map( static fn ( CalculatedFee $one ): int => $one->tax(), $this->fees ) );
	}

	public function tax(): int {
		return $this->goodsTax() + $this->feesTax() + $this->shippingTax();
	}

	public function total(): int {
		return max( 0, $this->goodsTotal() + $this->fees() + $this->shipping() + $this->tax() );
	}

	public function pieces(): int {
		return $this->sum( static fn ( CalculatedLine $line ): int => $line->item->quantity );
	}

	/** @param callable(CalculatedLine): int $part */
	private function sum( callable $part ): int {
		return array_sum( array_map( $part, $this->lines ) );
	}
}
