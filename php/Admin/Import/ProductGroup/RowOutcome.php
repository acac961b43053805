<?php

declare( strict_types=1 );

namespace Marketday\Admin\Import\ProductGroup;

defined( 'ABSPATH' ) || exit;

use Marketday\Admin\Import\Csv\CsvRow;

/** Outcome of one row: created, updated, unchanged or failed; with the reason, or with remarks. */
final class RowOutcome {
	public const CREATED   = 'created';
	public const UPDATED   = 'updated';
	public const UNCHANGED = 'unchanged';
	public const FAILED    = 'failed';

	/** @param list<string> $remarks The reason of a failure is the only one. */
	public function __construct(
		public readonly CsvRow $row,
		public readonly string $result,
		public readonly array $remarks = [],
		/** True if it links to products that the file has yet to bring. */
		public readonly bool $linksWait = false,
		public readonly bool $hasPictures = true
	) {}
}
