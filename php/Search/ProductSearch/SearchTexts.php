<?php

declare( strict_types=1 );

namespace Marketday\Search\ProductSearch;

defined( 'ABSPATH' ) || exit;

/** Texts of the search; '' for ours. */
final class SearchTexts {
	public function __construct(
		public readonly string $placeholder = '',
		public readonly string $categoriesLabel = '',
		public readonly string $productsLabel = ''
	) {}
}
