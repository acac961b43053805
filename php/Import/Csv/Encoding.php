<?php

declare( strict_types=1 );

namespace Marketday\Import\Csv;

defined( 'ABSPATH' ) || exit;

// phpcs:disable WordPress.WP.AlternativeFunctions -- files of any length are read piece by piece, which WP_Filesystem cannot.

use Marketday\Import\FileRefusedException;

/** The character encodings a product file may have; read a megabyte at a time, so its size does not matter. */
enum Encoding: string {
	case Utf8        = 'UTF-8';
	case Utf16Little = 'UTF-16LE';
	case Utf16Big    = 'UTF-16BE';
	case Windows1252 = 'Windows-1252';

	private const CHUNK = 1048576;

	/** @throws FileRefusedException When the bytes are not text in any of these. */
	public static function of( string $file ): self {
		$start = (string) file_get_contents( $file, false, null, 0, 4096 );
		if ( '' === trim( $start ) ) {
			throw new FileRefusedException( __( 'The file is empty.', 'marketday' ) );
		}
		if ( str_starts_with( $start, "\xFF\xFE" ) ) {
			return self::Utf16Little;
		}
		if ( str_starts_with( $start, "\xFE\xFF" ) ) {
			return self::Utf16Big;
		}
		self::refuseOtherKinds( $start );
		return self::isUtf8( $file ) ? self::Utf8 : self::windows( $file );
	}

	/** How many bytes stand before the text. */
	public function markLength( string $start ): int {
		return match ( $this ) {
			self::Utf8        => str_starts_with( $start, "\xEF\xBB\xBF" ) ? 3 : 0,
			self::Windows1252 => 0,
			default           => 2,
		};
	}

	private static function refuseOtherKinds( string $start ): void {
		if ( str_starts_with( $start, "PK\x03\x04" ) || str_starts_with( $start, "\xD0\xCF\x11\xE0" ) ) {
			throw new FileRefusedException( __(
				'This is a spreadsheet or an archive, not a CSV file. Open it in a spreadsheet program and save it as CSV (UTF-8).',
				'marketday'
			) );
		}
		if ( str_contains( $start, "\0" ) ) {
			throw new FileRefusedException( __( 'This is not a text file. Save the products as CSV (UTF-8) and try again.', 'marketday' ) );
		}
		if ( 1 === preg_match( '/^\s*(<\?xml|<!doctype|<html|%PDF-|\{)/i', $start ) ) {
			throw new FileRefusedException( __( 'This is not a CSV file. Export the products as CSV and try again.', 'marketday' ) );
		}
	}

	private static function isUtf8( string $file ): bool {
		$carried = '';
		foreach ( self::chunks( $file ) as $chunk ) {
			$text    = $carried . $chunk;
			$carried = self::cutCharacter( $text );
			if ( ! mb_check_encoding( substr( $text, 0, strlen( $text ) - strlen( $carried ) ), 'UTF-8' ) ) {
				return false;
			}
		}
		return '' === $carried;
	}

	/** The bytes at the end that begin a character whose rest is in the next chunk. */
	private static function cutCharacter( string $text ): string {
		return 1 === preg_match( '/(?:[\xC2-\xDF]|[\xE0-\xEF][\x80-\xBF]?|[\xF0-\xF4][\x80-\xBF]{0,2})\z/', substr( $text, -3 ), $found ) ? $found[0] : '';
	}

	private static function windows( string $file ): self {
		foreach ( self::chunks( $file ) as $chunk ) {
			if ( 1 === preg_match( '/[\x00-\x08\x0B\x0E-\x1F\x81\x8D\x8F\x90\x9D]/', $chunk ) ) {
				throw new FileRefusedException( __( 'The character encoding of this file is not known. Save it as CSV with the encoding UTF-8 and try again.', 'marketday' ) );
			}
		}
		return self::Windows1252;
	}

	/** @return iterable<string> */
	private static function chunks( string $file ): iterable {
		$handle = fopen( $file, 'rb' );
		if ( false === $handle ) {
			throw new FileRefusedException( __( 'The file cannot be read.', 'marketday' ) );
		}
		while ( ! feof( $handle ) ) {
			yield (string) fread( $handle, self::CHUNK );
		}
		fclose( $handle );
	}
}
