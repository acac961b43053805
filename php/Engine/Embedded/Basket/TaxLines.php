<?php

declare( strict_types=1 );

namespace Marketday\Engine\Embedded\Basket;

defined( 'ABSPATH' ) || exit;

use Marketday\Engine\Contract\Address;
use Marketday\Engine\Embedded\Tax\Rounding;
use Marketday\Engine\Embedded\Tax\TaxRate;
use Marketday\Engine\Embedded\Tax\TaxRates;

/** Taxes that a basket pays, by rate. */
final class TaxLines {
	public function __construct(
		private readonly TaxRates $rates,
		private readonly Rounding $rounding
	) {}

	/**
	 * @param array<string, LineTotals> $lines
	 * @param list<CalculatedFee>       $fees
	 * @param list<CalculatedRate>      $rates
	 * @param string                    $shippingClass The tax class of sending.
	 * @return array<int, array{rate: TaxRate, items: int, shipping: int}> By rate id; `items` has the fees' too. In WooCommerce's order: sending, goods, fees.
	 */
	public function of( array $lines, array $fees, array $rates, Address $place, string $shippingClass ): array {
		$known = $this->rates->at( $place, $shippingClass );
		$sold = [];
		$sent  = [];
		foreach ( $lines as $line ) {
			$known += $this->rates->at( $place, $line->purchasable->tax->class );
			$sold = self::addTaxes( $sold, array_map( $this->rounding->lineTax( ... ), $line->after->taxes ) );
		}
		foreach ( $fees as $fee ) {
			$known += $this->rates->at( $place, $fee->fee->taxClass );
			$sold = self::addTaxes( $sold, $fee->taxes );
		}
		foreach ( $rates as $rate ) {
			$sent = $rate->chosen ? self::addTaxes( $sent, $rate->taxes ) : $sent;
		}
		$found = [];
		foreach ( array_keys( $sent + $sold ) as $id ) {
			$found[ $id ] = [
				'rate'     => $known[ $id ],
				'items'    => $this->rounding->tax( $sold[ $id ] ?? 0.0 ),
				'shipping' => Rounding::whole( $sent[ $id ] ?? 0.0 ),
			];
		}
		return $found;
	}

	/**
	 * @param array<int, float> $sums
	 * @param array<int, float> $taxes
	 * @return array<int, float>
	 */
	private static function addTaxes( array $sums, array $taxes ): array {
		foreach ( $taxes as $id => $tax ) {
			$sums[ $id ] = ( $sums[ $id ] ?? 0.0 ) + $tax;
		}
		return $sums;
	}
}
