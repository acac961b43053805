<?php

declare( strict_types=1 );

namespace Marketday\Engine\WooCommerce;

defined( 'ABSPATH' ) || exit;

use Marketday\Engine\Contract\Image;
use Marketday\Engine\Contract\ImageFile;
use WC_Product;

/** Pictures in the sizes WooCommerce has made. */
final class ImageReader {
	/** @var list<int> */
	private array $awaited = [];

	/**
	 * Waits for products that are shown together: all are read with the first one that is asked for.
	 *
	 * @param array<WC_Product> $products
	 */
	public function await( array $products ): void {
		array_push( $this->awaited, ...array_values( array_map( static fn ( WC_Product $product ): int => (int) $product->get_image_id(), $products ) ) );
	}

	/** @return list<Image> Main picture first; none where the product has none. */
	public function ofProduct( WC_Product $product ): array {
		array_push( $this->awaited, ...$this->ids( $product ) );
		$pictures = array_map( fn ( int $id ): ?Image => $this->image( $id, $product->get_name() ), $this->ids( $product ) );
		return array_values( array_filter( $pictures, static fn ( ?Image $picture ): bool => null !== $picture ) );
	}

	public function main( WC_Product $product ): ?Image {
		foreach ( $this->ids( $product ) as $id ) {
			$picture = $this->image( $id, $product->get_name() );
			if ( null !== $picture ) {
				return $picture;
			}
		}
		return null;
	}

	/** @return list<int> */
	private function ids( WC_Product $product ): array {
		$ids = array_merge( [ (int) $product->get_image_id() ], array_map( 'intval', $product->get_gallery_image_ids() ) );
		return array_values( array_unique( array_filter( $ids, static fn ( int $id ): bool => $id > 0 ) ) );
	}

	public function image( int $id, string $fallbackAlt = '' ): ?Image {
		$this->readAwaited();
		$source = wp_get_attachment_image_src( $id, 'woocommerce_single' );
		if ( false === $source ) {
			return null;
		}
		// WordPress would look the same size up again for each of these.
		$size    = [ absint( $source[1] ), absint( $source[2] ) ];
		$meta    = (array) wp_get_attachment_metadata( $id );
		$address = static fn ( string $name ): string => wp_get_attachment_image_url( $id, $name ) ?: $source[0];
		$picture = new Image(
			$id,
			new ImageFile(
				$source[0],
				(int) $source[1],
				(int) $source[2],
				(string) wp_calculate_image_srcset( $size, $source[0], $meta, $id ),
				(string) wp_calculate_image_sizes( $size, $source[0], $meta, $id )
			),
			PlainText::of( get_post_meta( $id, '_wp_attachment_image_alt', true ) ),
			static fn (): string => $address( 'woocommerce_thumbnail' ),
			static fn (): string => $address( 'full' ),
			PlainText::of( wp_get_attachment_caption( $id ) )
		);
		return $picture->orCalled( PlainText::of( $fallbackAlt ) );
	}

	private function readAwaited(): void {
		if ( [] !== $this->awaited ) {
			_prime_post_caches( array_values( array_unique( array_filter( $this->awaited, static fn ( int $id ): bool => $id > 0 ) ) ), false, true );
			$this->awaited = [];
		}
	}
}
