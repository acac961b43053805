<?php

declare( strict_types=1 );

namespace Marketday\Events\Calendar;

defined( 'ABSPATH' ) || exit;

use DateTimeImmutable;
use DateTimeZone;
use stdClass;
use WP_Post;

/** Finds dates of events that everybody may see: published, without a password. */
final class EventFinder {
	private readonly OccurrenceRows $rows;

	public function __construct( private readonly OccurrenceTable $table ) {
		$this->rows = new OccurrenceRows( $table );
	}

	/**
	 * @param string $from First day, `2026-11-01`. @param string $to Last day.
	 * @return list<ShownEvent> In order of their beginning.
	 */
	public function between( string $from, string $to, EventFilter $filter, int $limit ): array {
		global $wpdb;
		$conditions = new EventConditions( $filter );
		$begin = $wpdb->prepare( 'd.first_day >= %s AND d.first_day <= %s', OccurrenceRows::day( $from ), OccurrenceRows::day( $to ) );
		return $this->toEvents( array_slice(
			[ ...$this->rows->reaching( $from, $conditions, $limit ), ...$this->rows->rows( $begin, OccurrenceRows::BY_DAY, $conditions, $limit ) ],
			0,
			max( 1, $limit )
		) );
	}

	/**
	 * Events as `between()` has them, and where there are very many, only the first of each day.
	 *
	 * @param int $perDay As many of a day, then.
	 * @return array{events: list<ShownEvent>, hidden: array<string, int>} `hidden`: how many more begin on a day.
	 */
	public function ofDays( string $from, string $to, EventFilter $filter, int $perDay ): array {
		$conditions = new EventConditions( $filter );
		[ 'rows' => $begin, 'counts' => $counts ] = $this->rows->ofDays( $from, $to, $conditions, $perDay );
		return [
			'events' => $this->toEvents( [ ...$this->rows->reaching( $from, $conditions, [] === $counts ? OccurrenceRows::WHOLE : $perDay ), ...$begin ] ),
			'hidden' => NonEmpty::of( array_map( static fn ( int $dates ): int => max( 0, $dates - $perDay ), $counts ) ),
		];
	}

	/** @return list<ShownEvent> Those that end after the moment, the next first. @param int $offset As many of them are left out. */
	public function after( int $moment, EventFilter $filter, int $limit, int $offset = 0 ): array {
		global $wpdb;
		$conditions = new EventConditions( $filter );
		// What lasts for days may have begun long ago and is looked for apart, so that nobody walks through all that is past.
		$recent = $moment - 3 * DAY_IN_SECONDS;
		$long   = $wpdb->prepare( 'd.is_long = 1 AND d.last_day >= %s AND d.starts_at <= %d AND d.ends_at > %d', gmdate( 'Y-m-d', $moment - DAY_IN_SECONDS ), $recent, $moment );
		$next   = $wpdb->prepare( 'd.starts_at > %d AND d.ends_at > %d', $recent, $moment );
		$rows   = $this->rows->long( $long, $conditions );
		return $this->toEvents( array_slice( [ ...$rows, ...$this->rows->rows( $next, 'd.starts_at, d.id', $conditions, $limit + $offset ) ], $offset, $limit ) );
	}

	/** @return list<ShownEvent> Those that have ended by the moment, in order. */
	public function before( int $moment, EventFilter $filter, int $limit, int $offset = 0 ): array {
		global $wpdb;
		$conditions = new EventConditions( $filter );
		$ended = $wpdb->prepare( 'd.starts_at <= %d AND d.ends_at <= %d', $moment, $moment );
		return $this->toEvents( array_reverse( $this->rows->rows( $ended, 'd.starts_at DESC, d.id DESC', $conditions, $limit, $offset ) ) );
	}

	/** @return list<ShownEvent> An event's dates from the moment on, whoever may see it. */
	public function ofEvent( int $event, int $moment, int $limit ): array {
		global $wpdb;
		$this->table->install();
		$rows = $wpdb->get_results( $wpdb->prepare( 'SELECT d.* FROM %i d WHERE d.event_id = %d AND d.ends_at > %d ORDER BY d.starts_at LIMIT %d', OccurrenceTable::name(), $event, $moment, $limit ) );
		return $this->toEvents( is_array( $rows ) ? array_values( $rows ) : [], false );
	}

	public function occurrence( int $event, string $occurrence ): ?ShownEvent {
		global $wpdb;
		$this->table->install();
		$rows = $wpdb->get_results( $wpdb->prepare(
			'SELECT d.* FROM %i d WHERE d.event_id = %d AND d.occurrence = %s',
			OccurrenceTable::name(),
			$event,
			$occurrence
		) );
		return $this->toEvents( is_array( $rows ) ? array_values( $rows ) : [], false )[0] ?? null;
	}

	public function last( int $event ): ?ShownEvent {
		global $wpdb;
		$this->table->install();
		$rows = $wpdb->get_results( $wpdb->prepare( 'SELECT d.* FROM %i d WHERE d.event_id = %d ORDER BY d.starts_at DESC LIMIT 1', OccurrenceTable::name(), $event ) );
		return $this->toEvents( is_array( $rows ) ? array_values( $rows ) : [], false )[0] ?? null;
	}

