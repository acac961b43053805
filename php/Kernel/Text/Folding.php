<?php

declare( strict_types=1 );

namespace Marketday\Kernel\Text;

defined( 'ABSPATH' ) || exit;

/**
 * Makes one text of what people take for the same: small letters without marks, whatever script they are of. Nothing depends on
 * the site's language: an index outlives a change of it, and one shop sells in several.
 */
final class Folding {
	/** Letters that are written in two ways without their mark, here in the first: `ä` as `a`, and as `ae`. */
	private const FIRST = [
		'ä' => 'a',
		'ö' => 'o',
		'ü' => 'u',
		'ø' => 'o',
		'å' => 'a',
		'đ' => 'd',
	];

	private const SECOND = [
		'ä' => 'ae',
		'ö' => 'oe',
		'ü' => 'ue',
		'ø' => 'oe',
		'å' => 'aa',
		'đ' => 'dj',
	];

	/** Serbian has one spelling in two alphabets. */
	private const LATIN = [
		'а' => 'a',
		'б' => 'b',
		'в' => 'v',
		'г' => 'g',
		'д' => 'd',
		'ђ' => 'đ',
		'е' => 'e',
		'ж' => 'z',
		'з' => 'z',
		'и' => 'i',
		'ј' => 'j',
		'к' => 'k',
		'л' => 'l',
		'љ' => 'lj',
		'м' => 'm',
		'н' => 'n',
		'њ' => 'nj',
		'о' => 'o',
		'п' => 'p',
		'р' => 'r',
		'с' => 's',
		'т' => 't',
		'ћ' => 'c',
		'у' => 'u',
		'ф' => 'f',
		'х' => 'h',
		'ц' => 'c',
		'ч' => 'c',
		'џ' => 'dz',
		'ш' => 's',
	];

	/** Letters that are one in Latin without its marks. */
	private const TWINS = [
		'ж' => [ 'ж', 'з' ],
		'з' => [ 'з', 'ж' ],
		'с' => [ 'с', 'ш' ],
		'ш' => [ 'ш', 'с' ],
		'ц' => [ 'ц', 'ч', 'ћ' ],
		'ч' => [ 'ч', 'ц', 'ћ' ],
		'ћ' => [ 'ћ', 'ц', 'ч' ],
		'д' => [ 'д', 'ђ' ],
		'ђ' => [ 'ђ', 'д' ],
	];

	private const MOST_TWINS = 24;

	/** Letters in two characters: made one where the mark matters. */
	private const JOINED = [
		"a\u{308}" => 'ä',
		"o\u{308}" => 'ö',
		"u\u{308}" => 'ü',
		"a\u{30A}" => 'å',
	];

	private const VOICED  = 'がぎぐげござじずぜぞだぢづでどばびぶべぼゔゞ';
	private const ASPIRED = 'ぱぴぷぺぽ';

	/** @var array<string, string> Of the characters met so far. */
	private static array $known = [];

	/** @return string In small letters; of the marked ones only those that `plain()` and `spellings()` read in two ways: `möbel`. */
	public static function text( string $text ): string {
		if ( 1 !== preg_match( '/[^\x00-\x7F]/', $text ) ) {
			return strtolower( $text );
		}
		$text = self::joinMarks( mb_strtolower( mb_scrub( $text, 'UTF-8' ) ) );
		return self::byScript( strtr( $text, self::changes( $text ) ) );
	}

	/** @param string $text Of `text()`. */
	public static function plain( string $text ): string {
		return 1 === preg_match( '/[^\x00-\x7F]/', $text ) ? strtr( $text, self::FIRST ) : $text;
	}

	/**
	 * The other spelling of the same words.
	 *
	 * @param list<string> $words Of `text()`.
	 * @return list<list<string>> `[ [ 'moebel' ] ]`; none where there is but one.
	 */
	public static function spellings( array $words ): array {
		$second = self::isAscii( $words ) ? $words : array_map( static fn ( string $word ): string => strtr( $word, self::SECOND ), $words );
		return $second === $words ? [] : [ $second ];
	}

