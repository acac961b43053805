<?php

declare( strict_types=1 );

namespace Marketday\Tests\ProductSearch;

use Marketday\Search\ProductSearch\Highlight;
use PHPUnit\Framework\Attributes\DataProvider;
use PHPUnit\Framework\TestCase;

final class HighlightTest extends TestCase {
	#[DataProvider( 'titles' )]
	public function test_marks_what_was_searched_for( string $search, string $title, string $expected ): void {
		$html = Highlight::html( ( new Highlight( $search ) )->parts( $title ) );
		self::assertSame( $expected, str_replace( [ '<strong class="wopb-highlight">', '</strong>' ], [ '[', ']' ], $html ) );
	}

	/** @return iterable<string, array{string, string, string}> */
	public static function titles(): iterable {
		yield 'a word' => [ 'mug', 'Enamel Mug', 'Enamel [Mug]' ];
		yield 'another form of it' => [ 'candles', 'Hand-poured Candle', 'Hand-poured [Candle]' ];
		yield 'another spelling' => [ 'gray socks', 'Grey Boot Socks', '[Grey] Boot [Socks]' ];
		yield 'the beginning of the last word' => [ 'tea tow', 'Linen Tea Towel', 'Linen [Tea] [Tow]el' ];
		yield 'not the beginning of others' => [ 'tea towel', 'Teapot', 'Teapot' ];
		yield 'an apostrophe' => [ 'fishermans', 'Fisherman’s Jumper', '[Fisherman’s] Jumper' ];
		yield 'accents' => [ 'creme', 'Crème Jug', '[Crème] Jug' ];
		yield 'capitals of another alphabet' => [ 'ΚΟΥΠΑ', 'Μπλε Κούπα', 'Μπλε [Κούπα]' ];
		yield 'the beginning of a word whose letters became two' => [ 'strasse', 'Straßenbahn', '[Straße]nbahn' ];
		yield 'within a script without spaces' => [ 'カップ', '手描きコーヒーカップ', '手描きコーヒー[カップ]' ];
		yield 'in half as wide letters' => [ 'ｶｯﾌﾟ', 'マグカップ 猫', 'マグ[カップ] 猫' ];
		yield 'vowels that are marks' => [ 'कप', 'नीला कप', 'नीला [कप]' ];
		yield 'markup as text' => [ 'mug', '<b>Mug</b> & "lid"', '&lt;b&gt;[Mug]&lt;/b&gt; &amp; &quot;lid&quot;' ];
		yield 'nothing' => [ '', 'Mug', 'Mug' ];
	}
}
