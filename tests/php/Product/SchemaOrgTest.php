<?php

declare( strict_types=1 );

namespace Marketday\Tests\Product;

use PHPUnit\Framework\Attributes\DataProvider;
use PHPUnit\Framework\TestCase;

/** The judge of structured data finds what schema.org's vocabulary does not know. */
final class SchemaOrgTest extends TestCase {
	/** @param array<string, mixed> $node */
	#[DataProvider( 'wrong' )]
	public function test_finds( array $node, string $fault ): void {
		self::assertSame( [ $fault ], ( new SchemaOrg() )->faults( [ $node ] ) );
	}

	/** @return iterable<string, array{array<string, mixed>, string}> */
	public static function wrong(): iterable {
		yield 'a type that does not exist' => [ [ '@type' => 'Thingy' ], 'Thingy is no type' ];
		yield 'a property that does not exist' => [ [ '@type' => 'Product', 'prize' => '5' ], 'Product has no prize' ];
		yield 'a property of another type' => [ [ '@type' => 'Product', 'price' => '5' ], 'Product has no price' ];
		yield 'a property of a type that stands on it' => [ [ '@type' => 'Product', 'hasVariant' => [] ], 'Product has no hasVariant' ];
		yield 'a thing that is not meant' => [
			[ '@type' => 'Offer', 'seller' => [ '@type' => 'Brand', 'name' => 'A' ] ],
			'Offer.seller cannot be {"@type":"Brand","name":"A"}',
		];
		yield 'a thing that is not there' => [
			[ '@type' => 'Offer', 'seller' => [ '@id' => 'https://shop.example/#seller' ] ],
			'Offer.seller cannot be {"@id":"https://shop.example/#seller"}',
		];
		yield 'a value of another list' => [
			[ '@type' => 'Offer', 'availability' => 'https://schema.org/NewCondition' ],
			'Offer.availability cannot be "https://schema.org/NewCondition"',
		];
		yield 'a date that is none' => [ [ '@type' => 'Offer', 'priceValidUntil' => 'tomorrow' ], 'Offer.priceValidUntil cannot be "tomorrow"' ];
		yield 'an address that is none' => [ [ '@type' => 'Product', 'url' => 'mug' ], 'Product.url cannot be "mug"' ];
		yield 'a fault within' => [ [ '@type' => 'Product', 'offers' => [ '@type' => 'Offer', 'colour' => 'red' ] ], 'Offer has no colour' ];
	}

	public function test_lets_pass_what_a_type_has_of_those_it_stands_on(): void {
		$group  = [
			'@type' => 'ProductGroup',
			'name' => 'Hoodie',
			'color' => 'Blue',
			'hasVariant' => [ [ '@type' => 'Product', 'offers' => [ '@type' => 'AggregateOffer', 'lowPrice' => '5.00', 'seller' => [ '@id' => '#us' ] ] ] ],
		];
		$seller = [ '@type' => 'Organization', '@id' => '#us', 'name' => 'Us' ];

		self::assertSame( [], ( new SchemaOrg() )->faults( [ $group, $seller ] ) );
	}
}
