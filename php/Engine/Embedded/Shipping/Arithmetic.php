<?php

declare( strict_types=1 );

namespace Marketday\Engine\Embedded\Shipping;

defined( 'ABSPATH' ) || exit;

/**
 * Numbers, `+ - * / ^`, brackets, `e` and `pi`, with what WooCommerce's own reader knows beside: `2(3)` multiplies, a sign binds as strongly as `*`.
 * Read by descent.
 */
final class Arithmetic {
	private const CONSTANTS = [ 'e' => 2.71, 'pi' => 3.14 ];

	private const LONGEST = 1000;

	private int $at = 0;

	/** @param list<string> $tokens */
	private function __construct( private readonly array $tokens ) {}

	/** @return float|null Null where it is no sum. */
	public static function evaluate( string $sum ): ?float {
		$sum = (string) preg_replace( '/;$/', '', trim( $sum ) );
		preg_match_all( '~\d+(?:\.\d*)?|\.\d+|[A-Za-z]\w*|[+\-*/^()]~', $sum, $found );
		if ( strlen( $sum ) > self::LONGEST || implode( '', $found[0] ) !== $sum ) {
			return null;
		}
		$read  = new self( $found[0] );
		$value = $read->sum();
		return null === $value || ! is_finite( $value ) || count( $read->tokens ) !== $read->at ? null : $value;
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
		$value = $this->factor();
		while ( null !== $value && ( in_array( $this->token(), [ '*', '/' ], true ) || $this->isValueNext() ) ) {
			$divides = ! $this->isValueNext() && '/' === $this->take();
			$next    = $this->factor();
			if ( null === $next || ( $divides && 0.0 === abs( $next ) ) ) {
				return null;
			}
			$value = $divides ? $value / $next : $value * $next;
		}
		return $value;
	}

	private function factor(): ?float {
		if ( '-' === $this->token() ) {
			$this->take();
			$value = $this->factor();
			return null === $value ? null : -1 * $value;
		}
		$base = $this->part();
		if ( null === $base || '^' !== $this->token() ) {
			return $base;
		}
		$this->take();
		$exponent = $this->factor();
		return null === $exponent ? null : $base ** $exponent;
	}

	private function part(): ?float {
		$token = $this->take();
		if ( '(' === $token ) {
			$value = $this->sum();
			return ')' === $this->take() ? $value : null;
		}
		return is_numeric( $token ) ? (float) $token : ( self::CONSTANTS[ $token ] ?? null );
	}

	/** Tells whether something follows that can only be multiplied with what stands before. */
	private function isValueNext(): bool {
		return 1 === preg_match( '/^[\w.(]/', $this->token() );
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
