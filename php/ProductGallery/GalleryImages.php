<?php

declare( strict_types=1 );

namespace Marketday\ProductGallery;

defined( 'ABSPATH' ) || exit;

use Marketday\Store\Picture;
use Marketday\Store\Product;

/** The images of a product as data: `GalleryImage` of src/features/product-gallery. */
final class GalleryImages {
	/** @return list<array{src: string, srcset: string, width: int, height: int, alt: string, caption: string, full: string, fullWidth: int, fullHeight: int, thumbnail: string}> The main one first. */
	public static function of( Product $product ): array {
		$pictures = $product->details()->pictures;
		return array_map(
			static fn ( Picture $picture, int $place ): array => self::image( $picture, self::text( $product, $picture, count( $pictures ) > 1 ? $place + 1 : 0 ) ),
			$pictures,
			array_keys( $pictures )
		);
	}

	/** @param int $number 0 where it is the only one. An image without a text of its own is called as its product: several are told apart. */
	private static function text( Product $product, Picture $picture, int $number ): string {
		$text = '' === $picture->alt ? $product->name : $picture->alt;
		/* translators: 1: product name, 2: number of the image. */
		return $text === $product->name && $number > 0 ? sprintf( __( '%1$s, image %2$d', 'marketday' ), $text, $number ) : $text;
	}

	/** @return array{src: string, srcset: string, width: int, height: int, alt: string, caption: string, full: string, fullWidth: int, fullHeight: int, thumbnail: string} */
	private static function image( Picture $picture, string $alt ): array {
		$full = $picture->id > 0 ? wp_get_attachment_image_src( $picture->id, 'full' ) : false;
		return [
			'src'        => $picture->src,
			'srcset'     => $picture->srcset,
			'width'      => $picture->width,
			'height'     => $picture->height,
			'alt'        => $alt,
			'caption'    => $picture->caption,
			'full'       => $picture->full(),
			'fullWidth'  => (int) ( $full[1] ?? 0 ),
			'fullHeight' => (int) ( $full[2] ?? 0 ),
			'thumbnail'  => $picture->thumbnail(),
		];
	}
}
