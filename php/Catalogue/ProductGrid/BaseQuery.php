<?php

declare( strict_types=1 );

namespace Marketday\Catalogue\ProductGrid;

defined( 'ABSPATH' ) || exit;

use Marketday\Engine\Contract\Engine;
use Marketday\Engine\Contract\Product;
use Marketday\Engine\Contract\ProductQuery;
use Marketday\Engine\Contract\RecentlyViewed;
use Marketday\Engine\Contract\StockStatus;
use Marketday\Engine\Contract\Term;

/** Query of all that a listing may show, as its editor set it; the visitor's filter works within it. */
final class BaseQuery {
	public function __construct( private readonly Engine $engine ) {}

	/**
	 * @param int $productId Of the page or of the product around the block; 0 where there is none.
	 * @return ProductQuery|null Null where there is nothing to show.
	 */
	public function of( GridSettings $settings, int $productId ): ?ProductQuery {
		if ( $settings->needsChoice() ) {
			return null;
		}
		$query = new ProductQuery( perPage: $settings->pages->perPage, sort: $settings->query->kind->sort() ?? $settings->query->order );
		$scope = match ( $settings->query->kind ) {
			GridKind::Featured       => $query->with( featuredOnly: true ),
			GridKind::OnSale         => $query->with( onSaleOnly: true ),
			GridKind::Category       => $query->with( categories: $settings->query->ids ),
			GridKind::Tag            => $query->with( tags: $settings->query->ids ),
			GridKind::Attribute      => $query->with( attributes: [ $settings->query->taxonomy => $settings->query->ids ] ),
			GridKind::HandPicked     => $this->only( $query, $settings->query->ids ),
			GridKind::Related        => $this->relatedTo( $query, $productId ),
			GridKind::UpSells        => $this->only( $query, $this->product( $productId )?->details()->related->upsellIds ?? [] ),
			GridKind::CrossSells     => $this->only( $query, $this->crossSells( $productId ) ),
			GridKind::RecentlyViewed => $this->only( $query, array_values( array_diff( RecentlyViewed::ofVisitor()->newestFirst(), [ $productId ] ) ) ),
			default                  => $query,
		};
		return $settings->query->hidesOutOfStock ? self::inStock( $scope ) : $scope;
	}

	/** Query of what can be bought. */
	public static function inStock( ?ProductQuery $scope ): ?ProductQuery {
		return $scope?->with( stock: [ StockStatus::InStock, StockStatus::OnBackorder ] );
	}

	/** @param list<int> $ids */
	private function only( ProductQuery $query, array $ids ): ?ProductQuery {
		return [] === $ids ? null : $query->with( include: $ids );
	}

	private function relatedTo( ProductQuery $query, int $productId ): ?ProductQuery {
		$product = $this->product( $productId );
		$ids     = static fn ( array $terms ): array => array_map( static fn ( Term $term ): int => $term->id, $terms );
		return match ( true ) {
			null === $product                       => null,
			[] !== $product->details()->categories => $query->with( categories: $ids( $product->details()->categories ), exclude: [ $productId ] ),
			[] !== $product->details()->tags       => $query->with( tags: $ids( $product->details()->tags ), exclude: [ $productId ] ),
			default                                 => null,
		};
	}

	/** @return list<int> Of the page's product; of what is in the basket where the page has none. */
	private function crossSells( int $productId ): array {
		if ( $productId > 0 ) {
			return $this->product( $productId )?->details()->related->crossSellIds ?? [];
		}
		return $this->engine->basket()->contents()->crossSellIds();
	}

	private function product( int $id ): ?Product {
		return $id > 0 ? $this->engine->catalogue()->product( $id ) : null;
	}
}
