<?php

declare( strict_types=1 );

namespace Marketday\Engine\Embedded\Tax;

defined( 'ABSPATH' ) || exit;

/** Rounding as WooCommerce does it. Amounts are minor units; their fractions live until here. */
final class Rounding {
	/** Places to which WooCommerce keeps amounts of money. */
	private const PRECISION = 6;

	public function __construct(
		private readonly int $minorUnit,
		/** True where taxes are rounded once for the whole basket, and not line by line. */
		private readonly bool $atSubtotal,
		/** True where prices contain their tax: then a half goes to the net price. */
		private readonly bool $taxIncluded
	) {}

	/** An amount as entered, in minor units with what fractions WooCommerce keeps of it. */
	public function minor( float $amount ): float {
		return $this->keepPrecision( $amount * 10 ** $this->minorUnit );
	}

	/** Minor units with what fractions go into a sum. */
	public function keepPrecision( float $minor ): float {
		return round( round( $minor, self::PRECISION ), max( 2, self::PRECISION - $this->minorUnit ) );
	}

	/**
	 * Taxes upon what a delivery costs, which WooCommerce reckons in whole units, of the cost as it is.
	 *
	 * @param array<int, TaxRate> $rates
	 * @return array<int, float> In minor units.
	 */
	public function deliveryTaxes( float $minor, array $rates ): array {
		$scale = 10 ** $this->minorUnit;
		return array_map( static fn ( float $tax ): float => round( $tax * $scale, self::PRECISION ), TaxSums::onTop( $minor / $scale, $rates ) );
	}

	/** Amount with its fractions, as WooCommerce keeps it with an order: `8.325`. */
	public function decimal( float $minor ): string {
		return rtrim( rtrim( number_format( $minor / 10 ** $this->minorUnit, self::PRECISION, '.', '' ), '0' ), '.' );
	}

	/** A line's net amount, as it goes into a sum. */
	public function line( float $amount ): float {
		return $this->atSubtotal ? $amount : (float) self::whole( $amount );
	}

	/** A line's tax of one rate, as it goes into a sum. */
	public function lineTax( float $tax ): float {
		return $this->atSubtotal ? $tax : (float) $this->tax( $tax );
	}

	/** @param array<int, float> $taxes By rate id. */
	public function lineTaxes( array $taxes ): float {
		return (float) array_sum( array_map( $this->lineTax( ... ), $taxes ) );
	}

	/** A tax of one rate in whole minor units. */
	public function tax( float $tax ): int {
		return (int) round( round( $tax, self::PRECISION ), 0, $this->taxIncluded ? PHP_ROUND_HALF_DOWN : PHP_ROUND_HALF_UP );
	}

	/** A discount in whole minor units: half a one is not given. */
	public static function discount( float $amount ): int {
		return (int) round( round( $amount, self::PRECISION ), 0, PHP_ROUND_HALF_DOWN );
	}

	/** All that a coupon saves: the same, of an amount kept to as many places as amounts of money are. */
	public function roundSaving( float $amount ): int {
		return self::discount( round( $amount, max( 0, self::PRECISION - $this->minorUnit ) ) );
	}

	/** A sum in whole minor units, as it is shown and charged. */
	public static function whole( float $amount ): int {
		return (int) round( round( $amount, self::PRECISION ) );
	}
}
