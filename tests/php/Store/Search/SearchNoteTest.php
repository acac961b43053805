<?php

declare( strict_types=1 );

namespace Marketday\Tests\Store\Search;

use Marketday\Search\Contract\ResultPage;
use Marketday\Search\Contract\SearchNote;
use PHPUnit\Framework\TestCase;

/** What a shopper is told of a search that was not read as typed. */
final class SearchNoteTest extends TestCase {
	public function test_says_nothing_where_products_have_all_the_words(): void {
		self::assertSame( '', SearchNote::of( new ResultPage( [], 6, 1, 16 ), 'mug' ) );
	}

	public function test_says_what_was_searched_for_instead(): void {
		self::assertSame( 'Showing results for “mug”. Nothing found for “mgu”.', SearchNote::of( new ResultPage( [], 6, 1, 16, 'mug' ), 'mgu' ) );
	}

	public function test_says_which_words_were_left_out(): void {
		$found = new ResultPage( [], 6, 1, 16, isPartial: true, leftOut: [ 'fuckwit', 'zebra' ] );

		self::assertSame( 'No product matches all of these words. Left out: fuckwit, zebra.', SearchNote::of( $found, 'mug fuckwit zebra' ) );
	}

	public function test_says_that_products_have_some_of_the_words(): void {
		self::assertSame(
			'No product matches all of these words. Showing those that match some.',
			SearchNote::of( new ResultPage( [], 2, 1, 16, isPartial: true ), 'rain coat' )
		);
	}

	public function test_says_nothing_of_words_where_nothing_was_found(): void {
		self::assertSame( '', SearchNote::of( new ResultPage( [], 0, 1, 16, isPartial: true, leftOut: [ 'zebra' ] ), 'zebra' ) );
	}
}
