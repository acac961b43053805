<?php

declare( strict_types=1 );

namespace Marketday\Admin\Import\Shapes;

defined( 'ABSPATH' ) || exit;

/** A product as WooCommerce's REST API tells it. */
final class RestProduct {
	/** Plain values: their column by key. */
	private const PLAIN = [
		'id'                 => 'ID',
		'slug'               => 'slug',
		'sku'                => 'SKU',
		'global_unique_id'   => 'GTIN',
		'name'               => 'Name',
		'featured'           => 'Is featured?',
		'catalog_visibility' => 'Visibility in catalog',
		'short_description'  => 'Short description',
		'description'        => 'Description',
		'date_on_sale_from'  => 'Date sale price starts',
		'date_on_sale_to'    => 'Date sale price ends',
		'tax_status'         => 'Tax status',
		'tax_class'          => 'Tax class',
		'stock_status'       => 'In stock?',
		'low_stock_amount'   => 'Low stock amount',
		'backorders'         => 'Backorders allowed?',
		'sold_individually'  => 'Sold individually?',
		'weight'             => 'Weight',
		'reviews_allowed'    => 'Allow customer reviews?',
		'purchase_note'      => 'Purchase note',
		'sale_price'         => 'Sale price',
		'shipping_class'     => 'Shipping class',
		'download_limit'     => 'Download limit',
		'download_expiry'    => 'Download expiry days',
		'external_url'       => 'External URL',
		'button_text'        => 'Button text',
		'menu_order'         => 'Position',
	];

	private const LISTS = [
		'categories'       => 'Categories',
		'tags'             => 'Tags',
		'brands'           => 'Brands',
		'grouped_products' => 'Grouped products',
		'upsell_ids'       => 'Upsells',
		'cross_sell_ids'   => 'Cross-sells',
	];

	/** @param array<array-key, mixed> $product By the API's keys; numbers and truths may be texts. */
	public function __construct( private readonly array $product ) {}

	/** @return array<string, string> By WooCommerce's names of columns. */
	public function cells(): array {
		$cells = [ 'Type' => $this->type() ];
		foreach ( array_intersect_key( self::PLAIN, $this->product ) as $key => $column ) {
			$cells[ $column ] = $this->text( $key );
		}
		foreach ( array_intersect_key( self::LISTS, $this->product ) as $key => $column ) {
			$cells[ $column ] = $this->names( $key );
		}
		$parent = $this->text( 'parent_id' );
		return $cells + $this->statusField() + $this->amounts() + $this->pictures() + $this->downloads() + $this->attributes() + $this->metas()
			+ ( in_array( $parent, [ '', '0' ], true ) ? [] : [ 'Parent' => ctype_digit( $parent ) ? "id:{$parent}" : $parent ] );
	}

	private function type(): string {
		$kinds = array_filter( [ 'virtual', 'downloadable' ], fn ( string $kind ): bool => in_array( strtolower( $this->text( $kind ) ), [ '1', 'true', 'yes' ], true ) );
		return implode( ', ', array_diff( [ $this->text( 'type' ), ...$kinds ], [ '' ] ) );
	}

	/** @return array<string, string> */
	private function statusField(): array {
		$status = strtolower( $this->text( 'status' ) );
		return '' === $status ? [] : [ 'Published' => in_array( $status, [ 'publish', 'private', 'pending' ], true ) ? $status : 'draft' ];
	}

	/** @return array<string, string> The price a visitor pays is none of the shop's two; it is taken where the file has no other. */
	private function amounts(): array {
		$cells = [ 'Regular price' => $this->text( isset( $this->product['regular_price'] ) || isset( $this->product['sale_price'] ) ? 'regular_price' : 'price' ) ];
		foreach ( [ 'length', 'width', 'height' ] as $side ) {
			$cells[ ucfirst( $side ) ] = self::scalar( is_array( $this->product['dimensions'] ?? null ) ? $this->product['dimensions'][ $side ] ?? '' : '' );
		}
		$isManaged = strtolower( $this->text( 'manage_stock' ) );
		if ( isset( $this->product['stock_quantity'] ) || 'parent' === $isManaged ) {
			$cells['Stock'] = 'parent' === $isManaged ? 'parent' : ( in_array( $isManaged, [ 'false', '0', 'no' ], true ) ? '' : $this->text( 'stock_quantity' ) );
		}
		return $cells;
	}

