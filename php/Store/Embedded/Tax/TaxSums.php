<?php

declare( strict_types=1 );

namespace Marketday\Store\Embedded\Tax;

defined( 'ABSPATH' ) || exit;

/** The arithmetic of taxes. Amounts are minor units, unrounded where they are floats; rounding is the caller's, per line. */
final class TaxSums {
	/**
	 * @param array<int, TaxRate> $rates
	 * @return array<int, float> Tax by rate id, on top of the net amount.
	 */
	public static function onTop( float $net, array $rates ): array {
		$taxes = [];
		foreach ( $rates as $id => $rate ) {
			if ( ! $rate->compound ) {
				$taxes[ $id ] = $net * $rate->percent / 100;
			}
		}
		foreach ( $rates as $id => $rate ) {
			if ( $rate->compound ) {
				$taxes[ $id ] = ( $net + array_sum( $taxes ) ) * $rate->percent / 100;
			}
		}
		return $taxes;
	}

	/**
	 * @param array<int, TaxRate> $rates
	 * @return array<int, float> Tax by rate id, contained in the gross amount.
	 */
	public static function contained( float $gross, array $rates ): array {
		$taxes = [];
		$rest  = $gross;
		foreach ( array_reverse( $rates, true ) as $id => $rate ) {
			if ( $rate->compound ) {
				$taxes[ $id ] = $rest - $rest / ( 1 + $rate->percent / 100 );
				$rest        -= $taxes[ $id ];
			}
		}
		$plain = array_filter( $rates, static fn ( TaxRate $rate ): bool => ! $rate->compound );
		$whole = 100 + array_sum( array_map( static fn ( TaxRate $rate ): float => $rate->percent, $plain ) );
		foreach ( $plain as $id => $rate ) {
			$taxes[ $id ] = $rest * $rate->percent / $whole;
		}
		return array_replace( array_fill_keys( array_keys( $rates ), 0.0 ), $taxes );
	}

	/**
	 * The entered price at another place: without the shop's tax, with the place's.
	 *
	 * @param array<int, TaxRate> $base
	 * @param array<int, TaxRate> $there
	 */
	public static function moved( float $gross, array $base, array $there ): float {
		if ( array_keys( $base ) === array_keys( $there ) ) {
			return $gross;
		}
		$net = $gross - array_sum( self::contained( $gross, $base ) );
		return $net + array_sum( self::onTop( $net, $there ) );
	}

	/** Whole minor units; a half goes down where prices contain the tax, so that net and tax make the price again. */
	public static function round( float $tax, bool $contained ): int {
		return (int) round( round( $tax, 6 ), 0, $contained ? PHP_ROUND_HALF_DOWN : PHP_ROUND_HALF_UP );
	}
}
