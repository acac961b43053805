<?php

declare( strict_types=1 );

namespace Marketday\Kernel\Csv;

defined( 'ABSPATH' ) || exit;

use Marketday\Kernel\DiskFile;
use Marketday\Kernel\FileNotWrittenException;

// phpcs:disable WordPress.WP.AlternativeFunctions -- files of any length are read piece by piece, which WP_Filesystem cannot.

/** A copy of a text file in UTF-8 whose lines end in a line feed and that has no mark: whatever wrote it, it is read in one way. */
final class Utf8Copy {
	/** Size of a piece: of UTF-16 whole characters, but for pairs. */
	private const CHUNK = 1048576;

	/** Stands for what is no letter in the file's encoding: a byte that UTF-8 never has, so that its record shows. */
	private const UNDECODABLE = "\xFF";

	private int $line = 1;

	private function __construct( private readonly Encoding $encoding, private readonly BadLines $badLines ) {}

	/** Tells whether a file has to be copied before it can be read: it is another encoding, or has old line ends. */
	public static function isNeeded( string $path, Encoding $encoding ): bool {
		return Encoding::Utf8 !== $encoding || 1 === preg_match( '/\r(?!\n)./s', (string) file_get_contents( $path, false, null, 0, 65536 ) );
	}

	/**
	 * @throws UnreadableFileException
	 * @throws FileNotWrittenException
	 */
	public static function make( string $from, string $to, Encoding $encoding, BadLines $badLines ): void {
		$source = is_readable( $from ) ? fopen( $from, 'rb' ) : false;
		if ( false === $source ) {
			throw new UnreadableFileException( __( 'The file couldn’t be saved: the uploads folder isn’t writable.', 'marketday' ) );
		}
		$copy = DiskFile::open( $to, 'wb' );
		try {
			fseek( $source, $encoding->markLength( (string) fread( $source, 4 ) ) );
			( new self( $encoding, $badLines ) )->copy( $source, $copy );
		} finally {
			fclose( $source );
			fclose( $copy );
		}
	}

	/**
	 * @param resource $source
	 * @param resource $copy
	 */
	private function copy( $source, $copy ): void {
		$rest = '';
		do {
			$bytes = $rest . fread( $source, self::CHUNK );
			$isEnd = feof( $source );
			$cut   = $isEnd ? strlen( $bytes ) : $this->cut( $bytes );
			$rest  = substr( $bytes, $cut );
			if ( strlen( $rest ) > 2 * self::CHUNK ) {
				throw new UnreadableFileException( __( 'A line of this file is over a megabyte long, so it isn’t a list.', 'marketday' ) );
			}
			$text        = $this->text( substr( $bytes, 0, $cut ) );
			$this->line += substr_count( $text, "\n" );
			DiskFile::write( $copy, $text );
		} while ( ! $isEnd );
	}

	/** Offset where these bytes can be cut: behind a line, and never between a carriage return and its line feed. */
	private function cut( string $bytes ): int {
		if ( $this->encoding->isUtf16() ) {
			$end = Encoding::Utf16Little === $this->encoding ? "\n\0" : "\0\n";
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

	private function text( string $bytes ): string {
		$text = $this->encoding->decode( $bytes );
		if ( null === $text ) {
			$lines = $this->lines( $bytes );
			$text  = implode( '', array_map( $this->lineText( ... ), $lines, array_keys( $lines ) ) );
		}
		return str_replace( [ "\r\n", "\r" ], "\n", $text );
	}

	/** @return list<string> With their ends. */
	private function lines( string $bytes ): array {
		$end   = match ( $this->encoding ) {
			Encoding::Utf16Little => '/(?<=\n\0)(?=(?:..)*+\z)/s',
			Encoding::Utf16Big    => '/(?<=\0\n)(?=(?:..)*+\z)/s',
			default               => '/(?<=\n)|(?<=\r)(?!\n)/',
		};
		$lines = preg_split( $end, $bytes );
		return false === $lines ? [ $bytes ] : $lines;
	}

	/** @throws UnreadableFileException */
	private function lineText( string $bytes, int $place ): string {
		$text = $this->encoding->decode( $bytes );
		if ( null !== $text ) {
			return $text;
		}
		if ( BadLines::RefuseFile === $this->badLines ) {
			throw self::refusal( $this->line + $place, $this->encoding, $bytes );
		}
		return Encoding::Utf8 === $this->encoding ? $bytes : $this->markUndecodable( $bytes );
	}

	/** The readable part of a line, character by character where they are one byte wide. */
	private function markUndecodable( string $bytes ): string {
		if ( $this->encoding->isUtf16() ) {
			return (string) preg_replace( '/[\r\n]*\z/', self::UNDECODABLE . '$0', mb_convert_encoding( $bytes, 'UTF-8', $this->encoding->value ), 1 );
		}
		$pattern = $this->encoding->isWide() ? '/[\x80-\xFF]+/' : '/[\x80-\xFF]/';
		return (string) preg_replace_callback( $pattern, fn ( array $found ): string => $this->encoding->decode( $found[0] ) ?? self::UNDECODABLE, $bytes );
	}

	/** A sentence that names the line and shows it. */
	public static function refusal( int $line, Encoding $encoding, string $bytes ): UnreadableFileException {
		$shown = mb_strimwidth( (string) preg_replace( '/[^\x20-\x7E]+/', '?', trim( str_replace( "\0", '', $bytes ) ) ), 0, 80, '…' );
		return new UnreadableFileException( sprintf(
			/* translators: 1: number of a line, 2: an encoding, 3: the line. */
			__( 'Line %1$d of this file has broken characters that aren’t %2$s: “%3$s”. Save it again as CSV (UTF-8) and try again.', 'marketday' ),
			$line,
			$encoding->value,
			$shown
		) );
	}
}
