<?php

declare( strict_types=1 );

namespace Marketday\Import\Csv;

defined( 'ABSPATH' ) || exit;

/** Where the header begins, which row of a spreadsheet it is, and the text from there on. */
final class FileStart {
	public function __construct(
		public readonly int $offset,
		public readonly int $rows,
		public readonly string $line
	) {}
}
