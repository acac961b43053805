<?php

declare( strict_types=1 );

namespace Marketday\Engine\Embedded\Basket;

defined( 'ABSPATH' ) || exit;

use Marketday\Engine\Contract\Address;
use Marketday\Engine\Contract\Fee;
use Marketday\Engine\Contract\LineItem;
use Marketday\Engine\Contract\SaleEvents;
use Marketday\Engine\Embedded\Tax\Rounding;
use Marketday\Engine\Embedded\Tax\TaxRates;
use Marketday\Engine\Embedded\Tax\TaxSums;

/**
 * Fees that features ask beside the goods. A reduction never takes more than there is, and takes tax off each class in proportion to what is paid of it,
 * as a true discount would.
 */
final class FeeSums {
	/** @param \Closure(): bool $taxesEnabled */
	public function __construct(
		private readonly TaxRates $rates,
		private readonly \Closure $taxesEnabled
	) {}

	/**
	 * @param array<string, LineTotals> $lines
	 * @param list<CalculatedRate>      $rates
	 * @return list<CalculatedFee>
	 */
	public function of( array $lines, array $rates, Address $place, Rounding $rounding ): array {
		$items = array_values( array_map( static fn ( LineTotals $line ): LineItem => $line->item->line(), $lines ) );
		$sold = (float) array_sum( array_map( static fn ( LineTotals $line ): float => $rounding->line( $line->after->exact ), $lines ) );
		$sent  = (float) array_sum( array_map(
			static fn ( CalculatedRate $rate ): float => $rate->chosen ? $rounding->keepPrecision( $rate->quote->exactCost() ) : 0.0,
			$rates
		) );
		$sums  = [];
		$all   = 0.0;
		foreach ( [] === $items ? [] : SaleEvents::fees( $items, Rounding::whole( $sold ) ) as $fee ) {
			$amount = $fee->amount < 0 ? max( (float) $fee->amount, (float) -Rounding::whole( $sold + $all + $sent ) ) : (float) $fee->amount;
			$taxes  = $this->taxes( $fee, $amount, $this->costs( $lines, $rates, $sums, $sent ), $place );
			$sums[] = new CalculatedFee( $fee, $amount, $taxes, $rounding->lineTaxes( $taxes ) );
			$all   += $amount;
		}
		return $sums;
	}

	/**
	 * @param array<string, float> $costs What is paid, by tax class; of untaxed things under `-`.
	 * @return array<int, float>
	 */
	private function taxes( Fee $fee, float $amount, array $costs, Address $place ): array {
		if ( $amount >= 0 || ! ( $this->taxesEnabled )() ) {
			return $fee->taxable ? TaxSums::onTop( $amount, $this->rates->at( $place, $fee->taxClass ) ) : [];
		}
		$whole = array_sum( $costs );
		$taxes = [];
		foreach ( array_diff_key( $costs, [ '-' => 0 ] ) as $class => $cost ) {
			foreach ( TaxSums::onTop( $amount * ( $cost / $whole ), $this->rates->at( $place, (string) $class ) ) as $id => $tax ) {
				$taxes[ $id ] = ( $taxes[ $id ] ?? 0.0 ) + $tax;
			}
		}
		return $taxes;
	}

	/**
	 * @param array<string, LineTotals> $lines
	 * @param list<CalculatedRate>      $rates
	 * @param list<CalculatedFee>       $fees
	 * @return array<string, float>
	 */
	private function costs( array $lines, array $rates, array $fees, float $sent ): array {
		$costs = [];
		$first = '';
		foreach ( array_values( $lines ) as $place => $line ) {
			$first           = 0 === $place ? $line->purchasable->tax->class : $first;
			$class           = $line->purchasable->isTaxable() ? $line->purchasable->tax->class : '-';
			$costs[ $class ] = ( $costs[ $class ] ?? 0.0 ) + $line->after->exact;
		}
		foreach ( $fees as $fee ) {
			$class           = $fee->fee->taxable ? $fee->fee->taxClass : '-';
			$costs[ $class ] = ( $costs[ $class ] ?? 0.0 ) + max( 0.0, $fee->amount );
		}
		if ( [] !== $rates ) {
			$setting         = (string) get_option( 'woocommerce_shipping_tax_class', 'inherit' );
			$class           = 'inherit' === $setting ? $first : $setting;
			$costs[ $class ] = ( $costs[ $class ] ?? 0.0 ) + max( 0.0, $sent );
		}
		return array_filter( $costs, static fn ( float $cost ): bool => 0.0 !== $cost );
	}
}
