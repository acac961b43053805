<?php

declare( strict_types=1 );

namespace Marketday\Lists\Wishlist;

defined( 'ABSPATH' ) || exit;

use Marketday\Kernel\Clock;
use Marketday\Kernel\Reports\Column;
use Marketday\Kernel\Reports\ProductRows;
use Marketday\Kernel\Reports\Report;
use Marketday\Kernel\Reports\ReportQuery;
use Marketday\Kernel\Reports\ReportResult;
use Marketday\Kernel\Schema;
use Marketday\Lists\Wishlist\Lists\Tables;

/** Products on most wishlists: never on whose. */
final class WishlistReport implements Report {
	private const RECENT = 30;

	public function __construct( private readonly Clock $clock ) {}

	public function title(): string {
		return __( 'Most wished for', 'marketday' );
	}

	public function about(): string {
		return __( 'How many wishlists each product is on. Guests keep their lists in their own browsers, so only those of people with an account are counted.', 'marketday' );
	}

	public function columns(): array {
		return ProductRows::columns(
			new Column( 'wishes', __( 'Lists', 'marketday' ), 'number', 'g.wishes' ),
			/* translators: %d: a number of days */
			new Column( 'recent', sprintf( __( 'In the last %d days', 'marketday' ), self::RECENT ), 'number', 'g.recent' ),
			new Column( 'latest', __( 'Latest', 'marketday' ), 'time', 'g.latest' )
		);
	}

	public function sortColumn(): string {
		return 'wishes';
	}

	public function filters(): array {
		return [];
	}

	public function isSearched(): bool {
		return true;
	}

	public function run( ReportQuery $query ): ReportResult {
		global $wpdb;
		if ( ! Schema::isMade( 'wishes' ) ) {
			return ReportResult::none();
		}
		$counted = $wpdb->prepare(
			'SELECT product_id AS product, COUNT(*) AS wishes, SUM( CASE WHEN added_at >= %d THEN 1 ELSE 0 END ) AS recent, MAX( added_at ) AS latest
			FROM %i WHERE removed_at = 0 GROUP BY product_id',
			$this->clock->now()->getTimestamp() - self::RECENT * DAY_IN_SECONDS,
			Tables::items()
		);
		return ProductRows::result( $query, $counted, [ 'wishes', 'recent', 'latest' ] );
	}

	public function addedSince( int $time ): int {
		global $wpdb;
		return Schema::isMade( 'wishes' )
			? (int) $wpdb->get_var( $wpdb->prepare( 'SELECT COUNT(*) FROM %i WHERE removed_at = 0 AND added_at >= %d', Tables::items(), $time ) )
			: 0;
	}
}
