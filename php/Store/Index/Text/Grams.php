<?php

declare( strict_types=1 );

namespace Marketday\Store\Index\Text;

defined( 'ABSPATH' ) || exit;

/**
 * Scripts that leave no space between words: what is written there is found by its neighbouring letters, two in Chinese, Japanese
 * and Korean, three in Thai and its neighbours, so that a word is found wherever it stands.
 */
final class Grams {
	private const PAIRS   = '\p{Han}\p{Hiragana}\p{Katakana}\p{Hangul}ー々';
	private const TRIPLES = '\p{Thai}\p{Lao}\p{Khmer}\p{Myanmar}';

	/** The letters of these scripts, for a class of a regular expression. */
	public const LETTERS = self::PAIRS . self::TRIPLES;

	/** Letters of a word that is searched for. */
	private const LONGEST = 24;

	public static function isRun( string $word ): bool {
		return "\x7F" < $word && 1 === preg_match( '/^[' . self::LETTERS . ']/u', $word );
	}

	/** @return list<string> What a word that is searched for is found by: `[ '緑茶', '茶碗' ]` of `緑茶碗`. */
	public static function asked( string $word ): array {
		$letters = array_slice( self::letters( $word ), 0, self::LONGEST );
		$length  = self::length( $word );
		$grams   = [];
		for ( $place = 0; $place <= max( 0, count( $letters ) - $length ); $place++ ) {
			$grams[] = implode( '', array_slice( $letters, $place, $length ) );
		}
		return $grams;
	}

	/** How much of a word is looked for: its beginning, where it is very long. */
	public static function readOf( string $word ): string {
		return implode( '', array_slice( self::letters( $word ), 0, self::LONGEST ) );
	}

	/**
	 * @param bool $isName Whether shorter words than these find it too: in names, not in descriptions.
	 * @return list<string> What a word of a product is kept as.
	 */
	public static function kept( string $word, bool $isName ): array {
		$letters = self::letters( $word );
		$length  = self::length( $word );
		$grams   = [];
		foreach ( array_keys( $letters ) as $place ) {
			$grams[ implode( '', array_slice( $letters, $place, $length ) ) ] = true;
			if ( $isName ) {
				$grams[ implode( '', array_slice( $letters, $place, $length - 1 ) ) ] = true;
			}
		}
		return array_map( 'strval', array_keys( $grams ) );
	}

	/**
	 * A long word may be two, which products write apart.
	 *
	 * @param list<string> $grams Of `asked()`; nothing comes of other words.
	 * @return list<list<string>> Without those that reach from the one to the other, wherever that may be.
	 */
	public static function inTwo( array $grams ): array {
		$count = count( $grams );
		if ( $count < 3 || ! self::isRun( $grams[0] ) ) {
			return [];
		}
		$ways     = [];
		$crossing = self::length( $grams[0] ) - 1;
		for ( $place = 1; $place + $crossing < $count; $place++ ) {
			$ways[] = [ ...array_slice( $grams, 0, $place ), ...array_slice( $grams, $place + $crossing ) ];
		}
		return $ways;
	}

	/**
	 * The same where the catalogue itself shows it: a gram that no product has reaches from one word to the next.
	 *
	 * @param list<string>           $grams   Of `asked()`.
	 * @param callable(string): bool $isKnown Whether any product has it.
	 * @return list<list<string>> Words, and letters between them that are none; the grams as they are where little is known of them.
	 */
	public static function words( array $grams, callable $isKnown ): array {
		$known = array_filter( $grams, $isKnown );
		if ( count( $known ) === count( $grams ) || [] === $known || ! self::isRun( $grams[0] ) ) {
			return [ $grams ];
		}
		$letters = self::letters( $grams[0] );
		foreach ( array_slice( $grams, 1 ) as $gram ) {
			$letters[] = implode( '', array_slice( self::letters( $gram ), -1 ) );
		}
		$length  = self::length( $grams[0] );
		$covered = [];
		foreach ( array_keys( $known ) as $place ) {
			$covered += array_fill( $place, $length, true );
		}
		$rest    = array_diff_key( $letters, $covered );
		$unknown = array_filter( $rest, static fn ( string $letter ): bool => ! $isKnown( $letter ) );
		$alone   = array_map( static fn ( string $letter ): array => [ $letter ], array_values( $rest ) );
		return 4 * count( $unknown ) > count( $letters ) ? [ $grams ] : [ ...self::neighbours( $known ), ...$alone ];
	}

	/**
	 * @param array<int, string> $grams By place.
	 * @return list<list<string>> Those that follow one another together.
	 */
	private static function neighbours( array $grams ): array {
		$words = [];
		$last  = null;
		foreach ( $grams as $place => $gram ) {
			if ( null !== $last && $place === $last + 1 ) {
				$words[ count( $words ) - 1 ][] = $gram;
			} else {
				$words[] = [ $gram ];
			}
			$last = $place;
		}
		return $words;
	}

	/** A text to search for, with spaces where a word is likely to end: where kana change, and around particles. */
	public static function spaced( string $text ): string {
		if ( 1 !== preg_match( '/[\p{Hiragana}\p{Katakana}]/u', $text ) ) {
			return $text;
		}
		return (string) preg_replace(
			[ '/(?<=[\p{Katakana}ー])(?=[\p{Han}\p{Hiragana}])(?!ー)|(?<=[\p{Han}\p{Hiragana}])(?<!ー)(?=\p{Katakana})/u', '/(?<=[\p{Han} ])[のをと](?=[\p{Han} ])/u' ],
			' ',
			$text
		);
	}

	/** @return list<string> Each with its marks. */
	private static function letters( string $word ): array {
		preg_match_all( '/\P{M}\p{M}*+/u', $word, $found );
		return $found[0];
	}

	private static function length( string $word ): int {
		return 1 === preg_match( '/^[' . self::TRIPLES . ']/u', $word ) ? 3 : 2;
	}
}
