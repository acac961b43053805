<?php

declare( strict_types=1 );

namespace Marketday\Buying\BasketReservation;

defined( 'ABSPATH' ) || exit;

use Marketday\Engine\Contract\HoldTable;
use Marketday\Kernel\Clock;
use Marketday\Kernel\Reports\Column;
use Marketday\Kernel\Reports\ProductRows;
use Marketday\Kernel\Reports\Report;
use Marketday\Kernel\Reports\ReportQuery;
use Marketday\Kernel\Reports\ReportResult;
use Marketday\Kernel\Schema;

/** Pieces that lie in baskets and are held there: how much of which product, and until when. */
final class HoldsReport implements Report {
	public function __construct( private readonly Clock $clock ) {}

	public function title(): string {
		return __( 'Held in baskets', 'marketday' );
	}

	public function about(): string {
		return __( 'Stock that’s reserved for shoppers right now. A hold ends by itself or with the order, and is deleted a day later.', 'marketday' );
	}

	public function columns(): array {
		return ProductRows::columns(
			new Column( 'held', __( 'Held', 'marketday' ), 'number', 'g.held' ),
			new Column( 'wanted', __( 'Wanted', 'marketday' ), 'number', 'g.wanted' ),
			new Column( 'baskets', __( 'Baskets', 'marketday' ), 'number', 'g.baskets' ),
			new Column( 'until', __( 'Until', 'marketday' ), 'time', 'g.until' )
		);
	}

	public function sortColumn(): string {
		return 'held';
	}

	public function filters(): array {
		return [];
	}

	public function isSearched(): bool {
		return true;
	}

	public function run( ReportQuery $query ): ReportResult {
		global $wpdb;
		if ( ! Schema::isMade( 'stock_holds' ) ) {
			return ReportResult::none();
		}
		$counted = $wpdb->prepare(
			'SELECT stock_id AS product, SUM( quantity ) AS held, SUM( CASE WHEN wanted > quantity THEN wanted ELSE quantity END ) AS wanted,
				COUNT( DISTINCT visitor ) AS baskets, MAX( expires ) AS until FROM %i WHERE expires > %d GROUP BY stock_id',
			HoldTable::name(),
			$this->clock->now()->getTimestamp()
		);
		return ProductRows::result( $query, $counted, [ 'held', 'wanted', 'baskets', 'until' ] );
	}
}
