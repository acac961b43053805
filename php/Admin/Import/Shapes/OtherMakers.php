<?php

declare( strict_types=1 );

namespace Marketday\Admin\Import\Shapes;

defined( 'ABSPATH' ) || exit;

use Marketday\Admin\Import\Csv\CsvHeader;
use Marketday\Admin\Import\FileRefusedException;

/**
 * Exports of programs whose rows mean something else than they seem to: variants that look like products, prices before a discount or a tax, one
 * product in several rows. They are refused by their name.
 */
final class OtherMakers {
	/** Columns by maker: sets, in lower case, each of which tells it. */
	private const COLUMNS = [
		'Magento'       => [
			[ 'sku', 'attribute_set_code' ],
			[ 'sku', 'product_websites' ],
			[ 'sku', 'configurable_variations' ],
			[ 'sku', '_attribute_set' ],
		],
		'Wix'           => [ [ 'handleid', 'fieldtype' ], [ 'handle', 'fieldtype' ], [ 'handleid', 'productoptionname1' ] ],
		'Squarespace'   => [
			[ 'product id [non editable]' ],
			[ 'variant id [non editable]' ],
			[ 'product page', 'product url', 'title' ],
			[ 'hosted image urls' ],
		],
		'BigCommerce'   => [ [ 'item', 'inventory tracking' ], [ 'item type', 'product code/sku' ], [ 'product name', 'product code/sku' ] ],
		'PrestaShop'    => [
			[ 'active (0/1)' ],
			[ 'price tax excluded' ],
			[ 'price tax included' ],
			[ 'price (tax excl.)' ],
			[ 'price (tax incl.)' ],
			[ 'reference #' ],
		],
		'Ecwid'         => [ [ 'product_internal_id' ], [ 'product_name', 'product_price' ], [ 'product_sku', 'product_price' ] ],
		'Etsy'          => [ [ 'title', 'currency_code', 'materials' ], [ 'title', 'variation 1 type' ] ],
		'Square'        => [ [ 'item name', 'variation name' ] ],
		'OpenCart'      => [ [ 'product_id', 'model', 'date_available' ] ],
		'Amazon'        => [ [ 'item_sku', 'item_name' ] ],
		'Google'        => [ [ 'image_link', 'availability' ], [ 'image link', 'availability' ] ],
		'Shopware'      => [ [ 'ordernumber', 'mainnumber' ], [ 'product_number', 'parent_id' ], [ 'product_number', 'price_net' ] ],
		'Volusion'      => [ [ 'productcode', 'productprice' ], [ 'productcode', 'ischildofproductcode' ] ],
		'Big Cartel'    => [ [ 'option_name', 'option_price' ], [ 'option name', 'option price' ] ],
		'Lightspeed'    => [ [ 'internal_id', 'internal_variant_id' ] ],
	];

	/** @throws FileRefusedException */
	public static function refuse( CsvHeader $header ): void {
		$names = array_map( static fn ( string $name ): string => mb_strtolower( trim( rtrim( trim( $name ), '*' ) ) ), $header->names );
		foreach ( self::COLUMNS as $maker => $sets ) {
			foreach ( $sets as $columns ) {
				if ( [] === array_diff( $columns, $names ) ) {
					throw new FileRefusedException( sprintf(
						/* translators: %s: the name of a shop's program, such as Magento. */
						__( 'This file was made for %s, and its columns mean something else here. Match them to WooCommerce’s export (Type, SKU, Name, Regular price …) and try again. Nothing was imported.', 'marketday' ),
						$maker
					) );
				}
			}
		}
	}
}
