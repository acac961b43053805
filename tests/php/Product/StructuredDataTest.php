<?php

declare( strict_types=1 );

namespace Marketday\Tests\Product;

use Marketday\Product\StructuredData;
use Marketday\Store\Rating;
use Marketday\Store\Stock;
use Marketday\Store\StockStatus;
use Marketday\Tests\ProductFactory;
use PHPUnit\Framework\TestCase;

final class StructuredDataTest extends TestCase {
	public function test_tells_price_currency_availability_and_rating(): void {
		$data = ( new StructuredData() )->product( ProductFactory::make() );

		self::assertSame(
			[
				'@type'         => 'Offer',
				'price'         => '12.50',
				'url'           => 'https://shop.example/product/enamel-mug/',
				'priceCurrency' => 'GBP',
				'availability'  => 'https://schema.org/InStock',
			],
			$data['offers']
		);
		self::assertSame( [ '@type' => 'AggregateRating', 'ratingValue' => 4.5, 'reviewCount' => 2 ], $data['aggregateRating'] );
		self::assertSame( 'Steel and glass.', $data['description'] );
	}

	public function test_tells_a_range_as_what_it_is(): void {
		$offer = ( new StructuredData() )->product( ProductFactory::make( price: ProductFactory::price( 1100, 1200 ) ) )['offers'];

		self::assertSame( [ 'AggregateOffer', '11.00', '12.00' ], [ $offer['@type'], $offer['lowPrice'], $offer['highPrice'] ] );
	}

	public function test_tells_no_rating_where_there_is_none(): void {
		$data = ( new StructuredData() )->product( ProductFactory::make( rating: new Rating( 0.0, 0 ), stock: new Stock( StockStatus::OutOfStock, 0, false ) ) );

		self::assertArrayNotHasKey( 'aggregateRating', $data );
		self::assertSame( 'https://schema.org/OutOfStock', $data['offers']['availability'] );
	}

	public function test_a_name_cannot_end_the_script(): void {
		$html = ( new StructuredData() )->render( ProductFactory::make( name: '</script><b>' ), [] );

		self::assertSame( 1, substr_count( $html, '</script>' ) );
	}
}
