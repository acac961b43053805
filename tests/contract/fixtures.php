<?php
/**
 * The shop of the contract suite: the same products, prices, zones and coupons on both engines, written through the Store contract.
 * Run inside a site; running it again brings stock and settings back. Returns ids by SKU.
 *
 * @package Marketday
 */

declare( strict_types=1 );

use Marketday\Engine\Contract\AttributeDraft;
use Marketday\Engine\Contract\ProductDraft;
use Marketday\Engine\Contract\ProductType;
use Marketday\Engine\Contract\StockStatus;

global $wpdb;

$options = [
	'woocommerce_currency'                          => 'GBP',
	'woocommerce_currency_pos'                      => 'left',
	'woocommerce_default_country'                   => 'GB',
	'woocommerce_allowed_countries'                 => 'all',
	'woocommerce_ship_to_countries'                 => '',
	'woocommerce_default_customer_address'          => 'base',
	'woocommerce_calc_taxes'                        => 'no',
	'woocommerce_prices_include_tax'                => 'no',
	'woocommerce_tax_display_shop'                  => 'excl',
	'woocommerce_tax_display_cart'                  => 'excl',
	'woocommerce_tax_total_display'                 => 'itemized',
	'woocommerce_tax_based_on'                      => 'shipping',
	'woocommerce_tax_round_at_subtotal'             => 'no',
	'woocommerce_enable_coupons'                    => 'yes',
	'woocommerce_enable_guest_checkout'             => 'yes',
	'woocommerce_enable_signup_and_login_from_checkout' => 'no',
	'woocommerce_manage_stock'                      => 'yes',
	'woocommerce_hold_stock_minutes'                => '60',
	'woocommerce_stock_format'                      => '',
	'woocommerce_hide_out_of_stock_items'           => 'no',
	'woocommerce_cart_redirect_after_add'           => 'no',
	'woocommerce_enable_ajax_add_to_cart'           => 'yes',
	'woocommerce_shipping_cost_requires_address'    => 'no',
	'woocommerce_enable_shipping_calc'              => 'yes',
	'woocommerce_checkout_phone_field'              => 'optional',
	'woocommerce_checkout_company_field'            => 'optional',
	'woocommerce_checkout_address_2_field'          => 'optional',
	'woocommerce_weight_unit'                       => 'kg',
	'woocommerce_dimension_unit'                    => 'cm',
	'woocommerce_coming_soon'                       => 'no',
	'woocommerce_bacs_settings'                     => [
		'enabled'      => 'yes',
		'title'        => 'Bank transfer',
		'description'  => 'Pay into our account.',
		'instructions' => 'Please use your order number as the reference.',
	],
	'woocommerce_cod_settings'                      => [
		'enabled'            => 'yes',
		'title'              => 'Cash on delivery',
		'description'        => 'Pay when it arrives.',
		'instructions'       => '',
		'enable_for_methods' => [],
		'enable_for_virtual' => 'yes',
	],
];
foreach ( $options as $name => $value ) {
	update_option( $name, $value );
}

$writer = $GLOBALS['marketday_engine']->writer();
$ids    = [];
$save   = static function ( ProductDraft $draft ) use ( $writer, &$ids ): int {
	return $ids[ (string) $draft->sku ] = $writer->save( $draft );
};
$simple = static fn ( string $sku, string $name, string $price, mixed ...$more ): int => $save(
	new ProductDraft( ...[ 'type' => ProductType::Simple, 'sku' => $sku, 'name' => $name, 'regularPrice' => $price ] + $more )
);

$mug = $simple(
	'contract-mug',
	'Enamel mug',
	'12.50',
	stockQuantity: '200',
	stockStatus: StockStatus::InStock,
	categories: [ [ 'Kitchen', 'Mugs' ] ],
	tags: [ 'enamel' ],
	weight: '0.3',
	shortDescription: 'Holds a pint.',
	attributes: [ new AttributeDraft( 'Colour', [ 'Blue' ], true ), new AttributeDraft( 'Made in', [ 'Wales' ], false ) ]
);
$pan = $simple( 'contract-sale', 'Iron pan', '20', salePrice: '15', categories: [ [ 'Kitchen' ] ] );
$simple( 'contract-last', 'Oak stool', '80', stockQuantity: '1', stockStatus: StockStatus::InStock, backorders: 'no', categories: [ [ 'Furniture' ] ] );
$simple( 'contract-low', 'Beeswax candle', '6', stockQuantity: '3', stockStatus: StockStatus::InStock, lowStockAmount: '5', backorders: 'no' );
$simple( 'contract-soldout', 'Felt hat', '30', stockQuantity: '0', stockStatus: StockStatus::OutOfStock, backorders: 'no' );
$simple( 'contract-backorder', 'Wool blanket', '65', stockQuantity: '0', stockStatus: StockStatus::OnBackorder, backorders: 'notify' );
$simple( 'contract-single', 'Signed print', '45', soldIndividually: true );
$simple( 'contract-voucher', 'Gift voucher', '25', virtual: true );
$simple( 'contract-draft', 'Draft jug', '5', status: 'draft' );
$simple( 'contract-private', 'Private jug', '5', status: 'private' );
$locked = $simple( 'contract-password', 'Secret jug', '5', description: 'Holds a secret.' );
wp_update_post( [ 'ID' => $locked, 'post_password' => 'open' ] );
$tee = $save(
	new ProductDraft(
		type: ProductType::Variable,
		sku: 'contract-tee',
		name: 'Cotton T-shirt',
		categories: [ [ 'Clothing' ] ],
		attributes: [
			new AttributeDraft( 'Colour', [ 'Blue', 'Red' ], true, true, true ),
			new AttributeDraft( 'Size', [ 'S', 'M' ], false, true, true ),
		]
	)
);
$variation = static fn ( string $sku, string $colour, array $size, string $price, string $sale, string $stock ): int => $save(
	new ProductDraft(
		variationOf: $tee,
		sku: $sku,
		regularPrice: $price,
		salePrice: $sale,
		stockQuantity: $stock,
		stockStatus: StockStatus::InStock,
		attributes: [ new AttributeDraft( 'Colour', [ $colour ], true ), new AttributeDraft( 'Size', $size, false ) ]
	)
);
$variation( 'contract-tee-blue-s', 'Blue', [ 'S' ], '20', '', '' );
$variation( 'contract-tee-blue-m', 'Blue', [ 'M' ], '22', '18', '4' );
$variation( 'contract-tee-red', 'Red', [], '25', '', '' );
$save( new ProductDraft( type: ProductType::Grouped, sku: 'contract-set', name: 'Camp kitchen', groupedIds: [ $mug, $pan ] ) );
$save( new ProductDraft(
	type: ProductType::External,
	sku: 'contract-book',
	name: 'Field guide',
	regularPrice: '18',
	externalUrl: 'https://books.example/field-guide',
	buttonText: 'Buy at the publisher'
) );

