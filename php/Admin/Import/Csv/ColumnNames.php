<?php

declare( strict_types=1 );

namespace Marketday\Admin\Import\Csv;

defined( 'ABSPATH' ) || exit;

use Marketday\Engine\Contract\Measure;

/** The names that product files give their columns: WooCommerce's exporter's in every language, its importer's other names, and the plain keys. */
final class ColumnNames {
	/** Names that WooCommerce's exporter writes in English; `#` is a number. */
	public const STANDARD = [
		'ID'                      => 'id',
		'Type'                    => 'type',
		'SKU'                     => 'sku',
		'GTIN, UPC, EAN, or ISBN' => 'gtin',
		'Name'                    => 'name',
		'Published'               => 'published',
		'Is featured?'            => 'featured',
		'Visibility in catalog'   => 'visibility',
		'Short description'       => 'short_description',
		'Description'             => 'description',
		'Date sale price starts'  => 'sale_from',
		'Date sale price ends'    => 'sale_to',
		'Tax status'              => 'tax_status',
		'Tax class'               => 'tax_class',
		'In stock?'               => 'in_stock',
		'Stock'                   => 'stock',
		'Low stock amount'        => 'low_stock',
		'Backorders allowed?'     => 'backorders',
		'Sold individually?'      => 'sold_individually',
		'Weight (%s)'             => 'weight',
		'Length (%s)'             => 'length',
		'Width (%s)'              => 'width',
		'Height (%s)'             => 'height',
		'Allow customer reviews?' => 'reviews_allowed',
		'Purchase note'           => 'purchase_note',
		'Sale price'              => 'sale_price',
		'Regular price'           => 'regular_price',
		'Categories'              => 'categories',
		'Tags'                    => 'tags',
		'Shipping class'          => 'shipping_class',
		'Images'                  => 'images',
		'Download limit'          => 'download_limit',
		'Download expiry days'    => 'download_expiry',
		'Parent'                  => 'parent',
		'Grouped products'        => 'grouped',
		'Upsells'                 => 'upsells',
		'Cross-sells'             => 'cross_sells',
		'External URL'            => 'external_url',
		'Button text'             => 'button_text',
		'Position'                => 'position',
		'Brands'                  => 'brands',
		'Attribute %d name'       => 'attribute:#:name',
		'Attribute %d value(s)'   => 'attribute:#:values',
		'Attribute %d visible'    => 'attribute:#:visible',
		'Attribute %d global'     => 'attribute:#:global',
		'Attribute %d default'    => 'attribute:#:default',
		'Download %d ID'          => 'download:#:id',
		'Download %d name'        => 'download:#:name',
		'Download %d URL'         => 'download:#:url',
	];

	/** The row of the original that a row of a file written anew comes of. */
	public const SOURCE_ROW = 'marketday row';

	/** Plain keys whose name is another than ours, and our own columns. */
	private const KEYS = [
		self::SOURCE_ROW     => 'source_row',
		'slug'               => 'slug',
		'gtin'               => 'gtin',
		'global_unique_id'   => 'gtin',
		'catalog_visibility' => 'visibility',
		'date_on_sale_from'  => 'sale_from',
		'date_on_sale_to'    => 'sale_to',
		'stock_status'       => 'in_stock',
		'stock_quantity'     => 'stock',
		'low_stock_amount'   => 'low_stock',
		'category_ids'       => 'categories',
		'tag_ids'            => 'tags',
		'brand_ids'          => 'brands',
		'shipping_class_id'  => 'shipping_class',
		'parent_id'          => 'parent',
		'grouped_products'   => 'grouped',
		'upsell_ids'         => 'upsells',
		'cross_sell_ids'     => 'cross_sells',
		'product_url'        => 'external_url',
		'menu_order'         => 'position',
		'measure'            => 'measure',
		'measure_amount'     => 'measure',
		'unit of measure'    => 'unit_of_measure',
		'measure_unit'       => 'unit_of_measure',
	];

	private const ALIASES = [
		'post_id'                => 'id',
		'title'                  => 'name',
		'product title'          => 'name',
		'post_title'             => 'name',
		'status'                 => 'published',
		'post_status'            => 'published',
		'post_excerpt'           => 'short_description',
		'post_content'           => 'description',
		'quantity'               => 'stock',
		'price'                  => 'regular_price',
		'tags (comma separated)' => 'tags',
		'brand'                  => 'brands',
		'parent sku'             => 'parent',
		'post_parent'            => 'parent',
		'menu order'             => 'position',
	];

	/** Fields of the database with a column of their own, as WooCommerce's exporter names them. */
	private const METAS = [
		Measure::AMOUNT => 'measure',
		Measure::UNIT   => 'unit_of_measure',
	];

	/** @var array<string, string> Key by lower-case name, and by itself. */
	private static array $english = [];

	private const MEASURES = [ 'weight', 'length', 'width', 'height' ];

	/**
	 * Column of a name, null for one that is not known. Keys are such as `regular_price`, `attribute:2:values`, `download:1:url`,
	 * `meta:_my_key`, `weight`.
	 */
	public static function of( string $name ): ?Column {
		$name = self::tidy( $name );
		if ( 1 === preg_match( '/^(?:meta|méta|metadane|метаданные|метадані|мета|μετα|μεταδεδομένα) ?: ?(\S.*)$/iu', $name, $found ) ) {
			$key = trim( $found[1] );
			return new Column( self::METAS[ $key ] ?? 'meta:' . $key );
		}
		$lower = mb_strtolower( $name );
		$key   = self::english( $lower ) ?? self::KEYS[ $lower ] ?? null;
		if ( null !== $key ) {
			return new Column( $key );
		}
		return isset( self::ALIASES[ $lower ] ) ? new Column( self::ALIASES[ $lower ], true ) : TranslatedNames::of( $name );
	}

	/** The unit in a header such as `Weight (lbs)`, '' where it names none. */
	public static function unitOf( string $name ): string {
		$unit = 1 === preg_match( '/\((\p{L}+)\)\s*$/u', $name, $found ) ? mb_strtolower( $found[1] ) : '';
		return [
			'г'  => 'g',
			'кг' => 'kg',
			'мм' => 'mm',
			'см' => 'cm',
			'м'  => 'm',
		][ $unit ] ?? $unit;
	}

	public static function isMeasure( string $key ): bool {
		return in_array( $key, self::MEASURES, true );
	}

	/** Name without blanks that are none of it, invisible ones too. */
	private static function tidy( string $name ): string {
		return trim( (string) preg_replace( '/[\s\p{Cf}]+/u', ' ', $name ) );
	}

	private static function english( string $lower ): ?string {
		self::$english = [] === self::$english ? array_combine( self::STANDARD, self::STANDARD ) + array_change_key_case( self::STANDARD ) : self::$english;
		if ( 1 === preg_match( '/^(weight|length|width|height)(?: ?\([a-z]+\))?$/', $lower, $found ) ) {
			return $found[1];
		}
		if ( 1 === preg_match( '/^((?:attribute|download) )(\d{1,3})( \S+)$/', $lower, $found ) ) {
			$key = self::$english[ "{$found[1]}%d{$found[3]}" ] ?? null;
			return null === $key ? null : str_replace( '#', (string) (int) $found[2], $key );
		}
		return str_contains( $lower, '#' ) || str_contains( $lower, '%' ) ? null : self::$english[ $lower ] ?? null;
	}
}
