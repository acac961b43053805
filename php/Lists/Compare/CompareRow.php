<?php

declare( strict_types=1 );

namespace Marketday\Lists\Compare;

defined( 'ABSPATH' ) || exit;

/** One line of the table. */
final class CompareRow {
	/** @param array<int, string> $cells Safe HTML by product id; '' for what a product has not. */
	public function __construct(
		public readonly string $name,
		public readonly string $label,
		public readonly array $cells
	) {}

	/** True if the values of all products agree; one product alone agrees with nothing. */
	public function isSame(): bool {
		return count( $this->cells ) > 1 && 1 === count( array_unique( array_map( 'wp_strip_all_tags', $this->cells ) ) );
	}

	public function isEmpty(): bool {
		return [] === array_filter( $this->cells, static fn ( string $cell ): bool => '' !== $cell );
	}
}
