<?php

declare( strict_types=1 );

namespace Marketday\ProductFilter;

defined( 'ABSPATH' ) || exit;

/** The values of one section, as far as they are shown. */
final class ChoiceList {
	/**
	 * @param string       $facet     A taxonomy, `status`, `rating` or `sale`.
	 * @param string       $parameter Of the address.
	 * @param list<Choice> $choices
	 * @param int          $page      How many pages of values these are.
	 * @param bool         $hasMore
	 * @param bool         $isLong    Whether there is more than one page of them.
	 */
	public function __construct(
		public readonly string $facet,
		public readonly string $parameter,
		public readonly array $choices,
		public readonly int $page = 1,
		public readonly bool $hasMore = false,
		public readonly bool $isLong = false
	) {}

	public function hasColours(): bool {
		return [] !== array_filter( $this->choices, static fn ( Choice $choice ): bool => '' !== $choice->colour );
	}

	public function hasChosen(): bool {
		return [] !== array_filter( $this->choices, static fn ( Choice $choice ): bool => $choice->isChosen );
	}

	/** A list of which nothing can be chosen is not worth its place. */
	public function isUseful(): bool {
		return [] !== array_filter( $this->choices, static fn ( Choice $choice ): bool => ! $choice->isDisabled() );
	}
}
