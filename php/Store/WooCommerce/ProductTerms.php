<?php

declare( strict_types=1 );

namespace Marketday\Store\WooCommerce;

defined( 'ABSPATH' ) || exit;

use Marketday\Store\StoreError;
use WP_Error;

/** Terms by the names people give them; missing ones are made. */
final class ProductTerms {
	/**
	 * @param list<list<string>> $paths Names from the root.
	 * @return list<int>
	 */
	public static function categories( array $paths ): array {
		$ids = [];
		foreach ( $paths as $path ) {
			$parent = 0;
			foreach ( $path as $name ) {
				$parent = self::id( $name, 'product_cat', $parent );
			}
			if ( $parent > 0 ) {
				$ids[] = $parent;
			}
		}
		return array_values( array_unique( $ids ) );
	}

	/**
	 * @param list<string> $names
	 * @return list<int>
	 */
	public static function tags( array $names ): array {
		return array_map( static fn ( string $name ): int => self::id( $name, 'product_tag' ), $names );
	}

	public static function shippingClass( string $name ): int {
		return '' === $name ? 0 : self::id( $name, 'product_shipping_class' );
	}

	public static function id( string $name, string $taxonomy, int $parent = 0 ): int {
		$known = term_exists( $name, $taxonomy, is_taxonomy_hierarchical( $taxonomy ) ? $parent : null );
		$term  = is_array( $known ) ? $known : wp_insert_term( wp_slash( $name ), $taxonomy, [ 'parent' => max( 0, $parent ) ] );
		if ( $term instanceof WP_Error ) {
			$existing = $term->get_error_data( 'term_exists' );
			if ( is_numeric( $existing ) ) {
				return (int) $existing;
			}
			throw new StoreError( (string) $term->get_error_code(), PlainText::of( $term->get_error_message() ) );
		}
		return (int) $term['term_id'];
	}
}
