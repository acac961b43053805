<?php

declare( strict_types=1 );

namespace Marketday\Search\Index;

defined( 'ABSPATH' ) || exit;

/**
 * A whole number (a price in pence) for each ordinal, sliced by binary digit: slice d is the set of ordinals whose number has
 * digit d. A range is some forty string operations, however many ordinals there are.
 */
final class BitSlicedColumn {
	/** @var list<string> None shorter than those present, so that `^` takes out what `&` has found. */
	public readonly array $slices;

	/** @param list<string> $slices Least significant first. */
	public function __construct(
		/** The ordinals that have a number. */
		public readonly string $present,
		array $slices
	) {
		$length       = strlen( $present );
		$this->slices = array_map( static fn ( string $slice ): string => str_pad( $slice, $length, "\0" ), $slices );
	}

	/** @param array<int, int> $values Number (0 or more) by ordinal. */
	public static function of( array $values ): self {
		$digits = [] === $values ? 0 : strlen( decbin( max( $values ) ) );
		$slices = [];
		for ( $digit = 0; $digit < $digits; $digit++ ) {
			$slices[] = Bits::of( array_keys( array_filter( $values, static fn ( int $value ): bool => 1 === ( ( $value >> $digit ) & 1 ) ) ) );
		}
		return new self( Bits::of( array_keys( $values ) ), $slices );
	}

	/** The number of one ordinal; null where it has none. */
	public function at( int $ordinal ): ?int {
		if ( ! Bits::has( $this->present, $ordinal ) ) {
			return null;
		}
		$number = 0;
		foreach ( $this->slices as $digit => $slice ) {
			$number |= Bits::has( $slice, $ordinal ) ? 1 << $digit : 0;
		}
		return $number;
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
			$ones = $equal & $this->slices[ $digit ];
			if ( 1 === ( ( $limit >> $digit ) & 1 ) ) {
				$less |= $equal ^ $ones;
				$equal = $ones;
			} else {
				$equal ^= $ones;
			}
		}
		return Bits::either( $less, $equal );
	}

	/** Ordinals whose number is this or more. */
	public function atLeast( int $limit ): string {
		return Bits::without( $this->present, $this->atMost( $limit - 1 ) );
	}

	/**
	 * The smallest number in several sets.
	 *
	 * @param list<array{self, string}> $sets Numbers, and the ordinals among which.
	 * @return int|null Null where none has a number.
	 */
	public static function smallest( array $sets ): ?int {
		return self::extreme( $sets, false );
	}

	/** @param list<array{self, string}> $sets The same for the largest. */
	public static function largest( array $sets ): ?int {
		return self::extreme( $sets, true );
	}

	/** @param list<array{self, string}> $sets */
	private static function extreme( array $sets, bool $largest ): ?int {
		$left = self::having( array_map( static fn ( array $set ): array => [ $set[0], Bits::both( $set[1], $set[0]->present ) ], $sets ) );
		if ( [] === $left ) {
			return null;
		}
		$digits = max( array_map( static fn ( array $set ): int => count( $set[0]->slices ), $left ) );
		$value  = 0;
		for ( $digit = $digits - 1; $digit >= 0; $digit-- ) {
			$better = [];
			foreach ( $left as [ $numbers, $own ] ) {
				$ones     = $own & ( $numbers->slices[ $digit ] ?? str_repeat( "\0", strlen( $own ) ) );
				$better[] = [ $numbers, $largest ? $ones : $own ^ $ones ];
			}
			$better = self::having( $better );
			$isSome = [] !== $better;
			// Where none has the better digit, all have the other one and stay.
			$left   = $isSome ? $better : $left;
			$value |= $isSome === $largest ? 1 << $digit : 0;
		}
		return $value;
	}

	/**
	 * @param list<array{self, string}> $sets
	 * @return list<array{self, string}> Those that are not empty.
	 */
	private static function having( array $sets ): array {
		return array_values( array_filter( $sets, static fn ( array $set ): bool => ! Bits::isEmpty( $set[1] ) ) );
	}
}
