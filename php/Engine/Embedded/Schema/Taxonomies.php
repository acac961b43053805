<?php

declare( strict_types=1 );

namespace Marketday\Engine\Embedded\Schema;

defined( 'ABSPATH' ) || exit;

/** The product taxonomies of WooCommerce: categories, tags, brands, and three that are the shop's own bookkeeping. */
final class Taxonomies {
	private const FIXED_TERMS = [
		'product_type'       => [ 'simple', 'grouped', 'variable', 'external' ],
		'product_visibility' => [ 'exclude-from-search', 'exclude-from-catalog', 'featured', 'outofstock', 'rated-1', 'rated-2', 'rated-3', 'rated-4', 'rated-5' ],
	];

	private const CAPABILITIES = [
		'manage_terms' => 'manage_product_terms',
		'edit_terms'   => 'edit_product_terms',
		'delete_terms' => 'delete_product_terms',
		'assign_terms' => 'assign_product_terms',
	];

	public function registerAll( Permalinks $permalinks ): void {
		$this->registerInternal( 'product_type', [ 'product' ], __( 'Product type', 'marketday' ) );
		$this->registerInternal( 'product_visibility', [ 'product', 'product_variation' ], __( 'Product visibility', 'marketday' ) );
		$this->registerInternal( 'product_shipping_class', [ 'product', 'product_variation' ], __( 'Shipping classes', 'marketday' ) );
		$this->registerCategories( $permalinks );
		$this->registerTags( $permalinks );
		$this->registerBrands();
	}

	/** @return array<string, mixed> What every visible product taxonomy has. */
	public static function sharedArguments(): array {
		return [
			'show_ui'      => true,
			'capabilities' => self::CAPABILITIES,
		];
	}

	public function createFixedTerms(): void {
		foreach ( self::FIXED_TERMS as $taxonomy => $slugs ) {
			foreach ( $slugs as $slug ) {
				if ( ! term_exists( $slug, $taxonomy ) ) {
					wp_insert_term( $slug, $taxonomy, [ 'slug' => $slug ] );
				}
			}
		}
	}

	/** @param list<string> $types */
	private function registerInternal( string $taxonomy, array $types, string $label ): void {
		register_taxonomy(
			$taxonomy,
			$types,
			[
				'label'              => $label,
				'public'             => false,
				'hierarchical'       => false,
				'show_ui'            => false,
				'show_in_quick_edit' => false,
				'query_var'          => is_admin(),
				'rewrite'            => false,
				'capabilities'       => self::CAPABILITIES,
			]
		);
	}

	private function registerCategories( Permalinks $permalinks ): void {
		register_taxonomy(
			'product_cat',
			[ 'product' ],
			self::sharedArguments() + [
				'labels'            => [
					'name'          => __( 'Product categories', 'marketday' ),
					'singular_name' => __( 'Category', 'marketday' ),
					'menu_name'     => __( 'Categories', 'marketday' ),
				],
				'hierarchical'      => true,
				'show_in_rest'      => true,
				'show_admin_column' => true,
				'rewrite'           => [
					'slug'         => $permalinks->categoryBase(),
					'with_front'   => false,
					'hierarchical' => true,
				],
			]
		);
	}

	private function registerTags( Permalinks $permalinks ): void {
		register_taxonomy(
			'product_tag',
			[ 'product' ],
			self::sharedArguments() + [
				'labels'       => [
					'name'          => __( 'Product tags', 'marketday' ),
					'singular_name' => __( 'Tag', 'marketday' ),
					'menu_name'     => __( 'Tags', 'marketday' ),
				],
				'hierarchical' => false,
				'show_in_rest' => true,
				'rewrite'      => [
					'slug'       => $permalinks->tagBase(),
					'with_front' => false,
				],
			]
		);
	}

	/** WooCommerce's since 9.6: read from a file, told in structured data and by the Store API; it has no pages of its own. */
	private function registerBrands(): void {
		register_taxonomy(
			'product_brand',
			[ 'product' ],
			self::sharedArguments() + [
				'labels'       => [
					'name'          => __( 'Product brands', 'marketday' ),
					'singular_name' => __( 'Brand', 'marketday' ),
					'menu_name'     => __( 'Brands', 'marketday' ),
				],
				'public'       => false,
				'hierarchical' => true,
				'show_in_rest' => true,
				'rewrite'      => false,
			]
		);
	}
}
