<?php

declare( strict_types=1 );

namespace Marketday\Search\ProductSearch;

defined( 'ABSPATH' ) || exit;

/** Parts of the search that are shown. */
final class SearchParts {
	public function __construct(
		public readonly bool $category = true,
		public readonly bool $icon = true,
		public readonly bool $more = true,
		public readonly bool $picture = true,
		public readonly bool $price = true,
		public readonly bool $rating = true,
		public readonly bool $popular = true
	) {}
}
