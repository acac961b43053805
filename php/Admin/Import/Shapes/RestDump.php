<?php

declare( strict_types=1 );

namespace Marketday\Admin\Import\Shapes;

defined( 'ABSPATH' ) || exit;

use Marketday\Admin\Import\Csv\CsvDocument;

/** A table made of WooCommerce's REST API: its keys as columns, lists as JSON, or taken apart (`images.0.src`, `dimensions/length`). */
final class RestDump implements Shape {
	/** Rows that are looked at for JSON. */
	private const SAMPLE = 50;

	/** Fields that follow from the rest, or are of the other site alone. */
	private const IDLE = 'id name slug permalink date_created date_created_gmt date_modified date_modified_gmt type status featured catalog_visibility '
		. 'description short_description sku global_unique_id price regular_price sale_price date_on_sale_from date_on_sale_from_gmt '
		. 'date_on_sale_to date_on_sale_to_gmt price_html on_sale purchasable total_sales virtual downloadable downloads download_limit '
		. 'download_expiry external_url button_text tax_status tax_class manage_stock stock_quantity stock_status backorders '
		. 'backorders_allowed backordered low_stock_amount sold_individually weight dimensions shipping_required shipping_taxable '
		. 'shipping_class shipping_class_id reviews_allowed average_rating rating_count related_ids upsell_ids cross_sell_ids parent_id '
		. 'purchase_note categories tags brands images image attributes default_attributes variations grouped_products menu_order meta_data '
		. 'has_options post_password _links';

	/** Columns that hold lists. */
	private const LISTS = [ 'categories', 'tags', 'brands', 'images', 'image', 'attributes', 'dimensions', 'downloads', 'meta_data', 'default_attributes' ];

	public function fits( CsvDocument $document ): bool {
		$names = array_map( static fn ( string $name ): string => mb_strtolower( trim( $name ) ), $document->header->names );
		if ( [] === array_intersect( [ 'regular_price', 'price' ], $names ) || [] === array_intersect( [ 'name', 'sku' ], $names ) ) {
			return false;
		}
		if ( [] !== preg_grep( '/^(?:' . implode( '|', self::LISTS ) . ')[.\/\[]/', $names ) ) {
			return true;
		}
		$lists = array_keys( array_intersect( $names, self::LISTS ) );
		foreach ( [] === $lists ? [] : $document->sample( self::SAMPLE ) as $cells ) {
			foreach ( $lists as $number ) {
				if ( is_array( self::decode( $cells[ $number ] ?? '' ) ) ) {
					return true;
				}
			}
		}
		return false;
	}

	public function knows(): array {
		return explode( ' ', self::IDLE );
	}

	public function rows( CsvDocument $document ): iterable {
		$paths = [];
		foreach ( $document->header->names as $number => $name ) {
			$paths[ $number ] = preg_split( '/[.\/]|\[|\]\[?/', mb_strtolower( trim( $name ) ), -1, PREG_SPLIT_NO_EMPTY ) ?: [];
		}
		$number = $document->firstPlace()->row - 1;
		foreach ( $document->sample( PHP_INT_MAX ) as $cells ) {
			++$number;
			$product = [];
			foreach ( $paths as $place => $path ) {
				$cell = trim( $cells[ $place ] ?? '' );
				if ( '' !== $cell && [] !== $path ) {
					$product = $this->with( $product, $path, self::decode( $cell ) ?? $cell );
				}
			}
			if ( [] !== $product ) {
				yield new ShapedRow( $number, ( new RestProduct( $product ) )->cells() );
			}
		}
	}

	/**
	 * @param array<array-key, mixed> $product
	 * @param list<string>            $path
	 * @return array<array-key, mixed>
	 */
	private function with( array $product, array $path, mixed $value ): array {
		$key = array_shift( $path );
		if ( null === $key ) {
			return $product;
		}
		$inner           = $product[ $key ] ?? [];
		$product[ $key ] = [] === $path ? $value : $this->with( is_array( $inner ) ? $inner : [], $path, $value );
		return $product;
	}

	/** @return array<array-key, mixed>|null */
	private static function decode( string $cell ): ?array {
		$cell  = trim( $cell );
		$value = 1 === preg_match( '/^[\[{]/', $cell ) ? json_decode( $cell, true ) : null;
		return is_array( $value ) ? $value : null;
	}
}