foreach ( [
	'woocommerce_shipping_zone_methods',
	'woocommerce_shipping_zone_locations',
	'woocommerce_shipping_zones',
	'woocommerce_tax_rates',
	'woocommerce_tax_rate_locations'
] as $table ) {
	$wpdb->query( "DELETE FROM {$wpdb->prefix}{$table}" );
}
$wpdb->insert( "{$wpdb->prefix}woocommerce_shipping_zones", [ 'zone_id' => 71, 'zone_name' => 'United Kingdom', 'zone_order' => 0 ] );
$wpdb->insert( "{$wpdb->prefix}woocommerce_shipping_zone_locations", [ 'zone_id' => 71, 'location_code' => 'GB', 'location_type' => 'country' ] );
foreach ( [ 71 => 'flat_rate', 72 => 'free_shipping' ] as $instance => $method ) {
	$wpdb->insert(
		"{$wpdb->prefix}woocommerce_shipping_zone_methods",
		[ 'zone_id' => 71, 'instance_id' => $instance, 'method_id' => $method, 'method_order' => $instance, 'is_enabled' => 1 ]
	);
}
update_option( 'woocommerce_flat_rate_71_settings', [ 'title' => 'Royal Mail', 'tax_status' => 'taxable', 'cost' => '4.95' ] );
update_option(
	'woocommerce_free_shipping_72_settings',
	[ 'title' => 'Free delivery', 'requires' => 'min_amount', 'min_amount' => '100', 'ignore_discounts' => 'no' ]
);

$coupons = [
	'contract-ten'     => [ 'discount_type' => 'percent', 'coupon_amount' => '10' ],
	'contract-five'    => [ 'discount_type' => 'fixed_cart', 'coupon_amount' => '5' ],
	'contract-mugs'    => [ 'discount_type' => 'fixed_product', 'coupon_amount' => '2', 'product_ids' => (string) $mug ],
	'contract-alone'   => [ 'discount_type' => 'fixed_cart', 'coupon_amount' => '1', 'individual_use' => 'yes' ],
	'contract-expired' => [ 'discount_type' => 'percent', 'coupon_amount' => '10', 'date_expires' => '1262304000' ],
	'contract-large'   => [ 'discount_type' => 'percent', 'coupon_amount' => '10', 'minimum_amount' => '500' ],
	'contract-used'    => [ 'discount_type' => 'percent', 'coupon_amount' => '10', 'usage_limit' => '1', 'usage_count' => '1' ],
	'contract-ship'    => [ 'discount_type' => 'fixed_cart', 'coupon_amount' => '0', 'free_shipping' => 'yes' ],
];
foreach ( $coupons as $code => $meta ) {
	$known = get_posts( [ 'post_type' => 'shop_coupon', 'title' => $code, 'post_status' => 'any', 'numberposts' => 1, 'fields' => 'ids' ] );
	$id    = $known[0] ?? wp_insert_post( [ 'post_type' => 'shop_coupon', 'post_title' => $code, 'post_status' => 'publish' ] );
	foreach ( $meta + [ 'individual_use' => 'no', 'usage_limit' => '0', 'usage_count' => '0', 'free_shipping' => 'no' ] as $key => $value ) {
		update_post_meta( $id, $key, $value );
	}
}

// WooCommerce keeps rates and zones in caches of its own.
if ( class_exists( 'WC_Cache_Helper' ) ) {
	WC_Cache_Helper::get_transient_version( 'shipping', true );
	WC_Cache_Helper::invalidate_cache_group( 'taxes' );
	WC_Cache_Helper::invalidate_cache_group( 'shipping_zones' );
}
wp_cache_flush();

$stock = [];
foreach ( $ids as $id ) {
	$quantity = (string) get_post_meta( $id, '_stock', true );
	if ( is_numeric( $quantity ) ) {
		$stock[ $id ] = [ 'quantity' => (int) $quantity, 'status' => (string) get_post_meta( $id, '_stock_status', true ) ];
	}
}

return [ 'ids' => $ids, 'stock' => (object) $stock, 'cookieHash' => COOKIEHASH ];
