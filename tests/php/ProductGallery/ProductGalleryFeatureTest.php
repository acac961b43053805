<?php

declare( strict_types=1 );

namespace Marketday\Tests\ProductGallery;

use Marketday\Engine\Contract\ProductDraft;
use Marketday\Tests\SiteTestCase;

/** The block `marketday/product-gallery`. */
final class ProductGalleryFeatureTest extends SiteTestCase {
	public function test_a_product_without_images_keeps_their_place(): void {
		$html = do_blocks( sprintf( '<!-- wp:marketday/product-gallery {"productId":%d} /-->', $this->aProduct() ) );

		self::assertStringContainsString( 'marketday-product-gallery__strip is-empty', $html );
		self::assertStringNotContainsString( '<button', $html );
	}

	public function test_images_are_called_by_their_text_or_as_their_product_and_small_ones_lead_to_them(): void {
		$one = $this->aProduct();
		set_post_thumbnail( $one, $this->anImage( 'slate.png', '' ) );
		$two = $this->aProduct();
		set_post_thumbnail( $two, $this->anImage( 'slate-top.png', 'A slate coaster' ) );
		update_post_meta( $two, '_product_image_gallery', (string) $this->anImage( 'slate-side.png', '' ) );

		[ $single, $both ] = array_map( static fn ( int $id ): string => do_blocks( sprintf( '<!-- wp:marketday/product-gallery {"productId":%d} /-->', $id ) ), [ $one, $two ] );

		self::assertStringContainsString( 'alt="Slate Coaster"', $single );
		self::assertMatchesRegularExpression( '~<form class="marketday-product-gallery__enlarge" action="[^"]*slate\.png"><button type="submit" aria-label="View full-screen image gallery">~', $single );
		self::assertStringNotContainsString( '__thumbnails', $single, 'One image leads nowhere.' );
		self::assertStringContainsString( 'alt="A slate coaster"', $both );
		self::assertStringContainsString( 'alt="Slate Coaster, image 2"', $both );
		self::assertStringContainsString( sprintf( '<a href="#image-%d-2">', $two ), $both );
	}

	public function test_an_unknown_product_shows_nothing(): void {
		self::assertSame( '', trim( do_blocks( '<!-- wp:marketday/product-gallery {"productId":999999999} /-->' ) ) );
	}

	private function aProduct(): int {
		return $this->engine()->writer()->save( new ProductDraft( name: 'Slate Coaster', regularPrice: '5' ) );
	}

	private function anImage( string $name, string $text ): int {
		$upload = wp_upload_bits( $name, null, (string) base64_decode( 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==', true ) );
		$id     = wp_insert_attachment(
			[
				'post_title'     => $name,
				'post_mime_type' => 'image/png',
			],
			$upload['file']
		);
		self::assertIsInt( $id );
		update_post_meta( $id, '_wp_attachment_image_alt', $text );
		return $id;
	}
}
