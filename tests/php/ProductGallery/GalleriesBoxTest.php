<?php

declare( strict_types=1 );

namespace Marketday\Tests\ProductGallery;

use Marketday\Engine\Contract\AttributeDraft;
use Marketday\Engine\Contract\ProductDraft;
use Marketday\Engine\Contract\ProductType;
use Marketday\Engine\Contract\VariationGalleries;
use Marketday\Tests\SiteTestCase;

/** Variation pictures, as the shop's people give them and a gallery has them. */
final class GalleriesBoxTest extends SiteTestCase {
	private const PIXEL = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';

	private int $mug = 0;

	private int $red = 0;

	private int $blue = 0;

	protected function setUp(): void {
		parent::setUp();
		wp_set_current_user( 1 );
		$colour    = static fn ( string ...$names ): array => [ new AttributeDraft( 'Colour', array_values( $names ), false, true, true ) ];
		$variation = fn ( string $name ): int => $this->engine()->writer()->save( new ProductDraft(
			variationOf: $this->mug,
			status: 'publish',
			regularPrice: '20',
			attributes: $colour( $name )
		) );
		$this->mug  = $this->engine()->writer()->save( new ProductDraft(
			type: ProductType::Variable,
			name: 'Mug',
			status: 'publish',
			attributes: $colour( 'Red', 'Blue' )
		) );
		$this->red  = $variation( 'Red' );
		$this->blue = $variation( 'Blue' );
	}

	protected function tearDown(): void {
		$_POST = [];
		parent::tearDown();
	}

	public function test_are_kept_for_the_variations_that_were_changed(): void {
		[ $one, $two ] = [ self::aPicture( 'one' ), self::aPicture( 'two' ) ];

		$this->save( [ $this->red => "{$one},{$two}" ] );

		self::assertSame( [ $this->red => [ $one, $two ] ], VariationGalleries::of( $this->mug ) );
		self::assertSame( [], VariationGalleries::ofVariation( $this->blue ) );

		$this->save( [ $this->red => '' ] );
		self::assertSame( [], VariationGalleries::ofVariation( $this->red ) );
	}

	public function test_are_nothing_but_pictures_of_variations_of_this_product(): void {
		$one   = self::aPicture( 'one' );
		$other = $this->engine()->writer()->save( new ProductDraft( name: 'Other', status: 'publish', regularPrice: '8' ) );

		$this->save( [
			$this->red => "{$one},{$this->mug},-1,1e309,<b>," . str_repeat( '9', 400 ),
			$this->blue => [ 'x' ],
			$other => (string) $one,
			'x' => (string) $one,
		] );

		self::assertSame( [ $one ], VariationGalleries::ofVariation( $this->red ) );
		self::assertSame( [], VariationGalleries::ofVariation( $this->blue ) );
		self::assertSame( '', get_post_meta( $other, '_thumbnail_id', true ) );
	}

	public function test_are_left_alone_without_a_nonce_or_the_right_to_edit(): void {
		$one   = (string) self::aPicture( 'one' );
		$_POST = [ 'marketday_variation_galleries' => [ $this->red => $one ] ];
		do_action( 'save_post_product', $this->mug );
		wp_set_current_user( 0 );
		$this->save( [ $this->red => $one ] );

		self::assertSame( [], VariationGalleries::ofVariation( $this->red ) );
	}

	public function test_come_with_the_gallery_once_for_all_that_share_them(): void {
		$pictures = implode( ',', [ self::aPicture( 'one' ), self::aPicture( 'two' ) ] );
		$this->save( [ $this->red => $pictures, $this->blue => $pictures ] );

		$html = do_blocks( sprintf( '<!-- wp:marketday/product-gallery {"productId":%d} /-->', $this->mug ) );
		preg_match( '/data-marketday-props="([^"]*)"/', $html, $found );
		$props = json_decode( html_entity_decode( $found[1] ?? '' ), true );

		self::assertIsArray( $props );
		self::assertSame( [ [ $this->red, $this->blue ] ], array_column( $props['galleries'], 'variations' ) );
		self::assertSame( [ 'Mug, image 1', 'Mug, image 2' ], array_column( $props['galleries'][0]['images'], 'alt' ) );
	}

	private static function aPicture( string $name ): int {
		$upload = wp_upload_bits( "{$name}.png", null, (string) base64_decode( self::PIXEL, true ) );
		$id     = wp_insert_attachment( [ 'post_title' => $name, 'post_mime_type' => 'image/png' ], $upload['file'] );
		self::assertIsInt( $id );
		return $id;
	}

	/** @param array<array-key, mixed> $fields */
	private function save( array $fields ): void {
		$_POST = wp_slash( [
			'marketday_variation_galleries_nonce' => wp_create_nonce( 'marketday_variation_galleries' ),
			'marketday_variation_galleries'       => $fields,
		] );
		do_action( 'save_post_product', $this->mug );
	}
}
