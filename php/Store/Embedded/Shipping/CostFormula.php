<?php

declare( strict_types=1 );

namespace Marketday\Store\Embedded\Shipping;

defined( 'ABSPATH' ) || exit;

/**
 * A cost as a shopkeeper enters it: `4.95`, or a sum such as `3 + 0.5 * [qty]`; `[cost]` is what the goods cost.
 * Read by descent: sum of products of signed numbers and brackets. Nothing is ever evaluated as code.
 */
final class CostFormula {
	/** @var list<string> */
	private array $tokens = [];

	private int $at = 0;

	public function __construct( private readonly int $minorUnit ) {}

	/** In minor units, never below zero; null where the formula is empty or no formula. */
	public function evaluate( string $formula, int $pieces, int $costMinor ): ?int {
		$scale  = 10 ** $this->minorUnit;
		$filled = str_replace( [ '[qty]', '[cost]', ',' ], [ (string) $pieces, number_format( $costMinor / $scale, $this->minorUnit, '.', '' ), '.' ], $formula );
		if ( '' === trim( $filled ) || 1 !== preg_match( '~^[\d.+\-*/()\s]{1,200}$~', $filled ) ) {
			return null;
		}
		preg_match_all( '~\d*\.?\d+|[+\-*/()]~', $filled, $found );
		$this->tokens = $found[0];
		$this->at     = 0;
		$value        = $this->sum();
		$complete     = count( $this->tokens ) === $this->at;
		return null === $value || ! $complete ? null : max( 0, (int) round( $value * $scale ) );
	}

	private function sum(): ?float {
		$value = $this->product();
		while ( null !== $value && in_array( $this->token(), [ '+', '-' ], true ) ) {
			$sign  = '+' === $this->take() ? 1 : -1;
			$next  = $this->product();
			$value = null === $next ? null : $value + $sign * $next;
		}
		return $value;
	}

	private function product(): ?float {
		$value = $this->part();
		while ( null !== $value && in_array( $this->token(), [ '*', '/' ], true ) ) {
			$divides = '/' === $this->take();
			$next    = $this->part();
			if ( null === $next || ( $divides && 0.0 === $next ) ) {
				return null;
			}
			$value = $divides ? $value / $next : $value * $next;
		}
		return $value;
	}

	private function part(): ?float {
		$token = $this->take();
		if ( '-' === $token ) {
			$value = $this->part();
			return null === $value ? null : -$value;
		}
		if ( '(' === $token ) {
			$value = $this->sum();
			return ')' === $this->take() ? $value : null;
		}
		return is_numeric( $token ) ? (float) $token : null;
	}

	private function token(): string {
		return $this->tokens[ $this->at ] ?? '';
	}

	private function take(): string {
		$token = $this->token();
		++$this->at;
		return $token;
	}
}
