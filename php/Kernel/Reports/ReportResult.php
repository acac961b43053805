<?php

declare( strict_types=1 );

namespace Marketday\Kernel\Reports;

defined( 'ABSPATH' ) || exit;

/** A page of a report. */
final class ReportResult {
	/**
	 * @param list<array<string, string|int|float|null>>                              $rows  Values by the names of columns; `url` leads to what the row is about.
	 * @param int                                                                     $total Rows on all pages.
	 * @param array<int, list<array{label: string, url: string}>> $actions What can be done, by the row's place.
	 */
	public function __construct(
		public readonly array $rows,
		public readonly int $total,
		public readonly array $actions = []
	) {}

	/** Result of a report that nobody has ever written. */
	public static function none(): self {
		return new self( [], 0 );
	}
}
