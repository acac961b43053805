<?php

declare( strict_types=1 );

namespace Marketday\Tests\ResultCount;

use Marketday\Catalogue\ResultCount\ResultCountFeature;
use PHPUnit\Framework\Attributes\DataProvider;
use PHPUnit\Framework\TestCase;

final class ResultCountTest extends TestCase {
	#[DataProvider( 'listings' )]
	public function test_says_which_products_are_shown( int $total, int $page, int $perPage, string $sentence ): void {
		self::assertSame( $sentence, ResultCountFeature::sentence( $total, $page, $perPage ) );
	}

	/** @return iterable<string, array{int, int, int, string}> */
	public static function listings(): iterable {
		yield 'none' => [ 0, 1, 12, 'No products found' ];
		yield 'one' => [ 1, 1, 12, 'Showing the single result' ];
		yield 'one page' => [ 12, 1, 12, 'Showing all 12 results' ];
		yield 'the first of three pages' => [ 36, 1, 12, 'Showing 1–12 of 36 results' ];
		yield 'the last, half full' => [ 1030, 86, 12, 'Showing 1,021–1,030 of 1,030 results' ];
		yield 'past the last' => [ 12, 2, 12, 'No products found' ];
	}

	/** The browser says it again once more products are loaded. */
	public function test_says_it_as_the_browser_does(): void {
		$cases = json_decode( (string) file_get_contents( dirname( __DIR__, 2 ) . '/fixtures/result-count-cases.json' ), true );
		self::assertGreaterThan( 3, count( $cases ) );
		foreach ( $cases as $case ) {
			self::assertSame( $case['sentence'], ResultCountFeature::sentence( $case['total'], $case['page'], $case['perPage'] ) );
		}
	}
}
