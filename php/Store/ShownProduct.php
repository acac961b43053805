<?php

declare( strict_types=1 );

namespace Marketday\Store;

use WP_Block;

/** Which product a block shows: the one chosen in its settings, else the page's. */
final class ShownProduct {
	/** @param array<string, mixed> $attributes The block's; `productId` 0 is the page's product. */
	public static function of( Catalogue $catalogue, array $attributes, ?WP_Block $block ): ?Product {
		$context = $block?->context['postId'] ?? 0;
		$chosen  = is_numeric( $attributes['productId'] ?? 0 ) ? (int) ( $attributes['productId'] ?? 0 ) : 0;
		$id      = $chosen ?: ( is_numeric( $context ) ? (int) $context : 0 ) ?: (int) get_the_ID();
		$product = $id > 0 && in_array( get_post_type( $id ), [ 'product', false ], true ) ? $catalogue->product( $id ) : null;
		return $product ?? ( 0 === $chosen ? self::sample( $catalogue ) : null );
	}

	/** Templates have no product of their own while they are edited: any shows what they look like. */
	private static function sample( Catalogue $catalogue ): ?Product {
		$isEditing = wp_is_serving_rest_request() && current_user_can( 'edit_posts' );
		return $isEditing ? $catalogue->query( new ProductQuery( perPage: 1 ) )->products[0] ?? null : null;
	}
}
