<?php

declare( strict_types=1 );

namespace Marketday\Kernel\Reports;

defined( 'ABSPATH' ) || exit;

/** Rows of a report as the screen's table reads them (blocks/admin-tables): in people's words, with where each leads and what can be done. */
final class ReportRows {
	/** @return list<array{id: string, words: array<string, string>, url: string, actions: list<array{label: string, url: string}>}> */
	public static function of( Report $report, ReportResult $result ): array {
		$columns = $report->columns();
		$rows    = [];
		foreach ( $result->rows as $place => $row ) {
			$words = [];
			foreach ( $columns as $column ) {
				$words[ $column->name ] = $column->words( $row[ $column->name ] ?? null );
			}
			$rows[] = [
				'id'      => (string) $place,
				'words'   => $words,
				'url'     => (string) ( $row['url'] ?? '' ),
				'actions' => $result->actions[ $place ] ?? [],
			];
		}
		return $rows;
	}

	/**
	 * State of the table, so that it asks for nothing at first.
	 *
	 * @param array{url: string, action: string, nonce: string} $file Form that asks for the file.
	 * @return array<string, mixed>
	 */
	public static function state( ReportView $view, ReportResult $result, array $file ): array {
		$filters = $view->report->filters();
		return [
			'name'       => $view->name,
			'columns'    => array_map( static fn ( Column $column ): array => [
				'name'     => $column->name,
				'label'    => $column->label,
				'isNumber' => $column->isNumber(),
				'isSorted' => '' !== $column->order,
			], $view->report->columns() ),
			'filters'    => array_map( static fn ( int|string $value, string $label ): array => [
				'value' => (string) $value,
				'label' => $label,
			], array_keys( $filters ), array_values( $filters ) ),
			'isSearched' => $view->report->isSearched(),
			'perPage'    => $view->query->perPage,
			'asked'      => [ 'page' => $view->query->page ] + $view->parameters(),
			'file'       => $file,
			'rows'       => self::of( $view->report, $result ),
			'total'      => $result->total,
		];
	}
}
