<?php

declare( strict_types=1 );

namespace Marketday\Engine\Embedded\Basket;

defined( 'ABSPATH' ) || exit;

use Marketday\Engine\Embedded\Tax\Rounding;
use Marketday\Engine\Embedded\Tax\TaxRate;

/** Every sum of a basket, in whole minor units. Amounts are without tax, taxes beside them. Each sum is rounded from exact parts, as WooCommerce does. */
final class Calculation {
	/**
	 * @param array<string, LineTotals> $lines    By key.
	 * @param list<CalculatedCoupon>    $coupons
	 * @param array<int, array{rate: TaxRate, items: int, shipping: int}> $taxes By rate id; `items` has the fees' too.
	 * @param list<CalculatedFee>       $fees
	 */
	public function __construct(
		public readonly array $lines,
		public readonly array $coupons,
		public readonly DeliverySums $delivery,
		public readonly array $taxes,
		public readonly array $fees,
		private readonly Rounding $rounding
	) {}

	public function chosenRate(): ?CalculatedRate {
		foreach ( $this->delivery->rates as $rate ) {
			if ( $rate->chosen ) {
				return $rate;
			}
		}
		return null;
	}

	public function subtotal(): int {
		return Rounding::whole( $this->sum( fn ( LineTotals $line ): float => $this->rounding->line( $line->before->exact ) ) );
	}

	public function subtotalTax(): int {
		return Rounding::whole( $this->sum( fn ( LineTotals $line ): float => $this->rounding->lineTaxes( $line->before->taxes ) ) );
	}

	/** The lines before discounts as the basket shows them, with fractions where the shop rounds the whole. */
	public function displayedSubtotal( bool $withTax ): float {
		return $this->sum( fn ( LineTotals $line ): float => $this->rounding->line( $line->before->exact )
			+ ( $withTax ? $this->rounding->lineTaxes( $line->before->taxes ) : 0.0 ) );
	}

	public function discount(): int {
		return Rounding::whole( (float) array_sum( array_map( static fn ( CalculatedCoupon $coupon ): float => $coupon->exactDiscount, $this->coupons ) ) );
	}

	public function discountTax(): int {
		return Rounding::whole( (float) array_sum( array_map( static fn ( CalculatedCoupon $coupon ): float => $coupon->exactDiscountTax, $this->coupons ) ) );
	}

	public function itemsTotal(): int {
		return Rounding::whole( $this->exactItems() );
	}

	public function shipping(): int {
		return $this->chosenRate()?->quote->cost ?? 0;
	}

	public function shippingTax(): int {
		return $this->chosenRate()?->tax() ?? 0;
	}

	public function itemsTax(): int {
		return Rounding::whole( $this->exactItemsTax() );
	}

	public function fees(): int {
		return Rounding::whole( $this->exactFees() );
	}

	public function feesTax(): int {
		return Rounding::whole( $this->exactFeesTax() );
	}

	public function tax(): int {
		return Rounding::whole( $this->exactItemsTax() + Rounding::whole( $this->exactFeesTax() + $this->exactShippingTax() ) );
	}

	public function total(): int {
		return max( 0, Rounding::whole(
			$this->exactItems() + $this->exactFees() + $this->exactShipping()
			+ $this->exactItemsTax() + $this->exactFeesTax() + $this->exactShippingTax()
		) );
	}

	/** @return list<array{rate: TaxRate, amount: int}> What is shown: taxes that come to nothing are not, as with WooCommerce. */
	public function taxLines(): array {
		$lines = array_map( static fn ( array $tax ): array => [ 'rate' => $tax['rate'], 'amount' => $tax['items'] + $tax['shipping'] ], $this->taxes );
		return array_values( array_filter( $lines, static fn ( array $line ): bool => 0 !== $line['amount'] ) );
	}

	public function pieces(): int {
		return (int) $this->sum( static fn ( LineTotals $line ): float => $line->item->quantity );
	}

	/** Cost of sending that is kept with the order, with its fractions where the shop rounds the whole basket: sending, and the taxes. */
	public function exactShipping(): float {
		return $this->rounding->keepPrecision( $this->chosenRate()?->quote->exactCost() ?? 0.0 );
	}

	public function exactItemsTax(): float {
		return $this->sum( fn ( LineTotals $line ): float => $this->rounding->lineTaxes( $line->after->taxes ) );
	}

	public function exactFeesTax(): float {
		return (float) array_sum( array_map( static fn ( CalculatedFee $one ): float => $one->exactTax, $this->fees ) );
	}

	public function exactShippingTax(): float {
		return (float) array_sum( $this->chosenRate()->taxes ?? [] );
	}

	private function exactItems(): float {
		return $this->sum( fn ( LineTotals $line ): float => $this->rounding->line( $line->after->exact ) );
	}

	private function exactFees(): float {
		return (float) array_sum( array_map( static fn ( CalculatedFee $one ): float => $one->amount, $this->fees ) );
	}

	/** @param callable(LineTotals): float $part */
	private function sum( callable $part ): float {
		return (float) array_sum( array_map( $part, $this->lines ) );
	}
}
