<?php

declare( strict_types=1 );

namespace Marketday\Marketing\Newsletter\Admin;

defined( 'ABSPATH' ) || exit;

/** Meaning of a file's columns. */
final class ColumnMapping {
	/**
	 * @param array<array-key, string|int>                                        $columns      What each column holds, by its place.
	 * @param array<int, string>                                                  $names        Of the columns.
	 */
	public function __construct(
		public array $columns = [],
		public array $names = [],
		public bool $hasHead = true,
		public bool $isOwn = false,
		public bool $isMonthFirst = false,
		public string $fallback = 'subscribed',
		public bool $isMapped = false
	) {}
}
