<?php

declare( strict_types=1 );

namespace Marketday\Tests\Listing;

use Marketday\Catalogue\Listing\ListingContext;
use Marketday\Catalogue\Listing\ListingRequest;
use Marketday\Kernel\Http\Problem;
use Marketday\Search\Contract\FilterState;
use Marketday\Tests\SiteTestCase;

/** Where a call is: it never changes, and what goes on from it is another one. */
final class ListingContextTest extends SiteTestCase {
	public function test_another_page_keeps_the_filter_and_leaves_the_first_as_it_was(): void {
		$first = $this->at( '/shop/?on_sale=1&product-page~b=2' );
		$next  = $first->at( '/shop/?on_sale=1&product-page~b=3' );

		self::assertSame( [ 2, 3 ], [ $first->pageNumber( 'product-page~b' ), $next->pageNumber( 'product-page~b' ) ] );
		self::assertTrue( $next->filter()->onSale );
		self::assertSame( '/shop/?on_sale=1&product-page~b=2', $first->address() );
	}

	public function test_a_filter_that_is_sent_takes_the_place_of_the_addresses_and_begins_at_its_first_page(): void {
		$first  = $this->at( '/shop/?on_sale=1&product-page~b=2' );
		$chosen = ListingRequest::withFilter( $first, [ 'rating' => [ 5 ] ], '' );

		self::assertEquals( new FilterState( ratings: [ 5 ] ), $chosen->filter() );
		self::assertSame( '/shop/?rating_filter=5', $chosen->address() );
		self::assertSame( 1, $chosen->pageNumber( 'product-page~b' ) );
		self::assertEquals( new FilterState( onSale: true ), $first->filter() );
	}

	public function test_a_filter_beside_the_address_leaves_the_address(): void {
		$with = $this->at( '/shop/' )->with( 'a', new FilterState( onSale: true ) );

		self::assertSame( '/shop/', $with->address() );
		self::assertTrue( $with->filter( 'a' )->onSale );
		self::assertFalse( $with->filter()->onSale );
	}

	public function test_an_archive_has_its_page_with_it(): void {
		self::assertSame( 3, $this->at( '/shop/page/3/?on_sale=1', 'archive' )->archive()?->page );
		self::assertSame( 2, $this->at( '/?post_type=product&paged=2', 'archive' )->archive()?->page );
		self::assertNull( $this->at( '/shop/' )->archive() );
	}

	public function test_another_sites_address_and_a_page_that_is_none_are_refused(): void {
		foreach ( [ [ 'https://elsewhere.example/', '' ], [ '/shop/', 'taxonomy###product_cat###nothing-of-this-name' ] ] as [ $address, $builder ] ) {
			try {
				$this->at( $address, $builder );
				self::fail( "{$address} {$builder}" );
			} catch ( Problem $problem ) {
				self::assertSame( 400, $problem->status );
			}
		}
	}

	private function at( string $address, string $builder = '' ): ListingContext {
		return ListingContext::ofCall( $this->engine()->settings(), $address, $builder );
	}
}
