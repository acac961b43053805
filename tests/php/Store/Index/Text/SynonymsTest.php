<?php

declare( strict_types=1 );

namespace Marketday\Tests\Store\Index\Text;

use Marketday\Search\Index\Text\Synonyms;
use PHPUnit\Framework\TestCase;

/** Words that a shop says are the same. */
final class SynonymsTest extends TestCase {
	public function test_synonyms_go_both_ways_or_one(): void {
		$synonyms = new Synonyms( "sofa, couches\ntee => t-shirt\n\nbroken =>\n,,\n" );

		self::assertSame( [ [ 'couch' ] ], $synonyms->of( [ 'sofa' ] ) );
		self::assertSame( [ [ 'sofa' ] ], $synonyms->of( [ 'couch' ] ) );
		self::assertSame( [ [ 't', 'shirt' ] ], $synonyms->of( [ 'tee' ] ) );
		self::assertSame( [], $synonyms->of( [ 't', 'shirt' ] ) );
		self::assertSame( [], $synonyms->of( [ 'broken' ] ) );
	}

	public function test_synonyms_know_both_sides_and_what_is_like_a_phrase(): void {
		$synonyms = new Synonyms( "gift card, voucher\nsaucepan => pan" );

		self::assertSame( [ [ 'voucher' ] ], $synonyms->of( [ 'giftcard' ] ) );
		self::assertTrue( $synonyms->has( [ 'pan' ] ) );
		self::assertFalse( $synonyms->has( [ 'gift' ] ) );
		self::assertSame( [ 'giftcard' ], array_keys( $synonyms->likeTo( 'giftcrd' ) ) );
		self::assertSame( [ 'gift', 'card' ], $synonyms->words( 'giftcard' ) );
		self::assertSame( [], $synonyms->likeTo( 'pa' ) );
	}

	public function test_lines_that_find_nothing_are_known(): void {
		$lines = "sofa, couch\nonlyone\n\n=> broken\nfoo =>\ntee => t-shirt\nsame, Same\na word too long, for anything here at all";

		self::assertSame( [ 'onlyone', '=> broken', 'foo =>', 'same, Same', 'a word too long, for anything here at all' ], Synonyms::useless( $lines ) );
		self::assertSame( [], Synonyms::useless( Synonyms::DEFAULT ) );
		self::assertSame( [ 'p, q' ], Synonyms::useless( str_repeat( "a, b\n", Synonyms::MOST_LINES ) . 'p, q' ) );
	}
}
