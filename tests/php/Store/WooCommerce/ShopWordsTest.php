<?php

declare( strict_types=1 );

namespace Marketday\Tests\Store\WooCommerce;

use Marketday\Store\WooCommerce\ShopWords;
use PHPUnit\Framework\Attributes\TestWith;
use PHPUnit\Framework\TestCase;

final class ShopWordsTest extends TestCase {
	#[TestWith( [ 'Add to cart', 'Add to basket' ] )]
	#[TestWith( [ 'Add to cart: “A “fine” mug”', 'Add to basket: “A “fine” mug”' ] )]
	#[TestWith( [ '“Mug” has been added to your cart', '“Mug” has been added to your basket' ] )]
	#[TestWith( [ 'Add to cart now', 'Add to cart now' ] )]
	#[TestWith( [ 'In den Warenkorb', 'In den Warenkorb' ] )]
	#[TestWith( [ 'View products', 'View products' ] )]
	public function test_the_basket_has_one_word_unless_the_shop_has_chosen_its_own( string $theirs, string $ours ): void {
		self::assertSame( $ours, ShopWords::ours( $theirs ) );
	}
}
