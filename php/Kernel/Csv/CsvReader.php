<?php

declare( strict_types=1 );

namespace Marketday\Kernel\Csv;

defined( 'ABSPATH' ) || exit;

// phpcs:disable WordPress.WP.AlternativeFunctions -- files of any length are read piece by piece, which WP_Filesystem cannot.

/** Records of a CSV file as `Utf8Copy` makes it, from any place on. A quotation mark that is never closed costs its line, not the file. */
final class CsvReader {
	/** What stands between cells; the first where nothing tells. */
	private const DELIMITERS = [ ',', ';', "\t", '|' ];

	/** Bytes that no true record has. */
	private const LONGEST = 65536;

	/** @var resource */
	private $file;

	/** @throws UnreadableFileException */
	public function __construct( string $path, public readonly string $delimiter, int $offset = 0 ) {
		$file = is_readable( $path ) ? fopen( $path, 'rb' ) : false;
		if ( false === $file ) {
			throw new UnreadableFileException( __( 'The file cannot be read.', 'marketday' ) );
		}
		$this->file = $file;
		fseek( $file, $offset );
	}

	/**
	 * Where the records begin, and what stands between their cells: what a line `sep=;` says, else the sign that most records have.
	 *
	 * @return array{offset: int, delimiter: string}
	 */
	public static function shapeOf( string $path ): array {
		$start = is_readable( $path ) ? (string) file_get_contents( $path, false, null, 0, self::LONGEST ) : '';
		if ( 1 === preg_match( '/\A\s*"?sep=(.)"?[ ,;\t]*(?:\n|\z)/', $start, $found ) ) {
			return [
				'offset'    => strlen( $found[0] ),
				'delimiter' => $found[1],
			];
		}
		return [
			'offset'    => 0,
			'delimiter' => self::delimiterOf( $start ),
		];
	}

	/** @return list<string>|null The next record's cells; null at the end. */
	public function next(): ?array {
		$begin = $this->offset();
		$cells = fgetcsv( $this->file, null, $this->delimiter, '"', '' );
		if ( false === $cells ) {
			return null;
		}
		if ( $this->offset() - $begin > self::LONGEST ) {
			fseek( $this->file, $begin );
			$cells = str_getcsv( str_replace( '"', '', rtrim( (string) fgets( $this->file ), "\n" ) ), $this->delimiter, '"', '' );
		}
		return array_map( static fn ( ?string $cell ): string => (string) $cell, $cells );
	}

	/** Where the next record begins. */
	public function offset(): int {
		return (int) ftell( $this->file );
	}

	public function close(): void {
		fclose( $this->file );
	}

	/** @param list<string> $cells */
	public static function isBlank( array $cells ): bool {
		return '' === trim( implode( '', $cells ) );
	}

	private static function delimiterOf( string $start ): string {
		$lines = array_slice( array_filter( explode( "\n", $start ), static fn ( string $line ): bool => '' !== trim( $line, " \t,;|" ) ), 0, 20 );
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
