<?php

declare( strict_types=1 );

namespace Marketday\Marketing\Newsletter\Import;

defined( 'ABSPATH' ) || exit;

/** Dates of a row: UTC, as MySQL writes it; '' where it says none. */
final class ImportedDates {
	public function __construct(
		public readonly string $created,
		public readonly string $asked,
		public readonly string $confirmed,
		public readonly string $left
	) {}
}
