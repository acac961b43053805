<?php

declare( strict_types=1 );

namespace Marketday\Engine\Embedded\Catalogue;

defined( 'ABSPATH' ) || exit;

use Marketday\Engine\Contract\Image;
use Marketday\Engine\Contract\ImageFile;

/** Product pictures in the sizes WooCommerce names, so that they are there when it takes over. */
final class ImageReader {
	public const THUMBNAIL = 'woocommerce_thumbnail';
	public const SINGLE    = 'woocommerce_single';
	public const GALLERY   = 'woocommerce_gallery_thumbnail';

	/** @var array<int, Image|null> */
	private array $known = [];

	public function registerSizes(): void {
		$thumbnail = max( 1, (int) get_option( 'woocommerce_thumbnail_image_width', 300 ) );
		add_image_size( self::THUMBNAIL, $thumbnail, $thumbnail, true );
		add_image_size( self::SINGLE, max( 1, (int) get_option( 'woocommerce_single_image_width', 600 ) ), 0 );
		add_image_size( self::GALLERY, 100, 100, true );
	}

	/** @return list<Image> Main picture first; none where the product has none. */
	public function ofProduct( ProductRecord $record ): array {
		$pictures = array_map( fn ( int $id ): ?Image => $this->image( $id, $record->name() ), $this->ids( $record ) );
		return array_values( array_filter( $pictures ) );
	}

	public function main( ProductRecord $record ): ?Image {
		foreach ( $this->ids( $record ) as $id ) {
			$picture = $this->image( $id, $record->name() );
			if ( null !== $picture ) {
				return $picture;
			}
		}
		return null;
	}

	/** @return list<int> */
	private function ids( ProductRecord $record ): array {
		return array_values( array_unique( [ (int) $record->text( '_thumbnail_id' ), ...$record->ids( '_product_image_gallery' ) ] ) );
	}

	public function image( int $id, string $fallbackAlt = '' ): ?Image {
		if ( ! array_key_exists( $id, $this->known ) ) {
			$this->known[ $id ] = $id > 0 ? $this->read( $id ) : null;
		}
		return $this->known[ $id ]?->orCalled( $fallbackAlt );
	}

	private function read( int $id ): ?Image {
		$source = wp_get_attachment_image_src( $id, self::SINGLE );
		if ( false === $source ) {
			return null;
		}
		// WordPress would look the same size up again for each of these.
		$size = [ absint( $source[1] ), absint( $source[2] ) ];
		$meta = (array) wp_get_attachment_metadata( $id );
		return new Image(
			$id,
			new ImageFile(
				$source[0],
				$source[1],
				$source[2],
				(string) wp_calculate_image_srcset( $size, $source[0], $meta, $id ),
				(string) wp_calculate_image_sizes( $size, $source[0], $meta, $id )
			),
			PlainText::of( (string) get_post_meta( $id, '_wp_attachment_image_alt', true ) ),
			static fn (): string => (string) ( wp_get_attachment_image_url( $id, self::THUMBNAIL ) ?: $source[0] ),
			static fn (): string => (string) ( wp_get_attachment_image_url( $id, 'full' ) ?: $source[0] ),
			PlainText::of( (string) wp_get_attachment_caption( $id ) )
		);
	}
}
