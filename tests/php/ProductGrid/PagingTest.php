<?php

declare( strict_types=1 );

namespace Marketday\Tests\ProductGrid;

use Marketday\Catalogue\ProductGrid\PageAddress;
use Marketday\Catalogue\ProductGrid\Paging;
use PHPUnit\Framework\Attributes\DataProvider;
use PHPUnit\Framework\TestCase;

/** docs/PROTOCOL.md#listings. */
final class PagingTest extends TestCase {
	/** @param list<int|null> $numbers */
	#[DataProvider( 'pages' )]
	public function test_shows_a_window_of_three_with_first_last_and_dots( int $page, int $pages, array $numbers ): void {
		self::assertSame( $numbers, ( new Paging( $page, $pages, static fn (): string => '' ) )->numbers() );
	}

	/** @return iterable<string, array{int, int, list<int|null>}> */
	public static function pages(): iterable {
		yield 'two pages' => [ 1, 2, [ 1, 2 ] ];
		yield 'the first of many' => [ 1, 9, [ 1, 2, 3, null, 9 ] ];
		yield 'the third: page 1 stands without dots' => [ 3, 9, [ 1, 2, 3, 4, null, 9 ] ];
		yield 'the middle' => [ 5, 9, [ 1, null, 4, 5, 6, null, 9 ] ];
		yield 'the first of four: two follow the next' => [ 1, 4, [ 1, 2, 3, null, 4 ] ];
		yield 'three pages' => [ 3, 3, [ 1, 2, 3 ] ];
		yield 'the fourth: a gap' => [ 4, 9, [ 1, null, 3, 4, 5, null, 9 ] ];
		yield 'the last but one' => [ 8, 9, [ 1, null, 7, 8, 9 ] ];
		yield 'the last' => [ 9, 9, [ 1, null, 7, 8, 9 ] ];
		yield 'the last but two: the last stands without dots' => [ 7, 9, [ 1, null, 6, 7, 8, 9 ] ];
	}

	public function test_dots_that_leave_nothing_out_are_not_seen(): void {
		$leavesOut = static fn ( int $page, int $pages, int $gap ): bool => ( new Paging( $page, $pages, static fn (): string => '' ) )->leavesOut( $gap );

		self::assertFalse( $leavesOut( 1, 4, 3 ) );
		self::assertTrue( $leavesOut( 1, 5, 3 ) );
		self::assertTrue( $leavesOut( 4, 9, 1 ) );
	}

	public function test_the_first_page_has_the_plain_address(): void {
		self::assertSame( '/shop/?orderby=price', PageAddress::of( '/shop/?orderby=price&product-page=3', 1, 'product-page' ) );
		self::assertSame( '/shop/?orderby=price&product-page=4', PageAddress::of( '/shop/?orderby=price&product-page=3', 4, 'product-page' ) );
	}

	public function test_a_listings_page_stays_beside_anothers(): void {
		self::assertSame( '/shop/?product-page~b=3&product-page~a=2', PageAddress::of( '/shop/?product-page~b=3', 2, 'product-page~a' ) );
		self::assertSame( '/shop/?product-page~b=3', PageAddress::of( '/shop/?product-page~a=2&product-page~b=3', 1, 'product-page~a' ) );
	}

	public function test_a_page_of_all_listings_is_left_with_the_first_that_turns(): void {
		self::assertSame( '/shop/?product-page~a=3', PageAddress::of( '/shop/?product-page=2', 3, 'product-page~a' ) );
		self::assertSame( '/shop/', PageAddress::of( '/shop/?product-page=2', 1, 'product-page~a' ) );
	}

	public function test_archives_have_their_pages_in_the_path(): void {
		self::assertSame( '/product-category/mugs/page/2/?filter_colour=red', PageAddress::of( '/product-category/mugs/?filter_colour=red', 2, null ) );
		self::assertSame( '/product-category/mugs/page/3/', PageAddress::of( '/product-category/mugs/page/2/', 3, null ) );
		self::assertSame( '/product-category/mugs/?filter_colour=red', PageAddress::of( '/product-category/mugs/page/2/?filter_colour=red', 1, null ) );
	}
}
