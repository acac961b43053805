<?php

declare( strict_types=1 );

namespace Marketday\Engine\Contract;

defined( 'ABSPATH' ) || exit;

enum ProductSort: string {
	case Default    = 'menu_order';
	case Popularity = 'popularity';
	case Rating     = 'rating';
	case Newest     = 'date';
	case PriceLow   = 'price';
	case PriceHigh  = 'price-desc';
	case Title      = 'title';
	case Views      = 'views';
	/** Most reviews first. */
	case Reviews    = 'reviews';

	/** @return array<string, string> The orders a shopper may choose, labels by the address's value; '' is the listing's own. */
	public static function labels(): array {
		return [
			''                       => __( 'Default sorting', 'marketday' ),
			self::Popularity->value => __( 'Sort by popularity', 'marketday' ),
			self::Rating->value     => __( 'Sort by average rating', 'marketday' ),
			self::Newest->value     => __( 'Sort by latest', 'marketday' ),
			self::PriceLow->value   => __( 'Sort by price: low to high', 'marketday' ),
			self::PriceHigh->value  => __( 'Sort by price: high to low', 'marketday' ),
			self::Title->value      => __( 'Sort by name', 'marketday' ),
		];
	}
}
