<?php

declare( strict_types=1 );

namespace Marketday\Calendar;

defined( 'ABSPATH' ) || exit;

use DateTimeImmutable;
use stdClass;
use WP_Post;

/** Finds dates of events that everybody may see: published, without a password. */
final class EventFinder {
	/** Dates that a page may show whole. */
	private const WHOLE = 400;

	/** Dates that are read at once, of which a page then shows the first of each day. */
	private const READ = 2000;

	/** Seconds for which the figures of very busy days are kept. */
	private const COUNTED = 5 * MINUTE_IN_SECONDS;

	/** Dates of several days that go on at one moment, at most. */
	private const MOST_LONG = 1000;

	private const COLUMNS = 'd.id, d.event_id, d.occurrence, d.starts_at, d.ends_at, d.first_day, d.last_day, d.status';

	public function __construct( private readonly OccurrenceTable $table ) {}

	/**
	 * @param string $from First day, `2026-11-01`. @param string $to Last day.
	 * @return list<ShownEvent> In order of their beginning.
	 */
	public function between( string $from, string $to, EventFilter $filter, int $limit ): array {
		global $wpdb;
		$begin = $wpdb->prepare( 'd.first_day >= %s AND d.first_day <= %s', self::day( $from ), self::day( $to ) );
		return $this->shown( array_slice(
			[ ...$this->reaching( $from, $filter, $limit ), ...$this->rows( $begin, 'd.first_day, d.starts_at, d.id', $filter, $limit ) ],
			0,
			max( 1, $limit )
		) );
	}

	/**
	 * As `between()`, and where there are very many, only the first of each day.
	 *
	 * @param int $perDay As many of a day, then.
	 * @return array{events: list<ShownEvent>, hidden: array<string, int>} `hidden`: how many more begin on a day.
	 */
	public function ofDays( string $from, string $to, EventFilter $filter, int $perDay ): array {
		global $wpdb;
		$range  = $wpdb->prepare( 'd.first_day >= %s AND d.first_day <= %s', self::day( $from ), self::day( $to ) );
		$order  = 'd.first_day, d.starts_at, d.id';
		$counts = [];
		if ( [] !== $this->rows( $range, $order, $filter, 1, self::READ, 'd.id' ) ) {
			$counts = $this->counts( $range, $filter );
			$begin  = $this->firstOfDays( $from, $to, $filter, $perDay );
		} else {
			$begin = $this->rows( $range, $order, $filter, self::READ );
			if ( count( $begin ) > self::WHOLE ) {
				$counts = array_count_values( array_map( static fn ( stdClass $row ): string => (string) $row->first_day, $begin ) );
				$begin  = self::firstOf( $begin, $perDay );
			}
		}
		return [
			'events' => $this->shown( [ ...$this->reaching( $from, $filter, [] === $counts ? self::WHOLE : $perDay ), ...$begin ] ),
			'hidden' => Filled::of( array_map( static fn ( int $dates ): int => max( 0, $dates - $perDay ), $counts ) ),
		];
	}

	/** @return list<ShownEvent> Those that end after the moment, the next first. @param int $offset As many of them are left out. */
	public function after( int $moment, EventFilter $filter, int $limit, int $offset = 0 ): array {
		global $wpdb;
		// What lasts for days may have begun long ago and is looked for apart, so that nobody walks through all that is past.
		$recent = $moment - 3 * DAY_IN_SECONDS;
		$long   = $wpdb->prepare( 'd.is_long = 1 AND d.last_day >= %s AND d.starts_at <= %d AND d.ends_at > %d', gmdate( 'Y-m-d', $moment - DAY_IN_SECONDS ), $recent, $moment );
		$next   = $wpdb->prepare( 'd.starts_at > %d AND d.ends_at > %d', $recent, $moment );
		$rows   = $this->long( $long, $filter );
		return $this->shown( array_slice( [ ...$rows, ...$this->rows( $next, 'd.starts_at, d.id', $filter, $limit + $offset ) ], $offset, $limit ) );
	}

