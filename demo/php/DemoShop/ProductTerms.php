<?php

declare( strict_types=1 );

namespace Marketday\DemoShop;

defined( 'ABSPATH' ) || exit;

use WP_Term;

/** What a product file cannot say of its terms: the categories' words, pictures and order, the colours' swatches, the sizes as buttons in their order. */
final class ProductTerms {
	public function __construct(
		private readonly ShopFile $shop,
		private readonly Pictures $pictures
	) {}

	public function write(): void {
		foreach ( $this->shop->part( 'categories' )->parts() as $slug => $category ) {
			$this->writeCategory( $slug, $category );
		}
		foreach ( $this->shop->part( 'swatches' )->parts() as $taxonomy => $colours ) {
			foreach ( $colours->texts() as $slug => $colour ) {
				$this->keep( $taxonomy, $slug, 'color', (string) sanitize_hex_color( $colour ) );
			}
		}
		$this->offerAsButtons( $this->shop->part( 'buttons' )->texts() );
		foreach ( $this->shop->part( 'termOrder' )->parts() as $taxonomy => $slugs ) {
			foreach ( $slugs->texts() as $place => $slug ) {
				$this->keep( $taxonomy, $slug, 'order', (string) ( 1 + (int) $place ) );
			}
		}
	}

	/**
	 * As an attribute's type in WooCommerce's table, which swatch plugins set.
	 *
	 * @param array<array-key, string> $names
	 */
	private function offerAsButtons( array $names ): void {
		global $wpdb;
		foreach ( $names as $name ) {
			$wpdb->update( "{$wpdb->prefix}woocommerce_attribute_taxonomies", [ 'attribute_type' => 'button' ], [ 'attribute_name' => $name ] );
		}
		delete_transient( 'wc_attribute_taxonomies' );
	}

	private function writeCategory( string $slug, ShopFile $category ): void {
		$term = get_term_by( 'slug', $slug, 'product_cat' );
		if ( ! $term instanceof WP_Term ) {
			return;
		}
		if ( '' === $term->description ) {
			wp_update_term( $term->term_id, 'product_cat', [ 'description' => $category->text( 'description' ) ] );
		}
		$this->keep( 'product_cat', $slug, 'thumbnail_id', (string) $this->pictures->id( $category->text( 'picture' ) ) );
		$this->keep( 'product_cat', $slug, 'order', (string) $category->number( 'order' ) );
	}

	private function keep( string $taxonomy, string $slug, string $key, string $value ): void {
		$term = get_term_by( 'slug', $slug, $taxonomy );
		if ( $term instanceof WP_Term ) {
			update_term_meta( $term->term_id, $key, $value );
		}
	}
}
