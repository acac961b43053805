<?php

declare( strict_types=1 );

namespace Marketday\Engine\Embedded\Catalogue;

defined( 'ABSPATH' ) || exit;

/** The term taxonomy ids of `product_visibility`: exclude-from-catalog, exclude-from-search, featured, outofstock, rated-1 to rated-5. */
final class VisibilityTerms {
	public static function id( string $slug ): int {
		$term = get_term_by( 'slug', $slug, 'product_visibility' );
		return $term instanceof \WP_Term ? $term->term_taxonomy_id : 0;
	}
}
