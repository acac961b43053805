<?php

declare( strict_types=1 );

namespace Marketday\Kernel\Csv;

defined( 'ABSPATH' ) || exit;

// phpcs:disable WordPress.WP.AlternativeFunctions -- files of any length are read piece by piece, which WP_Filesystem cannot.

/** A copy of a text file in UTF-8 whose lines end in a line feed and that has no mark: whatever wrote it, it is read in one way. */
final class Utf8Copy {
	/** Of UTF-16 whole characters, but for pairs. */
	private const CHUNK = 1048576;

	/**
	 * @param string $encoding One of `FileEncoding::CHOICES`.
	 * @throws UnreadableFileException
	 */
	public static function make( string $from, string $to, string $encoding ): void {
		$source = is_readable( $from ) ? fopen( $from, 'rb' ) : false;
		$copy   = fopen( $to, 'wb' );
		if ( false === $source || false === $copy ) {
			throw new UnreadableFileException( __( 'The file could not be stored: the uploads folder cannot be written to.', 'marketday' ) );
		}
		$start = (string) fread( $source, 3 );
		fseek( $source, FileEncoding::markLength( $start ) );
		$rest = '';
		do {
			$bytes = $rest . fread( $source, self::CHUNK );
			$isEnd = feof( $source );
			$cut   = $isEnd ? strlen( $bytes ) : self::cut( $bytes, $encoding );
			$rest  = substr( $bytes, $cut );
			$text  = self::text( substr( $bytes, 0, $cut ), $encoding );
			if ( strlen( $text ) !== fwrite( $copy, $text ) ) {
				throw new UnreadableFileException( __( 'The file could not be stored: the uploads folder cannot be written to.', 'marketday' ) );
			}
		} while ( ! $isEnd );
		fclose( $source );
		fclose( $copy );
	}

	/** Where these bytes can be cut: behind a line, and never between a carriage return and its line feed. */
	private static function cut( string $bytes, string $encoding ): int {
		if ( str_starts_with( $encoding, 'UTF-16' ) ) {
			$end = 'UTF-16LE' === $encoding ? "\n\0" : "\0\n";
			$at  = strrpos( $bytes, $end );
			while ( false !== $at && 1 === $at % 2 ) {
				$at = strrpos( substr( $bytes, 0, $at + 1 ), $end );
			}
			return false === $at ? strlen( $bytes ) - strlen( $bytes ) % 4 : $at + 2;
		}
		$feed = strrpos( $bytes, "\n" );
		if ( false !== $feed ) {
			return $feed + 1;
		}
		$return = strrpos( substr( $bytes, 0, -1 ), "\r" );
		return false === $return ? 0 : $return + 1;
	}

	private static function text( string $bytes, string $encoding ): string {
		if ( str_starts_with( $encoding, 'UTF-16' ) ) {
			return self::lineFeeds( (string) mb_convert_encoding( $bytes, 'UTF-8', $encoding ) );
		}
		if ( 'UTF-8' !== $encoding ) {
			return self::lineFeeds( self::converted( $bytes, $encoding ) );
		}
		$text = self::lineFeeds( $bytes );
		if ( mb_check_encoding( $text, 'UTF-8' ) ) {
			return $text;
		}
		return implode( "\n", array_map(
			static fn ( string $line ): string => mb_check_encoding( $line, 'UTF-8' ) ? $line : self::converted( $line, 'Windows-1252' ),
			explode( "\n", $text )
		) );
	}

	private static function converted( string $bytes, string $encoding ): string {
		$text = @iconv( $encoding, 'UTF-8', $bytes );
		if ( false !== $text ) {
			return $text;
		}
		// A byte that the encoding does not have costs itself.
		$known = in_array( $encoding, mb_list_encodings(), true ) ? $encoding : 'Windows-1252';
		return (string) mb_convert_encoding( $bytes, 'UTF-8', $known );
	}

	private static function lineFeeds( string $text ): string {
		return str_replace( [ "\r\n", "\r" ], "\n", $text );
	}
}
