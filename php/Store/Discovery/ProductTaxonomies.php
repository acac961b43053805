<?php

declare( strict_types=1 );

namespace Marketday\Store\Discovery;

/** The taxonomies of products that visitors may filter by: those that are public. */
final class ProductTaxonomies {
	private const INTERNAL = [ 'product_type', 'product_visibility', 'product_shipping_class' ];

	/** @return list<string> */
	public static function names(): array {
		$names = array_filter(
			get_object_taxonomies( 'product', 'objects' ),
			static fn ( \WP_Taxonomy $taxonomy ): bool => ! in_array( $taxonomy->name, self::INTERNAL, true ) && ( $taxonomy->public || str_starts_with( $taxonomy->name, 'pa_' ) )
		);
		return array_values( array_map( 'strval', array_keys( $names ) ) );
	}

	public static function has( string $name ): bool {
		return in_array( $name, self::names(), true );
	}
}
