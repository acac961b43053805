<?php

declare( strict_types=1 );

namespace Marketday\Tests\Store;

use Marketday\Engine\Contract\AttributeDraft;
use Marketday\Engine\Contract\ProductDraft;
use Marketday\Engine\Contract\ProductType;
use Marketday\Engine\Contract\VariationGalleries;
use Marketday\Tests\SiteTestCase;

/** The pictures of variations, from where shops keep them. */
final class VariationGalleriesTest extends SiteTestCase {
	private int $mug = 0;

	private int $red = 0;

	protected function setUp(): void {
		parent::setUp();
		$colour    = static fn ( string ...$names ): array => [ new AttributeDraft( 'Colour', array_values( $names ), false, true, true ) ];
		$this->mug = $this->engine()->writer()->save( new ProductDraft(
			type: ProductType::Variable,
			name: 'Mug',
			status: 'publish',
			attributes: $colour( 'Red', 'Blue' )
		) );
		$this->red = $this->engine()->writer()->save( new ProductDraft(
			variationOf: $this->mug,
			status: 'publish',
			regularPrice: '20',
			attributes: $colour( 'Red' )
		) );
	}

	public function test_are_in_woocommerces_own_place_after_the_main_one(): void {
		$this->keep( [ '_thumbnail_id' => '7', '_product_image_gallery' => '8, 7,x,9' ] );

		$this->assertPictures( [ 7, 8, 9 ] );
	}

	public function test_are_those_of_additional_variation_images_until_woocommerce_has_taken_them_over(): void {
		$this->keep( [ '_thumbnail_id' => '7', '_wc_additional_variation_images' => '8,9' ] );
		$this->assertPictures( [ 7, 8, 9 ] );

		$this->keep( [ '_wc_variation_gallery_legacy_fallback_disabled' => 'yes' ] );

		self::assertSame( [], VariationGalleries::of( $this->mug ) );
	}

	public function test_are_those_of_variation_gallery_for_woocommerce(): void {
		$this->keep( [ '_thumbnail_id' => '7', 'woo_variation_gallery_images' => [ 8, '9', 'x', [ 4 ] ] ] );

		$this->assertPictures( [ 7, 8, 9 ] );
	}

	public function test_are_none_where_a_variation_has_one_picture(): void {
		$this->keep( [ '_thumbnail_id' => '7' ] );

		self::assertSame( [], VariationGalleries::of( $this->mug ) );
		self::assertSame( [ 7 ], VariationGalleries::ofVariation( $this->red ) );
	}

	public function test_are_the_shops_own_once_it_has_changed_them(): void {
		$this->keep( [ '_wc_additional_variation_images' => '8,9', 'woo_variation_gallery_images' => [ 8, 9 ] ] );

		$this->engine()->writer()->save( new ProductDraft( id: $this->red, variationOf: $this->mug, imageIds: [] ) );
		VariationGalleries::takeOver( $this->red );

		$this->assertPictures( [] );
	}

	public function test_are_kept_with_a_variation_that_is_written(): void {
		$this->engine()->writer()->save( new ProductDraft( id: $this->red, variationOf: $this->mug, imageIds: [ 7, 8 ] ) );

		self::assertSame( [ '7', '8' ], [ get_post_meta( $this->red, '_thumbnail_id', true ), get_post_meta( $this->red, '_product_image_gallery', true ) ] );
	}

	/** @param array<string, mixed> $meta */
	private function keep( array $meta ): void {
		foreach ( $meta as $name => $value ) {
			update_post_meta( $this->red, $name, $value );
		}
	}

	/** @param list<int> $ids */
	private function assertPictures( array $ids ): void {
		self::assertSame( $ids, VariationGalleries::of( $this->mug )[ $this->red ] ?? [] );
		self::assertSame( $ids, VariationGalleries::ofVariation( $this->red ) );
	}
}
