<?php

declare( strict_types=1 );

namespace Marketday\Engine\Contract;

defined( 'ABSPATH' ) || exit;

use InvalidArgumentException;

/** An amount in whole minor units (pence) of a currency. */
final class Money {
	/** Unicode's first strong isolate, and its end. */
	private const ISOLATE = "\u{2068}";
	private const END     = "\u{2069}";

	public function __construct(
		public readonly int $minor,
		public readonly Currency $currency
	) {}

	/** Amount of a stored decimal such as `12.5`; rounds half up at the minor unit. */
	public static function fromDecimal( string $decimal, Currency $currency ): self {
		$decimal = trim( $decimal );
		if ( 1 !== preg_match( '/^(-?)(\d*)(?:\.(\d*))?$/', $decimal, $parts ) || '' === $parts[2] . ( $parts[3] ?? '' ) ) {
			throw new InvalidArgumentException( "'{$decimal}' is not a decimal amount." );
		}
		$fraction = str_pad( $parts[3] ?? '', $currency->minorUnit + 1, '0' );
		$minor    = (int) ( $parts[2] . substr( $fraction, 0, $currency->minorUnit ) );
		$minor   += (int) $fraction[ $currency->minorUnit ] >= 5 ? 1 : 0;
		return new self( '-' === $parts[1] ? -$minor : $minor, $currency );
	}

	public static function zero( Currency $currency ): self {
		return new self( 0, $currency );
	}

	public function plus( self $other ): self {
		return new self( $this->minor + $this->same( $other )->minor, $this->currency );
	}

	/** Amount times a fraction, rounded half up: tax and percentage discounts. */
	public function share( int $numerator, int $denominator ): self {
		$product = $this->minor * $numerator;
		$half    = intdiv( $denominator, 2 );
		$minor   = $product >= 0 ? intdiv( $product + $half, $denominator ) : -intdiv( -$product + $half, $denominator );
		return new self( $minor, $this->currency );
	}

	public function isZero(): bool {
		return 0 === $this->minor;
	}

	/** `12.50`: digits, a point, all decimals; no symbol. */
	public function decimal(): string {
		$unit   = $this->currency->minorUnit;
		$digits = str_pad( (string) abs( $this->minor ), $unit + 1, '0', STR_PAD_LEFT );
		$sign   = $this->minor < 0 ? '-' : '';
		return 0 === $unit ? $sign . $digits : $sign . substr( $digits, 0, -$unit ) . '.' . substr( $digits, -$unit );
	}

	/**
	 * `£1,234.50`, as a shopper reads it; plain text. Among words from right to left its signs would be put in their order ("1,234.50£"), so there
	 * it is isolated from them; by characters, as it may be part of a sentence, an attribute or an email.
	 */
	public function format(): string {
		return is_rtl() ? self::ISOLATE . $this->text() . self::END : $this->text();
	}

	/** The same for what isolates it otherwise. */
	public function text(): string {
		[ $whole, $fraction ] = explode( '.', ltrim( $this->decimal(), '-' ) . '.' );
		$grouped              = (string) preg_replace( '/\B(?=(\d{3})+$)/', $this->currency->thousandSeparator, $whole );
		$amount               = '' === $fraction ? $grouped : $grouped . $this->currency->decimalSeparator . $fraction;
		return ( $this->minor < 0 ? '-' : '' ) . $this->currency->prefix() . $amount . $this->currency->suffix();
	}

	private function same( self $other ): self {
		if ( $other->currency->code !== $this->currency->code ) {
			throw new InvalidArgumentException( "{$other->currency->code} cannot be added to {$this->currency->code}." );
		}
		return $other;
	}
}
