<?php

declare( strict_types=1 );

namespace Marketday\Engine\Contract;

defined( 'ABSPATH' ) || exit;

use Marketday\Kernel\EditorPreview;
use WP_Block;

/** Product that a block shows: the one chosen in its settings or in those of the product around it, else the page's. */
final class ShownProduct {
	/** @param array<string, mixed> $attributes The block's; `productId` 0 is the page's product. */
	public static function of( Catalogue $catalogue, array $attributes, ?WP_Block $block ): ?Product {
		$chosen = self::chosenId( $attributes, $block );
		return self::findProduct( $catalogue, $chosen, $block ) ?? ( 0 === $chosen ? self::sample( $catalogue ) : null );
	}

	/**
	 * Note for an editor above the block; '' on a page, and where its product is known.
	 *
	 * @param array<string, mixed> $attributes
	 */
	public static function note( Catalogue $catalogue, array $attributes, ?WP_Block $block ): string {
		return EditorPreview::isShown() && null === self::findProduct( $catalogue, self::chosenId( $attributes, $block ), $block )
			? EditorPreview::note( __( 'Sample: shoppers see the page’s product here.', 'marketday' ) )
			: '';
	}

	/** Tells whether the page is the product's own, and not one that shows it among others. */
	public static function isPageOf( Product $product ): bool {
		return is_singular( 'product' ) && get_queried_object_id() === $product->id;
	}

	/** @param array<string, mixed> $attributes */
	private static function chosenId( array $attributes, ?WP_Block $block ): int {
		$number = static fn ( mixed $value ): int => is_numeric( $value ) ? (int) $value : 0;
		return $number( $attributes['productId'] ?? 0 ) ?: $number( $block?->context['marketday/productId'] ?? 0 );
	}

	private static function findProduct( Catalogue $catalogue, int $chosen, ?WP_Block $block ): ?Product {
		$context = $block?->context['postId'] ?? 0;
		$id      = $chosen ?: ( is_numeric( $context ) ? (int) $context : 0 ) ?: (int) get_the_ID();
		return $id > 0 && in_array( get_post_type( $id ), [ 'product', false ], true ) ? $catalogue->product( $id ) : null;
	}

	/** Templates have no product of their own while they are edited: any shows what they look like. */
	private static function sample( Catalogue $catalogue ): ?Product {
		return EditorPreview::isShown() ? $catalogue->query( new ProductQuery( perPage: 1 ) )->products[0] ?? null : null;
	}
}
