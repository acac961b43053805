<?php

declare( strict_types=1 );

namespace Marketday\Search\Index\Text;

defined( 'ABSPATH' ) || exit;

/**
 * Distance of words, and what makes near ones meet: two words one mistake apart are the same word once a letter is left
 * out of each. Only the first letters are taken, so that long words do not have hundreds of such keys.
 */
final class Typos {
	private const PREFIX = 6;

	/** Page of Unicode, from which on scripts have no alphabet, or one whose words are not kept as such (Thai). */
	private const LAST_PAGE = "\x0E";

	/** Mistakes allowed in a word that somebody typed. */
	public static function mostTypos( string $word ): int {
		$length = strlen( self::letters( $word ) );
		return match ( true ) {
			$length < 4 => 0,
			$length < 8 => 1,
			default     => 2,
		};
	}

	/**
	 * A word of one alphabet with a byte for each letter: alphabets lie within 256 characters of Unicode.
	 *
	 * @return string '' for anything else: numbers, words of two alphabets, scripts that have no alphabet.
	 */
	private static function letters( string $word ): string {
		if ( '' === $word || $word[0] < "\x80" ) {
			return 1 === preg_match( '/^[a-z]+$/', $word ) ? $word : '';
		}
		if ( 1 !== preg_match( '/^[\p{L}\p{M}]+$/u', $word ) ) {
			return '';
		}
		[ $pages, $characters ] = [ '', '' ];
		foreach ( str_split( mb_convert_encoding( $word, 'UTF-16BE', 'UTF-8' ), 2 ) as $character ) {
			$pages   .= $character[0];
			$characters .= $character[1];
		}
		return '' === trim( $pages, $pages[0] ) && $pages[0] < self::LAST_PAGE ? $characters : '';
	}

	/** The alphabet of a word. */
	private static function page( string $word ): string {
		return $word[0] < "\x80" ? '' : substr( mb_convert_encoding( mb_substr( $word, 0, 1 ), 'UTF-16BE', 'UTF-8' ), 0, 1 );
	}

	/** @return list<int> Keys of a word of the catalogue: those of anything typed that may mean it. */
	public static function keys( string $word ): array {
		$length = strlen( self::letters( $word ) );
		return $length < 3 ? [] : self::without( $word, $length < 6 ? 1 : 2 );
	}

	/** @return list<int> */
	public static function keysOfTyped( string $word ): array {
		return self::without( $word, self::mostTypos( $word ) );
	}

	/** Mistakes between two words, a swap of neighbours counting as one; more than the limit is the limit and one. */
	public static function distance( string $first, string $second, int $limit ): int {
		if ( abs( strlen( $first ) - strlen( $second ) ) > $limit || levenshtein( $first, $second ) > 2 * $limit ) {
			return $limit + 1;
		}
		$before  = [];
		$current = range( 0, strlen( $second ) );
		for ( $i = 1; $i <= strlen( $first ); $i++ ) {
			$older   = $before;
			$before  = $current;
			$current = [ $i ];
			for ( $j = 1; $j <= strlen( $second ); $j++ ) {
				$differs       = $first[ $i - 1 ] === $second[ $j - 1 ] ? 0 : 1;
				$current[ $j ] = min( $before[ $j ] + 1, $current[ $j - 1 ] + 1, $before[ $j - 1 ] + $differs );
				if ( $i > 1 && $j > 1 && $first[ $i - 1 ] === $second[ $j - 2 ] && $first[ $i - 2 ] === $second[ $j - 1 ] ) {
					$current[ $j ] = min( $current[ $j ], $older[ $j - 2 ] + 1 );
				}
			}
		}
		return min( $limit + 1, $current[ strlen( $second ) ] );
	}

	/** Unlikeliness that a word was meant by another one that was typed: its mistakes, more or less; null where it cannot be meant. */
	public static function unlikeliness( string $typed, string $word ): ?float {
		$limit = self::mostTypos( $typed );
		if ( '' === $word || self::page( $typed ) !== self::page( $word ) ) {
			return null;
		}
		[ $typed, $word ] = [ self::letters( $typed ), self::letters( $word ) ];
		$distance    = self::distance( $typed, $word, $limit );
		$isSameStart = $typed[0] === ( $word[0] ?? '' );
		// Short words with another first letter are other words: blue, glue.
		$isOther = ! $isSameStart && strlen( $typed ) <= 4 && $typed[1] !== ( $word[0] ?? '' );
		if ( 0 === $distance || $distance > $limit || $isOther || self::isOtherEnding( $typed, $word, $distance ) ) {
			return null;
		}
		return $distance + ( $isSameStart ? 0 : 0.5 ) - ( self::isLeftOut( $typed, $word ) ? 0.3 : 0 );
	}

	/** Tells whether letters were left out or doubled and nothing else: the likeliest mistakes. */
	public static function isLeftOut( string $first, string $second ): bool {
		[ $short, $long ] = strlen( $first ) < strlen( $second ) ? [ $first, $second ] : [ $second, $first ];
		$place            = 0;
		foreach ( str_split( $long ) as $character ) {
			$place += $character === ( $short[ $place ] ?? '' ) ? 1 : 0;
		}
		return strlen( $first ) !== strlen( $second ) && strlen( $short ) === $place;
	}

	/** Tells whether a letter was missed out or two were swapped: what hardly ever makes another word. */
	public static function isSlip( string $typed, string $word ): bool {
		[ $typed, $word ] = [ self::letters( $typed ), self::letters( $word ) ];
		if ( '' === $typed || '' === $word ) {
			return false;
		}
		$isMissed = strlen( $typed ) < strlen( $word ) && $typed[0] === $word[0] && self::isLeftOut( $typed, $word );
		return $isMissed || count_chars( $typed, 1 ) === count_chars( $word, 1 );
	}

	/** Tells whether it is the ending alone that differs, by more than one mistake: organise, organic. */
	public static function isOtherEnding( string $first, string $second, int $distance ): bool {
		$shared = strlen( $first ^ $second ) - strlen( ltrim( $first ^ $second, "\0" ) );
		return $distance > 1 && max( strlen( $first ), strlen( $second ) ) - $shared <= $distance;
	}

	/** @return list<int> */
	private static function without( string $word, int $times ): array {
		$page  = self::page( $word );
		$start = substr( self::letters( $word ), 0, self::PREFIX );
		$all   = [ $start => true ];
		$last  = [ $start ];
		for ( ; $times > 0; $times-- ) {
			$next = [];
			foreach ( $last as $one ) {
				for ( $place = 0, $length = strlen( $one ); $place < $length; $place++ ) {
					$next[] = substr_replace( $one, '', $place, 1 );
				}
			}
			$last = array_values( array_unique( $next ) );
			$all += array_fill_keys( $last, true );
		}
		return array_values( array_map( static fn ( int|string $key ): int => crc32( $page . $key ), array_keys( $all ) ) );
	}
}
