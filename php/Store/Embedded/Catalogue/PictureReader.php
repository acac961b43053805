<?php

declare( strict_types=1 );

namespace Marketday\Store\Embedded\Catalogue;

use Marketday\Store\Picture;

/** Product pictures in the sizes WooCommerce names, so that they are there when it takes over. */
final class PictureReader {
	public const THUMBNAIL = 'woocommerce_thumbnail';
	public const SINGLE    = 'woocommerce_single';
	public const GALLERY   = 'woocommerce_gallery_thumbnail';

	/** @var array<string, Picture|null> */
	private array $known = [];

	public function registerSizes(): void {
		$thumbnail = max( 1, (int) get_option( 'woocommerce_thumbnail_image_width', 300 ) );
		add_image_size( self::THUMBNAIL, $thumbnail, $thumbnail, true );
		add_image_size( self::SINGLE, max( 1, (int) get_option( 'woocommerce_single_image_width', 600 ) ), 0 );
		add_image_size( self::GALLERY, 100, 100, true );
	}

	/** @return list<Picture> Main picture first; none where the product has none. */
	public function ofProduct( ProductRecord $record ): array {
		$ids      = array_unique( [ (int) $record->text( '_thumbnail_id' ), ...$record->ids( '_product_image_gallery' ) ] );
		$pictures = array_map( fn ( int $id ): ?Picture => $this->picture( $id, $record->name() ), $ids );
		return array_values( array_filter( $pictures ) );
	}

	public function picture( int $id, string $fallbackAlt = '' ): ?Picture {
		$key = "{$id} {$fallbackAlt}";
		if ( ! array_key_exists( $key, $this->known ) ) {
			$this->known[ $key ] = $id > 0 ? $this->read( $id, $fallbackAlt ) : null;
		}
		return $this->known[ $key ];
	}

	private function read( int $id, string $fallbackAlt ): ?Picture {
		$source = wp_get_attachment_image_src( $id, self::SINGLE );
		$full   = wp_get_attachment_image_src( $id, 'full' );
		if ( false === $source || false === $full ) {
			return null;
		}
		// WordPress would look the same size up again for each of these.
		$size = [ absint( $source[1] ), absint( $source[2] ) ];
		$meta = (array) wp_get_attachment_metadata( $id );
		$alt  = PlainText::of( (string) get_post_meta( $id, '_wp_attachment_image_alt', true ) );
		return new Picture(
			$id,
			$source[0],
			$source[1],
			$source[2],
			(string) wp_calculate_image_srcset( $size, $source[0], $meta, $id ),
			(string) wp_calculate_image_sizes( $size, $source[0], $meta, $id ),
			'' === $alt ? $fallbackAlt : $alt,
			(string) ( wp_get_attachment_image_url( $id, self::THUMBNAIL ) ?: $source[0] ),
			$full[0],
			$full[1],
			$full[2],
			PlainText::of( (string) wp_get_attachment_caption( $id ) )
		);
	}
}
