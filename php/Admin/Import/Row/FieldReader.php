<?php

declare( strict_types=1 );

namespace Marketday\Admin\Import\Row;

defined( 'ABSPATH' ) || exit;

use Marketday\Admin\Import\Csv\CsvRow;
use Marketday\Admin\Import\RowRefusedException;

/** Reads some cells of a row into fields of a `Engine\Contract\ProductDraft`, by the constructor's names. */
interface FieldReader {
	/**
	 * @return array<string, mixed>
	 * @throws RowRefusedException
	 */
	public function read( CsvRow $row, RowWarnings $warnings ): array;
}