	/** @return list<int> Events with a date that ends after the moment. */
	public function events( int $moment, EventFilter $filter, int $limit ): array {
		global $wpdb;
		$this->table->install();
		$conditions = new EventConditions( $filter );
		$name       = OccurrenceTable::name();
		$range      = $wpdb->prepare( 'd.ends_at > %d', $moment );
		return array_values( array_map( 'intval', $wpdb->get_col( "SELECT p.ID FROM {$wpdb->posts} p WHERE p.post_type = '" . EventType::NAME . "' AND EXISTS (SELECT 1 FROM {$name} d WHERE d.event_id = p.ID AND {$range} AND {$conditions->where}) ORDER BY p.ID LIMIT " . max( 1, $limit ) ) ) ); // phpcs:ignore WordPress.DB -- each part is prepared.
	}

	/**
	 * Each event once, with the next of its dates.
	 *
	 * @param 'date'|'title' $order
	 * @return list<ShownEvent>
	 */
	public function series( int $moment, EventFilter $filter, string $order, bool $isBackwards, int $limit, int $offset ): array {
		global $wpdb;
		$this->table->install();
		$conditions = new EventConditions( $filter );
		$name       = OccurrenceTable::name();
		$range      = $wpdb->prepare( 'd.ends_at > %d', $moment );
		$next       = "SELECT d.event_id, MIN(d.starts_at) AS next FROM {$conditions->from} WHERE {$range} AND {$conditions->where} GROUP BY d.event_id";
		$by         = ( 'title' === $order ? 't.post_title' : 'n.next' ) . ( $isBackwards ? ' DESC' : '' );
		$rows       = $wpdb->get_results( 'SELECT ' . OccurrenceRows::COLUMNS . " FROM ({$next}) n INNER JOIN {$name} d ON d.event_id = n.event_id AND d.starts_at = n.next INNER JOIN {$wpdb->posts} t ON t.ID = n.event_id ORDER BY {$by}, n.event_id LIMIT " . max( 1, $limit ) . ' OFFSET ' . max( 0, $offset ) ); // phpcs:ignore WordPress.DB -- each part is prepared.
		return $this->toEvents( is_array( $rows ) ? array_values( $rows ) : [] );
	}

	public function countSeries( int $moment, EventFilter $filter ): int {
		global $wpdb;
		$this->table->install();
		$conditions = new EventConditions( $filter );
		$range      = $wpdb->prepare( 'd.ends_at > %d', $moment );
		return (int) $wpdb->get_var( "SELECT COUNT(DISTINCT d.event_id) FROM {$conditions->from} WHERE {$range} AND {$conditions->where}" ); // phpcs:ignore WordPress.DB -- each part is prepared.
	}

	/** @return array{string, string}|null The days on which the first event begins and the last one ends; null without any. */
	public function bounds(): ?array {
		global $wpdb;
		$this->table->install();
		$first = $wpdb->get_var( $wpdb->prepare( 'SELECT d.first_day FROM %i d WHERE d.is_public = 1 ORDER BY d.first_day LIMIT 1', OccurrenceTable::name() ) );
		$last  = $wpdb->get_var( $wpdb->prepare( 'SELECT d.last_day FROM %i d WHERE d.is_public = 1 ORDER BY d.first_day DESC LIMIT 1', OccurrenceTable::name() ) );
		return is_string( $first ) && is_string( $last ) ? [ $first, $last ] : null;
	}

	/**
	 * @param list<stdClass> $rows
	 * @param bool           $isForAll Leaves out what another plugin has hidden by a statement of its own, past the table.
	 * @return list<ShownEvent>
	 */
	private function toEvents( array $rows, bool $isForAll = true ): array {
		_prime_post_caches( array_values( array_unique( array_map( static fn ( stdClass $row ): int => (int) $row->event_id, $rows ) ) ) );
		$words  = new TimeWords();
		$events = [];
		$shown  = [];
		foreach ( $rows as $row ) {
			$id             = (int) $row->event_id;
			$events[ $id ] ??= self::content( $id, $isForAll, $words ) ?? false;
			if ( false !== $events[ $id ] ) {
				$zone    = self::shownIn( $events[ $id ]->schedule );
				$time    = static fn ( mixed $moment ): DateTimeImmutable => ( new DateTimeImmutable( '@' . (int) $moment ) )->setTimezone( $zone );
				$shown[] = new ShownEvent(
					$events[ $id ],
					(string) $row->occurrence,
					$time( $row->starts_at ),
					$time( $row->ends_at ),
					(string) $row->first_day,
					(string) $row->last_day,
					EventStatus::from( (string) $row->status )
				);
			}
		}
		return $shown;
	}

	/** UTC is where nobody is: what is kept there, as feeds keep it, is shown by the site's clocks everywhere. */
	private static function shownIn( Schedule $schedule ): DateTimeZone {
		return ! $schedule->isAllDay && 'UTC' === $schedule->zone->getName() ? wp_timezone() : $schedule->zone;
	}

	private static function content( int $event, bool $isForAll, TimeWords $words ): ?EventContent {
		$post = get_post( $event );
		try {
			return $post instanceof WP_Post && ( ! $isForAll || OccurrenceTable::isPublic( $post ) ) ? new EventContent( $post, $words ) : null;
		} catch ( InvalidEventException ) {
			return null; // Its data was spoilt by other code; the dates of before are not shown.
		}
	}
}
