<?php

declare( strict_types=1 );

namespace Marketday\Tests\Kernel\Text;

use Marketday\Kernel\Text\FoldedText;
use Marketday\Kernel\Text\Folding;
use PHPUnit\Framework\Attributes\DataProvider;
use PHPUnit\Framework\TestCase;

/** Names in lists are found however they are written. */
final class FoldedTextTest extends TestCase {
	#[DataProvider( 'names' )]
	public function test_finds_a_name( string $text, string $name ): void {
		self::assertTrue( ( new FoldedText( $text ) )->isIn( $name ) );
	}

	/** @return iterable<string, array{string, string}> */
	public static function names(): iterable {
		yield 'a part of it' => [ 'lue', 'Navy Blue' ];
		yield 'in capitals' => [ 'ΚΌΚΚΙΝΟ', 'Κόκκινο' ];
		yield 'without accents' => [ 'kokkokk', 'Kökkökk' ];
		yield 'with letters for accents' => [ 'gruen', 'Grün' ];
		yield 'with accents for letters' => [ 'grün', 'Gruen' ];
		yield 'without any' => [ 'grun', 'Grün' ];
		yield 'without a dot' => [ 'KIRMIZI', 'kırmızı' ];
		yield 'another letter' => [ 'желтый', 'Жёлтый' ];
		yield 'another alphabet' => [ 'žuta', 'Жута' ];
		yield 'the first of both alphabets' => [ 'жута', 'Žuta' ];
		yield 'on another keyboard' => [ 'آبي', 'آبی' ];
		yield 'in the middle' => [ 'ｶｯﾌﾟ', 'コーヒーカップ' ];
		yield 'nothing' => [ ' ', 'Blue' ];
	}

	public function test_folds_as_the_browser_does(): void {
		foreach ( (array) json_decode( (string) file_get_contents( dirname( __DIR__, 3 ) . '/fixtures/folding-cases.json' ), true ) as $texts ) {
			$folded = array_map( static fn ( string $text ): string => Folding::plain( Folding::text( $text ) ), (array) $texts );

			self::assertSame( array_fill( 0, count( $folded ), $texts[0] ), $folded );
		}
	}

	#[DataProvider( 'others' )]
	public function test_leaves_out_another_name( string $text, string $name ): void {
		self::assertFalse( ( new FoldedText( $text ) )->isIn( $name ) );
	}

	/** @return iterable<string, array{string, string}> */
	public static function others(): iterable {
		yield 'another colour' => [ 'blue', 'Red' ];
		yield 'one that is the same in Latin letters' => [ 'шорт', 'Сорт' ];
		yield 'another sound' => [ 'ぱん', 'ばん' ];
	}
}
