<?php

declare( strict_types=1 );

namespace Marketday\Kernel\Reports;

defined( 'ABSPATH' ) || exit;

/**
 * Data that the shop has gathered, as rows: one question in SQL, paged, so that it holds with a hundred thousand of them. It names nobody where
 * a number is enough.
 */
interface Report {
	public function title(): string;

	/** Text on what it shows and, where it is kept for a time, for how long: a sentence or two, plain text. */
	public function about(): string;

	/** @return non-empty-list<Column> The first leads to what a row is about. Rows are sorted by the first that can be, unless `sortColumn()` says otherwise. */
	public function columns(): array;

	/** @return string The column that rows are sorted by at first, the largest on top; '' for the first that can be. */
	public function sortColumn(): string;

	/** @return array<array-key, string> What can be chosen from, labels by value; the first holds at first. Nothing where there is no choice. */
	public function filters(): array;

	/** Tells whether its rows can be searched by their first column. */
	public function isSearched(): bool;

	public function run( ReportQuery $query ): ReportResult;
}
