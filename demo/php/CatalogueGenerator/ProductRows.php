<?php

declare( strict_types=1 );

namespace Marketday\CatalogueGenerator;

defined( 'ABSPATH' ) || exit;

use Marketday\Engine\Contract\Storage\MetaRows;
use Marketday\Engine\Embedded\Writing\Fields;

/** A generated product as rows: posts, meta, terms and lookups, as the writer would leave them. */
final class ProductRows {
	private const COLOURS_EACH = 3;
	private const SIZES_EACH   = 2;

	private string $written;

	/** @var array<string, int> Term taxonomy id by slug of the shop's own terms. */
	private array $fixed = [];

	public function __construct(
		private readonly BulkRows $rows,
		private readonly Vocabulary $vocabulary
	) {
		$this->written = current_time( 'mysql' );
		foreach ( [ 'simple', 'variable' ] as $slug ) {
			$this->fixed[ $slug ] = $vocabulary->fixedTerm( $slug, 'product_type' );
		}
		foreach ( [ 'outofstock', 'rated-1', 'rated-2', 'rated-3', 'rated-4', 'rated-5' ] as $slug ) {
			$this->fixed[ $slug ] = $vocabulary->fixedTerm( $slug, 'product_visibility' );
		}
	}

	/** @return int The next free post id. */
	public function add( int $id, GeneratedProduct $product ): int {
		$this->addPost( $id, 'product', 0, $product->name, sanitize_title( $product->name ), 0 );
		$this->addTerms( $id, $product );
		$product->isVariable ? $this->addMembers( $id, $product ) : $this->addSimple( $id, $product );
		return $product->isVariable ? $id + 1 + self::COLOURS_EACH * self::SIZES_EACH : $id + 1;
	}

	private function addSimple( int $id, GeneratedProduct $product ): void {
		$colour = $this->vocabulary->colours[ $product->pick( 'colour', count( $this->vocabulary->colours ) ) ];
		$this->relate( $id, $colour->term_taxonomy_id );
		$this->addMeta( $id, $this->commonMeta( $product ) + $this->prices( $product ) + [
			'_sku'                => $product->sku,
			'_manage_stock'       => 'yes',
			'_stock'              => (string) $product->stock,
			'_stock_status'       => $product->stockStatus(),
			'_product_attributes' => $this->attributes( [ $colour->taxonomy ], 0 ),
		] );
		$this->addLookup( $id, $product->sku, $product, $product->price, $product->price, $product->stock );
		$this->offer( $id, $id, $colour->taxonomy, $colour->term_id, 0, $product->stock > 0 );
	}

	private function addMembers( int $id, GeneratedProduct $product ): void {
		$colours = $this->some( $this->vocabulary->colours, $product->pick( 'colour', count( $this->vocabulary->colours ) ), self::COLOURS_EACH );
		$sizes   = $this->some( $this->vocabulary->sizes, $product->pick( 'size', count( $this->vocabulary->sizes ) ), self::SIZES_EACH );
		foreach ( [ ...$colours, ...$sizes ] as $term ) {
			$this->relate( $id, $term->term_taxonomy_id );
		}
		$this->addMeta( $id, $this->commonMeta( $product ) + [
			'_sku'                => $product->sku,
			'_manage_stock'       => 'no',
			'_stock_status'       => $product->stockStatus(),
			'_price'              => GeneratedProduct::decimal( $product->price ),
			'_product_attributes' => $this->attributes( [ $colours[0]->taxonomy, $sizes[0]->taxonomy ], 1 ),
		] );
		$this->addMeta( $id, [ '_price' => GeneratedProduct::decimal( $product->price + 100 ) ] );
		$this->addLookup( $id, $product->sku, $product, $product->price, $product->price + 100, null );
		$variation = $id;
		foreach ( $colours as $colour ) {
			foreach ( $sizes as $place => $size ) {
				$this->addVariation( ++$variation, $id, $product, [ $colour, $size ], 100 * $place );
			}
		}
	}

	/** @param list<\WP_Term> $choice */
	private function addVariation( int $id, int $parent, GeneratedProduct $product, array $choice, int $extra ): void {
		$order = $id - $parent - 1;
		$names = implode( ', ', array_map( static fn ( \WP_Term $term ): string => $term->name, $choice ) );
		$this->addPost( $id, 'product_variation', $parent, "{$product->name} - {$names}", sanitize_title( "{$product->name} {$names}" ), $order );
		$fields = $this->prices( $product, $extra ) + [
			'_sku'          => "{$product->sku}-{$order}",
			'_manage_stock' => 'yes',
			'_stock'        => (string) $product->stock,
			'_stock_status' => $product->stockStatus(),
			'_tax_class'    => 'parent',
		];
		foreach ( $choice as $term ) {
			$fields[ "attribute_{$term->taxonomy}" ] = $term->slug;
			$this->offer( $id, $parent, $term->taxonomy, $term->term_id, 1, $product->stock > 0 );
		}
		$this->addMeta( $id, $fields );
		$this->addLookup( $id, "{$product->sku}-{$order}", $product, $product->price + $extra, $product->price + $extra, $product->stock );
	}

