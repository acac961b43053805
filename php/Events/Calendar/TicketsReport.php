<?php

declare( strict_types=1 );

namespace Marketday\Events\Calendar;

defined( 'ABSPATH' ) || exit;

use Marketday\Kernel\Clock;
use Marketday\Kernel\Reports\Column;
use Marketday\Kernel\Reports\Report;
use Marketday\Kernel\Reports\ReportQuery;
use Marketday\Kernel\Reports\ReportResult;

/** Tickets sold of events that are sold as a product, by the events' dates. Of who comes nothing is told: that is the orders' business. */
final class TicketsReport implements Report {
	public function __construct(
		private readonly OccurrenceTable $table,
		private readonly Clock $clock
	) {}

	public function title(): string {
		return __( 'Tickets', 'marketday' );
	}

	public function about(): string {
		return __( 'Events whose ticket is a product of your shop, by date. An event that repeats has one ticket for all its dates: what’s sold is counted for the event. Names are in the orders.', 'marketday' );
	}

	public function columns(): array {
		return [
			new Column( 'title', __( 'Event', 'marketday' ), 'text', 'p.post_title' ),
			new Column( 'starts', __( 'Date', 'marketday' ), 'time', 'starts' ),
			new Column( 'dates', __( 'Dates', 'marketday' ), 'number', 'dates' ),
			new Column( 'ticket', __( 'Ticket', 'marketday' ) ),
			new Column( 'sold', __( 'Sold', 'marketday' ), 'number' ),
			new Column( 'left', __( 'Left', 'marketday' ), 'number' ),
		];
	}

	public function sortColumn(): string {
		return 'starts';
	}

	public function filters(): array {
		return [
			'coming' => __( 'Coming up', 'marketday' ),
			'past'   => __( 'Past', 'marketday' ),
		];
	}

	public function isSearched(): bool {
		return true;
	}

	public function run( ReportQuery $query ): ReportResult {
		global $wpdb;
		$this->table->install();
		$isPast = 'past' === $query->filter;
		$now    = $this->clock->now()->getTimestamp();
		$events = $wpdb->prepare(
			"FROM {$wpdb->posts} p
			JOIN {$wpdb->postmeta} m ON m.post_id = p.ID AND m.meta_key = %s AND m.meta_value LIKE %s AND m.meta_value NOT LIKE %s
			JOIN %i o ON o.event_id = p.ID AND ( CASE WHEN o.ends_at >= %d THEN 1 ELSE 0 END ) = %d
			WHERE p.post_type = %s AND p.post_status = 'publish' AND p.post_title LIKE %s GROUP BY p.ID, p.post_title",
			EventData::META,
			'%' . $wpdb->esc_like( '"product";i:' ) . '%',
			'%' . $wpdb->esc_like( '"product";i:0;' ) . '%',
			OccurrenceTable::name(),
			$now,
			$isPast ? 0 : 1,
			EventType::NAME,
			$query->like()
		);
		$date  = $isPast ? 'MAX( o.starts_at )' : 'MIN( o.starts_at )';
		$total = (int) $wpdb->get_var( "SELECT COUNT(*) FROM ( SELECT p.ID {$events} ) e" ); // phpcs:ignore WordPress.DB -- prepared above.
		$rows  = (array) $wpdb->get_results( "SELECT p.ID AS id, p.post_title AS title, {$date} AS starts, COUNT(*) AS dates {$events} {$query->tail( 'p.ID' )}", 'ARRAY_A' ); // phpcs:ignore WordPress.DB -- the same.
		update_meta_cache( 'post', array_map( static fn ( array $row ): int => (int) $row['id'], $rows ) );
		return new ReportResult( array_map( self::row( ... ), array_values( $rows ) ), $total );
	}

	/**
	 * @param array<string, string|int|null> $row
	 * @return array<string, string|int|float|null>
	 */
	private static function row( array $row ): array {
		$kept    = get_post_meta( (int) $row['id'], EventData::META, true );
		$product = is_array( $kept ) && is_int( $kept['product'] ?? null ) ? $kept['product'] : 0;
		$sold    = get_post_meta( $product, 'total_sales', true );
		$left    = get_post_meta( $product, '_stock', true );
		return [
			'title'  => html_entity_decode( (string) $row['title'], ENT_QUOTES ),
			'url'    => admin_url( 'post.php?action=edit&post=' . (int) $row['id'] ),
			'starts' => (int) $row['starts'],
			'dates'  => (int) $row['dates'],
			'ticket' => html_entity_decode( get_the_title( $product ), ENT_QUOTES ),
			'sold'   => is_numeric( $sold ) ? (int) $sold : 0,
			'left'   => 'yes' === get_post_meta( $product, '_manage_stock', true ) && is_numeric( $left ) ? (int) $left : null,
		];
	}
}
