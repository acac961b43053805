<?php

declare( strict_types=1 );

namespace Marketday\Events\Calendar\Importers;

defined( 'ABSPATH' ) || exit;

use DateTimeImmutable;
use Marketday\Events\Calendar\Ics\IcsLine;

/** My Calendar: rows of its own tables, where each date of a series is a row that may have been changed by itself. */
final class MyCalendar implements EventSource {
	private const DRAFTS    = [ 0, 6 ];
	private const BINNED    = 2;
	private const CANCELLED = 3;
	private const PRIVATE   = [ 4, 5 ];

	public function key(): string {
		return 'my-calendar';
	}

	public function label(): string {
		return 'My Calendar';
	}

	public function count(): int {
		global $wpdb;
		return SourceRow::hasTable( self::table() )
			? (int) $wpdb->get_var( $wpdb->prepare( 'SELECT COUNT(*) FROM %i WHERE event_approved <> %d', self::table(), self::BINNED ) )
			: 0;
	}

	public function read( int $after, int $limit ): array {
		global $wpdb;
		$rows = $wpdb->get_results( $wpdb->prepare(
			'SELECT * FROM %i WHERE event_id > %d AND event_approved <> %d ORDER BY event_id LIMIT %d',
			self::table(),
			$after,
			self::BINNED,
			$limit
		) );
		return array_map( $this->event( ... ), SourceRow::all( $rows ) );
	}

	private static function table( string $rest = '' ): string {
		global $wpdb;
		return "{$wpdb->prefix}my_calendar{$rest}";
	}

	private function event( SourceRow $row ): MovedEvent {
		$id       = $row->number( 'event_id' );
		$approved = $row->number( 'event_approved' );
		$isAllDay = '00:00:00' === $row->text( 'event_time' ) && in_array( $row->text( 'event_endtime' ), [ '00:00:00', '23:59:59', '' ], true );
		$post     = $row->number( 'event_post' );
		$host     = get_userdata( $row->number( 'event_host' ) );
		$tickets  = esc_url_raw( $row->text( 'event_tickets' ), [ 'http', 'https' ] );
		$lines    = [
			$this->place( $row ),
			SourceRow::categories( $this->categories( $row ) ),
			new IcsLine( 'STATUS', self::CANCELLED === $approved ? 'CANCELLED' : '' ),
			new IcsLine( 'URL', $row->text( 'event_link' ) ),
			new IcsLine( 'X-MARKETDAY-TICKETS', $tickets ),
			IcsLine::ofText( 'X-MARKETDAY-CAPACITY', wp_strip_all_tags( $row->text( 'event_registration' ) ) ),
			SourceRow::host( $host ? $host->display_name : '' ),
		];
		return new MovedEvent(
			$id,
			"my-calendar-{$id}",
			new MovedPost(
				$row->text( 'event_title' ),
				wpautop( '' === $row->text( 'event_desc' ) ? $row->text( 'event_short' ) : $row->text( 'event_desc' ) ),
				in_array( $approved, self::DRAFTS, true ) ? 'draft' : ( in_array( $approved, self::PRIVATE, true ) ? 'private' : 'publish' ),
				(int) get_post_thumbnail_id( $post )
			),
			$this->dates( $row, $isAllDay ),
			$isAllDay,
			$lines
		);
	}

	/** @return list<array{DateTimeImmutable, DateTimeImmutable}> */
	private function dates( SourceRow $event, bool $isAllDay ): array {
		global $wpdb;
		$rows  = SourceRow::hasTable( self::table( '_events' ) )
			? SourceRow::all( $wpdb->get_results( $wpdb->prepare(
				'SELECT occur_begin, occur_end FROM %i WHERE occur_event_id = %d ORDER BY occur_begin',
				self::table( '_events' ),
				$event->number( 'event_id' )
			) ) )
			: [];
		$zone  = wp_timezone();
		$dates = [];
		foreach ( $rows as $row ) {
			$begin = $row->time( 'occur_begin', $zone );
			$end   = $row->time( 'occur_end', $zone ) ?? $begin;
			if ( null !== $begin && null !== $end ) {
				$dates[] = $isAllDay ? [ $begin, max( $begin, $end )->modify( 'tomorrow' ) ] : [ $begin, max( $begin, $end ) ];
			}
		}
		return $dates;
	}

	private function place( SourceRow $row ): IcsLine {
		global $wpdb;
		$names = [ 'label', 'street', 'street2', 'city', 'state', 'postcode', 'country' ];
		$known = $row->number( 'event_location' ) > 0 && SourceRow::hasTable( self::table( '_locations' ) )
			? SourceRow::all( $wpdb->get_results( $wpdb->prepare(
				'SELECT * FROM %i WHERE location_id = %d',
				self::table( '_locations' ),
				$row->number( 'event_location' )
			) ) )
			: [];
		return [] === $known
			? $row->place( array_map( static fn ( string $name ): string => "event_{$name}", $names ) )
			: $known[0]->place( array_map( static fn ( string $name ): string => "location_{$name}", $names ) );
	}

	/** @return list<string> */
	private function categories( SourceRow $row ): array {
		global $wpdb;
		if ( ! SourceRow::hasTable( self::table( '_categories' ) ) ) {
			return [];
		}
		$many = SourceRow::hasTable( self::table( '_category_relationships' ) )
			? $wpdb->get_col( $wpdb->prepare(
				'SELECT c.category_name FROM %i c INNER JOIN %i r ON r.category_id = c.category_id WHERE r.event_id = %d ORDER BY c.category_name',
				self::table( '_categories' ),
				self::table( '_category_relationships' ),
				$row->number( 'event_id' )
			) )
			: [];
		$many = [] === $many
			? $wpdb->get_col( $wpdb->prepare( 'SELECT category_name FROM %i WHERE category_id = %d', self::table( '_categories' ), $row->number( 'event_category' ) ) )
			: $many;
		return array_values( array_map( 'strval', $many ) );
	}
}
