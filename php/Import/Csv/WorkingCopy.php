<?php

declare( strict_types=1 );

namespace Marketday\Import\Csv;

defined( 'ABSPATH' ) || exit;

// phpcs:disable WordPress.WP.AlternativeFunctions -- files of any length are read piece by piece, which WP_Filesystem cannot.

use Marketday\Import\FileRefusedException;

/**
 * A file the reader can jump about in: UTF-8 with line feeds. A file that is so already is used as it is;
 * another is copied, a piece at a time.
 */
final class WorkingCopy {
	private const CHUNK = 1048576;

	/**
	 * @param string $folder Where a copy may be put.
	 * @return string The file to read.
	 * @throws FileRefusedException
	 */
	public function of( string $file, string $folder, Encoding $encoding ): string {
		if ( Encoding::Utf8 === $encoding && ! $this->hasOldLineEnds( $file ) ) {
			return $file;
		}
		$copy = $folder . '/working-copy.csv';
		$this->convert( $file, $copy, $encoding );
		return $copy;
	}

	/** Carriage returns alone, as old Macintosh programs write. */
	private function hasOldLineEnds( string $file ): bool {
		$start = (string) file_get_contents( $file, false, null, 0, 65536 );
		return 1 === preg_match( '/\r(?!\n)./s', $start );
	}

	private function convert( string $file, string $copy, Encoding $encoding ): void {
		$from = fopen( $file, 'rb' );
		$to   = fopen( $copy, 'wb' );
		if ( false === $from || false === $to ) {
			throw new FileRefusedException( __( 'The file cannot be read or its folder cannot be written to.', 'marketday' ) );
		}
		fseek( $from, $encoding->markLength( (string) fread( $from, 4 ) ) );
		stream_filter_append( $from, 'convert.iconv.' . $encoding->value . '/UTF-8', STREAM_FILTER_READ );
		$carried = '';
		while ( ! feof( $from ) ) {
			$text = $carried . $this->read( $from );
			// A carriage return at the end may have its line feed in the next piece.
			$carried = str_ends_with( $text, "\r" ) ? "\r" : '';
			fwrite( $to, str_replace( [ "\r\n", "\r" ], "\n", '' === $carried ? $text : substr( $text, 0, -1 ) ) );
		}
		fclose( $from );
		fclose( $to );
	}

	/** @param resource $from */
	private function read( $from ): string {
		$refused = false;
		set_error_handler( static function () use ( &$refused ): bool { // phpcs:ignore WordPress.PHP.DevelopmentFunctions -- a filter of streams tells of its failure in no other way.
			return $refused = true;
		} );
		$text = (string) fread( $from, self::CHUNK );
		restore_error_handler();
		if ( $refused ) {
			throw new FileRefusedException( __(
				'The file has characters that do not belong to its encoding. Save it as CSV with the encoding UTF-8 and try again.',
				'marketday'
			) );
		}
		return $text;
	}
}
