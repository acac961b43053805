<?php

declare( strict_types=1 );

namespace Marketday\Tests\Store\Index\Text;

use Marketday\Search\Index\IndexTables;
use Marketday\Search\Index\Text\ProductText;
use PHPUnit\Framework\Attributes\DataProvider;
use PHPUnit\Framework\Attributes\Group;

/** What a text finds, in which order, and that it follows the products. */
#[Group( 'sqlite' )]
final class TextSearchTest extends TextTestCase {
	private const MUG    = 1;
	private const TEAPOT = 2;
	private const SHIRT  = 3;
	private const TOWEL  = 4;
	private const SOFA   = IndexTables::SEGMENT + 1;

	protected function setUp(): void {
		parent::setUp();
		TextProducts::write( [
			self::MUG    => new ProductText( 'Enamel Mug', [ 'Kitchen', 'Camping', 'Navy' ], 'Holds 350 ml of tea.', [ 'MD-100' => 11, '5012345678900' => 11 ] ),
			self::TEAPOT => new ProductText( 'Stoneware Teapot', [ 'Kitchen' ], 'From the same wheel as our mugs.', [ 'MD-200' => 12 ] ),
			self::SHIRT  => new ProductText(
				'Striped T-Shirt',
				[ 'Clothing', 'Blue', 'Navy' ],
				'Organic cotton.',
				[ 'TS-1' => 13, 'TS-1-BLUE-S' => 131, 'TS-1-BLUE-M' => 132 ]
			),
			self::TOWEL  => new ProductText( 'Linen Tea Towel', [ 'Kitchen', 'Colourful' ], '<p>Dries glasses.</p><p>Grey stripe.</p>', [ 'TT 7' => 14 ] ),
			self::SOFA   => new ProductText( 'Velvet Sofa', [ 'Living room' ], 'Three seats.', [ 'SO-9000' => 15 ] ),
		] );
	}

	/** @param list<int> $expected */
	#[DataProvider( 'searches' )]
	public function test_finds( string $text, array $expected ): void {
		self::assertSame( $expected, TextProducts::find( $text, "sofa, couch\ntee => t-shirt\nkitchen linen => tea towel" ) );
	}

	/** @return iterable<string, array{string, list<int>}> */
	public static function searches(): iterable {
		yield 'titles before descriptions' => [ 'mug', [ self::MUG, self::TEAPOT ] ];
		yield 'plurals' => [ 'mugs', [ self::MUG, self::TEAPOT ] ];
		yield 'all words, wherever they are' => [ 'kitchen mug', [ self::MUG, self::TEAPOT ] ];
		yield 'attribute words' => [ 'navy shirt', [ self::SHIRT ] ];
		yield 'words in descriptions' => [ 'organic', [ self::SHIRT ] ];
		yield 'words across paragraphs' => [ 'grey', [ self::TOWEL ] ];
		yield 'American spelling' => [ 'gray colorful', [ self::TOWEL ] ];
		yield 'the beginning of the last word' => [ 'enamel mu', [ self::MUG ] ];
		yield 'a hyphen left out' => [ 'tshirt', [ self::SHIRT ] ];
		yield 'a hyphen for a space' => [ 'tea-towel', [ self::TOWEL ] ];
		yield 'two words as one' => [ 'teatowel', [ self::TOWEL ] ];
		yield 'one word as two' => [ 'tea pot', [ self::TEAPOT ] ];
		yield 'units' => [ '350ml', [ self::MUG ] ];
		yield 'a synonym' => [ 'couches', [ self::SOFA ] ];
		yield 'a one-way synonym' => [ 'tee', [ self::SHIRT ] ];
		yield 'a synonym of several words, written as one' => [ 'kitchenlinen', [ self::TOWEL ] ];
		yield 'a synonym written as two words' => [ 'cou ch', [ self::SOFA ] ];
		yield 'a synonym of several words' => [ 'kitchen linen', [ self::TOWEL ] ];
		yield 'a root' => [ 'stripe', [ self::SHIRT, self::TOWEL ] ];
		yield 'SKU' => [ 'md-100', [ self::MUG ] ];
		yield 'SKU without separators' => [ 'MD200', [ self::TEAPOT ] ];
		yield 'SKU with others' => [ 'tt-7', [ self::TOWEL ] ];
		yield 'the beginning of an SKU' => [ 'MD-', [] ];
		yield 'a longer beginning of an SKU' => [ 'MD-1', [ self::MUG ] ];
		yield 'the number of an SKU' => [ '9000', [ self::SOFA ] ];
		yield 'GTIN with spaces' => [ '5 012345 678900', [ self::MUG ] ];
		yield 'most words where no product has all' => [ 'enamel mug zebra', [ self::MUG ] ];
		yield 'nothing' => [ 'zebra', [] ];
		yield 'nothing typed' => [ '   ', [] ];
		yield 'statements' => [ "' OR 1=1; DROP TABLE x -- %", [] ];
		yield 'zero bytes' => [ "enamel\0mug", [ self::MUG ] ];
	}

