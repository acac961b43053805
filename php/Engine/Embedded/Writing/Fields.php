<?php

declare( strict_types=1 );

namespace Marketday\Engine\Embedded\Writing;

defined( 'ABSPATH' ) || exit;

use Marketday\Engine\Contract\Measure;
use Marketday\Engine\Contract\ProductDraft;
use Marketday\Engine\Embedded\Catalogue\ProductRecord;
use Marketday\Engine\Embedded\Catalogue\SaleSchedule;
use Marketday\Engine\Embedded\Downloads\ProductFile;
use Marketday\Engine\Embedded\Downloads\ProductFiles;
use Marketday\Kernel\Text\TextLine;

/** Values of a draft, as WooCommerce's meta fields. */
final class Fields {
	public const DATA_VERSION = '11.0.1';

	/** Draft fields that are stored as they are. */
	private const PLAIN = [
		'sku'            => '_sku',
		'gtin'           => '_global_unique_id',
		'regularPrice'   => '_regular_price',
		'salePrice'      => '_sale_price',
		'taxStatus'      => '_tax_status',
		'taxClass'       => '_tax_class',
		'backorders'     => '_backorders',
		'lowStockAmount' => '_low_stock_amount',
		'weight'         => '_weight',
		'length'         => '_length',
		'width'          => '_width',
		'height'         => '_height',
		'measureAmount'  => Measure::AMOUNT,
		'measureUnit'    => Measure::UNIT,
		'purchaseNote'   => '_purchase_note',
		'externalUrl'    => '_product_url',
		'buttonText'     => '_button_text',
	];

	private const FLAGS = [
		'soldIndividually' => '_sold_individually',
		'virtual'          => '_virtual',
		'downloadable'     => '_downloadable',
	];

	private const LISTS = [
		'groupedIds'   => '_children',
		'upsellIds'    => '_upsell_ids',
		'crossSellIds' => '_crosssell_ids',
	];

	private const NEW_PRODUCT = [
		'_tax_status'        => 'taxable',
		'_tax_class'         => '',
		'_manage_stock'      => 'no',
		'_stock'             => null,
		'_stock_status'      => 'instock',
		'_backorders'        => 'no',
		'_sold_individually' => 'no',
		'_virtual'           => 'no',
		'_downloadable'      => 'no',
		'_download_limit'    => '-1',
		'_download_expiry'   => '-1',
		'total_sales'        => '0',
		'_wc_average_rating' => '0',
		'_wc_review_count'   => '0',
		'_product_version'   => self::DATA_VERSION,
	];

	/** @return array<string, mixed> Value by meta key; '' removes a field that may be absent. */
	public function of( ProductDraft $draft, ?ProductRecord $existing ): array {
		$fields = null === $existing ? self::NEW_PRODUCT : [];
		if ( null === $existing && null !== $draft->variationOf ) {
			$fields['_tax_class'] = 'parent';
		}
		foreach ( self::PLAIN as $name => $key ) {
			if ( null !== $draft->{$name} ) {
				$fields[ $key ] = trim( $draft->{$name} );
			}
		}
		foreach ( self::FLAGS as $name => $key ) {
			if ( null !== $draft->{$name} ) {
				$fields[ $key ] = $draft->{$name} ? 'yes' : 'no';
			}
		}
		foreach ( self::LISTS as $name => $key ) {
			if ( null !== $draft->{$name} ) {
				$fields[ $key ] = array_values( array_unique( array_filter( array_map( 'absint', $draft->{$name} ), static fn ( int $id ): bool => $id > 0 ) ) );
			}
		}
		if ( '' === ( $fields['_regular_price'] ?? null ) ) {
			$fields['_price'] = '';
		}
		return $draft->meta + $this->texts( $draft ) + $this->downloads( $draft, $existing )
			+ $this->pictures( $draft ) + $this->stock( $draft, $existing ) + $fields;
	}

	/** @return array<string, string> */
	private function texts( ProductDraft $draft ): array {
		$fields = [];
		if ( null !== $draft->variationOf && null !== $draft->description ) {
			$fields['_variation_description'] = wp_kses_post( $draft->description );
		}
		if ( null !== $draft->saleFrom ) {
			$fields['_sale_price_dates_from'] = SaleSchedule::firstSecond( $draft->saleFrom );
		}
		if ( null !== $draft->saleTo ) {
			$fields['_sale_price_dates_to'] = SaleSchedule::lastSecond( $draft->saleTo );
		}
		if ( null !== $draft->purchaseNote ) {
			$fields['_purchase_note'] = wp_kses_post( $draft->purchaseNote );
		}
		if ( null !== $draft->externalUrl ) {
			$fields['_product_url'] = esc_url_raw( $draft->externalUrl );
		}
		return $fields;
	}

	/** @return array<string, mixed> */
	private function downloads( ProductDraft $draft, ?ProductRecord $existing ): array {
		$fields = [];
		if ( null !== $draft->downloads ) {
			// Whoever bought a file has it by its id.
			$known = null === $existing ? [] : ProductFiles::of( $existing->id() );
			$ids   = array_flip( array_map( static fn ( ProductFile $file ): string => $file->address, $known ) );
			$fields['_downloadable_files'] = [];
			foreach ( $draft->downloads as $file ) {
				$id                                    = (string) ( $ids[ esc_url_raw( $file['url'] ) ] ?? md5( $file['url'] ) );
				$fields['_downloadable_files'][ $id ] = [
					'id'      => $id,
					'name'    => TextLine::of( $file['name'] ),
					'file'    => esc_url_raw( $file['url'] ),
					'enabled' => true,
				];
			}
		}
		if ( null !== $draft->downloadLimit ) {
			$fields['_download_limit'] = (string) $draft->downloadLimit;
		}
		if ( null !== $draft->downloadExpiry ) {
			$fields['_download_expiry'] = (string) $draft->downloadExpiry;
		}
		return $fields;
	}

	/** @return array<string, string> */
	private function pictures( ProductDraft $draft ): array {
		if ( null === $draft->imageIds ) {
			return [];
		}
		return [
			'_thumbnail_id'          => isset( $draft->imageIds[0] ) ? (string) $draft->imageIds[0] : '',
			'_product_image_gallery' => implode( ',', array_slice( $draft->imageIds, 1 ) ),
		];
	}

	/** @return array<string, string|null> */
	private function stock( ProductDraft $draft, ?ProductRecord $existing ): array {
		$quantity = $draft->stockQuantity;
		if ( null !== $quantity && is_numeric( $quantity ) ) {
			$backorders = $draft->backorders ?? $existing?->text( '_backorders' ) ?? 'no';
			return [
				'_manage_stock' => 'yes',
				'_stock'        => (string) (int) $quantity,
				'_stock_status' => StockRule::status( (int) $quantity, $backorders ),
			];
		}
		$fields = null === $draft->stockStatus ? [] : [ '_stock_status' => $draft->stockStatus->value ];
		return null === $quantity ? $fields : $fields + [
			'_manage_stock' => 'no',
			'_stock'        => null,
		];
	}
}
