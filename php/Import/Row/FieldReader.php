<?php

declare( strict_types=1 );

namespace Marketday\Import\Row;

defined( 'ABSPATH' ) || exit;

use Marketday\Import\Csv\CsvRow;
use Marketday\Import\RowRefusedException;

/** Reads some cells of a row into fields of a `Store\ProductDraft`, by the constructor's names. */
interface FieldReader {
	/**
	 * @return array<string, mixed>
	 * @throws RowRefusedException
	 */
	public function read( CsvRow $row, RowWarnings $findings ): array;
}
