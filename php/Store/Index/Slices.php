<?php

declare( strict_types=1 );

namespace Marketday\Store\Index;

/**
 * A whole number (a price in pence) for each ordinal, sliced by binary digit: slice d is the set of ordinals whose number has
 * digit d. A range is some forty string operations, however many ordinals there are.
 */
final class Slices {
	/** @param list<string> $slices Least significant first. */
	public function __construct(
		/** The ordinals that have a number. */
		public readonly string $present,
		public readonly array $slices
	) {}

	/** @param array<int, int> $values Number (0 or more) by ordinal. */
	public static function of( array $values ): self {
		$digits = [] === $values ? 0 : strlen( decbin( max( $values ) ) );
		$slices = [];
		for ( $digit = 0; $digit < $digits; $digit++ ) {
			$slices[] = Bits::of( array_keys( array_filter( $values, static fn ( int $value ): bool => 1 === ( ( $value >> $digit ) & 1 ) ) ) );
		}
		return new self( Bits::of( array_keys( $values ) ), $slices );
	}

	/** Ordinals whose number is this or less. */
	public function atMost( int $limit ): string {
		if ( $limit < 0 ) {
			return '';
		}
		if ( $limit >> count( $this->slices ) > 0 ) {
			return $this->present;
		}
		$less  = '';
		$equal = $this->present;
		for ( $digit = count( $this->slices ) - 1; $digit >= 0; $digit-- ) {
			if ( 1 === ( ( $limit >> $digit ) & 1 ) ) {
				$less  = Bits::either( $less, Bits::without( $equal, $this->slices[ $digit ] ) );
				$equal = Bits::both( $equal, $this->slices[ $digit ] );
			} else {
				$equal = Bits::without( $equal, $this->slices[ $digit ] );
			}
		}
		return Bits::either( $less, $equal );
	}

	/** Ordinals whose number is this or more. */
	public function atLeast( int $limit ): string {
		return Bits::without( $this->present, $this->atMost( $limit - 1 ) );
	}

	/** The smallest number among these ordinals; null where none has one. */
	public function smallest( string $among ): ?int {
		return $this->extreme( $among, false );
	}

	public function largest( string $among ): ?int {
		return $this->extreme( $among, true );
	}

	private function extreme( string $among, bool $largest ): ?int {
		$left = Bits::both( $among, $this->present );
		if ( Bits::isEmpty( $left ) ) {
			return null;
		}
		$value = 0;
		for ( $digit = count( $this->slices ) - 1; $digit >= 0; $digit-- ) {
			$better = $largest ? Bits::both( $left, $this->slices[ $digit ] ) : Bits::without( $left, $this->slices[ $digit ] );
			$isSome = ! Bits::isEmpty( $better );
			// Where none has the better digit, all have the other one and stay.
			$left   = $isSome ? $better : $left;
			$value |= $isSome === $largest ? 1 << $digit : 0;
		}
		return $value;
	}
}
