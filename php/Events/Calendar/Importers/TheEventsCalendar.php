<?php

declare( strict_types=1 );

namespace Marketday\Events\Calendar\Importers;

defined( 'ABSPATH' ) || exit;

use DateTimeImmutable;
use DateTimeZone;
use Marketday\Events\Calendar\Ics\IcsLine;
use WP_Post;

/** The Events Calendar: posts with meta, venues and organisers as posts beside; of series, its table of occurrences. */
final class TheEventsCalendar implements EventSource {
	private const TYPE = 'tribe_events';

	public function key(): string {
		return 'the-events-calendar';
	}

	public function label(): string {
		return 'The Events Calendar';
	}

	public function count(): int {
		global $wpdb;
		return (int) $wpdb->get_var( $wpdb->prepare(
			"SELECT COUNT(*) FROM {$wpdb->posts} WHERE post_type = %s AND post_parent = 0 AND post_status IN ('publish', 'draft', 'private', 'pending', 'future')",
			self::TYPE
		) );
	}

	public function read( int $after, int $limit ): array {
		global $wpdb;
		$ids = array_map(
			'intval',
			$wpdb->get_col( $wpdb->prepare(
				"SELECT ID FROM {$wpdb->posts} WHERE post_type = %s AND post_parent = 0 AND post_status IN ('publish', 'draft', 'private', 'pending', 'future') AND ID > %d ORDER BY ID LIMIT %d",
				self::TYPE,
				$after,
				$limit
			) )
		);
		_prime_post_caches( $ids );
		$events = [];
		foreach ( $ids as $id ) {
			$post = get_post( $id );
			if ( $post instanceof WP_Post ) {
				$events[] = $this->event( $post );
			}
		}
		return $events;
	}

	private function event( WP_Post $post ): MovedEvent {
		$meta      = self::meta( $post->ID );
		$zone      = SourceRow::zone( $meta->text( '_EventTimezone' ) );
		$isAllDay  = in_array( $meta->text( '_EventAllDay' ), [ 'yes', '1', 'true' ], true );
		$organiser = get_post( $meta->number( '_EventOrganizerID' ) ?: -1 );
		$isHidden  = 'publish' !== $post->post_status || '' !== $post->post_password;
		return new MovedEvent(
			$post->ID,
			"the-events-calendar-{$post->ID}",
			new MovedPost(
				$post->post_title,
				do_blocks( wpautop( $post->post_content ) ),
				'private' === $post->post_status ? 'private' : ( $isHidden ? 'draft' : 'publish' ),
				(int) get_post_thumbnail_id( $post )
			),
			$this->dates( $post->ID, $meta, $zone, $isAllDay ),
			$isAllDay,
			[
				...$this->place( $meta->number( '_EventVenueID' ) ),
				SourceRow::categories( SourceRow::termNames( $post->ID, 'tribe_events_cat' ) ),
				new IcsLine( 'STATUS', 'canceled' === $meta->text( '_tribe_events_status' ) ? 'CANCELLED' : '' ),
				new IcsLine( 'X-MARKETDAY-STATUS', 'postponed' === $meta->text( '_tribe_events_status' ) ? 'postponed' : '' ),
				new IcsLine( 'URL', $meta->text( '_EventURL' ) ),
				IcsLine::ofText( 'X-MARKETDAY-COST', self::cost( $meta ) ),
				$organiser instanceof WP_Post
					? SourceRow::host( $organiser->post_title, self::meta( $organiser->ID )->text( '_OrganizerWebsite' ) )
					: SourceRow::host( '' ),
			]
		);
	}

	/** @return list<array{DateTimeImmutable, DateTimeImmutable}> */
	private function dates( int $post, SourceRow $meta, DateTimeZone $zone, bool $isAllDay ): array {
		global $wpdb;
		$table = "{$wpdb->prefix}tec_occurrences";
		$rows  = SourceRow::hasTable( $table )
			? SourceRow::all( $wpdb->get_results( $wpdb->prepare( 'SELECT start_date, end_date FROM %i WHERE post_id = %d ORDER BY start_date', $table, $post ) ) )
			: [];
		$pairs = [] === $rows
			? [ [ $meta->time( '_EventStartDate', $zone ), $meta->time( '_EventEndDate', $zone ) ] ]
			: array_map( static fn ( SourceRow $row ): array => [ $row->time( 'start_date', $zone ), $row->time( 'end_date', $zone ) ], $rows );
		$dates = [];
		foreach ( $pairs as [ $start, $end ] ) {
			if ( null !== $start ) {
				$end     = max( $start, $end ?? $start );
				$dates[] = $isAllDay ? [ $start, $end->modify( 'tomorrow' ) ] : [ $start, $end ];
			}
		}
		return $dates;
	}

	/** @return list<IcsLine> */
	private function place( int $venue ): array {
		$post = $venue > 0 ? get_post( $venue ) : null;
		if ( ! $post instanceof WP_Post ) {
			return [];
		}
		$meta = self::meta( $venue );
		$row  = new SourceRow( [
			'name'     => $post->post_title,
			'street'   => $meta->text( '_VenueAddress' ),
			'city'     => $meta->text( '_VenueCity' ),
			'state'    => '' === $meta->text( '_VenueStateProvince' ) ? $meta->text( '_VenueProvince' ) : $meta->text( '_VenueStateProvince' ),
			'postcode' => $meta->text( '_VenueZip' ),
			'country'  => $meta->text( '_VenueCountry' ),
			'lat'      => $meta->text( '_VenueLat' ),
			'lng'      => $meta->text( '_VenueLng' ),
		] );
		return [ $row->place( [ 'name', 'street', 'city', 'state', 'postcode', 'country' ] ), $row->point( 'lat', 'lng' ) ];
	}

	private static function cost( SourceRow $meta ): string {
		$cost   = $meta->text( '_EventCost' );
		$symbol = $meta->text( '_EventCurrencySymbol' );
		if ( '' === $cost || '' === $symbol || ! is_numeric( $cost ) ) {
			return $cost;
		}
		return in_array( $meta->text( '_EventCurrencyPosition' ), [ 'suffix', 'postfix' ], true ) ? "{$cost} {$symbol}" : "{$symbol}{$cost}";
	}

	/** First values of all its meta. */
	private static function meta( int $post ): SourceRow {
		$all = get_post_meta( $post );
		return new SourceRow( array_map( static fn ( mixed $values ): mixed => is_array( $values ) ? $values[0] ?? '' : '', is_array( $all ) ? $all : [] ) );
	}
}
