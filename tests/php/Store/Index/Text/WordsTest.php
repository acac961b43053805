<?php

declare( strict_types=1 );

namespace Marketday\Tests\Store\Index\Text;

use Marketday\Search\Index\Bits;
use Marketday\Search\Index\Text\Analyser;
use Marketday\Search\Index\Text\Code;
use Marketday\Search\Index\Text\Postings;
use Marketday\Search\Index\Text\WordForm;
use PHPUnit\Framework\Attributes\DataProvider;
use PHPUnit\Framework\TestCase;

/** Words as the index keeps them: cut, folded, with their roots. */
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
		yield 'another script' => [ 'Чайник 茶', [ [ 'чаиник' ], [ '茶' ] ] ];
		yield 'a script without spaces' => [ 'Tシャツ茶碗', [ [ 't' ], [ 'しゃ', 'ゃつ', 'つ茶', '茶碗' ] ] ];
		yield 'another one, with marks' => [ 'เสื้อ', [ [ 'เสื้อ' ] ] ];
		yield 'vowels that are marks' => [ 'किताब', [ [ 'किताब' ] ] ];
		yield 'words that are joined without a letter' => [ "کتاب\u{200C}ها", [ [ 'كتاب', 'ها' ] ] ];
		yield 'long words of long letters' => [ str_repeat( 'ж', 50 ), [ [ str_repeat( 'ж', 30 ) ] ] ];
		yield 'nothing' => [ ' %_\'"\\ ', [] ];
	}

	/** @param list<string> $texts */
	#[DataProvider( 'sameTexts' )]
	public function test_what_people_take_for_the_same_is_folded_to_the_same( array $texts ): void {
		$folded = array_map( [ Analyser::class, 'fold' ], $texts );

		self::assertCount( 1, array_unique( $folded ), implode( ', ', $folded ) );
	}

	/** @return iterable<string, array{list<string>}> */
	public static function sameTexts(): iterable {
		yield 'Greek' => [ [ 'Μπλούζα', 'ΜΠΛΟΥΖΑ', 'μπλουζα', "μπλου\u{301}ζα" ] ];
		yield 'a final sigma' => [ [ 'Οδυσσεύς', 'ΟΔΥΣΣΕΥΣ', 'οδυσσευσ', 'Ὀδυσσεὺς' ] ];
		yield 'Cyrillic' => [ [ 'Ёлка', 'ЕЛКА', "е\u{308}лка" ] ];
		yield 'Cyrillic with й' => [ [ 'Чайник', "чаи\u{306}ник", 'ЧАИНИК' ] ];
		yield 'Ukrainian' => [ [ "М'ята ґречка їжа", 'мʼята гречка іжа', 'М’ЯТА ГРЕЧКА ЇЖА' ] ];
		yield 'Serbian in Latin letters' => [ [ 'Džem ljuti', 'ǆem ǉuti', 'DZEM LJUTI' ] ];
		yield 'German' => [ [ 'Groß', 'gross', 'GROẞ' ] ];
		yield 'Polish' => [ [ 'Żółty', 'ZOLTY', "z\u{307}o\u{301}lty" ] ];
		yield 'Turkish' => [ [ 'IŞIK İstanbul', 'ışık istanbul', 'isik ISTANBUL' ] ];
		yield 'Danish' => [ [ 'Ærø', 'aero' ] ];
		yield 'Vietnamese' => [ [ 'Đèn ngủ Nước', 'den ngu nuoc', "ĐE\u{300}N NGU\u{309} NU\u{31B}O\u{31B}\u{301}C" ] ];
		yield 'Arabic' => [ [ 'أحذيةٌ جلديّة', 'احذيه جلديه', 'إحــذية جلدية' ] ];
		yield 'a hamza at the end' => [ [ 'حذاء', 'حذا' ] ];
		yield 'an Arabic yeh' => [ [ 'مكتبى', 'مكتبي' ] ];
		yield 'Persian' => [ [ 'کیف چرمی', 'كيف چرمي', 'كيف چرمى' ] ];
		yield 'Hebrew' => [ [ 'שָׁלוֹם', 'שלום', 'שלומ' ] ];
		yield 'digits' => [ [ '12', '١٢', '۱۲', '१२', '๑๒', '１２' ] ];
		yield 'full width' => [ [ 'ＡＢｃ', 'abc' ] ];
		yield 'kana' => [ [ 'コーヒー', 'こーひー', 'ｺｰﾋｰ', 'コーヒ' ] ];
		yield 'voiced kana' => [ [ 'バッグパン', 'ﾊﾞｯｸﾞﾊﾟﾝ', "ハ\u{3099}ック\u{3099}ハ\u{309A}ン", 'ばっぐぱん' ] ];
		yield 'a Japanese name in two parts' => [ [ 'フランス・パン', 'フランスパン' ] ];
		yield 'signs that are not seen' => [ [ "so\u{AD}fa", "\u{FEFF}sofa", "so\u{2060}fa" ] ];
	}

	/** @param list<string> $texts */
	#[DataProvider( 'otherTexts' )]
	public function test_what_is_another_word_stays_one( array $texts ): void {
		self::assertCount( count( $texts ), array_unique( array_map( [ Analyser::class, 'fold' ], $texts ) ) );
	}

	/** @return iterable<string, array{list<string>}> */
	public static function otherTexts(): iterable {
		yield 'Russian' => [ [ 'сорт', 'шорт', 'щорт' ] ];
		yield 'Greek' => [ [ 'πολύ', 'πολλή' ] ];
		yield 'Arabic' => [ [ 'ماء', 'ما' ] ];
		yield 'Persian' => [ [ 'پسته', 'بسته' ] ];
		yield 'kana' => [ [ 'はし', 'ばし', 'ぱし' ] ];
		yield 'Korean' => [ [ '컵', '검' ] ];
		yield 'Thai tones' => [ [ 'เสือ', 'เสื้อ', 'เสื่อ' ] ];
		yield 'Hindi vowels' => [ [ 'कल', 'काल', 'किल' ] ];
	}

	/** The site's language changes, also for the time of a mail; an index stays. */
	public function test_words_do_not_depend_on_the_language(): void {
		$before = Analyser::words( 'Möbel Straße Ærø Đak ışık' );
		foreach ( [ 'de_DE', 'da_DK', 'sr_RS', 'tr_TR', 'ca' ] as $locale ) {
			add_filter( 'locale', $set = static fn (): string => $locale );
			self::assertSame( $before, Analyser::words( 'Möbel Straße Ærø Đak ışık' ), $locale );
			remove_filter( 'locale', $set );
		}
	}

	/** @param list<string> $words */
	#[DataProvider( 'sameRoots' )]
	public function test_roots_meet_in_other_alphabets( array $words ): void {
		$roots = array_map( static fn ( string $word ): string => WordForm::root( WordForm::normal( Analyser::fold( $word ) ) ), $words );

		self::assertCount( 1, array_unique( $roots ), implode( ', ', $roots ) );
	}

	/** @return iterable<string, array{list<string>}> */
	public static function sameRoots(): iterable {
		yield 'Greek' => [ [ 'Μπλούζα', 'μπλούζες', 'μπλουζών' ] ];
		yield 'Greek things' => [ [ 'φόρεμα', 'φορέματα' ] ];
		yield 'Russian' => [ [ 'чашка', 'чашки', 'чашками' ] ];
		yield 'Russian adjectives' => [ [ 'чёрный', 'черная', 'чёрного', 'чёрные' ] ];
		yield 'Arabic' => [ [ 'الحقيبة', 'حقيبة', 'حقيبات' ] ];
		yield 'Persian' => [ [ 'کتاب', 'کتابها', 'کتابهای' ] ];
		yield 'Hebrew' => [ [ 'החולצה', 'חולצה', 'חולצות' ] ];
	}

	public function test_product_numbers_keep_letters_of_any_script(): void {
		self::assertSame( 'μπλ001', Code::normal( 'ΜΠΛ-001' ) );
		self::assertSame( 'sku12', Code::normal( 'SKU-١٢' ) );
	}

	public function test_product_numbers_are_letters_and_digits(): void {
		self::assertSame( 'ffjumpernavys', Code::normal( 'FF-Jumper_navy/S' ) );
		self::assertSame( '0000123', Code::number( 'GEN-0000123' ) );
		self::assertSame( '', Code::number( 'FF-JUMPER' ) );
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
			$expected = rtrim( Bits::applyChanges( $bits, $changes ), "\0" );
			$changed  = Postings::applyChanges( 0 === $count ? '' : Postings::pack( $bits ), $changes );

			self::assertSame( $expected, rtrim( Postings::unpack( $changed ), "\0" ) );
			self::assertSame( Bits::count( $expected ), Postings::count( $changed ) );
			self::assertSame( Postings::pack( $expected ), $changed );
			self::assertSame( '', Postings::applyChanges( $changed, array_fill_keys( Bits::numbers( $expected ), false ) ) );
		}
	}
}
