<?php

declare( strict_types=1 );

namespace Marketday\Tests\Store\Embedded;

use Marketday\Engine\Contract\ProductDraft;
use Marketday\Engine\Embedded\ProductScreens\GalleryBox;

/** The further pictures of a product, as the shop's people choose them. */
final class GalleryBoxTest extends CatalogueTestCase {
	private const PIXEL = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';

	private int $mug = 0;

	protected function setUp(): void {
		parent::setUp();
		wp_set_current_user( 1 );
		$this->mug = $this->engine()->writer()->save( new ProductDraft( name: 'Mug', status: 'publish', regularPrice: '8' ) );
		( new GalleryBox( $this->engine()->writer( ... ) ) )->register();
	}

	protected function tearDown(): void {
		$_POST = [];
		parent::tearDown();
	}

	public function test_are_kept_after_the_main_one(): void {
		[ $main, $one, $two ] = array_map( self::aPicture( ... ), [ 'main', 'one', 'two' ] );
		set_post_thumbnail( $this->mug, $main );

		$this->save( "{$two},{$main},{$one},{$this->mug},-1,1e309,<b>" );

		self::assertSame(
			[ (string) $main, "{$two},{$one}" ],
			[ get_post_meta( $this->mug, '_thumbnail_id', true ), get_post_meta( $this->mug, '_product_image_gallery', true ) ]
		);

		$this->save( '' );
		self::assertSame(
			[ (string) $main, '' ],
			[ get_post_meta( $this->mug, '_thumbnail_id', true ), get_post_meta( $this->mug, '_product_image_gallery', true ) ]
		);
	}

	public function test_are_left_alone_without_a_nonce_or_the_right_to_edit(): void {
		$one   = (string) self::aPicture( 'one' );
		$_POST = [ 'marketday_product_gallery' => $one ];
		do_action( 'save_post_product', $this->mug );
		wp_set_current_user( 0 );
		$this->save( $one );

		self::assertSame( '', get_post_meta( $this->mug, '_thumbnail_id', true ) );
	}

	private static function aPicture( string $name ): int {
		$upload = wp_upload_bits( "{$name}.png", null, (string) base64_decode( self::PIXEL, true ) );
		$id     = wp_insert_attachment( [ 'post_title' => $name, 'post_mime_type' => 'image/png' ], $upload['file'] );
		self::assertIsInt( $id );
		return $id;
	}

	private function save( string $typed ): void {
		$_POST = wp_slash( [
			'marketday_product_gallery_nonce' => wp_create_nonce( 'marketday_product_gallery' ),
			'marketday_product_gallery'       => $typed,
		] );
		do_action( 'save_post_product', $this->mug );
	}
}
