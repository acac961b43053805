<?php

declare( strict_types=1 );

namespace Marketday\Catalogue\ProductGallery;

defined( 'ABSPATH' ) || exit;

use Marketday\Engine\Contract\Slug;
use WP_Taxonomy;
use WP_Term;

/** Names of variations on the shop's own screens, as they are stored: products that are not published have no shopper's words. */
final class VariationNames {
	/** @return array<string, string> Value by attribute, as words: `[ 'Colour' => 'Navy', 'Size' => 'M' ]`. */
	public static function of( int $variationId ): array {
		$names = [];
		foreach ( (array) get_post_meta( $variationId ) as $key => $stored ) {
			$value = is_array( $stored ) && is_string( $stored[0] ?? null ) ? $stored[0] : '';
			if ( str_starts_with( (string) $key, 'attribute_' ) && '' !== $value ) {
				$attribute = Slug::decode( substr( (string) $key, strlen( 'attribute_' ) ) );
				$names[ self::name( $attribute ) ] = self::value( $attribute, $value );
			}
		}
		return $names;
	}

	private static function name( string $attribute ): string {
		$taxonomy = get_taxonomy( $attribute );
		return $taxonomy instanceof WP_Taxonomy
			? (string) preg_replace( '/^Product /', '', (string) $taxonomy->labels->singular_name )
			: ucfirst( str_replace( '-', ' ', $attribute ) );
	}

	private static function value( string $attribute, string $value ): string {
		$term = taxonomy_exists( $attribute ) ? get_term_by( 'slug', $value, $attribute ) : false;
		return $term instanceof WP_Term ? html_entity_decode( $term->name ) : $value;
	}
}
