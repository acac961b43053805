<?php

declare( strict_types=1 );

namespace Marketday\Search\Index\Text;

defined( 'ABSPATH' ) || exit;

/**
 * Scripts that leave no space between words: what is written there is found by its neighbouring letters, two in Chinese, Japanese
 * and Korean, three in Thai and its neighbours, so that a word is found wherever it stands.
 */
final class Grams {
	// By their blocks: in newer versions of PCRE, signs that a script shares with others are of the script.
	private const HIRAGANA = '\x{3041}-\x{3096}\x{309D}-\x{309F}';
	private const KATAKANA = '\x{30A1}-\x{30FA}\x{30FC}-\x{30FF}\x{31F0}-\x{31FF}\x{FF66}-\x{FF9F}';
	private const HAN      = '\x{2E80}-\x{2FDF}\x{3005}-\x{3007}\x{3400}-\x{4DBF}\x{4E00}-\x{9FFF}\x{F900}-\x{FAFF}\x{20000}-\x{3FFFF}';
	private const HANGUL   = '\x{1100}-\x{11FF}\x{3131}-\x{318E}\x{AC00}-\x{D7A3}';
	private const PAIRS    = self::HIRAGANA . self::KATAKANA . self::HAN . self::HANGUL;

	/** Thai, Lao, Myanmar, Khmer. */
	private const TRIPLES = '\x{E01}-\x{E3A}\x{E40}-\x{E4E}\x{E81}-\x{ECE}\x{EDC}-\x{EDF}\x{1000}-\x{103F}\x{1050}-\x{108F}\x{1780}-\x{17D3}';

	/** The letters of these scripts, for a class of a regular expression. */
	public const SCRIPTS = self::PAIRS . self::TRIPLES;

	/** Letters of a word that is searched for. */
	private const LONGEST = 24;

	public static function isRun( string $word ): bool {
		return "\x7F" < $word && 1 === preg_match( '/^[' . self::SCRIPTS . ']/u', $word );
	}

	/** @return list<string> What a word that is searched for is found by: `[ '緑茶', '茶碗' ]` of `緑茶碗`. */
	public static function queryGrams( string $word ): array {
		$characters = array_slice( self::letters( $word ), 0, self::LONGEST );
		$length  = self::length( $word );
		$grams   = [];
		for ( $place = 0; $place <= max( 0, count( $characters ) - $length ); $place++ ) {
			$grams[] = implode( '', array_slice( $characters, $place, $length ) );
		}
		return $grams;
	}

	/** Part of a word that is looked for: its beginning, where it is very long. */
	public static function readOf( string $word ): string {
		return implode( '', array_slice( self::letters( $word ), 0, self::LONGEST ) );
	}

	/**
	 * @param bool $isName Whether shorter words than these find it too: in names, not in descriptions.
	 * @return list<string> What a word of a product is kept as.
	 */
	public static function indexGrams( string $word, bool $isName ): array {
		$characters = self::letters( $word );
		$length  = self::length( $word );
		$grams   = [];
		foreach ( array_keys( $characters ) as $place ) {
			$grams[ implode( '', array_slice( $characters, $place, $length ) ) ] = true;
			if ( $isName ) {
				$grams[ implode( '', array_slice( $characters, $place, $length - 1 ) ) ] = true;
			}
		}
		return array_map( 'strval', array_keys( $grams ) );
	}

	/**
	 * A long word may be two, which products write apart.
	 *
	 * @param list<string> $grams Of `queryGrams()`; nothing comes of other words.
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
	 * @param list<string>           $grams   Of `queryGrams()`.
	 * @param callable(string): bool $isKnown Whether any product has it.
	 * @return list<list<string>> Words, and letters between them that are none; the grams as they are where little is known of them.
	 */
	public static function words( array $grams, callable $isKnown ): array {
		$known = array_filter( $grams, $isKnown );
		if ( count( $known ) === count( $grams ) || [] === $known || ! self::isRun( $grams[0] ) ) {
			return [ $grams ];
		}
		$characters = self::letters( $grams[0] );
		foreach ( array_slice( $grams, 1 ) as $gram ) {
			$characters[] = implode( '', array_slice( self::letters( $gram ), -1 ) );
		}
		$length  = self::length( $grams[0] );
		$covered = [];
		foreach ( array_keys( $known ) as $place ) {
			$covered += array_fill( $place, $length, true );
		}
		$rest    = array_diff_key( $characters, $covered );
		$unknown = array_filter( $rest, static fn ( string $character ): bool => ! $isKnown( $character ) );
		$alone   = array_map( static fn ( string $character ): array => [ $character ], array_values( $rest ) );
		return 4 * count( $unknown ) > count( $characters ) ? [ $grams ] : [ ...self::neighbours( $known ), ...$alone ];
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
	public static function spaceWords( string $text ): string {
		[ $kata, $other, $han ] = [ self::KATAKANA, self::HAN . self::HIRAGANA, self::HAN ];
		return 1 === preg_match( "/[{$kata}{$other}]/u", $text )
			? (string) preg_replace( [ "/(?<=[{$kata}])(?=[{$other}])|(?<=[{$other}])(?=[{$kata}])/u", "/(?<=[{$han} ])[のをと](?=[{$han} ])/u" ], ' ', $text )
			: $text;
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