	#[DataProvider( 'typos' )]
	public function test_tells_what_it_searched_for_instead( string $typed, string $corrected, int $first ): void {
		$match = TextProducts::match( $typed );

		self::assertSame( $corrected, $match->corrected );
		self::assertSame( $first, TextProducts::find( $typed )[0] ?? 0 );
	}

	/** @return iterable<array{string, string, int}> */
	public static function typos(): iterable {
		yield [ 'enamal mug', 'enamel mug', self::MUG ];
		yield [ 'stonware', 'stoneware', self::TEAPOT ];
		yield [ 'teapto', 'teapot', self::TEAPOT ];
		yield [ 'linnen towl', 'linen towel', self::TOWEL ];
		yield [ 'velvetsofa', '', self::SOFA ];
		yield [ 'mug', '', self::MUG ];
	}

	/** @param bool $isAsTyped Every word is the catalogue's. */
	#[DataProvider( 'readings' )]
	public function test_tells_whether_every_word_is_known_as_typed( string $typed, bool $isAsTyped ): void {
		self::assertSame( $isAsTyped, TextProducts::match( $typed )->isAsTyped );
	}

	/** @return iterable<array{string, bool}> */
	public static function readings(): iterable {
		yield [ 'enamel mugs', true ];
		yield [ 'the Mug', true ];
		yield [ '350 ml mug', true ];
		yield [ 'mug fuckwit', false ];
		yield [ 'enamel xxxxporn', false ];
		yield [ 'enamel mu', false ];
		yield [ 'enamal mug', false ];
		yield [ 'MD-100 fuckwit', false ];
		yield [ str_repeat( 'mug ', 12 ) . 'fuckwit', false ];
		yield [ 'mug ' . str_repeat( 'rude', 11 ), false ];
	}

	public function test_a_variation_number_names_the_variation(): void {
		self::assertSame( [ self::SHIRT => 132 ], TextProducts::match( 'ts1 blue m' )->variations );
		self::assertSame( [ self::SHIRT => 13 ], TextProducts::match( 'TS-1' )->variations );
		self::assertSame( [ self::SHIRT => 132 ], TextProducts::match( 'shirt TS-1-BLUE-M' )->variations );
	}

	public function test_follows_a_product_that_changes_and_one_that_goes(): void {
		TextProducts::write( [ self::MUG => new ProductText( 'Enamel Cup', [ 'Kitchen' ], '', [ 'MD-101' => 11 ] ) ], [ self::MUG, self::SOFA ] );

		self::assertSame( [ self::TEAPOT ], TextProducts::find( 'mug' ) );
		self::assertSame( [ self::MUG ], TextProducts::find( 'cup' ) );
		self::assertSame( [], TextProducts::find( 'MD-100' ) );
		self::assertSame( [ self::MUG ], TextProducts::find( 'MD-101' ) );
		self::assertSame( [], TextProducts::find( 'sofa' ) );
		self::assertSame( [], TextProducts::find( 'camping' ) );
	}

	public function test_the_check_finds_what_differs(): void {
		$cup = new ProductText( 'Tin Cup', [ 'Kitchen' ], 'For tea.', [ 'CUP-5' => 21 ] );
		TextProducts::write( [ 9 => $cup ] );

		self::assertSame( [], TextProducts::check( [ 9 => $cup ] ) );
		self::assertCount( 2, TextProducts::check( [ 9 => new ProductText( 'Tin Mug', [ 'Kitchen' ], 'For tea.', [ 'MUG-5' => 21 ] ) ] ) );

		TextProducts::spoil( 'DELETE FROM {postings} WHERE segment = 0 AND place = 1' );
		self::assertNotSame( [], TextProducts::check( [ 9 => $cup ] ) );
	}

	public function test_no_statement_is_long(): void {
		$long  = str_repeat( 'navy enamel stoneware teapot shirt linen towel ', 300 );
		$words = implode( ' ', array_map( static fn ( int $number ): string => 'word' . md5( (string) $number ), range( 1, 900 ) ) );

		$statements = TextProducts::statements( static function () use ( $long, $words ): void {
			TextProducts::write( [ 9 => new ProductText( 'Many words', [], $words ) ] );
			TextProducts::match( $long );
			TextProducts::match( $words );
		} );

		self::assertNotSame( [], $statements );
		self::assertLessThan( 8192, max( 0, ...array_map( 'strlen', $statements ) ) );
	}
}
