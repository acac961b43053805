<?php

declare( strict_types=1 );

namespace Marketday\Kernel\Csv;

defined( 'ABSPATH' ) || exit;

// phpcs:disable WordPress.WP.AlternativeFunctions -- files of any length are read piece by piece, which WP_Filesystem cannot.

/** Certain signs of a file's encoding: its mark, noughts between its bytes, and whether all of it is UTF-8. */
final class FileBytes {
	private const CHUNK = 1048576;

	/** Bytes of rows with letters beyond ASCII that are enough for a guess. */
	private const SAMPLE = 16384;

	/** Bytes that are looked at for the signs of an encoding of seven bits. */
	private const START = 65536;

	/** A letter beyond ASCII as UTF-8 writes it. */
	private const NON_ASCII = '/[\xC2-\xDF][\x80-\xBF]|[\xE0-\xEF][\x80-\xBF]{2}|[\xF0-\xF4][\x80-\xBF]{3}/';

	/** Number of letters that are right in UTF-8 to each that is broken: so many are none of another encoding by chance. */
	private const FEW = 3;

	public function __construct(
		private readonly string $file,
		private readonly BadLines $badLines
	) {}

	/**
	 * Null where it has to be guessed.
	 *
	 * @throws UnreadableFileException When the file is no text.
	 */
	public function encoding(): ?Encoding {
		$start = (string) file_get_contents( $this->file, false, null, 0, 4096 );
		if ( '' === trim( $start, " \t\r\n\0\xEF\xBB\xBF\xFE\xFF" ) ) {
			throw new UnreadableFileException( __( 'The file is empty.', 'marketday' ) );
		}
		$wide = $this->wide( $start );
		if ( null !== $wide ) {
			return $wide;
		}
		$this->refuseOtherKinds( $start );
		if ( 1 === preg_match( '/\x1B\$[@B]/', (string) file_get_contents( $this->file, false, null, 0, self::START ) ) ) {
			return Encoding::Jis;
		}
		return $this->isUtf8() ? Encoding::Utf8 : null;
	}

	/** Rows with letters beyond ASCII, from anywhere in the file. */
	public function sample(): string {
		$sample = '';
		$handle = fopen( $this->file, 'rb' );
		while ( false !== $handle && strlen( $sample ) < self::SAMPLE && false !== ( $line = fgets( $handle, self::SAMPLE ) ) ) {
			$sample .= 1 === preg_match( '/[\x80-\xFF]/', $line ) ? rtrim( $line, "\r\n" ) . "\n" : '';
		}
		false === $handle || fclose( $handle );
		return $sample;
	}

	/** UTF-16 by its mark, or without one by the noughts in every other byte of ASCII. */
	private function wide( string $start ): ?Encoding {
		if ( str_starts_with( $start, "\xFF\xFE" ) || str_starts_with( $start, "\xFE\xFF" ) ) {
			return "\xFF" === $start[0] ? Encoding::Utf16Little : Encoding::Utf16Big;
		}
		$pairs = str_split( $start, 2 );
		$even  = count( array_filter( $pairs, static fn ( string $pair ): bool => "\0" === $pair[0] ) );
		$odd   = count( array_filter( $pairs, static fn ( string $pair ): bool => str_ends_with( $pair, "\0" ) && 2 === strlen( $pair ) ) );
		if ( max( $even, $odd ) < 4 || min( $even, $odd ) > max( $even, $odd ) / 20 ) {
			return null;
		}
		$encoding = $odd > $even ? Encoding::Utf16Little : Encoding::Utf16Big;
		return null === $encoding->decode( substr( $start, 0, strlen( $start ) & ~3 ) ) ? null : $encoding;
	}

	private function refuseOtherKinds( string $start ): void {
		if ( str_starts_with( $start, "PK\x03\x04" ) || str_starts_with( $start, "\xD0\xCF\x11\xE0" ) ) {
			throw new UnreadableFileException( __(
				'This is a spreadsheet or an archive, not a CSV file. Open it in a spreadsheet program and save it as CSV (UTF-8).',
				'marketday'
			) );
		}
		if ( str_contains( $start, "\0" ) ) {
			throw new UnreadableFileException( __( 'This isn’t a text file. Save the data as CSV (UTF-8) and try again.', 'marketday' ) );
		}
		if ( 1 === preg_match( '/^\s*(<\?xml|<!doctype|<html|%PDF-|\{)/i', $start ) ) {
			throw new UnreadableFileException( __( 'This isn’t a CSV file. Save the data as CSV and try again.', 'marketday' ) );
		}
	}

	/** @throws UnreadableFileException Where it is not and a broken line refuses the file. */
	public function requireUtf8(): void {
		$broken = $this->firstBroken();
		if ( BadLines::RefuseFile === $this->badLines && null !== $broken ) {
			throw $broken;
		}
	}

	/** @throws UnreadableFileException When it is UTF-8 with letters that are broken: read as anything else it would be gibberish. */
	private function isUtf8(): bool {
		$carried = '';
		$whole   = 0;
		$broken  = 0;
		foreach ( $this->chunks() as $chunk ) {
			$text    = $carried . $chunk;
			$carried = $this->cutCharacter( $text );
			$text    = substr( $text, 0, strlen( $text ) - strlen( $carried ) );
			$whole  += (int) preg_match_all( self::NON_ASCII, $text );
			$broken += mb_check_encoding( $text, 'UTF-8' ) ? 0 : (int) preg_match_all( '/[\x80-\xFF]+/', (string) preg_replace( self::NON_ASCII, ' ', $text ) );
		}
		$broken += '' === $carried ? 0 : 1;
		if ( $broken > 0 && $whole >= self::FEW * $broken ) {
			$this->requireUtf8();
			return true;
		}
		return 0 === $broken;
	}

	/** A sentence that names the first line which is no UTF-8. */
	private function firstBroken(): ?UnreadableFileException {
		$handle = fopen( $this->file, 'rb' );
		$number = 0;
		$broken = null;
		while ( null === $broken && false !== $handle && false !== ( $line = fgets( $handle, self::CHUNK ) ) ) {
			foreach ( (array) preg_split( '/(?<=\r)(?!\n|\z)/', $line ) as $part ) {
				++$number;
				if ( null === $broken && ! mb_check_encoding( (string) $part, 'UTF-8' ) ) {
					$broken = Utf8Copy::refusal( $number, Encoding::Utf8, (string) $part );
				}
			}
		}
		false === $handle || fclose( $handle );
		return $broken;
	}

	/** The bytes at the end that begin a character whose rest is in the next chunk. */
	private function cutCharacter( string $text ): string {
		return 1 === preg_match( '/(?:[\xC2-\xDF]|[\xE0-\xEF][\x80-\xBF]?|[\xF0-\xF4][\x80-\xBF]{0,2})\z/', substr( $text, -3 ), $found ) ? $found[0] : '';
	}

	/** @return iterable<string> */
	private function chunks(): iterable {
		$handle = fopen( $this->file, 'rb' );
		if ( false === $handle ) {
			throw new UnreadableFileException( __( 'The file can’t be read.', 'marketday' ) );
		}
		while ( ! feof( $handle ) ) {
			yield (string) fread( $handle, self::CHUNK );
		}
		fclose( $handle );
	}
}
