<?php

declare( strict_types=1 );

namespace Marketday\Tests\ProductGrid;

use Marketday\ProductGrid\Paging;
use PHPUnit\Framework\Attributes\DataProvider;
use PHPUnit\Framework\TestCase;

/** Section 4 'Load more and pagination'. */
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
		yield 'the last' => [ 9, 9, [ 1, null, 7, 8, 9 ] ];
		yield 'the last but two: the last stands without dots' => [ 7, 9, [ 1, null, 6, 7, 8, 9 ] ];
	}

	public function test_the_first_page_has_the_plain_address(): void {
		$_SERVER['REQUEST_URI'] = '/shop/?orderby=price&product-page=3';
		$paging                 = Paging::byParameter( 3, 4, 'product-page' );

		self::assertSame( '/shop/?orderby=price', $paging->url( 1 ) );
		self::assertSame( '/shop/?orderby=price&product-page=4', $paging->url( 4 ) );
	}
}
