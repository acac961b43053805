<?php

declare( strict_types=1 );

namespace Marketday\Engine\Contract;

defined( 'ABSPATH' ) || exit;

use InvalidArgumentException;

/** Rate from the shop's currency to another: exact in whole minor units, rounded once, half up. Greater amounts never become smaller ones. */
final class Exchange {
	/** Greatest amount that is searched for: a hundred million million in minor units. */
	private const MOST = 10 ** 14;

	/** @var numeric-string The rate without its point. */
	private readonly string $digits;

	/** Divisor below them. */
	private readonly int $divisor;

	/**
	 * @param string $rate  What one whole of `from` is worth in wholes of `to`: a decimal above 0, `1.17`.
	 * @param int    $step  Prices of products are multiples of so many minor units.
	 * @param int    $charm So many minor units below them, at most half a step: 1 makes 20.00 into 19.99.
	 * @throws InvalidArgumentException
	 */
	public function __construct(
		public readonly Currency $from,
		public readonly Currency $to,
		public readonly string $rate,
		private readonly int $step = 1,
		private readonly int $charm = 0
	) {
		if ( ! self::isRate( $rate ) || $step < 1 || $charm < 0 || 2 * $charm > $step ) {
			throw new InvalidArgumentException( "A rate of '{$rate}', in steps of {$step} less {$charm}, is none." );
		}
		[ $whole, $fraction ] = explode( '.', $rate . '.' );
		$shift                = $to->minorUnit - $from->minorUnit;
		$this->digits         = self::number( ltrim( $whole . $fraction . str_repeat( '0', max( 0, $shift ) ), '0' ) );
		$this->divisor        = 10 ** ( strlen( $fraction ) + max( 0, -$shift ) );
	}

	/** A decimal above 0 with at most ten digits before and eight after the point. */
	public static function isRate( string $text ): bool {
		return 1 === preg_match( '/^\d{1,10}(\.\d{1,8})?$/D', $text ) && 0.0 < (float) $text;
	}

	/** Converts what is no product's price: delivery, coupons, limits. */
	public function amount( Money $amount ): Money {
		return new Money( $this->convert( $amount->minor ), $this->to );
	}

	/** A product's price, by the currency's rules. What costs something never becomes free. */
	public function price( Money $price ): Money {
		return new Money( $this->roundPrice( $price->minor ), $this->to );
	}

	/** The lowest price in the shop's currency that is shown as at least this. */
	public function lowest( Money $shown ): Money {
		return new Money( $this->first( fn ( int $minor ): bool => $this->roundPrice( $minor ) >= $shown->minor ), $this->from );
	}

	/** The highest price in the shop's currency that is shown as at most this. */
	public function highest( Money $shown ): Money {
		return new Money( max( 0, $this->first( fn ( int $minor ): bool => $this->roundPrice( $minor ) > $shown->minor ) - 1 ), $this->from );
	}

	/** The amount in the shop's currency, rounded. */
	public function back( Money $shown ): Money {
		$minor = $this->first( fn ( int $minor ): bool => $this->convert( $minor ) >= abs( $shown->minor ) );
		return new Money( $shown->minor < 0 ? -$minor : $minor, $this->from );
	}

	private function roundPrice( int $minor ): int {
		$plain   = $this->convert( $minor );
		$rounded = intdiv( $plain + intdiv( $this->step, 2 ), $this->step ) * $this->step - $this->charm;
		return $plain <= 0 ? $plain : ( $rounded > 0 ? $rounded : min( $plain, $this->step - $this->charm ) );
	}

	/** Long multiplication, digit by digit: no step of it leaves the whole numbers of the machine. */
	private function convert( int $minor ): int {
		$amount = abs( $minor );
		$whole  = 0;
		$rest   = 0;
		foreach ( str_split( $this->digits ) as $digit ) {
			$part  = $rest * 10 + $amount * (int) $digit;
			$whole = $whole * 10 + intdiv( $part, $this->divisor );
			$rest  = $part % $this->divisor;
		}
		$rounded = $whole + ( 2 * $rest >= $this->divisor ? 1 : 0 );
		return $minor < 0 ? -$rounded : $rounded;
	}

	/**
	 * The first number that holds, where all above hold too.
	 *
	 * @param \Closure(int): bool $holds
	 */
	private function first( \Closure $holds ): int {
		[ $below, $above ] = [ -1, 1 ];
		while ( ! $holds( $above ) && $above < self::MOST ) {
			[ $below, $above ] = [ $above, $above * 2 ];
		}
		while ( $above - $below > 1 ) {
			$middle                 = intdiv( $above + $below, 2 );
			$holds( $middle ) ? $above = $middle : $below = $middle;
		}
		return $above;
	}

	/** @return numeric-string */
	private static function number( string $digits ): string {
		return is_numeric( $digits ) ? $digits : '0';
	}
}
