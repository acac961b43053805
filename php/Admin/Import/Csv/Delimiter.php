<?php

declare( strict_types=1 );

namespace Marketday\Admin\Import\Csv;

defined( 'ABSPATH' ) || exit;

/** Finds what stands between a file's cells: the sign that gives the most columns we know. */
final class Delimiter {
	private const CANDIDATES = [ ',', ';', "\t", '|' ];

	/** @param string $line The file's first record. */
	public static function of( string $line ): string {
		$best  = ',';
		$known = 0;
		foreach ( self::CANDIDATES as $candidate ) {
			$names = str_getcsv( rtrim( $line, "\r\n" ), $candidate, '"', '' );
			$found = count( array_filter( $names, static fn ( ?string $name ): bool => null !== ColumnNames::of( (string) $name ) ) );
			if ( $found > $known ) {
				$best  = $candidate;
				$known = $found;
			}
		}
		return $best;
	}
}
