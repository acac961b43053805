<?php

declare( strict_types=1 );

namespace Marketday\Admin\Import\ProductGroup;

defined( 'ABSPATH' ) || exit;

use Marketday\Admin\Import\Csv\CsvRow;

/** Rows that are written together or not at all: a product and its variations, or variations of a product already in the shop. */
final class ProductGroup {
	/** @param list<CsvRow> $variations */
	public function __construct(
		public readonly ?CsvRow $parent,
		public readonly array $variations,
		/** SKU or `id:44` of a parent that is not in the file. */
		public readonly string $absentParent = ''
	) {}

	/** @return list<CsvRow> */
	public function rows(): array {
		return null === $this->parent ? $this->variations : [ $this->parent, ...$this->variations ];
	}
}