	private function addPost( int $id, string $type, int $parent, string $title, string $slug, int $order ): void {
		global $wpdb;
		$text = 'product' === $type ? "{$title}, made to last. One of many generated products for trying large catalogues." : '';
		$this->rows->add( $wpdb->posts, [
			'ID'                    => $id,
			'post_author'           => 1,
			'post_date'             => $this->written,
			'post_date_gmt'         => $this->written,
			'post_modified'         => $this->written,
			'post_modified_gmt'     => $this->written,
			'post_content'          => $text,
			'post_title'            => $title,
			'post_excerpt'          => 'product' === $type ? $title : '',
			'post_status'           => 'publish',
			'comment_status'        => 'product' === $type ? 'open' : 'closed',
			'ping_status'           => 'closed',
			'post_name'             => $slug,
			'post_parent'           => $parent,
			'menu_order'            => $order,
			'post_type'             => $type,
			'to_ping'               => '',
			'pinged'                => '',
			'post_content_filtered' => '',
		] );
	}

	private function addTerms( int $id, GeneratedProduct $product ): void {
		$this->relate( $id, $this->fixed[ $product->isVariable ? 'variable' : 'simple' ] );
		$this->relate( $id, $this->vocabulary->categories[ $product->pick( 'category', count( $this->vocabulary->categories ) ) ] );
		if ( $product->rating > 0 ) {
			$this->relate( $id, $this->fixed[ 'rated-' . (int) round( $product->rating ) ] );
		}
		if ( 0 === $product->stock ) {
			$this->relate( $id, $this->fixed['outofstock'] );
		}
	}

	/** @return array<string, string> */
	private function commonMeta( GeneratedProduct $product ): array {
		$pictures = $this->vocabulary->pictures;
		return [
			'_tax_status'        => 'taxable',
			'_tax_class'         => '',
			'total_sales'        => (string) $product->sales,
			'_wc_average_rating' => (string) $product->rating,
			'_wc_review_count'   => (string) $product->reviews,
			'_product_version'   => Fields::DATA_VERSION,
		] + ( [] === $pictures ? [] : [ '_thumbnail_id' => (string) $pictures[ $product->pick( 'picture', count( $pictures ) ) ] ] );
	}

	/** @return array<string, string> */
	private function prices( GeneratedProduct $product, int $extra = 0 ): array {
		return [
			'_regular_price' => GeneratedProduct::decimal( $product->regular + $extra ),
			'_price'         => GeneratedProduct::decimal( $product->price + $extra ),
		] + ( $product->isOnSale() ? [ '_sale_price' => GeneratedProduct::decimal( $product->price + $extra ) ] : [] );
	}

	/**
	 * @param list<string> $taxonomies
	 * @return array<string, array<string, int|string>>
	 */
	private function attributes( array $taxonomies, int $forVariations ): array {
		$all = [];
		foreach ( $taxonomies as $position => $taxonomy ) {
			$all[ $taxonomy ] = [
				'name'         => $taxonomy,
				'value'        => '',
				'position'     => $position,
				'is_visible'   => 1,
				'is_variation' => $forVariations,
				'is_taxonomy'  => 1,
			];
		}
		return $all;
	}

	/** @param array<string, mixed> $fields */
	private function addMeta( int $id, array $fields ): void {
		global $wpdb;
		foreach ( $fields as $key => $value ) {
			$this->rows->add( $wpdb->postmeta, [
				'post_id'    => $id,
				'meta_key'   => $key,
				'meta_value' => MetaRows::serialise( $value ),
			] );
		}
	}

	private function addLookup( int $id, string $sku, GeneratedProduct $product, int $lowest, int $highest, ?int $stock ): void {
		global $wpdb;
		$this->rows->add( "{$wpdb->prefix}wc_product_meta_lookup", [
			'product_id'     => $id,
			'sku'            => $sku,
			'min_price'      => $lowest / 100,
			'max_price'      => $highest / 100,
			'onsale'         => $product->isOnSale() ? 1 : 0,
			'stock_quantity' => $stock,
			'stock_status'   => $product->stockStatus(),
			'rating_count'   => $product->reviews,
			'average_rating' => $product->rating,
			'total_sales'    => $product->sales,
		] );
	}

	private function offer( int $id, int $parent, string $taxonomy, int $term, int $forVariations, bool $inStock ): void {
		global $wpdb;
		$this->rows->add( "{$wpdb->prefix}wc_product_attributes_lookup", [
			'product_id'             => $id,
			'product_or_parent_id'   => $parent,
			'taxonomy'               => $taxonomy,
			'term_id'                => $term,
			'is_variation_attribute' => $forVariations,
			'in_stock'               => $inStock ? 1 : 0,
		] );
	}

	private function relate( int $id, int $termTaxonomyId ): void {
		global $wpdb;
		$this->rows->add( $wpdb->term_relationships, [
			'object_id'        => $id,
			'term_taxonomy_id' => $termTaxonomyId,
			'term_order'       => 0,
		] );
	}

	/**
	 * @param list<\WP_Term> $terms
	 * @return list<\WP_Term> Some neighbours, starting anywhere.
	 */
	private function some( array $terms, int $start, int $count ): array {
		$chosen = [];
		for ( $place = 0; $place < $count; $place++ ) {
			$chosen[] = $terms[ ( $start + $place ) % count( $terms ) ];
		}
		return $chosen;
	}
}
