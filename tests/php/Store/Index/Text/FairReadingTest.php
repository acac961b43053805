<?php

declare( strict_types=1 );

namespace Marketday\Tests\Store\Index\Text;

use Marketday\Search\Index\Text\ProductText;
use PHPUnit\Framework\Attributes\DataProvider;
use PHPUnit\Framework\Attributes\Group;

/** What a search tells of how it read a text, and what it does not make of one. */
#[Group( 'sqlite' )]
final class FairReadingTest extends TextTestCase {
	private const MUG    = 1;
	private const POT    = 2;
	private const CAN    = 3;
	private const JACKET = 4;
	private const PATE   = 5;

	protected function setUp(): void {
		parent::setUp();
		TextProducts::write( [
			self::MUG    => new ProductText( 'Enamel Mug', [ 'Kitchen' ], 'It came from a small works.', [ 'MD-100' => 11 ] ),
			self::POT    => new ProductText( 'Terracotta Pot', [ 'Garden' ], 'Frost proof. Lets water through.' ),
			self::CAN    => new ProductText( 'Watering Can', [ 'Garden' ], 'Holds the rain of a night.' ),
			self::JACKET => new ProductText( 'Waxed Coat', [ 'Clothing', 'Lambswool' ], 'Organic cotton.', [ 'WX-COAT' => 14 ] ),
			self::PATE   => new ProductText( 'Pâté Dish', [ 'Kitchen' ], 'Stoneware.' ),
		] );
	}

	/**
	 * @param list<string> $leftOut
	 * @param list<int>    $found
	 */
	#[DataProvider( 'partial' )]
	public function test_tells_which_words_it_left_out( string $typed, array $leftOut, array $found ): void {
		$match = TextProducts::match( $typed );

		self::assertSame( $found, TextProducts::find( $typed ) );
		self::assertTrue( $match->isPartial );
		self::assertSame( $leftOut, $match->leftOut );
	}

	/** @return iterable<array{string, list<string>, list<int>}> */
	public static function partial(): iterable {
		yield 'a word nobody knows' => [ 'mug fuckwit', [ 'fuckwit' ], [ self::MUG ] ];
		yield 'as it was typed' => [ 'Mug, “Fuckwits”!', [ 'Fuckwits' ], [ self::MUG ] ];
		yield 'with its hyphen' => [ 'mug fuck-wit', [ 'fuck-wit' ], [ self::MUG ] ];
		yield 'a known word that none of these has' => [ 'mug works garden', [ 'garden' ], [ self::MUG ] ];
		yield 'none, where each product has another' => [ 'rain coat', [], [ self::JACKET, self::CAN ] ];
		yield 'beside a corrected word' => [ 'enamal fuckwit', [ 'fuckwit' ], [ self::MUG ] ];
		yield 'all words but one, where that one names a product' => [ 'big purple mug', [ 'big', 'purple' ], [ self::MUG ] ];
		yield 'beside a product number' => [ 'MD-100 fuckwit', [ 'fuckwit' ], [ self::MUG ] ];
	}

	public function test_what_it_searched_for_instead_has_no_word_that_was_left_out(): void {
		self::assertSame( 'enamel', TextProducts::match( 'enamal fuckwit' )->corrected );
	}

	/** @param list<int> $found */
	#[DataProvider( 'whole' )]
	public function test_makes_no_other_word_of( string $typed, array $found ): void {
		$match = TextProducts::match( $typed );

		self::assertSame( $found, TextProducts::find( $typed ) );
		self::assertSame( '', $match->corrected );
		self::assertSame( [], $match->leftOut );
	}

	/** @return iterable<string, array{string, list<int>}> */
	public static function whole(): iterable {
		yield 'a word in two, whose parts stand apart' => [ 'waterproof', [] ];
		yield 'a word with another ending' => [ 'organise', [] ];
		yield 'an accented word' => [ 'café', [] ];
		yield 'an accented word of the catalogue' => [ 'pâté', [ self::PATE ] ];
		yield 'one typed without accents' => [ 'pate', [ self::PATE ] ];
		yield 'one typed with an accent too many' => [ 'múg', [ self::MUG ] ];
		yield 'a product number' => [ 'md 100', [ self::MUG ] ];
		yield 'a product number and a word of the product' => [ 'MD-100 mug', [ self::MUG ] ];
		yield 'a product number of letters and a word of the product' => [ 'WX-COAT coat', [ self::JACKET ] ];
		yield 'two words that products write as one, the first in the plural' => [ 'lambs wool', [ self::JACKET ] ];
	}

	/** @param list<int> $found */
	#[DataProvider( 'otherScripts' )]
	public function test_reads_other_scripts_fairly( string $typed, array $found ): void {
		TextProducts::write( [
			11 => new ProductText( 'Сумка, натуральная кожа', [ 'Аксессуары' ] ),
			12 => new ProductText( 'Игрушка Коза', [ 'Игрушки' ] ),
			13 => new ProductText( 'Kožna jakna', [ 'Odeća' ] ),
			14 => new ProductText( '日本製タオル', [ '日用品' ] ),
			15 => new ProductText( '陶瓷咖啡马克杯', [ '餐具' ] ),
			16 => new ProductText( 'เสื้อยืดผ้าฝ้าย', [ 'เสื้อผ้า' ] ),
			17 => new ProductText( '도자기 머그컵', [ '주방' ] ),
			18 => new ProductText( 'नीला कप', [ 'रसोई' ] ),
		] );

		self::assertSame( $found, TextProducts::find( $typed ) );
	}

	/** @return iterable<string, array{string, list<int>}> */
	public static function otherScripts(): iterable {
		yield 'leather is no goat, though both are one word in Latin letters' => [ 'кожа', [ 11 ] ];
		yield 'nor the reverse' => [ 'коза', [ 12 ] ];
		yield 'a word of the other alphabet' => [ 'јакна', [ 13 ] ];
		yield 'half of a word is another word' => [ '日本酒', [] ];
		yield 'a word within others' => [ 'タオル', [ 14 ] ];
		yield 'words that products write apart' => [ '陶瓷马克杯', [ 15 ] ];
		yield 'a word of one letter' => [ '杯', [ 15 ] ];
		yield 'Thai within a longer word' => [ 'ผ้าฝ้าย', [ 16 ] ];
		yield 'another Thai word' => [ 'รองเท้า', [] ];
		yield 'Korean at the end of a word' => [ '컵', [ 17 ] ];
		yield 'Hindi' => [ 'कप', [ 18 ] ];
		yield 'another word of Hindi' => [ 'काप', [] ];
	}

	public function test_an_accent_written_as_two_letters_is_still_found(): void {
		add_filter( 'locale', $german = static fn (): string => 'de_DE' );
		try {
			self::assertSame( [ self::JACKET ], TextProducts::find( 'cöat' ) );
		} finally {
			remove_filter( 'locale', $german );
		}
	}
}