	/**
	 * The same words in Latin letters.
	 *
	 * @param list<string> $words Of `text()`.
	 * @return list<list<string>> `[ [ 'casa' ] ]` of `чаша`; none where Serbian does not write so.
	 */
	public static function transliterations( array $words ): array {
		$latin = self::isAscii( $words ) ? $words : array_map( self::latin( ... ), $words );
		return $latin === $words ? [] : [ array_map( self::plain( ... ), $latin ), ...self::spellings( $latin ) ];
	}

	/** @return list<string> Other words in Cyrillic letters that are the same word in Latin ones: `коза` of `кожа`. */
	public static function twins( string $word ): array {
		$twins = [ '' ];
		foreach ( mb_str_split( $word ) as $character ) {
			$next = [];
			foreach ( $twins as $twin ) {
				foreach ( count( $twins ) > self::MOST_TWINS / 2 ? [ $character ] : self::TWINS[ $character ] ?? [ $character ] as $other ) {
					$next[] = $twin . $other;
				}
			}
			$twins = $next;
		}
		return array_values( array_diff( $twins, [ $word ] ) );
	}

	/** @param list<string> $words */
	private static function isAscii( array $words ): bool {
		return 1 !== preg_match( '/[^\x00-\x7F]/', implode( '', $words ) );
	}

	private static function latin( string $word ): string {
		$latin = strtr( $word, self::LATIN );
		return 1 === preg_match( '/\p{Cyrillic}/u', $latin ) ? $word : $latin;
	}

	/** @return array<string, string> What the characters of a text become, of those that become something else. */
	private static function changes( string $text ): array {
		$changes = [];
		foreach ( array_keys( array_flip( mb_str_split( (string) preg_replace( '/[\x00-\x7F]+/', '', $text ) ) ) ) as $character ) {
			$character  = (string) $character;
			$becomes = self::$known[ $character ] ??= isset( self::FIRST[ $character ] ) ? $character : FoldedLetters::of( $character );
			if ( $becomes !== $character ) {
				$changes[ $character ] = $becomes;
			}
		}
		return $changes;
	}

	private static function joinMarks( string $text ): string {
		$text = str_contains( $text, "\u{308}" ) || str_contains( $text, "\u{30A}" ) ? strtr( $text, self::JOINED ) : $text;
		// Korean in its single letters, as some systems name files.
		$isSplit = class_exists( 'Normalizer' ) && 1 === preg_match( '/[\x{1100}-\x{11FF}]/u', $text );
		return $isSplit ? (string) \Normalizer::normalize( $text, \Normalizer::FORM_C ) : $text;
	}

	/** Folds what more than one letter decides. */
	private static function byScript( string $text ): string {
		if ( str_contains( $text, "\u{200C}" ) ) {
			// Persian joins by it what others write as two words, or as one.
			$text = (string) preg_replace( [ '/(?<=\p{Arabic})\x{200C}+(?=\p{Arabic})/u', '/\x{200C}/u' ], [ '-', '' ], $text );
		}
		if ( str_contains( $text, 'ء' ) ) {
			$text = (string) preg_replace( '/(?<=\p{L}\p{L}\p{L})ء(?![\p{L}\p{M}])/u', '', $text );
		}
		return 1 === preg_match( '/[\x{3099}\x{309A}ー]/u', $text ) ? self::kana( $text ) : $text;
	}

	private static function kana( string $text ): string {
		static $pairs = null;
		if ( null === $pairs ) {
			foreach ( [ "\u{3099}" => self::VOICED, "\u{309A}" => self::ASPIRED ] as $mark => $characters ) {
				foreach ( mb_str_split( $characters ) as $character ) {
					$plain                      = 'ゔ' === $character ? 'う' : (string) mb_chr( (int) mb_ord( $character ) - ( "\u{3099}" === $mark ? 1 : 2 ) );
					$pairs[ "{$plain}{$mark}" ] = $character;
				}
			}
			$pairs += [ "\u{3099}" => '', "\u{309A}" => '' ];
		}
		// A long last vowel is written or not.
		return (string) preg_replace( '/(?<=[ぁ-ゖ])ー(?![ぁ-ゖー])/u', '', strtr( $text, $pairs ) );
	}
}
