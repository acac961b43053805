<?php

declare( strict_types=1 );

namespace Marketday\Engine\Embedded\Schema;

defined( 'ABSPATH' ) || exit;

/**
 * The settings of a new shop, saved under WooCommerce's names where nothing was saved before: so they are read with one
 * query, and a site that activates WooCommerce later keeps its currency, its country and its way with taxes.
 */
final class DefaultOptions {
	private const OPTIONS = [
		'woocommerce_currency'                            => 'GBP',
		'woocommerce_currency_pos'                        => 'left',
		'woocommerce_price_thousand_sep'                  => ',',
		'woocommerce_price_decimal_sep'                   => '.',
		'woocommerce_price_num_decimals'                  => '2',
		'woocommerce_price_display_suffix'                => '',
		'woocommerce_default_country'                     => 'GB',
		'woocommerce_calc_taxes'                          => 'no',
		'woocommerce_prices_include_tax'                  => 'no',
		'woocommerce_tax_display_shop'                    => 'excl',
		'woocommerce_tax_display_cart'                    => 'excl',
		'woocommerce_manage_stock'                        => 'yes',
		'woocommerce_stock_format'                        => '',
		'woocommerce_hide_out_of_stock_items'             => 'no',
		'woocommerce_notify_low_stock_amount'             => '2',
		'woocommerce_notify_no_stock_amount'              => '0',
		'woocommerce_weight_unit'                         => 'kg',
		'woocommerce_dimension_unit'                      => 'cm',
		'woocommerce_enable_reviews'                      => 'yes',
		'woocommerce_enable_review_rating'                => 'yes',
		'woocommerce_review_rating_required'              => 'yes',
		'woocommerce_review_rating_verification_required' => 'no',
		'woocommerce_enable_coupons'                      => 'yes',
		'woocommerce_file_download_method'                => 'force',
		'woocommerce_downloads_require_login'             => 'no',
		'woocommerce_downloads_grant_access_after_payment' => 'yes',
		'woocommerce_cart_redirect_after_add'             => 'no',
		'woocommerce_default_catalog_orderby'             => 'menu_order',
		'woocommerce_permalinks'                          => [
			'product_base'   => 'product',
			'category_base'  => 'product-category',
			'tag_base'       => 'product-tag',
			'attribute_base' => '',
		],
	];

	public function install(): void {
		foreach ( self::OPTIONS as $name => $value ) {
			add_option( $name, $value, '', true );
		}
	}
}
