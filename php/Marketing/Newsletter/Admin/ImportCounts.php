<?php

declare( strict_types=1 );

namespace Marketday\Marketing\Newsletter\Admin;

defined( 'ABSPATH' ) || exit;

/** Counts and remarks of an import. */
final class ImportCounts {
	/**
	 * @param array<string, int>                                                  $statuses     How many came with each.
	 * @param array<string, array{count: int, rows: list<array{int, string}>}>    $remarks      By kind.
	 * @param int                                                                 $left         Who was subscribed and is not any more.
	 */
	public function __construct(
		public int $added = 0,
		public int $known = 0,
		public int $refused = 0,
		public array $statuses = [],
		public array $remarks = [],
		public int $left = 0
	) {}
}
