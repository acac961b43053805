<?php

declare( strict_types=1 );

namespace Marketday\Admin\Import\Csv;

defined( 'ABSPATH' ) || exit;

/** The beginning of a row in the file, and its number as a spreadsheet counts (the header is row 1). */
final class Place {
	public function __construct(
		public readonly int $offset,
		public readonly int $row
	) {}
}
