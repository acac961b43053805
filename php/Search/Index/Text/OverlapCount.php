<?php

declare( strict_types=1 );

namespace Marketday\Search\Index\Text;

defined( 'ABSPATH' ) || exit;

/** Number of several sets that products are in. Bitmaps are by segment. */
final class OverlapCount {
	/** @param list<array<int, string>> $atLeast Products in so many of the sets, from one set on. */
	private function __construct( private readonly array $atLeast ) {}

	/** @param array<int, array<int, string>> $sets */
	public static function of( array $sets ): self {
		$atLeast = [];
		foreach ( $sets as $set ) {
			for ( $count = count( $atLeast ); $count > 0; $count-- ) {
				$atLeast[ $count ] = RankedMatches::eitherOf( $atLeast[ $count ] ?? [], RankedMatches::bothOf( $atLeast[ $count - 1 ], $set ) );
			}
			$atLeast[0] = RankedMatches::eitherOf( $atLeast[0] ?? [], $set );
		}
		return new self( array_values( array_filter( $atLeast ) ) );
	}

	/** The most sets that any product is in. */
	public function most(): int {
		return count( $this->atLeast );
	}

	/** @return array<int, string> */
	public function atLeast( int $count ): array {
		return $this->atLeast[ $count - 1 ] ?? [];
	}
}
