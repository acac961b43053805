<?php

declare( strict_types=1 );

namespace Marketday\Tests\Store;

use Marketday\Engine\Contract\CardPictures;
use Marketday\Tests\SiteTestCase;

/** A size for two cards beside each other on a phone. */
final class CardPicturesTest extends SiteTestCase {
	public function test_a_picture_is_made_in_two_thirds_of_the_product_pages_size_too(): void {
		$single = [
			'width'  => 600,
			'height' => 0,
			'crop'   => false,
		];
		$sizes = apply_filters( 'intermediate_image_sizes_advanced', [ 'woocommerce_single' => $single ], [], 0 );

		self::assertSame( [ 'width' => 400, 'height' => 0, 'crop' => false ], $sizes[ CardPictures::SIZE ] ?? null );
	}

	public function test_no_size_is_made_where_there_are_no_cards(): void {
		$sizes = apply_filters( 'intermediate_image_sizes_advanced', [ 'thumbnail' => [] ], [], 0 );

		self::assertArrayNotHasKey( CardPictures::SIZE, $sizes );
	}
}
