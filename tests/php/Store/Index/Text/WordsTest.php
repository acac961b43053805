<?php

declare( strict_types=1 );

namespace Marketday\Tests\Store\Index\Text;

use Marketday\Store\Index\Bits;
use Marketday\Store\Index\Text\Analyser;
use Marketday\Store\Index\Text\Code;
use Marketday\Store\Index\Text\Postings;
use Marketday\Store\Index\Text\Synonyms;
use Marketday\Store\Index\Text\Typos;
use Marketday\Store\Index\Text\WordForm;
use PHPUnit\Framework\Attributes\DataProvider;
use PHPUnit\Framework\TestCase;

/** Words that people take for the same become the same. */
final class WordsTest extends TestCase {
	/** @param list<string> $words */
	#[DataProvider( 'sameWords' )]
	public function test_forms_of_a_word_meet( array $words ): void {
		self::assertCount(
			1,
			array_unique( array_map( [ WordForm::class, 'normal' ], $words ) ),
			implode( ', ', array_map( [ WordForm::class, 'normal' ], $words ) )
		);
	}

	/** @return iterable<string, array{list<string>}> */
	public static function sameWords(): iterable {
		$groups = [
			'mug mugs',
			'box boxes',
			'brush brushes',
			'berry berries',
			'cookie cookies',
			'scarf scarves',
			'knife knives',
			'shoe shoes',
			'potato potatoes',
			'lens lenses',
			'woman women',
			'dress dresses',
			'colour color colours colors',
			'grey gray',
			'jewellery jewelry',
			'centre center centres',
			'litre liter litres',
			'fibre fiber',
			'organise organize',
			'travelling traveling',
			'woollen woolen',
			'mould mold moulds',
			'aluminium aluminum',
			'pyjamas pajamas',
			'flavoured flavored',
			'labelled labeled',
			'analyse analyze',
			'beanie beanies',
		];
		foreach ( $groups as $group ) {
			yield $group => [ explode( ' ', $group ) ];
		}
	}

	#[DataProvider( 'otherWords' )]
	public function test_other_words_stay_apart( string $first, string $second ): void {
		self::assertNotSame( WordForm::normal( $first ), WordForm::normal( $second ) );
	}

	/** @return iterable<array{string, string}> */
	public static function otherWords(): iterable {
		yield [ 'glass', 'glas' ];
		yield [ 'bus', 'bu' ];
		yield [ 'tractor', 'tractour' ];
		yield [ 'paper', 'papre' ];
		yield [ 'size', 'sise' ];
	}

	public function test_roots_of_a_word_meet(): void {
		foreach ( [
			[ 'walking', 'walk' ],
			[ 'knitted', 'knitting' ],
			[ 'striped', 'stripe' ],
			[ 'baking', 'baked' ],
			[ 'wooden', 'wood' ],
		] as [ $first, $second ] ) {
			self::assertSame( WordForm::root( WordForm::normal( $first ) ), WordForm::root( WordForm::normal( $second ) ), $first );
		}
	}

	/** @param list<list<string>> $groups */
	#[DataProvider( 'texts' )]
	public function test_cuts_texts_into_words( string $text, array $groups ): void {
		self::assertSame( $groups, Analyser::groups( $text ) );
	}

	/** @return iterable<string, array{string, list<list<string>>}> */
	public static function texts(): iterable {
		yield 'hyphens' => [ 'Blue T-Shirt', [ [ 'blue' ], [ 't', 'shirt' ] ] ];
		yield 'apostrophes' => [ 'Gardener’s men\'s', [ [ 'gardeners' ], [ 'mens' ] ] ];
		yield 'accents' => [ 'Crème Brûlée', [ [ 'creme' ], [ 'brulee' ] ] ];
		yield 'units' => [ 'Can 5 Litres, 1.5 m, 12-inch', [ [ 'can' ], [ '5l' ], [ '1.5m' ], [ '12in' ] ] ];
		yield 'a decimal comma' => [ '2,5 cm', [ [ '2.5cm' ] ] ];
		yield 'markup' => [ '<p>Oak</p><p>Ash &amp; elm</p>', [ [ 'oak' ], [ 'ash' ], [ 'elm' ] ] ];
		yield 'another script' => [ 'Чайник 茶', [ [ 'чайник' ], [ '茶' ] ] ];
		yield 'nothing' => [ ' %_\'"\\ ', [] ];
	}

