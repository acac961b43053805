<?php

declare( strict_types=1 );

namespace Marketday\Import\Csv;

defined( 'ABSPATH' ) || exit;

use Marketday\Store\Measure;

/** The names that product files give their columns: WooCommerce's exporter's, its importer's other names, and the plain keys. */
final class ColumnNames {
	private const NAMES = [
		'id'                      => 'id',
		'post_id'                 => 'id',
		'type'                    => 'type',
		'sku'                     => 'sku',
		'gtin, upc, ean, or isbn' => 'gtin',
		'global_unique_id'        => 'gtin',
		'gtin'                    => 'gtin',
		'name'                    => 'name',
		'title'                   => 'name',
		'product title'           => 'name',
		'post_title'              => 'name',
		'published'               => 'published',
		'is featured?'            => 'featured',
		'featured'                => 'featured',
		'visibility in catalog'   => 'visibility',
		'catalog_visibility'      => 'visibility',
		'short description'       => 'short_description',
		'short_description'       => 'short_description',
		'post_excerpt'            => 'short_description',
		'description'             => 'description',
		'post_content'            => 'description',
		'date sale price starts'  => 'sale_from',
		'date_on_sale_from'       => 'sale_from',
		'date sale price ends'    => 'sale_to',
		'date_on_sale_to'         => 'sale_to',
		'tax status'              => 'tax_status',
		'tax_status'              => 'tax_status',
		'tax class'               => 'tax_class',
		'tax_class'               => 'tax_class',
		'in stock?'               => 'in_stock',
		'stock_status'            => 'in_stock',
		'stock'                   => 'stock',
		'quantity'                => 'stock',
		'stock_quantity'          => 'stock',
		'low stock amount'        => 'low_stock',
		'low_stock_amount'        => 'low_stock',
		'backorders allowed?'     => 'backorders',
		'backorders'              => 'backorders',
		'sold individually?'      => 'sold_individually',
		'sold_individually'       => 'sold_individually',
		'allow customer reviews?' => 'reviews_allowed',
		'reviews_allowed'         => 'reviews_allowed',
		'purchase note'           => 'purchase_note',
		'purchase_note'           => 'purchase_note',
		'sale price'              => 'sale_price',
		'sale_price'              => 'sale_price',
		'regular price'           => 'regular_price',
		'regular_price'           => 'regular_price',
		'price'                   => 'regular_price',
		'categories'              => 'categories',
		'category_ids'            => 'categories',
		'brands'                  => 'brands',
		'tags'                    => 'tags',
		'tags (comma separated)'  => 'tags',
		'tag_ids'                 => 'tags',
		'shipping class'          => 'shipping_class',
		'shipping_class_id'       => 'shipping_class',
		'images'                  => 'images',
		'download limit'          => 'download_limit',
		'download_limit'          => 'download_limit',
		'download expiry days'    => 'download_expiry',
		'download_expiry'         => 'download_expiry',
		'parent'                  => 'parent',
		'parent sku'              => 'parent',
		'parent_id'               => 'parent',
		'post_parent'             => 'parent',
		'grouped products'        => 'grouped',
		'grouped_products'        => 'grouped',
		'upsells'                 => 'upsells',
		'upsell_ids'              => 'upsells',
		'cross-sells'             => 'cross_sells',
		'cross_sell_ids'          => 'cross_sells',
		'external url'            => 'external_url',
		'product_url'             => 'external_url',
		'button text'             => 'button_text',
		'button_text'             => 'button_text',
		'position'                => 'position',
		'menu order'              => 'position',
		'menu_order'              => 'position',
		'measure'                 => 'measure',
		'measure_amount'          => 'measure',
		'unit of measure'         => 'unit_of_measure',
		'measure_unit'            => 'unit_of_measure',
	];

	/** Fields of the database with a column of their own, as WooCommerce's exporter names them. */
	private const METAS = [
		Measure::AMOUNT => 'measure',
		Measure::UNIT   => 'unit_of_measure',
	];

	private const NUMBERED = [
		'attribute' => [
			'name'     => 'name',
			'value(s)' => 'values',
			'visible'  => 'visible',
			'global'   => 'global',
			'default'  => 'default',
		],
		'download'  => [
			'id'   => 'id',
			'name' => 'name',
			'url'  => 'url',
		],
	];

	/**
	 * The key of a column, null for one that is not known: `regular_price`, `attribute:2:values`, `download:1:url`,
	 * `meta:_my_key`, `weight`.
	 */
	public static function keyOf( string $name ): ?string {
		$name = trim( (string) preg_replace( '/\s+/u', ' ', $name ) );
		if ( 1 === preg_match( '/^meta: ?(\S.*)$/i', $name, $found ) ) {
			$key = trim( $found[1] );
			return self::METAS[ $key ] ?? 'meta:' . $key;
		}
		$name = mb_strtolower( $name );
		return self::NAMES[ $name ] ?? self::measure( $name ) ?? self::numbered( $name );
	}

	/** The unit in a header such as `Weight (lbs)`, '' where it names none. */
	public static function unitOf( string $name ): string {
		return 1 === preg_match( '/\(([a-z]+)\)\s*$/i', $name, $found ) ? strtolower( $found[1] ) : '';
	}

	private static function measure( string $name ): ?string {
		return 1 === preg_match( '/^(weight|length|width|height)(?: ?\([a-z]+\))?$/', $name, $found ) ? $found[1] : null;
	}

	private static function numbered( string $name ): ?string {
		if ( 1 !== preg_match( '/^(attribute|download) (\d{1,3}) (\S+)$/', $name, $found ) ) {
			return null;
		}
		$part = self::NUMBERED[ $found[1] ][ $found[3] ] ?? null;
		return null === $part ? null : $found[1] . ':' . (int) $found[2] . ':' . $part;
	}
}
