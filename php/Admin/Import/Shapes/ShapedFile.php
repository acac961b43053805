<?php

declare( strict_types=1 );

namespace Marketday\Admin\Import\Shapes;

defined( 'ABSPATH' ) || exit;

// phpcs:disable WordPress.WP.AlternativeFunctions -- files of any length are read and written row by row, which WP_Filesystem cannot.

use Marketday\Admin\Import\Csv\ColumnNames;
use Marketday\Admin\Import\Csv\CsvDocument;
use Marketday\Kernel\DiskFile;
use Marketday\Kernel\FileNotWrittenException;

/** Writes a file of another program anew with the columns of WooCommerce's export: from there on it is read as one. */
final class ShapedFile {
	/** @return Shape|null Null for a file that is read as it is. */
	public static function shapeOf( CsvDocument $document ): ?Shape {
		foreach ( [ new ShopifyExport(), new RestDump() ] as $shape ) {
			if ( $shape->fits( $document ) ) {
				return $shape;
			}
		}
		return null;
	}

	/** @throws FileNotWrittenException */
	public static function write( Shape $shape, CsvDocument $document, string $path ): void {
		$names = [];
		foreach ( $shape->rows( $document ) as $row ) {
			$names += $row->cells;
		}
		$names  = array_keys( $names );
		$handle = DiskFile::open( $path, 'wb' );
		self::line( $handle, [ ColumnNames::SOURCE_ROW, ...$names ] );
		foreach ( $shape->rows( $document ) as $row ) {
			self::line( $handle, [ (string) $row->row, ...array_map( static fn ( string $name ): string => $row->cells[ $name ] ?? '', $names ) ] );
		}
		fclose( $handle );
	}

	/**
	 * Writes a line in one piece, so that it is known whether all of it was written.
	 *
	 * @param resource     $handle
	 * @param list<string> $cells
	 */
	private static function line( $handle, array $cells ): void {
		$memory = fopen( 'php://memory', 'w+b' );
		assert( false !== $memory );
		fputcsv( $memory, $cells, ',', '"', '' );
		rewind( $memory );
		DiskFile::write( $handle, (string) stream_get_contents( $memory ) );
		fclose( $memory );
	}

	/** @return list<string> Columns with something in them that the shape does not read. */
	public static function leftOut( Shape $shape, CsvDocument $document ): array {
		$unread = array_diff( array_map( static fn ( string $name ): string => mb_strtolower( trim( $name ) ), $document->header->names ), $shape->knows(), [ '' ] );
		$filled = [];
		foreach ( $document->sample( PHP_INT_MAX ) as $cells ) {
			foreach ( array_diff_key( $unread, $filled ) as $number => $name ) {
				if ( '' !== trim( $cells[ $number ] ?? '' ) ) {
					$filled[ $number ] = trim( $document->header->names[ $number ] );
				}
			}
		}
		ksort( $filled );
		return array_values( $filled );
	}
}
