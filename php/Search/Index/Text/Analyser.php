<?php

declare( strict_types=1 );

namespace Marketday\Search\Index\Text;

defined( 'ABSPATH' ) || exit;

use Marketday\Kernel\Text\Folding;

/** Cuts texts into words: small letters without accents, numbers with their units, parts of hyphened words. */
final class Analyser {
	/** Longer words are no words that anybody types. */
	public const LONGEST = 40;

	/** Bytes of a word beyond ASCII: of a longer one, its beginning. */
	private const MOST_BYTES = 60;

	private const WORD = '[\p{L}\p{N}]+(?:(?<=\d)\.(?=\d)\d+[\p{L}]*|[-_/.+][\p{L}\p{N}]+)*';

	/** The same where letters have marks of their own. */
	private const MARKED = '[\p{L}\p{N}][\p{L}\p{N}\p{M}]*+(?:(?<=\d)\.(?=\d)\d+[\p{L}\p{M}]*|[-_/.+][\p{L}\p{N}][\p{L}\p{N}\p{M}]*)*';

	/** Pattern where scripts without spaces stand beside others. */
	private const MIXED = '[' . Grams::SCRIPTS . ']+|(?:(?![' . Grams::SCRIPTS . '])[\p{L}\p{N}]\p{M}*)+'
		. '(?:(?<=\d)\.(?=\d)\d+|[-_/.+](?:(?![' . Grams::SCRIPTS . '])[\p{L}\p{N}]\p{M}*)+)*';

	/** Words that say nothing about a product; they count only where nothing else is asked for. */
	private const STOP = [
		'a',
		'an',
		'and',
		'any',
		'are',
		'as',
		'at',
		'be',
		'by',
		'for',
		'from',
		'in',
		'is',
		'it',
		'its',
		'my',
		'of',
		'on',
		'or',
		'our',
		'some',
		'that',
		'the',
		'their',
		'this',
		'to',
		'we',
		'with',
		'you',
		'your',
	];

	private const UNITS = [
		'ml' => 'millilit(?:re|er)s?|mls?',
		'cl' => 'centilit(?:re|er)s?|cl',
		'l'  => 'lit(?:re|er)s?|ltrs?|l',
		'mm' => 'millimet(?:re|er)s?|mm',
		'cm' => 'centimet(?:re|er)s?|cms?',
		'm'  => 'met(?:re|er)s?|m',
		'kg' => 'kilogram(?:me)?s?|kilos?|kgs?',
		'g'  => 'gram(?:me)?s?|gr?',
		'in' => 'inch(?:es)?|in|"|″',
		'ft' => 'foot|feet|ft',
		'oz' => 'ounces?|oz',
		'w'  => 'watts?|w',
	];

	/**
	 * @return list<list<string>> The words in order, each as its parts: `[ [ 't', 'shirt' ], [ 'blue' ] ]`.
	 */
	public static function groups( string $text ): array {
		return array_values( array_filter( array_map( self::parts( ... ), self::words( $text ) ) ) );
	}

	/**
	 * @return list<list<string>> The same with the marks that are read in two ways (see Folding): `[ [ 'möbel' ] ]`.
	 */
	public static function writtenGroups( string $text ): array {
		return array_values( array_filter( array_map( self::parts( ... ), self::writtenWords( $text ) ) ) );
	}

	/** @return list<string> The words in order, in small letters without accents: `[ 't-shirt', 'blue' ]`. */
	public static function words( string $text ): array {
		return self::cut( self::withUnits( self::fold( $text ) ) );
	}

	/** @return list<string> The same with the marks that are read in two ways (see Folding). */
	public static function writtenWords( string $text ): array {
		return self::cut( self::withUnits( self::plainText( $text ) ) );
	}

	/** @return list<string> The words of a text, however they are written. */
	public static function cut( string $text ): array {
		$pattern = match ( true ) {
			1 !== preg_match( '/[^\x00-\x7F]/', $text )             => self::WORD,
			1 !== preg_match( '/[' . Grams::SCRIPTS . ']/u', $text ) => self::MARKED,
			default                                                 => self::MIXED,
		};
		preg_match_all( "~{$pattern}~u", $text, $found );
		return $found[0];
	}

	/**
	 * @param string $word Of `words()` or `writtenWords()`.
	 * @return list<string> Of a script without spaces, what it is found by (see Grams).
	 */
	public static function parts( string $word ): array {
		if ( Grams::isRun( $word ) ) {
			return Grams::queryGrams( $word );
		}
		// Most are plain words: without what compounds and decimals take.
		$parts = ctype_alnum( $word ) || 1 === preg_match( '/^\d+\.\d+\p{L}*$/u', $word ) ? [ $word ] : (array) preg_split( '~[-_/.+]~', $word );
		$short = array_map( static fn ( mixed $part ): string => self::short( (string) $part ), $parts );
		return array_values( array_filter( $short, static fn ( string $part ): bool => '' !== $part ) );
	}

	/** @return string '' for what is no word for its length. */
	public static function short( string $word ): string {
		return match ( true ) {
			strlen( $word ) <= self::LONGEST                => $word,
			1 === preg_match( '/[^\x00-\x7F]/', $word ) => mb_strcut( $word, 0, self::MOST_BYTES ),
			default                                       => '',
		};
	}

	public static function isStop( string $word ): bool {
		static $stops = null;
		$stops ??= array_flip( self::STOP );
		return isset( $stops[ $word ] );
	}

	/** Text without tags, accents, capitals and apostrophes. */
	public static function fold( string $text ): string {
		return Folding::plain( self::plainText( $text ) );
	}

	/** The same with the marks that are read in two ways (see Folding). */
	private static function plainText( string $text ): string {
		if ( str_contains( $text, '<' ) ) {
			$text = strip_tags( str_replace( '<', ' <', $text ) ); // phpcs:ignore WordPress.WP.AlternativeFunctions -- words to be found, which are never printed.
		}
		if ( str_contains( $text, '&' ) ) {
			$text = html_entity_decode( $text, ENT_QUOTES | ENT_HTML5, 'UTF-8' );
		}
		return Folding::text( str_replace( [ "'", '’', '‘', '`', '´' ], '', $text ) );
	}

	/** `5 litres` and `5l` are both `5l`; a decimal comma is a point. */
	private static function withUnits( string $text ): string {
		if ( 1 !== preg_match( '/\d/', $text ) ) {
			return $text;
		}
		$text  = (string) preg_replace( '/(?<=\d),(?=\d{1,2}(?!\d))/', '.', $text );
		$forms = implode( '|', self::UNITS );
		return (string) preg_replace_callback(
			"~(?<![\\w.])(\\d+(?:\\.\\d+)?)\\s?-?({$forms})(?!\\w)~u",
			static fn ( array $found ): string => $found[1] . self::unit( $found[2] ),
			$text
		);
	}

	private static function unit( string $form ): string {
		foreach ( self::UNITS as $short => $forms ) {
			if ( 1 === preg_match( "~^(?:{$forms})$~u", $form ) ) {
				return $short;
			}
		}
		return $form;
	}
}
