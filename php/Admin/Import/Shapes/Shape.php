<?php

declare( strict_types=1 );

namespace Marketday\Admin\Import\Shapes;

defined( 'ABSPATH' ) || exit;

use Marketday\Admin\Import\Csv\CsvDocument;

/** A file of products that another program writes, told row by row in the columns of WooCommerce's export. */
interface Shape {
	public function fits( CsvDocument $document ): bool;

	/** @return iterable<ShapedRow> */
	public function rows( CsvDocument $document ): iterable;

	/** @return list<string> Lower-case names of columns that are read, or say nothing of a product. */
	public function knows(): array;
}
