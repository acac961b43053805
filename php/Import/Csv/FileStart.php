<?php

declare( strict_types=1 );

namespace Marketday\Import\Csv;

defined( 'ABSPATH' ) || exit;

/** Where the header begins, which row of a spreadsheet it is, its line, and the separator where the file names it. */
final class FileStart {
	private function __construct(
		public readonly int $offset,
		public readonly int $rows,
		public readonly string $line,
		public readonly string $delimiter
	) {}

	/** Passes over the byte order mark, rows with nothing in them, and the `sep=;` line of some spreadsheet programs. */
	public static function of( string $path ): self {
		$start     = is_file( $path ) ? (string) file_get_contents( $path, false, null, 0, 65536 ) : '';
		$offset    = Encoding::Utf8->markLength( $start );
		$rows      = 1;
		$delimiter = '';
		while ( 1 === preg_match( '/\G(?:[,;|\s"]*|"?sep=(.{1,2}?)"?[,;|\t]*)(?:\r\n|\n)/i', $start, $found, 0, $offset ) ) {
			$offset   += strlen( $found[0] );
			$delimiter = '' === ( $found[1] ?? '' ) ? $delimiter : str_replace( '\t', "\t", $found[1] );
			++$rows;
		}
		return new self( $offset, $rows, (string) strtok( substr( $start, $offset ), "\n" ), 1 === strlen( $delimiter ) ? $delimiter : '' );
	}
}
