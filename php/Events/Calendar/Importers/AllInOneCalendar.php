<?php

declare( strict_types=1 );

namespace Marketday\Events\Calendar\Importers;

defined( 'ABSPATH' ) || exit;

use DateTimeImmutable;
use DateTimeZone;
use Marketday\Events\Calendar\Ics\IcsLine;

/** All-in-One Event Calendar: posts with a row each, rules as iCalendar writes them, moments in Unix time. */
final class AllInOneCalendar implements EventSource {
	private const TYPE = 'ai1ec_event';

	public function key(): string {
		return 'all-in-one-event-calendar';
	}

	public function label(): string {
		return 'All-in-One Event Calendar';
	}

	public function count(): int {
		global $wpdb;
		return SourceRow::hasTable( self::table() )
			? (int) $wpdb->get_var( $wpdb->prepare(
				"SELECT COUNT(*) FROM %i e INNER JOIN {$wpdb->posts} p ON p.ID = e.post_id WHERE p.post_type = %s AND p.post_status IN ('publish', 'draft', 'private', 'pending', 'future')",
				self::table(),
				self::TYPE
			) )
			: 0;
	}

	public function read( int $after, int $limit ): array {
		global $wpdb;
		$rows = $wpdb->get_results( $wpdb->prepare(
			"SELECT e.*, p.post_title, p.post_content, p.post_status, p.post_password FROM %i e INNER JOIN {$wpdb->posts} p ON p.ID = e.post_id WHERE p.post_type = %s AND p.post_status IN ('publish', 'draft', 'private', 'pending', 'future') AND e.post_id > %d ORDER BY e.post_id LIMIT %d",
			self::table(),
			self::TYPE,
			$after,
			$limit
		) );
		return array_map( $this->event( ... ), SourceRow::all( $rows ) );
	}

	private static function table(): string {
		global $wpdb;
		return "{$wpdb->prefix}ai1ec_events";
	}

	private function event( SourceRow $row ): MovedEvent {
		$id       = $row->number( 'post_id' );
		$isAllDay = 1 === $row->number( 'allday' );
		$zone     = SourceRow::zone( $row->text( 'timezone_name' ) );
		$start    = self::moment( $row->number( 'start' ), $zone );
		$end      = max( $start, self::moment( $row->number( 'end' ), $zone ) );
		$isHidden = 'publish' !== $row->text( 'post_status' ) || '' !== $row->text( 'post_password' );
		return new MovedEvent(
			$id,
			"all-in-one-event-calendar-{$id}",
			new MovedPost(
				$row->text( 'post_title' ),
				do_blocks( wpautop( $row->text( 'post_content' ) ) ),
				'private' === $row->text( 'post_status' ) ? 'private' : ( $isHidden ? 'draft' : 'publish' ),
				(int) get_post_thumbnail_id( $id )
			),
			[ [ $start, $isAllDay && $end <= $start ? $start->modify( '+1 day' ) : $end ] ],
			$isAllDay,
			[
				new IcsLine( 'RRULE', $row->text( 'recurrence_rules' ) ),
				...self::days( 'EXDATE', $row->text( 'exception_dates' ) ),
				...self::days( 'RDATE', $row->text( 'recurrence_dates' ) ),
				$row->place( [ 'venue', 'address', 'city', 'province', 'postal_code', 'country' ] ),
				$row->point( 'latitude', 'longitude' ),
				SourceRow::categories( SourceRow::termNames( $id, 'events_categories' ) ),
				SourceRow::host( $row->text( 'contact_name' ), $row->text( 'contact_url' ) ),
				IcsLine::ofText( 'X-MARKETDAY-COST', self::cost( $row->text( 'cost' ) ) ),
				new IcsLine( 'X-MARKETDAY-TICKETS', esc_url_raw( $row->text( 'ticket_url' ), [ 'http', 'https' ] ) ),
			]
		);
	}

	private static function moment( int $time, DateTimeZone $zone ): DateTimeImmutable {
		return ( new DateTimeImmutable( "@{$time}" ) )->setTimezone( $zone );
	}

	/**
	 * Days of the calendar, which it writes as midnights.
	 *
	 * @return list<IcsLine>
	 */
	private static function days( string $name, string $list ): array {
		preg_match_all( '/\d{8}/', (string) preg_replace( '/T\d{6}Z?/', '', $list ), $found );
		return array_map( static fn ( string $day ): IcsLine => new IcsLine( $name, $day, [ 'VALUE' => 'DATE' ] ), $found[0] );
	}

	/** The text alone, or a list with it. */
	private static function cost( string $kept ): string {
		$list = is_serialized( $kept ) ? unserialize( $kept, [ 'allowed_classes' => false ] ) : null; // phpcs:ignore WordPress.PHP.DiscouragedPHPFunctions -- the other plugin's own form, without objects.
		if ( ! is_array( $list ) ) {
			return $kept;
		}
		return ! empty( $list['is_free'] ) ? __( 'Free', 'marketday' ) : ( is_string( $list['cost'] ?? null ) ? $list['cost'] : '' );
	}
}
