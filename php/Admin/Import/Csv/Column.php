<?php

declare( strict_types=1 );

namespace Marketday\Admin\Import\Csv;

defined( 'ABSPATH' ) || exit;

/** The meaning of a column; one that is known by another name alone gives way to the column of the exact name. */
final class Column {
	public function __construct(
		public readonly string $key,
		public readonly bool $isAlias = false
	) {}
}
