<?php

declare( strict_types=1 );

namespace Marketday\Kernel;

defined( 'ABSPATH' ) || exit;

use Marketday\Kernel\Reports\Column;
use Marketday\Kernel\Reports\Report;
use Marketday\Kernel\Reports\ReportQuery;
use Marketday\Kernel\Reports\ReportResult;

/** The site's emails by day. */
final class EmailReport implements Report {
	public function title(): string {
		return __( 'Emails', 'marketday' );
	}

	public function about(): string {
		/* translators: %d: a number of days */
		return sprintf( __( 'All emails of this site, by day. “Sent” means that your mail server took them. Marketday keeps numbers only, never addresses, for %d days. If many fail, set up an SMTP plugin.', 'marketday' ), EmailCount::DAYS );
	}

	public function columns(): array {
		return [
			new Column( 'day', __( 'Day', 'marketday' ), 'day', 'day' ),
			new Column( 'sent', __( 'Sent', 'marketday' ), 'number', 'sent' ),
			new Column( 'failed', __( 'Failed', 'marketday' ), 'number', 'failed' ),
			new Column( 'reason', __( 'Last reason', 'marketday' ) ),
		];
	}

	public function sortColumn(): string {
		return 'day';
	}

	public function filters(): array {
		return [
			'all'    => __( 'All days', 'marketday' ),
			'failed' => __( 'Days with failures', 'marketday' ),
		];
	}

	public function isSearched(): bool {
		return false;
	}

	public function run( ReportQuery $query ): ReportResult {
		global $wpdb;
		if ( ! Schema::isMade( EmailCount::TABLE ) ) {
			return ReportResult::none();
		}
		$from  = $wpdb->prepare( 'FROM %i WHERE failed >= %d', Schema::table( EmailCount::TABLE ), 'failed' === $query->filter ? 1 : 0 );
		$total = (int) $wpdb->get_var( "SELECT COUNT(*) {$from}" ); // phpcs:ignore WordPress.DB -- prepared above.
		$rows  = (array) $wpdb->get_results( "SELECT day, sent, failed, reason {$from} {$query->tail( 'day' )}", 'ARRAY_A' ); // phpcs:ignore WordPress.DB -- the same.
		return new ReportResult( array_map( static fn ( array $row ): array => [
			'day'    => (string) $row['day'],
			'sent'   => (int) $row['sent'],
			'failed' => (int) $row['failed'],
			'reason' => (string) $row['reason'],
		], array_values( $rows ) ), $total );
	}
}
