<?php

declare( strict_types=1 );

namespace Marketday\Search\Index;

defined( 'ABSPATH' ) || exit;

/** Figures that listings sort by. */
final class ProductFigures {
	public function __construct(
		public readonly int $menuOrder,
		public readonly int $sales,
		public readonly int $views,
		/** Mean rating times 100. */
		public readonly int $rating,
		public readonly int $ratings
	) {}
}
