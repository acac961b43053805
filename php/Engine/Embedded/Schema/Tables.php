<?php

declare( strict_types=1 );

namespace Marketday\Engine\Embedded\Schema;

defined( 'ABSPATH' ) || exit;

use Closure;
use Marketday\Kernel\OwnTable;
use Marketday\Kernel\Schema;

/** WooCommerce's tables by its names, columns and keys, and two that are ours: `marketday_sessions` and `marketday_shelf`. */
final class Tables {
	private const ATTRIBUTES = [
		'woocommerce_attribute_taxonomies' => [
			'attribute_id bigint(20) unsigned NOT NULL auto_increment',
			'attribute_name varchar(200) NOT NULL',
			'attribute_label varchar(200) NULL',
			'attribute_type varchar(20) NOT NULL',
			'attribute_orderby varchar(20) NOT NULL',
			'attribute_public int(1) NOT NULL DEFAULT 1',
			'PRIMARY KEY  (attribute_id)',
			'KEY attribute_name (attribute_name(20))',
		],
		'wc_product_attributes_lookup'     => [
			'product_id bigint(20) NOT NULL',
			'product_or_parent_id bigint(20) NOT NULL',
			'taxonomy varchar(32) NOT NULL',
			'term_id bigint(20) NOT NULL',
			'is_variation_attribute tinyint(1) NOT NULL',
			'in_stock tinyint(1) NOT NULL',
			'PRIMARY KEY  (product_or_parent_id,term_id,product_id,taxonomy)',
			'KEY is_variation_attribute_term_id (is_variation_attribute,term_id)',
			'KEY product_id (product_id)',
		],
	];

	private const PRODUCTS = [
		'wc_product_meta_lookup' => [
			'product_id bigint(20) NOT NULL',
			"sku varchar(100) NULL default ''",
			"global_unique_id varchar(100) NULL default ''",
			'`virtual` tinyint(1) NULL default 0',
			'`downloadable` tinyint(1) NULL default 0',
			'min_price decimal(19,4) NULL default NULL',
			'max_price decimal(19,4) NULL default NULL',
			'onsale tinyint(1) NULL default 0',
			'stock_quantity double NULL default NULL',
			"stock_status varchar(100) NULL default 'instock'",
			'rating_count bigint(20) NULL default 0',
			'average_rating decimal(3,2) NULL default 0.00',
			'total_sales bigint(20) NULL default 0',
			"tax_status varchar(100) NULL default 'taxable'",
			"tax_class varchar(100) NULL default ''",
			'PRIMARY KEY  (product_id)',
			'KEY `virtual` (`virtual`)',
			'KEY downloadable (downloadable)',
			'KEY stock_status (stock_status)',
			'KEY stock_quantity (stock_quantity)',
			'KEY onsale (onsale)',
			'KEY min_max_price (min_price,max_price)',
			'KEY sku (sku(50))',
		],
		'wc_reserved_stock'      => [
			'order_id bigint(20) NOT NULL',
			'product_id bigint(20) NOT NULL',
			'stock_quantity double NOT NULL DEFAULT 0',
			"`timestamp` datetime NOT NULL DEFAULT '0000-00-00 00:00:00'",
			"expires datetime NOT NULL DEFAULT '0000-00-00 00:00:00'",
			'PRIMARY KEY  (order_id,product_id)',
			'KEY product_id_expires (product_id,expires)',
		],
	];

