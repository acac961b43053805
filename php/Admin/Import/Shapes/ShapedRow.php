<?php

declare( strict_types=1 );

namespace Marketday\Admin\Import\Shapes;

defined( 'ABSPATH' ) || exit;

/** Cells by WooCommerce's names of columns, and the row of the file they come of. */
final class ShapedRow {
	/** @param array<string, string> $cells */
	public function __construct(
		public readonly int $row,
		public readonly array $cells
	) {}

	/** @param list<string> $items A list as a cell of WooCommerce's export. */
	public static function list( array $items ): string {
		$filled = array_filter( $items, static fn ( string $item ): bool => '' !== $item );
		return implode( ', ', array_map( static fn ( string $item ): string => str_replace( ',', '\\,', $item ), $filled ) );
	}
}
