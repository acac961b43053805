<?php

declare( strict_types=1 );

namespace Marketday\Events\Calendar;

defined( 'ABSPATH' ) || exit;

/** Conditions of the events that are asked for; empty parts ask for all. */
final class EventFilter {
	/** @param list<int> $categories Term ids, any of which an event has. */
	public function __construct(
		public readonly array $categories = [],
		public readonly int $location = 0,
		public readonly int $access = 0,
		public readonly string $search = ''
	) {}

	public function isEmpty(): bool {
		return [] === $this->categories && 0 === $this->location && 0 === $this->access && '' === $this->search;
	}

	/** @param list<int> $categories Those a block is limited to, if any. */
	public function within( array $categories ): self {
		if ( [] === $categories ) {
			return $this;
		}
		$both = [] === $this->categories ? $categories : array_values( array_intersect( $this->categories, $categories ) );
		return new self( [] === $both ? [ -1 ] : $both, $this->location, $this->access, $this->search );
	}
}
