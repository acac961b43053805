<?php

declare( strict_types=1 );

namespace Marketday\Kernel\Csv;

defined( 'ABSPATH' ) || exit;

/** A cell of a file that spreadsheets open: text where they would calculate. */
final class CsvCell {
	public static function of( string $text ): string {
		return 1 === preg_match( "/^'*[=+\\-@\t\r]/", $text ) ? "'{$text}" : $text;
	}
}
