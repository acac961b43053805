<?php

declare( strict_types=1 );

namespace Marketday\Tests\Import;

use Marketday\Kernel\Csv\Encoding;
use Marketday\Kernel\Csv\EncodingGuess;
use PHPUnit\Framework\Attributes\DataProvider;

/** Letters arrive as they were written, whatever the encoding: guessed by what makes words, told, and to be chosen. */
final class EncodingsTest extends ImportTestCase {
	#[DataProvider( 'texts' )]
	public function test_the_letters_are_guessed( string $text, Encoding $encoding, string $locale ): void {
		$raw   = (string) iconv( 'UTF-8', $encoding->value, "simple;A;{$text};1;10\n" );
		$guess = EncodingGuess::all( $raw, $locale )[0] ?? null;
		self::assertNotNull( $guess );
		self::assertSame( "simple;A;{$text};1;10\n", $guess->encoding->decode( $raw ), $guess->encoding->value );
	}

	/** @return iterable<string, array{string, Encoding, string}> */
	public static function texts(): iterable {
		foreach ( [
			[ 'Đorđe, čokolada i šećer', [ Encoding::Windows1250, Encoding::Iso2, Encoding::Cp852 ], 'hr' ],
			[ 'Łódź: żółta koszula z długim rękawem', [ Encoding::Windows1250, Encoding::Iso2, Encoding::Cp852 ], 'pl_PL' ],
			[ 'Příliš žluťoučký kůň', [ Encoding::Windows1250, Encoding::Iso2, Encoding::Cp852 ], 'cs_CZ' ],
			[ 'Árvíztűrő tükörfúrógép', [ Encoding::Windows1250, Encoding::Iso2, Encoding::Cp852 ], 'hu_HU' ],
			[ 'Käse, Größe und Öl', [ Encoding::Windows1252, Encoding::Macintosh, Encoding::Cp850 ], 'de_DE' ],
			[ 'Thé vert, façon Nîmes', [ Encoding::Windows1252, Encoding::Macintosh ], 'fr_FR' ],
			[ 'Красная футболка и чёрные брюки', [ Encoding::Windows1251, Encoding::Koi8R, Encoding::Cp866, Encoding::Iso5 ], 'ru_RU' ],
			[ 'Їжа для котів і ґанок', [ Encoding::Windows1251, Encoding::Koi8U ], 'uk' ],
			[ 'Άσπρη μπλούζα δοκιμής', [ Encoding::Windows1253, Encoding::Iso7 ], 'el' ],
			[ 'Kırmızı gömlek, şık çanta', [ Encoding::Windows1254, Encoding::Iso9 ], 'tr_TR' ],
			[ 'Šilti marškiniai, žalia kėdė', [ Encoding::Windows1257, Encoding::Iso13 ], 'lt_LT' ],
		] as [ $text, $encodings, $locale ] ) {
			foreach ( $encodings as $encoding ) {
				yield "{$encoding->value}, {$locale}" => [ $text, $encoding, $locale ];
				yield "{$encoding->value}, {$locale}, in an English shop" => [ $text, $encoding, 'en_GB' ];
			}
		}
		foreach ( [
			[ 'שולחן עץ אלון, כיסא', Encoding::Windows1255, 'he_IL' ],
			[ 'נעלי ריצה לגברים', Encoding::Windows1255, 'he_IL' ],
			[ '똠방각하 펲시콜라', Encoding::Korean, 'ko_KR' ],
			[ 'กาแฟคั่วบด', Encoding::Thai, 'th' ],
			[ 'ΜΕΛΙ ΘΥΜΑΡΙΣΙΟ', Encoding::Windows1253, 'el' ],
			[ 'Ελαιόλαδο εξαιρετικό παρθένο', Encoding::Cp737, 'el' ],
			[ 'Ahşap masa', Encoding::Windows1254, 'tr_TR' ],
			[ 'Sade kahve fincanı, ışık', Encoding::Windows1254, 'tr_TR' ],
			[ 'Çay bardağı takımı', Encoding::Cp857, 'tr_TR' ],
			[ 'Zaļā tēja ar ķiršiem', Encoding::Windows1257, 'lv' ],
			[ 'Lõhnaküünal, õunamahl', Encoding::Windows1257, 'et' ],
			[ '有机绿茶100克', Encoding::Gbk, 'zh_CN' ],
			[ '𠮷野家牛肉饭', Encoding::Gb18030, 'zh_CN' ],
			[ '有機綠茶100克，木桌與椅子', Encoding::Big5, 'zh_TW' ],
			[ '木の机と椅子', Encoding::ShiftJis, 'ja' ],
			[ '①特選　高級ｺｰﾋｰ', Encoding::ShiftJis, 'ja' ],
			[ '高級コーヒー', Encoding::EucJp, 'ja' ],
			[ 'ЧАЙ ЗЕЛЁНЫЙ', Encoding::Windows1251, 'ru_RU' ],
			[ 'Öl', Encoding::Windows1252, 'de_DE' ],
			[ 'Œufs', Encoding::Windows1252, 'fr_FR' ],
		] as [ $text, $encoding, $locale ] ) {
			yield "{$text}, {$encoding->value}" => [ $text, $encoding, $locale ];
			yield "{$text}, {$encoding->value}, in an English shop" => [ $text, $encoding, 'en_GB' ];
		}
		foreach ( [ '', ', in an English shop' ] as $shop ) {
			yield "Hebrew{$shop} " => [ 'חולצה אדומה וחגורה', Encoding::Windows1255, '' === $shop ? 'he_IL' : 'en_GB' ];
			yield "Korean{$shop} " => [ '빨간 셔츠와 파란 바지', Encoding::Korean, '' === $shop ? 'ko_KR' : 'en_GB' ];
			yield "Thai{$shop} " => [ 'เสื้อสีแดงและกางเกง', Encoding::Thai, '' === $shop ? 'th' : 'en_GB' ];
		}
		yield 'Hebrew' => [ 'חולצה אדומה', Encoding::Windows1255, 'he_IL' ];
		yield 'Arabic' => [ 'قميص أحمر', Encoding::Windows1256, 'ar' ];
		yield 'Japanese' => [ '赤いシャツ', Encoding::ShiftJis, 'ja' ];
		yield 'Chinese' => [ '红色衬衫', Encoding::Gbk, 'zh_CN' ];
	}