	/** @return list<ShownEvent> Those that have ended by the moment, in order. */
	public function before( int $moment, EventFilter $filter, int $limit, int $offset = 0 ): array {
		global $wpdb;
		$ended = $wpdb->prepare( 'd.starts_at <= %d AND d.ends_at <= %d', $moment, $moment );
		return $this->shown( array_reverse( $this->rows( $ended, 'd.starts_at DESC, d.id DESC', $filter, $limit, $offset ) ) );
	}

	/** @return list<ShownEvent> An event's dates from the moment on, whoever may see it. */
	public function ofEvent( int $event, int $moment, int $limit ): array {
		global $wpdb;
		$this->table->install();
		$rows = $wpdb->get_results( $wpdb->prepare( 'SELECT d.* FROM %i d WHERE d.event_id = %d AND d.ends_at > %d ORDER BY d.starts_at LIMIT %d', OccurrenceTable::name(), $event, $moment, $limit ) );
		return $this->shown( is_array( $rows ) ? array_values( $rows ) : [], false );
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
		return $this->shown( is_array( $rows ) ? array_values( $rows ) : [], false )[0] ?? null;
	}

	public function last( int $event ): ?ShownEvent {
		global $wpdb;
		$this->table->install();
		$rows = $wpdb->get_results( $wpdb->prepare( 'SELECT d.* FROM %i d WHERE d.event_id = %d ORDER BY d.starts_at DESC LIMIT 1', OccurrenceTable::name(), $event ) );
		return $this->shown( is_array( $rows ) ? array_values( $rows ) : [], false )[0] ?? null;
	}

	/** @return list<int> Events with a date that ends after the moment. */
	public function events( int $moment, EventFilter $filter, int $limit ): array {
		global $wpdb;
		$this->table->install();
		$name  = OccurrenceTable::name();
		$range = $wpdb->prepare( 'd.ends_at > %d', $moment );
		return array_values( array_map( 'intval', $wpdb->get_col( "SELECT p.ID FROM {$wpdb->posts} p WHERE p.post_type = '" . EventType::NAME . "' AND EXISTS (SELECT 1 FROM {$name} d WHERE d.event_id = p.ID AND {$range} AND {$this->where( $filter )}) ORDER BY p.ID LIMIT " . max( 1, $limit ) ) ) ); // phpcs:ignore WordPress.DB -- each part is prepared.
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
		$name  = OccurrenceTable::name();
		$range = $wpdb->prepare( 'd.ends_at > %d', $moment );
		$next  = "SELECT d.event_id, MIN(d.starts_at) AS next FROM {$this->from( $filter )} WHERE {$range} AND {$this->where( $filter )} GROUP BY d.event_id";
		$by    = ( 'title' === $order ? 't.post_title' : 'n.next' ) . ( $isBackwards ? ' DESC' : '' );
		$rows  = $wpdb->get_results( 'SELECT ' . self::COLUMNS . " FROM ({$next}) n INNER JOIN {$name} d ON d.event_id = n.event_id AND d.starts_at = n.next INNER JOIN {$wpdb->posts} t ON t.ID = n.event_id ORDER BY {$by}, n.event_id LIMIT " . max( 1, $limit ) . ' OFFSET ' . max( 0, $offset ) ); // phpcs:ignore WordPress.DB -- each part is prepared.
		return $this->shown( is_array( $rows ) ? array_values( $rows ) : [] );
	}

