<?php

declare( strict_types=1 );

namespace Marketday\Catalogue\ProductGrid;

defined( 'ABSPATH' ) || exit;

use Marketday\Engine\Contract\Catalogue;
use Marketday\Engine\Contract\Term;
use Marketday\Kernel\View;

/** Offers of a page that has nothing to show: the shop's categories, and what others buy. */
final class EmptyState {
	private const BEST_SELLERS = 4;

	public function __construct(
		private readonly Catalogue $catalogue,
		private readonly View $view
	) {}

	/** @param bool $withProducts Whether best sellers come with it: a listing that found none shows none. */
	public function html( bool $withProducts ): string {
		$isTop = static fn ( Term $term ): bool => 0 === $term->parent;
		return $this->view->render(
			'empty-state',
			[
				'categories'  => array_values( array_filter( $this->catalogue->terms( 'product_cat' ), $isTop ) ),
				'bestSellers' => $withProducts ? do_blocks( '<!-- wp:marketday/product-grid ' . wp_json_encode( self::rows() ) . ' /-->' ) : '',
			]
		);
	}

	/** @return array<string, mixed> */
	private static function rows(): array {
		return [
			'query'          => [
				'kind' => GridKind::BestSelling->value,
				'ids'  => [],
			],
			'title'          => __( 'Best sellers', 'marketday' ),
			'perPage'        => self::BEST_SELLERS,
			'followsFilter'  => false,
			'headingLevel'   => 3,
			'showPagination' => false,
		];
	}
}