	/** @return array<string, string> */
	private function pictures(): array {
		$given = $this->product['images'] ?? $this->product['image'] ?? null;
		if ( ! is_array( $given ) ) {
			return null === $given ? [] : [ 'Images' => self::scalar( $given ) ];
		}
		$given = isset( $given['src'] ) ? [ $given ] : $given;
		$addresses = array_map( static fn ( $image ): string => self::scalar( is_array( $image ) ? $image['src'] ?? '' : $image ), $given );
		return [ 'Images' => ShapedRow::list( array_values( $addresses ) ) ];
	}

	/** @return array<string, string> */
	private function downloads(): array {
		$cells = [];
		foreach ( array_values( (array) ( $this->product['downloads'] ?? [] ) ) as $place => $download ) {
			$number = $place + 1;
			$cells += is_array( $download ) ? [
				"Download {$number} name" => self::scalar( $download['name'] ?? '' ),
				"Download {$number} URL"  => self::scalar( $download['file'] ?? '' ),
			] : [];
		}
		return $cells;
	}

	/** @return array<string, string> */
	private function attributes(): array {
		$cells    = [];
		$defaults = [];
		foreach ( (array) ( $this->product['default_attributes'] ?? [] ) as $default ) {
			if ( is_array( $default ) ) {
				$defaults[ mb_strtolower( self::scalar( $default['name'] ?? '' ) ) ] = self::scalar( $default['option'] ?? '' );
			}
		}
		foreach ( array_values( (array) ( $this->product['attributes'] ?? [] ) ) as $place => $attribute ) {
			if ( ! is_array( $attribute ) ) {
				continue;
			}
			$number  = $place + 1;
			$name    = self::scalar( $attribute['name'] ?? '' );
			$options = $attribute['options'] ?? $attribute['option'] ?? [];
			$cells  += [
				"Attribute {$number} name"     => $name,
				"Attribute {$number} value(s)" => ShapedRow::list( array_map( self::scalar( ... ), array_values( (array) $options ) ) ),
				"Attribute {$number} visible"  => in_array( self::scalar( $attribute['visible'] ?? '1' ), [ '0', 'false', '' ], true ) ? '0' : '1',
				"Attribute {$number} global"   => in_array( self::scalar( $attribute['id'] ?? '0' ), [ '0', '' ], true ) ? '0' : '1',
				"Attribute {$number} default"  => $defaults[ mb_strtolower( $name ) ] ?? '',
			];
		}
		return $cells;
	}

	/** @return array<string, string> */
	private function metas(): array {
		$cells = [];
		foreach ( (array) ( $this->product['meta_data'] ?? [] ) as $meta ) {
			$key = is_array( $meta ) ? self::scalar( $meta['key'] ?? '' ) : '';
			if ( '' !== $key && is_scalar( $meta['value'] ?? null ) ) {
				$cells[ "Meta: {$key}" ] = self::scalar( $meta['value'] );
			}
		}
		return $cells;
	}

	/** Names of terms, ids of products (`id:44`); a text is the cell as it is. */
	private function names( string $key ): string {
		$given = $this->product[ $key ];
		return is_array( $given ) ? ShapedRow::list( array_values( array_map( self::name( ... ), $given ) ) ) : self::scalar( $given );
	}

	private static function name( mixed $one ): string {
		$text = self::scalar( is_array( $one ) ? $one['name'] ?? '' : $one );
		return ! is_array( $one ) && ctype_digit( $text ) ? "id:{$text}" : $text;
	}

	private function text( string $key ): string {
		return self::scalar( $this->product[ $key ] ?? '' );
	}

	private static function scalar( mixed $value ): string {
		return is_bool( $value ) ? ( $value ? '1' : '0' ) : ( is_scalar( $value ) ? trim( (string) $value ) : '' );
	}
}