	private const ORDERS = [
		'woocommerce_order_items'    => [
			'order_item_id bigint(20) unsigned NOT NULL auto_increment',
			'order_item_name text NOT NULL',
			"order_item_type varchar(200) NOT NULL DEFAULT ''",
			'order_id bigint(20) unsigned NOT NULL',
			'PRIMARY KEY  (order_item_id)',
			'KEY order_id (order_id)',
		],
		'woocommerce_order_itemmeta' => [
			'meta_id bigint(20) unsigned NOT NULL auto_increment',
			'order_item_id bigint(20) unsigned NOT NULL',
			'meta_key varchar(255) default NULL',
			'meta_value longtext NULL',
			'PRIMARY KEY  (meta_id)',
			'KEY order_item_id (order_item_id)',
			'KEY meta_key (meta_key(32))',
		],
		'woocommerce_downloadable_product_permissions' => [
			'permission_id bigint(20) unsigned NOT NULL auto_increment',
			'download_id varchar(36) NOT NULL',
			'product_id bigint(20) unsigned NOT NULL',
			'order_id bigint(20) unsigned NOT NULL DEFAULT 0',
			'order_key varchar(200) NOT NULL',
			'user_email varchar(200) NOT NULL',
			'user_id bigint(20) unsigned NULL',
			'downloads_remaining varchar(9) NULL',
			"access_granted datetime NOT NULL default '0000-00-00 00:00:00'",
			'access_expires datetime NULL default null',
			'download_count bigint(20) unsigned NOT NULL DEFAULT 0',
			'PRIMARY KEY  (permission_id)',
			'KEY download_order_key_product (product_id,order_id,order_key(16),download_id)',
			'KEY download_order_product (download_id,order_id,product_id)',
			'KEY order_id (order_id)',
			'KEY user_order_remaining_expires (user_id,order_id,downloads_remaining,access_expires)',
			'KEY idx_user_email (user_email(100))',
		],
		'wc_download_log'            => [
			'download_log_id bigint(20) unsigned NOT NULL AUTO_INCREMENT',
			'timestamp datetime NOT NULL',
			'permission_id bigint(20) unsigned NOT NULL',
			'user_id bigint(20) unsigned NULL',
			"user_ip_address varchar(100) NULL DEFAULT ''",
			'PRIMARY KEY  (download_log_id)',
			'KEY permission_id (permission_id)',
			'KEY timestamp (timestamp)',
		],
		'marketday_sessions'         => [
			'session_key char(32) NOT NULL',
			'value longtext NOT NULL',
			'expires bigint(20) unsigned NOT NULL',
			'PRIMARY KEY  (session_key)',
			'KEY expires (expires)',
		],
	];

	/** One narrow row for each product a visitor can find, with an index for each order of a listing. */
	private const LOOKUP = [
		'marketday_shelf' => [
			'product_id bigint(20) unsigned NOT NULL',
			'in_catalogue tinyint(1) NOT NULL',
			'in_search tinyint(1) NOT NULL',
			'menu_order int(11) NOT NULL DEFAULT 0',
			"title varchar(120) NOT NULL DEFAULT ''",
			"words varchar(500) NOT NULL DEFAULT ''",
			'published datetime NOT NULL',
			'min_price decimal(19,4) NULL',
			'max_price decimal(19,4) NULL',
			'sales bigint(20) NOT NULL DEFAULT 0',
			'rating decimal(3,2) NOT NULL DEFAULT 0',
			'rating_count bigint(20) NOT NULL DEFAULT 0',
			"stock_status varchar(20) NOT NULL DEFAULT 'instock'",
			'on_sale tinyint(1) NOT NULL DEFAULT 0',
			'PRIMARY KEY  (product_id)',
			'KEY by_menu_order (in_catalogue,menu_order,title,product_id)',
			'KEY with_stock (in_catalogue,stock_status)',
			'KEY with_sale (in_catalogue,on_sale)',
			'KEY by_title (in_catalogue,title,product_id)',
			'KEY by_date (in_catalogue,published,product_id)',
			'KEY by_lowest_price (in_catalogue,min_price,product_id)',
			'KEY by_highest_price (in_catalogue,max_price,product_id)',
			'KEY by_sales (in_catalogue,sales,product_id)',
			'KEY by_rating (in_catalogue,rating,rating_count,product_id)',
		],
	];

	private const TAXES = [
		'woocommerce_tax_rates'          => [
			'tax_rate_id bigint(20) unsigned NOT NULL auto_increment',
			"tax_rate_country varchar(2) NOT NULL DEFAULT ''",
			"tax_rate_state varchar(200) NOT NULL DEFAULT ''",
			"tax_rate varchar(8) NOT NULL DEFAULT ''",
			"tax_rate_name varchar(200) NOT NULL DEFAULT ''",
			'tax_rate_priority bigint(20) unsigned NOT NULL',
			'tax_rate_compound int(1) NOT NULL DEFAULT 0',
			'tax_rate_shipping int(1) NOT NULL DEFAULT 1',
			'tax_rate_order bigint(20) unsigned NOT NULL',
			"tax_rate_class varchar(200) NOT NULL DEFAULT ''",
			'PRIMARY KEY  (tax_rate_id)',
			'KEY tax_rate_country (tax_rate_country)',
			'KEY tax_rate_state (tax_rate_state(2))',
			'KEY tax_rate_class (tax_rate_class(10))',
			'KEY tax_rate_priority (tax_rate_priority)',
		],
		'woocommerce_tax_rate_locations' => [
			'location_id bigint(20) unsigned NOT NULL auto_increment',
			'location_code varchar(200) NOT NULL',
			'tax_rate_id bigint(20) unsigned NOT NULL',
			'location_type varchar(40) NOT NULL',
			'PRIMARY KEY  (location_id)',
			'KEY tax_rate_id (tax_rate_id)',
			'KEY location_type_code (location_type(10),location_code(20))',
		],
	];

