<?php

declare( strict_types=1 );

namespace Marketday\Engine\Embedded\Shipping;

defined( 'ABSPATH' ) || exit;

use Marketday\Engine\Contract\Currency;

/**
 * A cost as a shopkeeper enters it, with all that WooCommerce lets him write: `4.95`, `3 + 0.5 * [qty]`, `10 * [qty]`,
 * `[fee percent="10" min_fee="4" max_fee="20"]`. `[qty]` and `[cost]` are the pieces and what they cost. Nothing is ever evaluated as code.
 */
final class CostFormula {
	private const FEE = [ 'percent' => '', 'min_fee' => '', 'max_fee' => '' ];

	public function __construct( private readonly Currency $currency ) {}

	/**
	 * Evaluates a formula in whole units (pounds). What cannot be read costs nothing, as with WooCommerce.
	 *
	 * @param float $cost Of the goods, in whole units.
	 */
	public function evaluate( string $formula, int $pieces, float $cost ): float {
		return Arithmetic::evaluate( $this->sum( $formula, $pieces, $cost ) ) ?? 0.0;
	}

	/** Tells whether it can be read. */
	public function isReadable( string $formula ): bool {
		$sum = $this->sum( $formula, 1, 1.0 );
		return '' === $sum || null !== Arithmetic::evaluate( $sum );
	}

	/** The formula with all that is named put in, and without operators that have nothing to work on. */
	private function sum( string $formula, int $pieces, float $cost ): string {
		$filled = str_replace( [ '[qty]', '[cost]' ], [ (string) $pieces, (string) $cost ], $formula );
		$plain  = (string) preg_replace( '/\s+/', '', $this->withShortcodes( $filled, $cost ) );
		return rtrim( ltrim( str_replace( [ $this->currency->decimalSeparator, ',' ], '.', $plain ), '+*/' ), '+-*/' );
	}

	/** `[fee]`, and whatever other plugins have: its shortcode is WordPress's. */
	private function withShortcodes( string $text, float $cost ): string {
		if ( ! str_contains( $text, '[' ) ) {
			return $text;
		}
		global $shortcode_tags;
		$before = $shortcode_tags['fee'] ?? null;
		add_shortcode( 'fee', fn ( mixed $sent ): string => $this->fee( shortcode_atts( self::FEE, is_array( $sent ) ? $sent : [], 'fee' ), $cost ) );
		$done = do_shortcode( $text );
		null === $before ? remove_shortcode( 'fee' ) : add_shortcode( 'fee', $before );
		return $done;
	}

	/** @param array<string, mixed> $terms */
	private function fee( array $terms, float $cost ): string {
		$number = static fn ( string $name ): float => is_scalar( $terms[ $name ] ?? '' ) ? (float) ( $terms[ $name ] ?? 0 ) : 0.0;
		$fee    = round( $cost * ( $number( 'percent' ) / 100 ), $this->currency->minorUnit );
		$fee    = 0.0 !== $number( 'min_fee' ) ? max( $fee, $number( 'min_fee' ) ) : $fee;
		return (string) ( 0.0 !== $number( 'max_fee' ) ? min( $fee, $number( 'max_fee' ) ) : $fee );
	}
}