	public function test_accents_that_vietnamese_writes_apart_are_joined(): void {
		$raw = "simple;A;C\xE0 ph\xEA s\xFD\xDEa \xF0\xE1;1;10\n";
		foreach ( [ 'vi', 'en_GB' ] as $locale ) {
			self::assertSame( "simple;A;Cà phê sữa đá;1;10\n", EncodingGuess::best( $raw, $locale )->encoding->decode( $raw ) );
		}
	}

	public function test_japanese_of_seven_bits_is_read(): void {
		[ $code, $print ] = $this->import( $this->fileOf( (string) iconv( 'UTF-8', 'ISO-2022-JP', "SKU,Name,Regular price\nT-1,赤いシャツ,3\nT-2,Cup,4\n" ) ) );
		self::assertSame( 0, $code, $print );
		self::assertSame( [ '赤いシャツ', 'Cup' ], [ get_post( $this->idOf( 'T-1' ) )->post_title, get_post( $this->idOf( 'T-2' ) )->post_title ] );
	}

	public function test_a_file_of_central_europe_arrives_with_its_letters_and_says_how_it_was_read(): void {
		[ $code, $print ] = $this->import( __DIR__ . '/fixtures/central-european.csv' );
		self::assertSame( 0, $code, $print );
		self::assertSame( 'Kovačević Žilavka Šumadija', get_post( $this->idOf( 'CE-1' ) )->post_title );
		self::assertSame( 'Łódź żółć', get_post( $this->idOf( 'CE-2' ) )->post_title );
		self::assertStringContainsString( "choose another with --encoding:\n  --encoding=windows-1250   Kovačević Žilavka Šumadija", $print );
		self::assertSame( 5, substr_count( $print, '  --encoding=' ) );
		self::assertStringContainsString( 'The file was read as Central Europe (WINDOWS-1250): Kovačević Žilavka Šumadija', $print );
	}

	public function test_the_encoding_can_be_said(): void {
		[ $code, $print ] = $this->import( __DIR__ . '/fixtures/central-european.csv', '--encoding=cp1252' );
		self::assertSame( 0, $code, $print );
		self::assertStringStartsWith( 'Kovaèeviæ', get_post( $this->idOf( 'CE-1' ) )->post_title );
		self::assertSame( 2, $this->import( __DIR__ . '/fixtures/central-european.csv', '--encoding=nonsense' )[0] );
	}

	#[DataProvider( 'wide' )]
	public function test_wide_letters_need_no_mark( string $encoding ): void {
		$text = "SKU;Name;Regular price\nT-1;Ελληνικά, đak и сок;3\n";
		[ $code, $print ] = $this->import( $this->fileOf( mb_convert_encoding( $text, $encoding ) ) );
		self::assertSame( 0, $code, $print );
		self::assertSame( 'Ελληνικά, đak и сок', get_post( $this->idOf( 'T-1' ) )->post_title );
	}

	/** @return iterable<string, array{string}> */
	public static function wide(): iterable {
		yield 'little end first' => [ 'UTF-16LE' ];
		yield 'big end first' => [ 'UTF-16BE' ];
	}

	public function test_broken_utf_8_is_refused_and_not_read_as_something_else(): void {
		$file = $this->fileOf( "SKU,Name\nT-1,Größe Käse Öl äöü ÄÖÜ é è ê à\nT-2,Caf\xE9\n" );
		foreach ( [ [], [ '--encoding=utf-8' ] ] as $options ) {
			[ $code, $print ] = $this->import( $file, ...$options );
			self::assertSame( 1, $code );
			self::assertStringContainsString( 'Line 3 of this file has broken characters that aren’t UTF-8: “T-2,Caf?”.', $print );
			self::assertSame( [], $this->newProducts() );
		}
	}

	public function test_what_the_chosen_encoding_does_not_have_is_refused_with_its_line(): void {
		[ $code, $print ] = $this->import( $this->fileOf( "SKU,Name\r\nT-1,Caf\xE9\r\nT-2,A\x81B\r\n" ), '--encoding=cp1252' );
		self::assertSame( 1, $code );
		self::assertStringContainsString( 'Line 3 of this file has broken characters that aren’t WINDOWS-1252: “T-2,A?B”.', $print );
		self::assertSame( [], $this->newProducts() );
	}
}
