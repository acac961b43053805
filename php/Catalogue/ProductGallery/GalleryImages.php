<?php

declare( strict_types=1 );

namespace Marketday\Catalogue\ProductGallery;

defined( 'ABSPATH' ) || exit;

use Marketday\Engine\Contract\Catalogue;
use Marketday\Engine\Contract\Image;
use Marketday\Engine\Contract\Product;
use Marketday\Engine\Contract\ProductType;
use Marketday\Engine\Contract\VariationGalleries;

/**
 * The images of a product as data: `GalleryImage` of src/features/product-gallery.
 *
 * @phpstan-type Video array{src: string, repeats: bool}|array{from: string, page: string, player: string}
 * @phpstan-type GalleryImage array{src: string, srcset: string, width: int, height: int, alt: string, caption: string, full: string, fullWidth: int, fullHeight: int, thumbnail: string, video?: Video}
 */
final class GalleryImages {
	private const NOTHING = [
		'src'        => '',
		'srcset'     => '',
		'width'      => 0,
		'height'     => 0,
		'alt'        => '',
		'caption'    => '',
		'full'       => '',
		'fullWidth'  => 0,
		'fullHeight' => 0,
		'thumbnail'  => '',
	];

	/** Most galleries that the page carries: of more than these none, and a variation that is found still brings its main picture. */
	private const MOST_GALLERIES = 60;
	private const MOST_PICTURES  = 240;

	public function __construct( private readonly Catalogue $catalogue ) {}

	/** @return list<GalleryImage> The main one first; a video where the shop put it. */
	public function of( Product $product ): array {
		$images = self::nameImages( $product->name, $product->details()->images );
		$video  = ProductVideo::of( $product->id );
		return null === $video ? $images : $video->among( $images, $this->slide( $video, $product ) );
	}

	/**
	 * The galleries of variations, each with those that have it.
	 *
	 * @return list<array{variations: list<int>, images: list<GalleryImage>}>
	 */
	public function ofVariations( Product $product ): array {
		if ( ProductType::Variable !== $product->type ) {
			return [];
		}
		$byPictures = [];
		$ids        = [];
		foreach ( VariationGalleries::of( $product->id ) as $variation => $pictures ) {
			$byPictures[ implode( ',', $pictures ) ][] = $variation;
			$ids                                       = array_unique( [ ...$ids, ...$pictures ] );
		}
		if ( count( $byPictures ) > self::MOST_GALLERIES || count( $ids ) > self::MOST_PICTURES ) {
			return [];
		}
		$known     = [];
		foreach ( $this->catalogue->images( array_values( $ids ) ) as $picture ) {
			$known[ $picture->id ] = $picture;
		}
		$galleries = [];
		foreach ( $byPictures as $pictures => $variations ) {
			$shown = array_values( array_filter(
				array_map( static fn ( string $id ): ?Image => $known[ (int) $id ] ?? null, explode( ',', $pictures ) ),
				static fn ( ?Image $picture ): bool => null !== $picture
			) );
			if ( [] !== $shown ) {
				$galleries[] = [
					'variations' => $variations,
					'images'     => self::nameImages( $product->name, $shown ),
				];
			}
		}
		return $galleries;
	}

	/**
	 * @param list<Image> $pictures
	 * @return list<GalleryImage>
	 */
	private static function nameImages( string $name, array $pictures ): array {
		return array_map(
			static fn ( Image $picture, int $place ): array => self::image( $picture, self::text( $name, $picture, count( $pictures ) > 1 ? $place + 1 : 0 ) ),
			$pictures,
			array_keys( $pictures )
		);
	}

	/** @return GalleryImage */
	private function slide( ProductVideo $video, Product $product ): array {
		$picture = $this->catalogue->images( array_values( array_diff( [ $video->pictureId ], [ 0 ] ) ) )[0] ?? $product->details()->images[0] ?? null;
		/* translators: %s: product name. */
		$name    = sprintf( __( 'Video of %s', 'marketday' ), $product->name );
		$slide   = null === $picture ? [ 'alt' => $name ] + self::NOTHING : self::image( $picture, $name );
		$link    = $video->link;
		$slide['caption'] = '';
		$slide['video']   = isset( $link['src'] ) ? $link + [ 'repeats' => $video->repeats ] : $link;
		return $slide;
	}

	/** @param int $number 0 where it is the only one. An image without a text of its own is called as its product: several are told apart. */
	private static function text( string $name, Image $picture, int $number ): string {
		$text = '' === $picture->alt ? $name : $picture->alt;
		/* translators: 1: product name, 2: number of the image. */
		return $text === $name && $number > 0 ? sprintf( __( '%1$s, image %2$d', 'marketday' ), $text, $number ) : $text;
	}

	/** @return GalleryImage */
	private static function image( Image $picture, string $alt ): array {
		$full = $picture->id > 0 ? wp_get_attachment_image_src( $picture->id, 'full' ) : false;
		return [
			'src'        => $picture->file->src,
			'srcset'     => $picture->file->srcset,
			'width'      => $picture->file->width,
			'height'     => $picture->file->height,
			'alt'        => $alt,
			'caption'    => $picture->caption,
			'full'       => $picture->full(),
			'fullWidth'  => (int) ( $full[1] ?? 0 ),
			'fullHeight' => (int) ( $full[2] ?? 0 ),
			'thumbnail'  => $picture->thumbnail(),
		];
	}
}