	public function countSeries( int $moment, EventFilter $filter ): int {
		global $wpdb;
		$this->table->install();
		$range = $wpdb->prepare( 'd.ends_at > %d', $moment );
		return (int) $wpdb->get_var( "SELECT COUNT(DISTINCT d.event_id) FROM {$this->from( $filter )} WHERE {$range} AND {$this->where( $filter )}" ); // phpcs:ignore WordPress.DB -- each part is prepared.
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
	 * Nearly all events last a day or less: those that began before the day and go on are looked for apart.
	 *
	 * @return list<stdClass>
	 */
	private function reaching( string $day, EventFilter $filter, int $limit ): array {
		global $wpdb;
		// An index has the beginnings as moments: none of them is later than the day's begin anywhere on earth.
		$latest = (int) strtotime( self::day( $day ) . ' UTC' ) + DAY_IN_SECONDS;
		$reach  = $wpdb->prepare( 'd.is_long = 1 AND d.starts_at < %d AND d.first_day < %s AND d.last_day >= %s', $latest, self::day( $day ), self::day( $day ) );
		return array_slice( $this->long( $reach, $filter ), 0, max( 1, $limit ) );
	}

	/**
	 * In the order of the index that has them alone: by their beginning, a database would walk through all that began before.
	 *
	 * @return list<stdClass> By their beginning.
	 */
	private function long( string $range, EventFilter $filter ): array {
		$rows = $this->rows( $range, 'd.last_day', $filter, self::MOST_LONG );
		usort( $rows, self::compare( ... ) );
		return $rows;
	}

	/**
	 * @param string $range Prepared.
	 * @return list<stdClass>
	 */
	private function rows( string $range, string $order, EventFilter $filter, int $limit, int $offset = 0, string $columns = self::COLUMNS ): array {
		global $wpdb;
		$this->table->install();
		$rows = $wpdb->get_results( "SELECT {$columns} FROM {$this->from( $filter )} WHERE {$range} AND {$this->where( $filter )} ORDER BY {$order} LIMIT " . max( 1, $limit ) . ' OFFSET ' . max( 0, $offset ) ); // phpcs:ignore WordPress.DB -- each part is prepared.
		return is_array( $rows ) ? array_values( $rows ) : [];
	}

	/**
	 * @param list<stdClass> $rows By day.
	 * @return list<stdClass>
	 */
	private static function firstOf( array $rows, int $perDay ): array {
		$seen = [];
		return array_values(
			array_filter(
				$rows,
				static function ( stdClass $row ) use ( &$seen, $perDay ): bool {
					$seen[ $row->first_day ] = ( $seen[ $row->first_day ] ?? 0 ) + 1;
					return $seen[ $row->first_day ] <= $perDay;
				}
			)
		);
	}

	/**
	 * How many begin on each day: to count very many takes longer than all else of a page, so the figures are kept for minutes.
	 *
	 * @param string $range Prepared.
	 * @return array<string, int> By day, only days with events.
	 */
	private function counts( string $range, EventFilter $filter ): array {
		global $wpdb;
		$statement = "SELECT d.first_day, COUNT(*) AS dates FROM {$this->from( $filter )} WHERE {$range} AND {$this->where( $filter )} GROUP BY d.first_day";
		$kept      = 'marketday_event_days_' . md5( $wpdb->remove_placeholder_escape( $statement ) );
		$counts    = get_transient( $kept );
		if ( ! is_array( $counts ) ) {
			$found  = $wpdb->get_results( $statement ); // phpcs:ignore WordPress.DB -- each part is prepared.
			$counts = array_column( is_array( $found ) ? $found : [], 'dates', 'first_day' );
			set_transient( $kept, $counts, self::COUNTED );
		}
		return array_map( 'intval', $counts );
	}

	/**
	 * In one statement of few words for each day: of days with very many, a database reads no more than the first, and one that
	 * is written in PHP takes the longer the more words it reads.
	 *
	 * @return list<stdClass> By day.
	 */
	private function firstOfDays( string $from, string $to, EventFilter $filter, int $perDay ): array {
		global $wpdb;
		$table = $this->from( $filter );
		$where = $this->where( $filter );
		$first = [];
		for ( $day = self::day( $from ); $day <= self::day( $to ); $day = gmdate( 'Y-m-d', (int) strtotime( "{$day} +1 day UTC" ) ) ) {
			$place   = count( $first );
			$first[] = "SELECT id FROM (SELECT d.id FROM {$table} WHERE {$wpdb->prepare( 'd.first_day = %s', $day )} AND {$where} ORDER BY d.starts_at, d.id LIMIT {$perDay}) day{$place}";
		}
		$ids = array_map( 'intval', $wpdb->get_col( implode( ' UNION ALL ', $first ) ) ); // phpcs:ignore WordPress.DB -- each part is prepared.
		return [] === $ids ? [] : $this->rows( 'd.id IN (' . implode( ',', $ids ) . ')', 'd.first_day, d.starts_at, d.id', $filter, count( $ids ) );
	}

	/** Only words are looked for in posts. */
	private function from( EventFilter $filter ): string {
		global $wpdb;
		return OccurrenceTable::name() . ' d' . ( '' === $filter->search ? '' : " INNER JOIN {$wpdb->posts} p ON p.ID = d.event_id" );
	}

	private function where( EventFilter $filter ): string {
		global $wpdb;
		$where = 'd.is_public = 1';
		foreach ( [
			EventType::CATEGORY => $filter->categories,
			EventType::LOCATION => $filter->location > 0 ? [ $filter->location ] : [],
			EventType::ACCESS   => $filter->access > 0 ? [ $filter->access ] : [],
		] as $taxonomy => $terms ) {
			if ( [] !== $terms ) {
				$with   = array_merge( $terms, ...array_map( static fn ( int $term ): array => self::below( $term, $taxonomy ), $terms ) );
				$list   = implode( ',', array_map( 'intval', $with ) );
				$where .= $wpdb->prepare( " AND EXISTS (SELECT 1 FROM {$wpdb->term_relationships} r INNER JOIN {$wpdb->term_taxonomy} t ON t.term_taxonomy_id = r.term_taxonomy_id WHERE r.object_id = d.event_id AND t.taxonomy = %s AND t.term_id IN ({$list}))", $taxonomy ); // phpcs:ignore WordPress.DB -- whole numbers.
			}
		}
		foreach ( '' === $filter->search ? [] : array_slice( preg_split( '/\s+/', $filter->search, -1, PREG_SPLIT_NO_EMPTY ) ?: [], 0, 8 ) as $word ) {
			$like   = '%' . $wpdb->esc_like( $word ) . '%';
			$where .= $wpdb->prepare( ' AND (p.post_title LIKE %s OR p.post_excerpt LIKE %s OR p.post_content LIKE %s)', $like, $like, $like );
		}
		return $where;
	}

	private static function compare( stdClass $one, stdClass $other ): int {
		return [ $one->first_day, (int) $one->starts_at, (int) $one->id ] <=> [ $other->first_day, (int) $other->starts_at, (int) $other->id ];
	}

	/** @return list<int> */
	private static function below( int $term, string $taxonomy ): array {
		$children = $term > 0 ? get_term_children( $term, $taxonomy ) : [];
		return is_array( $children ) ? array_values( array_map( 'intval', $children ) ) : [];
	}

	/**
	 * @param list<stdClass> $rows
	 * @param bool           $isForAll Leaves out what another plugin has hidden by a statement of its own, past the table.
	 * @return list<ShownEvent>
	 */
	private function shown( array $rows, bool $isForAll = true ): array {
		_prime_post_caches( array_values( array_unique( array_map( static fn ( stdClass $row ): int => (int) $row->event_id, $rows ) ) ) );
		$words  = new TimeWords();
		$events = [];
		$shown  = [];
		foreach ( $rows as $row ) {
			$id             = (int) $row->event_id;
			$events[ $id ] ??= self::content( $id, $isForAll, $words ) ?? false;
			if ( false !== $events[ $id ] ) {
				$zone    = $events[ $id ]->schedule->zone;
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

	private static function content( int $event, bool $isForAll, TimeWords $words ): ?EventContent {
		$post = get_post( $event );
		try {
			return $post instanceof WP_Post && ( ! $isForAll || OccurrenceTable::isPublic( $post ) ) ? new EventContent( $post, $words ) : null;
		} catch ( InvalidEventException ) {
			return null; // Its data was spoilt by other code; the dates of before are not shown.
		}
	}

	/** Only what is a day reaches a statement. */
	private static function day( string $day ): string {
		return ( new DateTimeImmutable( $day, wp_timezone() ) )->format( 'Y-m-d' );
	}
}
