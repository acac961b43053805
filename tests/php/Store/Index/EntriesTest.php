<?php

declare( strict_types=1 );

namespace Marketday\Tests\Store\Index;

use Marketday\Search\Index\Entries;
use Marketday\Search\Index\Facet;
use PHPUnit\Framework\TestCase;

/** What is set for a product, as the products table keeps it. */
final class EntriesTest extends TestCase {
	public function test_are_written_facet_by_facet_and_plane_by_plane(): void {
		$entries = new Entries( [
			[
				'product_cat' => [ 98, 96 ],
				Facet::SALE   => [],
				Facet::PRICE  => Facet::priceValues( 5 ),
			],
			[ 'pa_colour' => [ 12 ] ],
		] );

		self::assertSame( 'product_cat:98,96 .price:-1,0,2|pa_colour:12', $entries->text() );
		self::assertSame( [ 'product_cat:98:0', 'product_cat:96:0', '.price:-1:0', '.price:0:0', '.price:2:0', 'pa_colour:12:1' ], $entries->keys() );
	}

	public function test_come_back_as_they_were_written(): void {
		foreach ( [ '', '.unit:1', 'product_cat:98,96 .price:-1,0|.unit:1||.stock:2' ] as $written ) {
			self::assertSame( $written, Entries::read( $written )->text() );
		}
		self::assertSame( [ '.unit:1:0', '.stock:2:2' ], Entries::read( '.unit:1||.stock:2' )->keys() );
	}
}
