<?php

declare( strict_types=1 );

namespace Marketday\Kernel\Csv;

defined( 'ABSPATH' ) || exit;

/** Letters beyond ASCII that languages write with, and the encodings their files come in: by them a guess is weighed. */
final class Alphabets {
	/** Signs of any language: they speak neither for an encoding nor against it. */
	public const SIGNS = '“”„‟‘’‚‛«»‹›–—…•·°²³½¼¾×÷±©®™§€£¥¢µ¡¿ºª№′″';

	private const WESTERN  = [ Encoding::Windows1252, Encoding::Iso15, Encoding::Macintosh, Encoding::Cp850 ];
	private const CENTRAL  = [ Encoding::Windows1250, Encoding::Iso2, Encoding::Cp852 ];
	private const CYRILLIC = [ Encoding::Windows1251, Encoding::Koi8R, Encoding::Koi8U, Encoding::Cp866, Encoding::Iso5 ];
	private const BALTIC   = [ Encoding::Windows1257, Encoding::Iso13, Encoding::Cp775 ];
	private const TURKISH  = [ Encoding::Windows1254, Encoding::Iso9, Encoding::Cp857 ];

	/** Small letters, as a class of a regular expression, by language. */
	private const CHARACTERS = [
		'fr' => 'àâæçèéêëîïôœùûüÿ',
		'de' => 'äöüßé',
		'es' => 'áéíñóúü',
		'it' => 'àèéìíîòóùú',
		'pt' => 'àáâãçéêíóôõúü',
		'nl' => 'áéèêëíïóöúü',
		'sv' => 'åäöéü',
		'da' => 'æøåéäö',
		'fi' => 'äöåšž',
		'ca' => 'àçèéíïòóúü',
		'is' => 'áéíóúýþæöð',
		'tr' => 'çğıöşüâîûİ',
		'cs' => 'áčďéěíňóřšťúůýž',
		'sk' => 'áäčďéíĺľňóôŕšťúýž',
		'pl' => 'ąćęłńóśźż',
		'hu' => 'áéíóöőúüű',
		'hr' => 'čćđšž',
		'sl' => 'čšžćđ',
		'ro' => 'ăâîșțşţ',
		'sq' => 'ëç',
		'lt' => 'ąčęėįšųūž',
		'lv' => 'āčēģīķļņšūž',
		'et' => 'äöõüšž',
		'ru' => 'а-яё',
		'uk' => 'а-яєіїґ',
		'bg' => 'а-ъьюя',
		'sr' => 'а-шђјљњћџ',
		'mk' => 'а-шѓѕјљњќџ',
		'be' => 'а-яёўі',
		'el' => 'α-ωάέήίόύώϊϋΐΰ',
		'he' => 'א-ת',
		'ar' => '\x{0621}-\x{0652}',
		'fa' => '\x{0621}-\x{0652}پچژگک',
		'th' => '\x{0E01}-\x{0E5B}',
		// Before Chinese, which reads the same bytes: Korean is the rarer to make sense by chance.
		'ko' => '\p{Hangul}',
		'ja' => '\p{Han}\x{2460}-\x{2473}\x{3000}-\x{30FF}\x{FF01}-\x{FF9F}',
		'zh' => '\p{Han}\x{3000}-\x{3011}\x{FF01}-\x{FF5E}',
		'vi' => 'àáâãèéêìíòóôõùúýăđĩũơưạ-ỹ\x{0300}-\x{0323}',
		// Shops that sell what others make write names of more than one language.
		'western' => 'àáâãäåæçèéêëìíîïñòóôõöøœùúûüýÿß',
		'central' => 'áâäăąćčçďđéęëěíîĺľłńňóôöőŕřśšşșťțţúůüűýźžż',
	];

	/** Letters beyond ASCII of which one makes three of five in any text: what reads without them is another language, or another script. */
	private const COMMON = [
		'ru' => 'оеаинтсрвлкі',
		'el' => 'αοιετσνηυρπκμάίόέήύ',
		'he' => 'יוהלאתרשמבנ',
		'hr' => 'čćšž',
		'sl' => 'čšž',
		'ro' => 'ăâîșş',
		'lt' => 'ėšžųūįą',
		'lv' => 'āēīšņļžč',
		'th' => 'านรเกองมลดยสวบแคิ่้ีัะ์',
	];

	/** Other codes that WordPress's locales begin with. */
	private const ALIKE = [
		'nb' => 'da',
		'nn' => 'da',
		'no' => 'da',
		'bs' => 'hr',
		'gl' => 'pt',
		'eu' => 'es',
		'az' => 'tr',
		'kk' => 'ru',
	];

	/** @return list<string> */
	public static function languages(): array {
		return array_keys( self::CHARACTERS );
	}

	/** A site's language as one of these; the first of two where it is written in two alphabets. */
	public static function languageOf( string $locale ): string {
		$language = strtolower( (string) strtok( $locale, '_-' ) );
		return self::ALIKE[ $language ] ?? $language;
	}

	/** Share by which a language is less to be expected where it is not the site's: some fit what was never meant so, as any two bytes make a sign. */
	public static function doubt( string $language ): float {
		return match ( true ) {
			strlen( $language ) > 2 => 0.12,
			in_array( $language, [ 'is', 'th', 'vi' ], true ) => 0.03,
			in_array( $language, [ 'ar', 'fa', 'ja', 'zh', 'ko' ], true ) => 0.06,
			default => 0.0,
		};
	}

	/** The letters that a text of this language has most, '' where they tell nothing. */
	public static function common( string $language ): string {
		return self::COMMON[ self::CYRILLIC === self::encodings( $language ) ? 'ru' : $language ] ?? '';
	}

	public static function letters( string $language ): string {
		return self::CHARACTERS[ $language ];
	}

	/** @return list<Encoding> The most usual first. */
	public static function encodings( string $language ): array {
		return match ( $language ) {
			'central', 'cs', 'sk', 'pl', 'hu', 'hr', 'sl', 'ro', 'sq' => self::CENTRAL,
			'lt', 'lv', 'et'                               => self::BALTIC,
			'tr'                                           => self::TURKISH,
			'ru', 'uk', 'bg', 'sr', 'mk', 'be'             => self::CYRILLIC,
			'el'                                           => [ Encoding::Windows1253, Encoding::Iso7, Encoding::Cp737 ],
			'he'                                           => [ Encoding::Windows1255, Encoding::Cp862 ],
			'ar', 'fa'                                     => [ Encoding::Windows1256 ],
			'th'                                           => [ Encoding::Thai ],
			'vi'                                           => [ Encoding::Windows1258 ],
			'ja'                                           => [ Encoding::ShiftJis, Encoding::EucJp, Encoding::EucJpMs ],
			'zh'                                           => [ Encoding::Gbk, Encoding::Big5, Encoding::Gb18030, Encoding::Big5Hk ],
			'ko'                                           => [ Encoding::Korean, Encoding::EucKr ],
			default                                        => self::WESTERN,
		};
	}
}
