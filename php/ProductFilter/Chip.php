<?php

declare( strict_types=1 );

namespace Marketday\ProductFilter;

defined( 'ABSPATH' ) || exit;

/** Something that is chosen, and where the listing is without it. */
final class Chip {
	/** @param string $facet A taxonomy, `search`, `minPrice`, `maxPrice`, `status`, `rating` or `sale`. */
	public function __construct(
		public readonly string $facet,
		public readonly string $value,
		public readonly string $label,
		public readonly string $url
	) {}
}
