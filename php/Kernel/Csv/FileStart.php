<?php

declare( strict_types=1 );

namespace Marketday\Kernel\Csv;

defined( 'ABSPATH' ) || exit;

/** Beginning of the first record, its row of a spreadsheet, its line, and what stands between cells where the file says so. */
final class FileStart {
	private const LENGTH = 65536;

	/** The first where nothing tells. */
	private const DELIMITERS = [ ',', ';', "\t", '|' ];

	private function __construct(
		public readonly int $offset,
		public readonly int $rows,
		public readonly string $line,
		public readonly string $delimiter,
		private readonly string $text
	) {}

	/** Passes over the byte order mark, rows with nothing in them, and the `sep=;` line of some spreadsheet programs. */
	public static function of( string $path ): self {
		$start     = is_file( $path ) ? (string) file_get_contents( $path, false, null, 0, self::LENGTH ) : '';
		$offset    = Encoding::Utf8->markLength( $start );
		$rows      = 1;
		$delimiter = '';
		while ( 1 === preg_match( '/\G(?:(?:[,;|\s]|"")*|"?sep=(.{1,2}?)"?[ ,;|\t]*)(?:\r\n|\n)/i', $start, $found, 0, $offset ) ) {
			$offset   += strlen( $found[0] );
			$delimiter = '' === ( $found[1] ?? '' ) ? $delimiter : str_replace( '\t', "\t", $found[1] );
			$rows     += substr_count( $found[0], "\n" );
		}
		$text = substr( $start, $offset );
		return new self( $offset, $rows, (string) strtok( $text, "\n" ), 1 === strlen( $delimiter ) ? $delimiter : '', $text );
	}

	/** Sign between cells: what the file says, else the one that most of its records have. */
	public function usualDelimiter(): string {
		if ( '' !== $this->delimiter ) {
			return $this->delimiter;
		}
		$lines = array_slice( array_filter( explode( "\n", $this->text ), static fn ( string $line ): bool => '' !== trim( $line, " \t,;|" ) ), 0, 20 );
		$best  = self::DELIMITERS[0];
		$most  = 0;
		foreach ( self::DELIMITERS as $delimiter ) {
			$cells = array_map( static fn ( string $line ): int => count( str_getcsv( $line, $delimiter, '"', '' ) ) - 1, $lines );
			// The sign of every line counts more than one of many in some.
			$score = [] === $cells ? 0 : min( $cells ) * 1000 + array_sum( $cells );
			if ( $score > $most ) {
				$best = $delimiter;
				$most = $score;
			}
		}
		return $best;
	}
}
