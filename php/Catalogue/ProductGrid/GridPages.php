<?php

declare( strict_types=1 );

namespace Marketday\Catalogue\ProductGrid;

defined( 'ABSPATH' ) || exit;

/** Pages of a grid. */
final class GridPages {
	public function __construct(
		public readonly int $perPage = 12,
		public readonly bool $isPaged = true,
		public readonly PagingKind $kind = PagingKind::Numbers
	) {}
}
