<?php

declare( strict_types=1 );

namespace Marketday\Admin\Import;

defined( 'ABSPATH' ) || exit;

use Generator;
use Marketday\Kernel\DiskFile;

// phpcs:disable WordPress.WP.AlternativeFunctions -- files of any length are read piece by piece, which WP_Filesystem cannot.

/** Outcome of the rows: lines are kept in a file, one JSON object each, so a long report needs no memory. */
final class ImportReport {
	private const NAME = 'report.jsonl';

	public function __construct( private readonly string $folder ) {}

	public function add( ReportLine $line ): void {
		DiskFile::append( $this->folder . '/' . self::NAME, wp_json_encode( $line->toArray(), JSON_UNESCAPED_UNICODE | JSON_UNESCAPED_SLASHES ) . "\n" );
	}

	/** @return Generator<ReportLine> */
	public function lines( int $maximum = PHP_INT_MAX ): Generator {
		$file   = $this->folder . '/' . self::NAME;
		$handle = is_file( $file ) ? fopen( $file, 'rb' ) : false;
		if ( false === $handle ) {
			return;
		}
		while ( $maximum-- > 0 && false !== ( $text = fgets( $handle ) ) ) {
			$line = json_decode( $text, true );
			if ( is_array( $line ) ) {
				yield ReportLine::fromArray( $line );
			}
		}
		fclose( $handle );
	}

	/**
	 * Lines that say the same are one group: a remark on every row does not drown the others.
	 *
	 * @return list<ReportGroup> In the order of their first lines.
	 */
	public function groups( int $maximum ): array {
		$groups = [];
		foreach ( $this->lines() as $line ) {
			$key = $line->severity->value . md5( $line->reason );
			if ( ! isset( $groups[ $key ] ) && count( $groups ) >= $maximum ) {
				continue;
			}
			$groups[ $key ] ??= new ReportGroup( $line );
			$groups[ $key ]->add( $line->row );
		}
		return array_values( $groups );
	}

	/** The report as CSV, for a spreadsheet: cells that look like formulas are protected. */
	public function csv(): string {
		$handle = fopen( 'php://memory', 'w+b' );
		assert( false !== $handle );
		fputcsv(
			$handle,
			[ __( 'Row', 'marketday' ), __( 'SKU', 'marketday' ), __( 'Name', 'marketday' ), __( 'Result', 'marketday' ), __( 'Reason', 'marketday' ) ],
			',',
			'"',
			''
		);
		foreach ( $this->lines() as $line ) {
			$cells = [ $line->row > 0 ? (string) $line->row : '', $line->sku, $line->name, $line->severityLabel(), $line->reason ];
			fputcsv( $handle, array_map( $this->protect( ... ), $cells ), ',', '"', '' );
		}
		rewind( $handle );
		return "\xEF\xBB\xBF" . stream_get_contents( $handle );
	}

	private function protect( string $cell ): string {
		return 1 === preg_match( '/^[=+\-@\t\r]/', $cell ) ? "'" . $cell : $cell;
	}
}
