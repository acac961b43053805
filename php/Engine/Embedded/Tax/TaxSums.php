<?php

declare( strict_types=1 );

namespace Marketday\Engine\Embedded\Tax;

defined( 'ABSPATH' ) || exit;

/** The arithmetic of taxes, step by step as WooCommerce takes it. Amounts are minor units; each tax is kept to six places. */
final class TaxSums {
	private const PRECISION = 6;

	/**
	 * @param array<int, TaxRate> $rates
	 * @return array<int, float> Tax by rate id, on top of the net amount.
	 */
	public static function onTop( float $net, array $rates ): array {
		$taxes = [];
		foreach ( $rates as $id => $rate ) {
			if ( ! $rate->compound ) {
				$taxes[ $id ] = $net * ( $rate->percent / 100 );
			}
		}
		foreach ( $rates as $id => $rate ) {
			if ( $rate->compound ) {
				$taxes[ $id ] = ( $net + array_sum( $taxes ) ) * ( $rate->percent / 100 );
			}
		}
		return self::roundAll( $taxes );
	}

	/**
	 * @param array<int, TaxRate> $rates
	 * @return array<int, float> Tax by rate id, contained in the gross amount.
	 */
	public static function includedTaxes( float $gross, array $rates ): array {
		$taxes = array_fill_keys( array_keys( $rates ), 0.0 );
		$rest  = $gross;
		foreach ( array_reverse( $rates, true ) as $id => $rate ) {
			if ( $rate->compound ) {
				$taxes[ $id ] = $rest - $rest / ( 1 + $rate->percent / 100 );
				$rest        -= $taxes[ $id ];
			}
		}
		$plain = array_filter( $rates, static fn ( TaxRate $rate ): bool => ! $rate->compound );
		$whole = 1 + array_sum( array_map( static fn ( TaxRate $rate ): float => $rate->percent, $plain ) ) / 100;
		foreach ( $plain as $id => $rate ) {
			$taxes[ $id ] = $gross - ( $gross - $rate->percent / 100 / $whole * $rest );
		}
		return self::roundAll( $taxes );
	}

	/**
	 * The entered price at another place: without the shop's tax, with the place's.
	 *
	 * @param array<int, TaxRate> $base
	 * @param array<int, TaxRate> $there
	 */
	public static function moveGross( float $gross, array $base, array $there ): float {
		if ( array_keys( $base ) === array_keys( $there ) ) {
			return $gross;
		}
		$net = $gross - array_sum( self::includedTaxes( $gross, $base ) );
		return $net + array_sum( self::onTop( $net, $there ) );
	}

	/**
	 * @param array<int, float> $taxes
	 * @return array<int, float>
	 */
	private static function roundAll( array $taxes ): array {
		return array_map( static fn ( float $tax ): float => round( $tax, self::PRECISION ), $taxes );
	}
}
