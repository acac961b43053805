<?php

declare( strict_types=1 );

namespace Marketday\Search\Index;

defined( 'ABSPATH' ) || exit;

/** Places where a product is found. */
final class ProductVisibility {
	public function __construct(
		public readonly bool $inCatalogue,
		public readonly bool $inSearch,
		public readonly bool $featured
	) {}
}
