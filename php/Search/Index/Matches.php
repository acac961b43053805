<?php

declare( strict_types=1 );

namespace Marketday\Search\Index;

defined( 'ABSPATH' ) || exit;

/** Matches in one segment: products, and on which planes their units do. */
final class Matches {
	/**
	 * @param array<int, string> $planes     Matching units by plane, at their products' ordinals.
	 * @param string             $candidates Products that match apart from their units.
	 */
	private function __construct(
		public readonly string $products,
		public readonly array $planes,
		private readonly string $candidates,
		private readonly bool $needsUnit
	) {}

	/**
	 * @param string             $candidates Products that match as a whole.
	 * @param array<int, string> $planes     Units of theirs that match.
	 * @param bool               $needsUnit  A product without a matching unit does not match.
	 */
	public static function of( string $candidates, array $planes, bool $needsUnit ): self {
		$planes = array_filter( $planes, static fn ( string $units ): bool => ! Bits::isEmpty( $units ) );
		$having = $candidates;
		if ( $needsUnit ) {
			$having = '';
			foreach ( $planes as $units ) {
				$having = Bits::either( $having, $units );
			}
		}
		return new self( $having, $planes, $candidates, $needsUnit );
	}

	/** Part of it that is in a set of products. */
	public function within( string $products ): self {
		$planes = array_map( static fn ( string $units ): string => Bits::both( $units, $products ), $this->planes );
		return new self( Bits::both( $this->products, $products ), $planes, Bits::both( $this->candidates, $products ), $this->needsUnit );
	}

	/** Part of it that is not in a set of products. */
	public function outside( string $products ): self {
		$planes = array_map( static fn ( string $units ): string => Bits::without( $units, $products ), $this->planes );
		return new self( Bits::without( $this->products, $products ), $planes, Bits::without( $this->candidates, $products ), $this->needsUnit );
	}

	/** Matches of both, by the same unit where either needs one. */
	public function and( self $other ): self {
		$planes = [];
		foreach ( array_intersect_key( $this->planes, $other->planes ) as $plane => $units ) {
			$planes[ $plane ] = Bits::both( $units, $other->planes[ $plane ] );
		}
		return self::of( Bits::both( $this->candidates, $other->candidates ), $planes, $this->needsUnit || $other->needsUnit );
	}
}
