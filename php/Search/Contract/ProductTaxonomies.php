<?php

declare( strict_types=1 );

namespace Marketday\Search\Contract;

defined( 'ABSPATH' ) || exit;

use Marketday\Search\Index\Facet;

/** The taxonomies of products that visitors may filter by: those that are public. */
final class ProductTaxonomies {
	/** @return list<string> */
	public static function names(): array {
		$names = array_filter(
			get_object_taxonomies( 'product', 'objects' ),
			static fn ( \WP_Taxonomy $taxonomy ): bool => Facet::isOfTaxonomy( $taxonomy->name ) && ( $taxonomy->public || str_starts_with( $taxonomy->name, 'pa_' ) )
		);
		return array_values( array_map( 'strval', array_keys( $names ) ) );
	}

	public static function has( string $name ): bool {
		return in_array( $name, self::names(), true );
	}
}
