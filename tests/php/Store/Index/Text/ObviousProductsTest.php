<?php

declare( strict_types=1 );

namespace Marketday\Tests\Store\Index\Text;

use Marketday\Search\Index\Text\Synonyms;
use PHPUnit\Framework\Attributes\DataProvider;
use PHPUnit\Framework\Attributes\Group;

/** Over the demo's products: what a search is plainly for comes first, and a word that is spelt well stays as it is. */
#[Group( 'sqlite' )]
final class ObviousProductsTest extends TextTestCase {
	private static DemoProducts $demo;

	public static function setUpBeforeClass(): void {
		parent::setUpBeforeClass();
		self::$demo = DemoProducts::filled();
	}

	/** @param list<string> $first */
	#[DataProvider( 'searches' )]
	public function test_comes_first( string $typed, array $first ): void {
		$found = array_slice( self::$demo->find( $typed ), 0, count( $first ) );

		self::assertEqualsCanonicalizing( $first, $found );
	}

	/** @return iterable<string, array{string, list<string>}> */
	public static function searches(): iterable {
		$clothing = [ 'FF-JUMPER', 'FF-CARDIGAN', 'FF-BRETON', 'FF-JACKET', 'FF-BEANIE', 'FF-SOCKS', 'FF-SCARF' ];
		yield 'what a category is named before another word of the same root' => [ 'clothing', $clothing ];
		yield 'a word that means a category' => [ 'clothes', $clothing ];
		yield 'what a category is named, that which it is first' => [ 'throws', [ 'FF-BLANKET' ] ];
		yield 'a whole word before longer ones' => [ 'card', [ 'FF-CARDS', 'FF-VOUCHER', 'FF-WALKS-PDF', 'FF-GUIDEBOOK' ] ];
		yield 'the rarer word in a title' => [ 'tote bag', [ 'FF-TOTE' ] ];
		yield 'a whole word beside one that nothing has' => [ 'gold pen', [ 'FF-PEN' ] ];
		yield 'the rarer word where no product has both' => [ 'pencil set', [ 'FF-PENCILS' ] ];
		yield 'the rarer word, also the first' => [ 'pen set', [ 'FF-PEN' ] ];
		yield 'a title beside a word that nothing has' => [ 'black jacket', [ 'FF-JACKET' ] ];
		yield 'a title beside a word of descriptions' => [ 'round clock', [ 'FF-CLOCK' ] ];
		yield 'most words beside one that nothing has' => [ 'black leather bag', [ 'FF-WASHBAG' ] ];
		yield 'a title by one word of three' => [ 'dark blue jumper', [ 'FF-JUMPER' ] ];
		yield 'titles by one word of four' => [ 'blue ceramic coffee mug', [ 'FF-MUG-ENAMEL', 'FF-MUG-STONEWARE' ] ];
		yield 'a term by one word of three' => [ 'large purple knitwear', [ 'FF-JUMPER', 'FF-CARDIGAN' ] ];
	}

	/** @param list<string> $also */
	#[DataProvider( 'besideDescriptions' )]
	public function test_is_found_beside_what_a_description_happens_to_say( string $typed, string $first, array $also ): void {
		$found = self::$demo->find( $typed );

		self::assertSame( $first, $found[0] ?? '' );
		self::assertSame( [], array_diff( $also, $found ) );
		self::assertFalse( TextProducts::match( $typed, Synonyms::DEFAULT )->isPartial );
	}

	/** @return iterable<array{string, string, list<string>}> */
	public static function besideDescriptions(): iterable {
		yield [ 'tea kettle', 'FF-CAMP-SET', [ 'FF-KETTLE' ] ];
		yield [ 'green mug', 'FF-KETTLE', [ 'FF-MUG-ENAMEL', 'FF-MUG-STONEWARE' ] ];
		yield [ 'flower pot', 'FF-SEEDS', [ 'FF-TERRACOTTA' ] ];
		yield [ 'plant pot', 'FF-PLANTER', [ 'FF-TERRACOTTA' ] ];
		yield [ 'camping set', 'FF-PLATE', [ 'FF-CAMP-SET', 'FF-SPOONS' ] ];
	}

	public function test_a_title_with_the_rest_in_its_description_needs_no_others(): void {
		self::assertSame( [ 'FF-MUG-ENAMEL' ], self::$demo->find( '350 ml mug' ) );
	}

	#[DataProvider( 'wellSpelt' )]
	public function test_leaves_a_word_as_it_is( string $typed ): void {
		self::assertSame( '', TextProducts::match( $typed, Synonyms::DEFAULT )->corrected );
	}

	/** @return iterable<array{string}> */
	public static function wellSpelt(): iterable {
		foreach ( [
			'black jacket',
			'black mug',
			'round clock',
			'black leather bag',
			'spade',
			'iphone',
			'fridge magnet',
			'lake district',
			'pully',
			'slacks',
			'wellies',
			'waterproof jacket',
		] as $typed ) {
			yield $typed => [ $typed ];
		}
	}

	#[DataProvider( 'mistakes' )]
	public function test_still_knows_what_was_meant( string $typed, string $corrected, string $first ): void {
		self::assertSame( $corrected, TextProducts::match( $typed, Synonyms::DEFAULT )->corrected );
		self::assertSame( $first, self::$demo->find( $typed )[0] ?? '' );
	}

	/** @return iterable<string, array{string, string, string}> */
	public static function mistakes(): iterable {
		yield 'a synonym without a letter' => [ 'sweter', 'sweater', 'FF-JUMPER' ];
		yield 'a synonym with two letters swapped' => [ 'navy swaeter', 'navy sweater', 'FF-JUMPER' ];
		yield 'a synonym of two products' => [ 'bakpack', 'backpack', 'FF-RUCKSACK' ];
		yield 'a synonym of two words' => [ 'giftcrd', 'gift card', 'FF-VOUCHER' ];
		yield 'a letter missed out in a word of a description' => [ 'merno', 'merino', 'FF-BEANIE' ];
		yield 'a long word of a description' => [ 'galvanisd can', 'galvanised can', 'FF-CAN' ];
		yield 'beside a word that nothing has' => [ 'purple enamal mug', 'enamel mug', 'FF-MUG-ENAMEL' ];
	}

	public function test_a_plural_is_not_the_beginning_of_another_word(): void {
		self::assertSame( [], self::$demo->find( 'bees' ) );
		self::assertNotContains( 'FF-CARDIGAN', self::$demo->find( 'cards' ) );
	}
}
