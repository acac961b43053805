<?php

declare( strict_types=1 );

namespace Marketday\Store\WooCommerce;

use Marketday\Store\Picture;
use WC_Product;

/** Pictures in the sizes WooCommerce has made. */
final class PictureReader {
	/** @return list<Picture> Main picture first; none where the product has none. */
	public function ofProduct( WC_Product $product ): array {
		$ids      = array_merge( [ (int) $product->get_image_id() ], array_map( 'intval', $product->get_gallery_image_ids() ) );
		$pictures = array_map( fn ( int $id ): ?Picture => $this->picture( $id, $product->get_name() ), array_unique( array_filter( $ids, static fn ( int $id ): bool => $id > 0 ) ) );
		return array_values( array_filter( $pictures, static fn ( ?Picture $picture ): bool => null !== $picture ) );
	}

	public function picture( int $id, string $fallbackAlt = '' ): ?Picture {
		$source = wp_get_attachment_image_src( $id, 'woocommerce_single' );
		$full   = wp_get_attachment_image_src( $id, 'full' );
		if ( false === $source || false === $full ) {
			return null;
		}
		// WordPress would look the same size up again for each of these.
		$size      = [ absint( $source[1] ), absint( $source[2] ) ];
		$meta      = (array) wp_get_attachment_metadata( $id );
		$alt       = PlainText::of( get_post_meta( $id, '_wp_attachment_image_alt', true ) );
		$thumbnail = wp_get_attachment_image_url( $id, 'woocommerce_thumbnail' );
		return new Picture(
			$id,
			$source[0],
			(int) $source[1],
			(int) $source[2],
			(string) wp_calculate_image_srcset( $size, $source[0], $meta, $id ),
			(string) wp_calculate_image_sizes( $size, $source[0], $meta, $id ),
			'' === $alt ? PlainText::of( $fallbackAlt ) : $alt,
			false === $thumbnail ? $source[0] : $thumbnail,
			$full[0],
			(int) $full[1],
			(int) $full[2],
			PlainText::of( wp_get_attachment_caption( $id ) )
		);
	}
}
