<?php

declare( strict_types=1 );

namespace Marketday\Store\Index\Text;

defined( 'ABSPATH' ) || exit;

/** Cuts texts into words: small letters without accents, numbers with their units, parts of hyphened words. */
final class Analyser {
	/** Longer words are no words that anybody types. */
	public const LONGEST = 40;

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

	/** @return list<string> The words in order, in small letters without accents: `[ 't-shirt', 'blue' ]`. */
	public static function words( string $text ): array {
		preg_match_all( '~[\p{L}\p{N}]+(?:(?<=\d)\.(?=\d)\d+[\p{L}]*|[-_/.+][\p{L}\p{N}]+)*~u', self::withUnits( self::folded( $text ) ), $found );
		return $found[0];
	}

	/**
	 * @param string $word Of `words()`.
	 * @return list<string>
	 */
	public static function parts( string $word ): array {
		// Most are plain words: without what compounds and decimals take.
		$parts = ctype_alnum( $word ) || 1 === preg_match( '/^\d+\.\d+\p{L}*$/u', $word ) ? [ $word ] : (array) preg_split( '~[-_/.+]~', $word );
		return array_values( array_filter( array_map( 'strval', $parts ), static fn ( string $part ): bool => '' !== $part && strlen( $part ) <= self::LONGEST ) );
	}

	public static function isStop( string $word ): bool {
		static $stops = null;
		$stops ??= array_flip( self::STOP );
		return isset( $stops[ $word ] );
	}

	/** Text without tags, accents, capitals and apostrophes. */
	public static function folded( string $text ): string {
		if ( str_contains( $text, '<' ) ) {
			$text = strip_tags( str_replace( '<', ' <', $text ) ); // phpcs:ignore WordPress.WP.AlternativeFunctions -- words to be found, which are never printed.
		}
		if ( str_contains( $text, '&' ) ) {
			$text = html_entity_decode( $text, ENT_QUOTES | ENT_HTML5, 'UTF-8' );
		}
		$text = str_replace( [ "'", '’', '‘', '`', '´' ], '', $text );
		return 1 === preg_match( '/[^\x00-\x7F]/', $text ) ? mb_strtolower( remove_accents( mb_strtolower( mb_scrub( $text, 'UTF-8' ) ) ) ) : strtolower( $text );
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
