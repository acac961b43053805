<?php

declare( strict_types=1 );

namespace Marketday\Search\Index;

defined( 'ABSPATH' ) || exit;

use Marketday\Engine\Contract\Pricing;

/** The stored fields and settings that what listings know of products comes from. */
final class WatchedFields {
	private const META = [
		'_price',
		'_regular_price',
		'_sale_price',
		'_stock_status',
		'_sku',
		'_global_unique_id',
		'_tax_status',
		'_tax_class',
		'total_sales',
		'_wc_average_rating',
		'_wc_review_count',
		'_product_attributes',
		'_children',
	];

	private const SETTINGS = [
		'woocommerce_prices_include_tax',
		'woocommerce_tax_display_shop',
		'woocommerce_calc_taxes',
		'woocommerce_hide_out_of_stock_items',
		'woocommerce_price_num_decimals',
		'woocommerce_default_country',
		'woocommerce_currency',
	];

	/** Tells whether a product's or variation's meta key is one of them. */
	public static function isMeta( string $key ): bool {
		return in_array( $key, self::META, true )
			|| str_starts_with( $key, 'attribute_pa_' )
			|| str_starts_with( $key, Pricing::FIXED )
			|| str_starts_with( $key, Pricing::FIXED_SALE );
	}

	/** @return list<string> Actions that tell of a setting or a tax rate by which every price may be another one. */
	public static function settingHooks(): array {
		return [
			...array_map( static fn ( string $setting ): string => "update_option_{$setting}", self::SETTINGS ),
			...array_map( static fn ( string $change ): string => "woocommerce_tax_rate_{$change}", [ 'added', 'updated', 'deleted' ] ),
		];
	}
}
