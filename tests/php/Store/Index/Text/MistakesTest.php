<?php

declare( strict_types=1 );

namespace Marketday\Tests\Store\Index\Text;

use Marketday\Search\Index\Text\Typos;
use PHPUnit\Framework\Attributes\DataProvider;
use PHPUnit\Framework\TestCase;

/** Mistakes of typing that a search forgives. */
final class MistakesTest extends TestCase {
	#[DataProvider( 'mistakesByScript' )]
	public function test_mistakes_are_forgiven_in_every_alphabet( string $typed, string $meant ): void {
		self::assertNotNull( Typos::unlikeliness( $typed, $meant ) );
		self::assertNotSame( [], array_intersect( Typos::keysOfTyped( $typed ), Typos::keys( $meant ) ) );
	}

	/** @return iterable<string, array{string, string}> */
	public static function mistakesByScript(): iterable {
		yield 'Greek' => [ 'δαχτιλιδι', 'δαχτυλιδι' ];
		yield 'Russian' => [ 'футбалка', 'футболка' ];
		yield 'Arabic' => [ 'مصبح', 'مصباح' ];
		yield 'Persian' => [ 'زعفارن', 'زعفران' ];
		yield 'Hebrew' => [ 'חולצצה', 'חולצה' ];
	}

	public function test_a_letter_of_another_alphabet_is_no_mistake(): void {
		self::assertNull( Typos::unlikeliness( 'чашка', 'caska' ) );
		self::assertNull( Typos::unlikeliness( 'αβγδε', 'абвгд' ) );
		self::assertSame( 0, Typos::mostTypos( '茶碗茶碗茶碗' ) );
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
				$limit = Typos::mostTypos( $typed );
				if ( $limit > 0 && Typos::distance( $typed, $word, $limit ) <= $limit && abs( strlen( $typed ) - strlen( $word ) ) < 2 ) {
					self::assertNotSame( [], array_intersect( Typos::keysOfTyped( $typed ), Typos::keys( $word ) ), "{$typed} for {$word}" );
				}
			}
		}
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
