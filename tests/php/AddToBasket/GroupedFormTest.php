<?php

declare( strict_types=1 );

namespace Marketday\Tests\AddToBasket;

use Marketday\Engine\Contract\ProductType;
use Marketday\Kernel\View;
use Marketday\Tests\ProductFactory;
use PHPUnit\Framework\TestCase;

final class GroupedFormTest extends TestCase {
	public function test_has_a_quantity_and_the_price_of_each_product_of_the_group(): void {
		$html = ( new View( dirname( __DIR__, 3 ) . '/php/Buying/AddToBasket/views' ) )->render( 'grouped', [
			'product'  => ProductFactory::make( id: 40, type: ProductType::Grouped ),
			'children' => [ ProductFactory::make( id: 41 ), ProductFactory::make( id: 42 ) ],
		] );

		self::assertSame( 1, preg_match_all( '/name="quantity\[41\]"/', $html ) );
		self::assertSame( 1, preg_match_all( '/name="quantity\[42\]"/', $html ) );
		self::assertSame( 2, substr_count( $html, '<span class="amount">£12.50</span>' ) );
		self::assertStringContainsString( 'name="add-to-cart" value="40"', $html );
	}
}
