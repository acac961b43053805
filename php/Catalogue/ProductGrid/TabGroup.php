<?php

declare( strict_types=1 );

namespace Marketday\Catalogue\ProductGrid;

defined( 'ABSPATH' ) || exit;

use Marketday\Engine\Contract\ProductQuery;
use Marketday\Engine\Contract\ProductSort;

/** The ready-made groups of filter tabs; on the wire each is `custom_action#{value}`. */
enum TabGroup: string {
	case TopSale   = 'top_sale';
	case Popular   = 'popular';
	case OnSale    = 'on_sale';
	case MostRated = 'most_rated';
	case TopRated  = 'top_rated';
	case Featured  = 'featured';
	case Arrival   = 'arrival';

	public function label(): string {
		return match ( $this ) {
			self::TopSale   => __( 'Best sellers', 'marketday' ),
			self::Popular   => __( 'Popular', 'marketday' ),
			self::OnSale    => __( 'On sale', 'marketday' ),
			self::MostRated => __( 'Most reviewed', 'marketday' ),
			self::TopRated  => __( 'Top rated', 'marketday' ),
			self::Featured  => __( 'Featured', 'marketday' ),
			self::Arrival   => __( 'New arrivals', 'marketday' ),
		};
	}

	/** The listing's products as this group means them. */
	public function of( ProductQuery $scope ): ProductQuery {
		return match ( $this ) {
			self::TopSale   => $scope->with( sort: ProductSort::Popularity ),
			self::Popular   => $scope->with( sort: ProductSort::Views ),
			self::OnSale    => $scope->with( onSaleOnly: true, sort: ProductSort::Newest ),
			self::MostRated => $scope->with( sort: ProductSort::Reviews ),
			self::TopRated  => $scope->with( sort: ProductSort::Rating ),
			self::Featured  => $scope->with( featuredOnly: true ),
			self::Arrival   => $scope->with( sort: ProductSort::Newest ),
		};
	}
}
