<?php

declare( strict_types=1 );

namespace Marketday\Catalogue\ProductGrid;

defined( 'ABSPATH' ) || exit;

use Marketday\Catalogue\Listing\ListingContext;
use Marketday\Engine\Contract\ProductQuery;

/** Scope of a listing for its visitor before the page's filter: what its editor or its archive allows, within the open tab, on its page. */
final class GridScope {
	public function __construct( private readonly BaseQuery $base ) {}

	/**
	 * @param int $productId Of the page or of the product around the block; 0 where there is none.
	 * @return ProductQuery|null Null where there is nothing to show.
	 */
	public function of( GridSettings $settings, int $productId, ListingContext $context ): ?ProductQuery {
		$archive = $settings->query->inherit ? $context->archive() : null;
		$scope   = $archive ?? $this->base->of( $settings, $productId );
		if ( null === $scope ) {
			return null;
		}
		if ( null !== $archive && $settings->query->hidesOutOfStock ) {
			$scope = BaseQuery::inStock( $scope ) ?? $scope;
		}
		$scope  = Tab::byKey( $settings->tabs, $context->slug( $settings->tabParameter() ) )?->within( $scope ) ?? $scope;
		$number = ( new GridAddress( $settings, $context ) )->number();
		return $number === $scope->page ? $scope : $scope->with( page: $number );
	}
}
