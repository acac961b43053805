<?php

declare( strict_types=1 );

namespace Marketday\Kernel\Reports;

defined( 'ABSPATH' ) || exit;

use Marketday\Kernel\Text\TextLine;

/** View of one report: what was asked by the screen's address, and the addresses that ask otherwise. What an address says wrongly is left out. */
final class ReportView {
	public readonly ReportQuery $query;

	/** @param array{report: string, s: string, filter: string, orderby: string, order: string, paged: string} $sent */
	public function __construct(
		public readonly string $name,
		public readonly Report $report,
		array $sent
	) {
		$filters        = array_map( 'strval', array_keys( $report->filters() ) );
		$this->query = new ReportQuery(
			$report->isSearched() ? mb_substr( $sent['s'], 0, 100 ) : '',
			in_array( $sent['filter'], $filters, true ) ? $sent['filter'] : $filters[0] ?? '',
			ReportRequest::column( $report, $sent['orderby'] ) ?? ReportRequest::column( $report, ReportRequest::usual( $report ) ),
			'asc' !== $sent['order'],
			max( 1, min( 1_000_000, (int) $sent['paged'] ) )
		);
	}

	/** @return array{report: string, s: string, filter: string, orderby: string, order: string, paged: string} */
	public static function requestParameters(): array {
		$text = static fn ( string $name ): string => is_string( $_GET[ $name ] ?? null ) ? TextLine::of( wp_unslash( $_GET[ $name ] ) ) : ''; // phpcs:ignore WordPress.Security -- chooses what is shown; cleaned here.
		return [
			'report'  => $text( 'report' ),
			's'       => $text( 's' ),
			'filter'  => $text( 'filter' ),
			'orderby' => $text( 'orderby' ),
			'order'   => $text( 'order' ),
			'paged'   => $text( 'paged' ),
		];
	}

	/** @param array<string, string|int> $other */
	public function address( array $other = [] ): string {
		$all = $other + $this->parameters() + [ 'paged' => 1 ];
		return Reports::address( $this->name, array_filter( $all, static fn ( string|int $value ): bool => '' !== $value && 1 !== $value ) );
	}

	/** @return array<string, string> What the question is, but for the page. */
	public function parameters(): array {
		return [
			's'       => $this->query->search,
			'filter'  => $this->query->filter,
			'orderby' => $this->query->by->name ?? '',
			'order'   => $this->query->isDescending ? 'desc' : 'asc',
		];
	}

	public function isSortedBy( Column $column ): bool {
		return ( $this->query->by->name ?? '' ) === $column->name;
	}

	/** Address that sorts by the column; the other way round, where it is sorted by it. */
	public function sortAddress( Column $column ): string {
		return $this->address( [
			'orderby' => $column->name,
			'order'   => $this->isSortedBy( $column ) && $this->query->isDescending ? 'asc' : 'desc',
		] );
	}

	public function pages( int $total ): int {
		return max( 1, (int) ceil( $total / $this->query->perPage ) );
	}
}
