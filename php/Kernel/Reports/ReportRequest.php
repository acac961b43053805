<?php

declare( strict_types=1 );

namespace Marketday\Kernel\Reports;

defined( 'ABSPATH' ) || exit;

use Marketday\Kernel\Http\Parameters;
use Marketday\Kernel\Http\Problem;
use Marketday\Kernel\Http\Request;

/** A question as a request asks it. */
final class ReportRequest {
	/** @return array<string, array<string, mixed>> */
	public static function parameters(): array {
		return [
			'report'   => Parameters::text( 'Name of the report.', 60 ),
			's'        => Parameters::text( 'Words to look for, where the report is searched.', 100 ),
			'filter'   => Parameters::text( 'One of the report’s filters; the first where none is named.', 60 ),
			'orderby'  => Parameters::text( 'Column to sort by.', 60 ),
			'order'    => Parameters::oneOf( 'Direction.', [ 'asc', 'desc' ] ),
			'page'     => Parameters::PAGE,
			'per_page' => [ 'maximum' => ReportQuery::MOST ] + Parameters::PER_PAGE,
		];
	}

	/** @throws Problem 404 for a report that there is not. */
	public static function report( Request $request ): Report {
		return Reports::find( $request->text( 'report', '', 60 ) )
			?? throw Problem::notFound( 'marketday_report_unknown', __( 'We can’t find that report.', 'marketday' ) );
	}

	/** @throws Problem 400 for a column or a choice that there is not. */
	public static function query( Report $report, Request $request ): ReportQuery {
		$filters = array_map( 'strval', array_keys( $report->filters() ) );
		$filter  = $request->text( 'filter', $filters[0] ?? '', 60 );
		if ( ! in_array( $filter, [] === $filters ? [ '' ] : $filters, true ) ) {
			throw $request->invalid( 'filter', 'must be one of ' . implode( ', ', $filters ) );
		}
		$names = array_column( self::sortable( $report ), 'name' );
		$by    = $request->text( 'orderby', self::usual( $report ), 60 );
		if ( [] !== $names && ! in_array( $by, $names, true ) ) {
			throw $request->invalid( 'orderby', 'must be one of ' . implode( ', ', $names ) );
		}
		$order = $request->text( 'order', 'desc', 4 );
		if ( ! in_array( $order, [ 'asc', 'desc' ], true ) ) {
			throw $request->invalid( 'order', 'must be asc or desc' );
		}
		return new ReportQuery(
			$report->isSearched() ? $request->text( 's', '', 100 ) : '',
			$filter,
			self::column( $report, $by ),
			'desc' === $order,
			$request->integer( 'page', 1, 1, 1_000_000 ),
			$request->integer( 'per_page', ReportQuery::A_PAGE, 1, ReportQuery::MOST )
		);
	}

	public static function column( Report $report, string $name ): ?Column {
		foreach ( self::sortable( $report ) as $column ) {
			if ( $column->name === $name ) {
				return $column;
			}
		}
		return null;
	}

	/** The column that rows are sorted by at first. */
	public static function usual( Report $report ): string {
		return '' === $report->sortColumn() ? self::sortable( $report )[0]->name ?? '' : $report->sortColumn();
	}

	/** @return list<Column> */
	private static function sortable( Report $report ): array {
		return array_values( array_filter( $report->columns(), static fn ( Column $column ): bool => '' !== $column->order ) );
	}
}
