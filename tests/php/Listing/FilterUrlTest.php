<?php

declare( strict_types=1 );

namespace Marketday\Tests\Listing;

use Marketday\Catalogue\Listing\FilterUrl;
use Marketday\Engine\Contract\Currency;
use Marketday\Search\Contract\FilterState;
use PHPUnit\Framework\Attributes\DataProvider;
use PHPUnit\Framework\TestCase;

/** The filter's memory: the address. */
final class FilterUrlTest extends TestCase {
	/** @return iterable<string, array{string, string}> */
	public static function addresses(): iterable {
		yield 'no parameters' => [ '/shop/', '/shop/?on_sale=1' ];
		yield 'other parameters, as they were written' => [ '/shop/?utm=a%20b&s=caf%C3%A9', '/shop/?utm=a%20b&s=caf%C3%A9&on_sale=1' ];
		yield 'its own, in each form' => [ '/shop/?filter_product_cat=hats&filter_product_tag[]=a&filter_product_tag%5B%5D=b&min_price=5&x=1', '/shop/?x=1&on_sale=1' ];
		yield 'its own with an escaped name' => [ '/shop/?min%5Fprice=5', '/shop/?on_sale=1' ];
		yield 'another listing\'s' => [ '/shop/?min_price-second=5', '/shop/?min_price-second=5&on_sale=1' ];
		yield 'a later page' => [ '/shop/page/3/?product-page=2', '/shop/?on_sale=1' ];
		yield 'later pages of its listings, but not of another query\'s' => [
			'/shop/?product-page~a=2&product-page%7Eb=3&product-page-two~c=4',
			'/shop/?product-page-two~c=4&on_sale=1',
		];
		yield 'empty pairs' => [ '/shop/?&&x', '/shop/?x&on_sale=1' ];
	}

	#[DataProvider( 'addresses' )]
	public function test_puts_a_state_in_the_place_of_the_one_an_address_has( string $address, string $expected ): void {
		$filter = new FilterUrl( new Currency( 'GBP', '£', 2, 'left', '.', ',' ) );

		self::assertSame( $expected, $filter->url( $address, new FilterState( onSale: true ) ) );
	}
}
