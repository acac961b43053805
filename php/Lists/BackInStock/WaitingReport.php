<?php

declare( strict_types=1 );

namespace Marketday\Lists\BackInStock;

defined( 'ABSPATH' ) || exit;

use Marketday\Kernel\Reports\Column;
use Marketday\Kernel\Reports\ProductRows;
use Marketday\Kernel\Reports\Report;
use Marketday\Kernel\Reports\ReportQuery;
use Marketday\Kernel\Reports\ReportResult;
use Marketday\Kernel\Schema;

/** Numbers of people who wait for each product: nobody's address. */
final class WaitingReport implements Report {
	public function __construct( private readonly WaitingList $list ) {}

	public function title(): string {
		return __( 'Waiting for stock', 'marketday' );
	}

	public function about(): string {
		/* translators: %d: a number of days */
		return sprintf( __( 'How many people want an email when a product is back. Addresses are deleted once the email is sent, or after %d days if they never confirmed.', 'marketday' ), WaitingList::DAYS );
	}

	public function columns(): array {
		return ProductRows::columns(
			new Column( 'people', __( 'People waiting', 'marketday' ), 'number', 'g.people' ),
			new Column( 'unconfirmed', __( 'Not confirmed yet', 'marketday' ), 'number', 'g.unconfirmed' ),
			new Column( 'since', __( 'First asked', 'marketday' ), 'day', 'g.since' )
		);
	}

	public function sortColumn(): string {
		return 'people';
	}

	public function filters(): array {
		return [];
	}

	public function isSearched(): bool {
		return true;
	}

	public function run( ReportQuery $query ): ReportResult {
		if ( ! $this->list->isUsed() ) {
			return ReportResult::none();
		}
		$table = Schema::table( 'back_in_stock' );
		return ProductRows::result(
			$query,
			"SELECT item AS product, SUM( CASE WHEN status = 'asked' THEN 0 ELSE 1 END ) AS people,
				SUM( CASE WHEN status = 'asked' THEN 1 ELSE 0 END ) AS unconfirmed, SUBSTR( MIN( asked_at ), 1, 10 ) AS since FROM {$table} GROUP BY item",
			[ 'people', 'unconfirmed' ],
			[ 'since' ]
		);
	}

	/** @return array{people: int, products: int} Who has confirmed. */
	public function sums(): array {
		global $wpdb;
		$row = $this->list->isUsed()
			? (array) $wpdb->get_row( "SELECT COUNT(*) AS people, COUNT( DISTINCT item ) AS products FROM {$wpdb->prefix}marketday_back_in_stock WHERE status <> 'asked'", 'ARRAY_A' )
			: [];
		return [
			'people'   => (int) ( $row['people'] ?? 0 ),
			'products' => (int) ( $row['products'] ?? 0 ),
		];
	}
}