	public function test_product_numbers_are_letters_and_digits(): void {
		self::assertSame( 'ffjumpernavys', Code::normal( 'FF-Jumper_navy/S' ) );
		self::assertSame( '0000123', Code::number( 'GEN-0000123' ) );
		self::assertSame( '', Code::number( 'FF-JUMPER' ) );
	}

	#[DataProvider( 'mistakes' )]
	public function test_counts_mistakes( string $typed, string $meant, int $mistakes ): void {
		self::assertSame( $mistakes, Typos::distance( $typed, $meant, 2 ) );
	}

	/** @return iterable<array{string, string, int}> */
	public static function mistakes(): iterable {
		yield [ 'jumper', 'jumper', 0 ];
		yield [ 'jumpr', 'jumper', 1 ];
		yield [ 'jumepr', 'jumper', 1 ];
		yield [ 'jumperr', 'jumper', 1 ];
		yield [ 'jimper', 'jumper', 1 ];
		yield [ 'cardgian', 'cardigan', 1 ];
		yield [ 'crdigna', 'cardigan', 2 ];
		yield [ 'blanket', 'jumper', 3 ];
	}

	public function test_whatever_is_within_reach_shares_a_key(): void {
		mt_srand( 7 );
		foreach ( [ 'jumper', 'cardigan', 'teapot', 'casserole', 'herringbone', 'mug', 'notebook' ] as $word ) {
			for ( $round = 0; $round < 200; $round++ ) {
				$typed = $this->spoiled( $word, mt_rand( 1, 2 ) );
				$limit = Typos::allowed( $typed );
				if ( $limit > 0 && Typos::distance( $typed, $word, $limit ) <= $limit && abs( strlen( $typed ) - strlen( $word ) ) < 2 ) {
					self::assertNotSame( [], array_intersect( Typos::keysOfTyped( $typed ), Typos::keys( $word ) ), "{$typed} for {$word}" );
				}
			}
		}
	}

	public function test_postings_come_back_as_they_went(): void {
		mt_srand( 3 );
		foreach ( [ 1, 5, 200, 4000 ] as $count ) {
			$bits = Bits::of( array_map( static fn (): int => mt_rand( 0, 16383 ), range( 1, $count ) ) );
			self::assertSame( rtrim( $bits, "\0" ), rtrim( Postings::unpack( Postings::pack( $bits ) ), "\0" ) );
			self::assertLessThanOrEqual( min( 2049, 1 + 2 * $count ), strlen( Postings::pack( $bits ) ) );
		}
	}

	public function test_postings_change_as_their_bitmaps_do(): void {
		mt_srand( 4 );
		foreach ( [ 0, 1, 5, 200, 4000 ] as $count ) {
			$bits    = Bits::of( 0 === $count ? [] : array_map( static fn (): int => mt_rand( 0, 16383 ), range( 1, $count ) ) );
			$changes = [];
			for ( $number = 0; $number < 300; $number++ ) {
				$changes[ mt_rand( 0, 16383 ) ] = 0 === mt_rand( 0, 2 );
			}
			$expected = rtrim( Bits::changed( $bits, $changes ), "\0" );
			$changed  = Postings::changed( 0 === $count ? '' : Postings::pack( $bits ), $changes );

			self::assertSame( $expected, rtrim( Postings::unpack( $changed ), "\0" ) );
			self::assertSame( Bits::count( $expected ), Postings::count( $changed ) );
			self::assertSame( Postings::pack( $expected ), $changed );
			self::assertSame( '', Postings::changed( $changed, array_fill_keys( Bits::numbers( $expected ), false ) ) );
		}
	}

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

	private function spoiled( string $word, int $times ): string {
		for ( ; $times > 0; $times-- ) {
			$place = mt_rand( 0, strlen( $word ) - 1 );
			$word  = match ( mt_rand( 0, 3 ) ) {
				0       => substr_replace( $word, '', $place, 1 ),
				1       => substr_replace( $word, chr( mt_rand( 97, 122 ) ), $place, 0 ),
				2       => substr_replace( $word, chr( mt_rand( 97, 122 ) ), $place, 1 ),
				default => substr_replace( $word, strrev( substr( $word, $place, 2 ) ), $place, 2 ),
			};
		}
		return $word;
	}
}