	private const SHIPPING = [
		'woocommerce_shipping_zones'          => [
			'zone_id bigint(20) unsigned NOT NULL auto_increment',
			'zone_name varchar(200) NOT NULL',
			'zone_order bigint(20) unsigned NOT NULL',
			'PRIMARY KEY  (zone_id)',
		],
		'woocommerce_shipping_zone_locations' => [
			'location_id bigint(20) unsigned NOT NULL auto_increment',
			'zone_id bigint(20) unsigned NOT NULL',
			'location_code varchar(200) NOT NULL',
			'location_type varchar(40) NOT NULL',
			'PRIMARY KEY  (location_id)',
			'KEY zone_id (zone_id)',
			'KEY location_type_code (location_type(10),location_code(20))',
		],
		'woocommerce_shipping_zone_methods'   => [
			'zone_id bigint(20) unsigned NOT NULL',
			'instance_id bigint(20) unsigned NOT NULL auto_increment',
			'method_id varchar(200) NOT NULL',
			'method_order bigint(20) unsigned NOT NULL',
			"is_enabled tinyint(1) NOT NULL DEFAULT '1'",
			'PRIMARY KEY  (instance_id)',
			'KEY zone_id (zone_id)',
			'KEY method_id (method_id(20))',
		],
	];

	private const ALL = self::ATTRIBUTES + self::PRODUCTS + self::ORDERS + self::LOOKUP + self::TAXES + self::SHIPPING;

	/** @return list<string> Names with the prefix of this site. */
	public static function names(): array {
		global $wpdb;
		return array_map( static fn ( string $name ): string => $wpdb->prefix . $name, array_keys( self::ALL ) );
	}

	/**
	 * @param bool                              $areMade Whether the site has had them.
	 * @param array<string, Closure(): void>   $derive  What derives their rows again, by table.
	 * @return list<OwnTable>
	 */
	public static function all( bool $areMade, array $derive ): array {
		$losses = [
			'woocommerce_attribute_taxonomies'             => static fn (): string => __( 'product attributes', 'marketday' ),
			'woocommerce_order_items'                      => static fn (): string => __( 'order items', 'marketday' ),
			'woocommerce_order_itemmeta'                   => static fn (): string => __( 'quantities and totals of order items', 'marketday' ),
			'woocommerce_downloadable_product_permissions' => static fn (): string => __( 'who can download what', 'marketday' ),
			'wc_download_log'                              => static fn (): string => __( 'download records', 'marketday' ),
			'woocommerce_tax_rates'                        => static fn (): string => __( 'tax rates', 'marketday' ),
			'woocommerce_tax_rate_locations'               => static fn (): string => __( 'where tax rates apply', 'marketday' ),
			'woocommerce_shipping_zones'                   => static fn (): string => __( 'shipping zones', 'marketday' ),
			'woocommerce_shipping_zone_locations'          => static fn (): string => __( 'places in shipping zones', 'marketday' ),
			'woocommerce_shipping_zone_methods'            => static fn (): string => __( 'shipping methods', 'marketday' ),
		];
		return array_map(
			static fn ( string $name ): OwnTable => new OwnTable(
				$name,
				$areMade,
				static fn () => self::make( $name ),
				$losses[ $name ] ?? null,
				$derive[ $name ] ?? null
			),
			array_keys( self::ALL )
		);
	}

	public function install(): void {
		array_map( self::make( ... ), array_keys( self::ALL ) );
	}

	private static function make( string $name ): void {
		global $wpdb;
		$body = implode( ",\n", array_map( static fn ( string $line ): string => "  {$line}", self::ALL[ $name ] ) );
		Schema::bring( "CREATE TABLE {$wpdb->prefix}{$name} (\n{$body}\n) {$wpdb->get_charset_collate()};" );
	}
}
