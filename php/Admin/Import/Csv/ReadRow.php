<?php

declare( strict_types=1 );

namespace Marketday\Admin\Import\Csv;

defined( 'ABSPATH' ) || exit;

/** A row, where it stands, and where the next one begins. */
final class ReadRow {
	public function __construct(
		public readonly CsvRow $row,
		public readonly Place $place,
		public readonly Place $next
	) {}
}
