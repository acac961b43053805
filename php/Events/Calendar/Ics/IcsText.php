<?php

declare( strict_types=1 );

namespace Marketday\Events\Calendar\Ics;

defined( 'ABSPATH' ) || exit;

/** The content lines of a file, of whatever encoding, as UTF-8. A byte that is none of it costs no more than its line. */
final class IcsText {
	/** Characters of UTF-8 that have more than one byte. */
	private const LONG = '[\xC2-\xDF][\x80-\xBF]|\xE0[\xA0-\xBF][\x80-\xBF]|[\xE1-\xEC\xEE\xEF][\x80-\xBF]{2}|\xED[\x80-\x9F][\x80-\xBF]|\xF0[\x90-\xBF][\x80-\xBF]{2}|[\xF1-\xF3][\x80-\xBF]{3}|\xF4[\x80-\x8F][\x80-\xBF]{2}';

	/** @return list<string> Unfolded: as bytes, since a fold may cut a character in two. Copies on their way make two line breaks of one. */
	public static function lines( string $bytes ): array {
		$bytes = self::withoutMark( $bytes );
		$lines = preg_split( '/\r\n|\n|\r/', (string) preg_replace( '/[\r\n]+[ \t]/', '', $bytes ) ) ?: [];
		$whole = [];
		$open  = null;
		foreach ( $lines as $line ) {
			$line = ( $open ?? '' ) . $line;
			// What is quoted-printable goes on in the next line after a sign of its own.
			$isOpen = str_ends_with( $line, '=' ) && 1 === preg_match( '/^[^:]*QUOTED-PRINTABLE/i', $line );
			$open   = $isOpen ? substr( $line, 0, -1 ) : null;
			if ( ! $isOpen ) {
				$whole[] = self::utf8( $line );
			}
		}
		return null === $open ? $whole : [ ...$whole, self::utf8( $open ) ];
	}

	/** Text in UTF-8: what is none is Windows-1252, as old programs write, or where only some of it is none, has a sign in that place. */
	public static function utf8( string $text ): string {
		if ( mb_check_encoding( $text, 'UTF-8' ) ) {
			return $text;
		}
		return 1 === preg_match( '/' . self::LONG . '/', $text )
			? (string) preg_replace_callback(
				'/((?:[\x00-\x7F]|' . self::LONG . ')+)|./s',
				static fn ( array $found ): string => $found[1] ?? "\u{FFFD}",
				$text
			)
			: mb_convert_encoding( $text, 'UTF-8', 'Windows-1252' );
	}

	/** The text of a value that is written in letters of ASCII alone. */
	public static function decodeQuoted( string $value, string $charset ): string {
		$text = quoted_printable_decode( $value );
		$own  = array_combine( array_map( 'strtolower', mb_list_encodings() ), mb_list_encodings() )[ strtolower( $charset ) ] ?? 'UTF-8';
		$text = 'UTF-8' === $own ? self::utf8( $text ) : (string) mb_convert_encoding( $text, 'UTF-8', $own );
		return str_replace( [ "\r\n", "\n", "\r" ], '\n', $text );
	}

	private static function withoutMark( string $bytes ): string {
		return match ( true ) {
			str_starts_with( $bytes, "\xEF\xBB\xBF" ) => substr( $bytes, 3 ),
			str_starts_with( $bytes, "\xFF\xFE" )     => mb_convert_encoding( substr( $bytes, 2 ), 'UTF-8', 'UTF-16LE' ),
			str_starts_with( $bytes, "\xFE\xFF" )     => mb_convert_encoding( substr( $bytes, 2 ), 'UTF-8', 'UTF-16BE' ),
			default                                   => $bytes,
		};
	}
}
