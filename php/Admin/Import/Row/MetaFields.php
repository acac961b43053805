<?php

declare( strict_types=1 );

namespace Marketday\Admin\Import\Row;

defined( 'ABSPATH' ) || exit;

use Marketday\Admin\Import\Csv\CsvRow;
use Marketday\Kernel\Text\TextLine;

/** The columns `Meta: key`. Keys that have columns of their own, and WordPress's inner ones, are not taken from here. */
final class MetaFields implements FieldReader {
	private const OWNED = [
		'_sku',
		'_global_unique_id',
		'_price',
		'_regular_price',
		'_sale_price',
		'_sale_price_dates_from',
		'_sale_price_dates_to',
		'_tax_status',
		'_tax_class',
		'_stock',
		'_stock_status',
		'_manage_stock',
		'_backorders',
		'_low_stock_amount',
		'_sold_individually',
		'_weight',
		'_length',
		'_width',
		'_height',
		'_virtual',
		'_downloadable',
		'_downloadable_files',
		'_download_limit',
		'_download_expiry',
		'_product_attributes',
		'_default_attributes',
		'_product_url',
		'_button_text',
		'_purchase_note',
		'_children',
		'_upsell_ids',
		'_crosssell_ids',
		'_thumbnail_id',
		'_product_image_gallery',
		'_product_version',
		'_wc_average_rating',
		'_wc_rating_count',
		'_wc_review_count',
		'total_sales',
		'_edit_lock',
		'_edit_last',
		'_original_id',
	];

	public function read( CsvRow $row, RowWarnings $warnings ): array {
		$metas = [];
		foreach ( $row->metas() as $key => $value ) {
			$key = TextLine::of( (string) $key );
			if ( '' === $value || str_starts_with( mb_strtolower( remove_accents( $key ) ), '_marketday_' ) ) {
				continue;
			}
			// Databases take capitals and accents for the same.
			$plain = mb_strtolower( remove_accents( $key ) );
			if ( in_array( $plain, self::OWNED, true ) || 1 === preg_match( '/^(?:_wp_|attribute_)/', $plain ) || mb_strlen( $key ) > 190 ) {
				/* translators: %s: name of a field. */
				$warnings->add( sprintf( __( 'The field "%s" was left out: it has its own column or belongs to the site.', 'marketday' ), $key ) );
				continue;
			}
			$metas[ $key ] = SafeHtml::of( $value );
		}
		return [ 'meta' => $metas ];
	}
}
