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

	private const COLUMNS = 'd.event_id, d.occurrence, d.starts_at, d.ends_at, d.first_day, d.last_day, d.status';

	public function __construct( private readonly OccurrenceTable $table ) {}

	/**
	 * @param string $from First day, `2026-11-01`. @param string $to Last day.
	 * @return list<ShownEvent> In order of their beginning.
	 */
	public function between( string $from, string $to, EventFilter $filter, int $limit ): array {
		global $wpdb;
		$this->table->install();
		$name  = OccurrenceTable::name();
		$from  = self::day( $from );
		$to    = self::day( $to );
		$where = $this->where( $filter );
		// Nearly all events last a day or less: those that reach in from before are looked for apart.
		$begin = $wpdb->prepare( 'd.first_day >= %s AND d.first_day <= %s', $from, $to );
		$reach = $wpdb->prepare( 'd.days > 1 AND d.first_day < %s AND d.last_day >= %s', $from, $from );
		$rows  = [];
		foreach ( [ $reach, $begin ] as $range ) {
			$found = $wpdb->get_results( 'SELECT ' . self::COLUMNS . " FROM {$name} d INNER JOIN {$wpdb->posts} p ON p.ID = d.event_id WHERE {$range} AND {$where} ORDER BY d.first_day, d.starts_at, d.id LIMIT " . max( 1, $limit ) ); // phpcs:ignore WordPress.DB -- each part is prepared.
			array_push( $rows, ...( is_array( $found ) ? $found : [] ) );
		}
		return $this->shown( array_slice( $rows, 0, max( 1, $limit ) ) );
	}

	/**
	 * As `between()`, and where there are very many, only the first of each day.
	 *
	 * @param int $perDay As many of a day, then.
	 * @return array{events: list<ShownEvent>, hidden: array<string, int>} `hidden`: how many more begin on a day.
	 */
	public function ofDays( string $from, string $to, EventFilter $filter, int $perDay ): array {
		global $wpdb;
		$this->table->install();
		$name = OccurrenceTable::name();
		// Of all events, whoever may see them: a look into the index alone.
		$many = (int) $wpdb->get_var( $wpdb->prepare( 'SELECT COUNT(*) FROM %i d WHERE d.first_day >= %s AND d.first_day <= %s', $name, self::day( $from ), self::day( $to ) ) ) > self::WHOLE;
		$all  = $many && $filter->isEmpty() ? null : $this->between( $from, $to, $filter, self::WHOLE + 1 );
		if ( null !== $all && count( $all ) <= self::WHOLE ) {
			return [
				'events' => $all,
				'hidden' => [],
			];
		}
		$where  = $this->where( $filter );
		$range  = $wpdb->prepare( 'd.first_day >= %s AND d.first_day <= %s', self::day( $from ), self::day( $to ) );
		$found  = $wpdb->get_results( "SELECT d.first_day, COUNT(*) AS dates FROM {$name} d INNER JOIN {$wpdb->posts} p ON p.ID = d.event_id WHERE {$range} AND {$where} GROUP BY d.first_day ORDER BY d.first_day" ); // phpcs:ignore WordPress.DB -- each part is prepared.
		$rows   = [];
		$hidden = [];
		foreach ( is_array( $found ) ? $found : [] as $day ) {
			$ofDay                             = $wpdb->get_results( $wpdb->prepare( 'SELECT ' . self::COLUMNS . " FROM {$name} d INNER JOIN {$wpdb->posts} p ON p.ID = d.event_id WHERE d.first_day = %s AND " . str_replace( '%', '%%', $where ) . ' ORDER BY d.starts_at, d.id LIMIT %d', $day->first_day, $perDay ) ); // phpcs:ignore WordPress.DB -- each part is prepared.
			$rows                              = [ ...$rows, ...( is_array( $ofDay ) ? array_values( $ofDay ) : [] ) ];
			$hidden[ (string) $day->first_day ] = max( 0, (int) $day->dates - $perDay );
		}
		$long  = $wpdb->get_results( $wpdb->prepare( 'SELECT ' . self::COLUMNS . " FROM {$name} d INNER JOIN {$wpdb->posts} p ON p.ID = d.event_id WHERE d.days > 1 AND d.first_day < %s AND d.last_day >= %s AND " . str_replace( '%', '%%', $where ) . ' ORDER BY d.first_day, d.starts_at, d.id LIMIT %d', self::day( $from ), self::day( $from ), $perDay ) ); // phpcs:ignore WordPress.DB -- each part is prepared.
		$rows  = [ ...( is_array( $long ) ? array_values( $long ) : [] ), ...$rows ];
		return [
			'events' => $this->shown( $rows ),
			'hidden' => Filled::of( $hidden ),
		];
	}

	/** @return list<ShownEvent> Those that end after the moment, the next first. @param int $offset As many of them are left out. */
	public function after( int $moment, EventFilter $filter, int $limit, int $offset = 0 ): array {
		return $this->listed( 'd.ends_at > %d', 'd.starts_at, d.id', $moment, $filter, $limit, $offset );
	}

	/** @return list<ShownEvent> Those that have ended by the moment, in order. */
	public function before( int $moment, EventFilter $filter, int $limit, int $offset = 0 ): array {
		return array_reverse( $this->listed( 'd.ends_at <= %d', 'd.starts_at DESC, d.id DESC', $moment, $filter, $limit, $offset ) );
	}

	/** @return list<ShownEvent> An event's dates from the moment on, whoever may see it. */
	public function ofEvent( int $event, int $moment, int $limit ): array {
		global $wpdb;
		$this->table->install();
		$rows = $wpdb->get_results( $wpdb->prepare( 'SELECT d.* FROM %i d WHERE d.event_id = %d AND d.ends_at > %d ORDER BY d.starts_at LIMIT %d', OccurrenceTable::name(), $event, $moment, $limit ) );
		return $this->shown( is_array( $rows ) ? array_values( $rows ) : [] );
	}

	public function occurrence( int $event, string $occurrence ): ?ShownEvent {
		global $wpdb;
		$this->table->install();
		$rows = $wpdb->get_results( $wpdb->prepare( 'SELECT d.* FROM %i d WHERE d.event_id = %d AND d.occurrence = %s', OccurrenceTable::name(), $event, $occurrence ) );
		return $this->shown( is_array( $rows ) ? array_values( $rows ) : [] )[0] ?? null;
	}

	public function last( int $event ): ?ShownEvent {
		global $wpdb;
		$this->table->install();
		$rows = $wpdb->get_results( $wpdb->prepare( 'SELECT d.* FROM %i d WHERE d.event_id = %d ORDER BY d.starts_at DESC LIMIT 1', OccurrenceTable::name(), $event ) );
		return $this->shown( is_array( $rows ) ? array_values( $rows ) : [] )[0] ?? null;
	}

	/** @return list<int> Events with a date that ends after the moment. */
	public function events( int $moment, EventFilter $filter, int $limit ): array {
		global $wpdb;
		$this->table->install();
		$name  = OccurrenceTable::name();
		$range = $wpdb->prepare( 'd.ends_at > %d', $moment );
		return array_values( array_map( 'intval', $wpdb->get_col( "SELECT DISTINCT d.event_id FROM {$name} d INNER JOIN {$wpdb->posts} p ON p.ID = d.event_id WHERE {$range} AND {$this->where( $filter )} ORDER BY d.event_id LIMIT " . max( 1, $limit ) ) ) ); // phpcs:ignore WordPress.DB -- each part is prepared.
	}

	/** @return array{string, string}|null The days on which the first event begins and the last one ends; null without any. */
	public function bounds(): ?array {
		global $wpdb;
		$this->table->install();
		$name  = OccurrenceTable::name();
		$where = $this->where( new EventFilter() );
		$first = $wpdb->get_var( "SELECT d.first_day FROM {$name} d INNER JOIN {$wpdb->posts} p ON p.ID = d.event_id WHERE {$where} ORDER BY d.first_day LIMIT 1" ); // phpcs:ignore WordPress.DB -- each part is prepared.
		$last  = $wpdb->get_var( "SELECT d.last_day FROM {$name} d INNER JOIN {$wpdb->posts} p ON p.ID = d.event_id WHERE {$where} ORDER BY d.first_day DESC LIMIT 1" ); // phpcs:ignore WordPress.DB -- each part is prepared.
		return is_string( $first ) && is_string( $last ) ? [ $first, $last ] : null;
	}

	/** @return list<ShownEvent> */
	private function listed( string $condition, string $order, int $moment, EventFilter $filter, int $limit, int $offset ): array {
		global $wpdb;
		$this->table->install();
		$name  = OccurrenceTable::name();
		$range = $wpdb->prepare( $condition, $moment ); // phpcs:ignore WordPress.DB -- one of the two above.
		$rows  = $wpdb->get_results( 'SELECT ' . self::COLUMNS . " FROM {$name} d INNER JOIN {$wpdb->posts} p ON p.ID = d.event_id WHERE {$range} AND {$this->where( $filter )} ORDER BY {$order} LIMIT " . max( 1, $limit ) . ' OFFSET ' . max( 0, $offset ) ); // phpcs:ignore WordPress.DB -- each part is prepared.
		return $this->shown( is_array( $rows ) ? array_values( $rows ) : [] );
	}

	private function where( EventFilter $filter ): string {
		global $wpdb;
		$where = $wpdb->prepare( "p.post_type = %s AND p.post_status = 'publish' AND p.post_password = ''", EventType::NAME );
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

	/** @return list<int> */
	private static function below( int $term, string $taxonomy ): array {
		$children = $term > 0 ? get_term_children( $term, $taxonomy ) : [];
		return is_array( $children ) ? array_values( array_map( 'intval', $children ) ) : [];
	}

	/**
	 * @param list<stdClass> $rows
	 * @return list<ShownEvent>
	 */
	private function shown( array $rows ): array {
		_prime_post_caches( array_values( array_unique( array_map( static fn ( stdClass $row ): int => (int) $row->event_id, $rows ) ) ) );
		$shown = [];
		foreach ( $rows as $row ) {
			$post = get_post( (int) $row->event_id );
			try {
				$schedule = $post instanceof WP_Post ? EventData::scheduleOf( $post->ID ) : null;
				if ( null !== $schedule && $post instanceof WP_Post ) {
					$time    = static fn ( mixed $moment ): DateTimeImmutable => ( new DateTimeImmutable( '@' . (int) $moment ) )->setTimezone( $schedule->zone );
					$shown[] = new ShownEvent( $post, (string) $row->occurrence, $time( $row->starts_at ), $time( $row->ends_at ), (string) $row->first_day, (string) $row->last_day, EventStatus::from( (string) $row->status ) );
				}
			} catch ( InvalidEvent ) {
				continue; // Its data was spoilt by other code; the dates of before are not shown.
			}
		}
		return $shown;
	}

	/** Only what is a day reaches a statement. */
	private static function day( string $day ): string {
		return ( new DateTimeImmutable( $day, wp_timezone() ) )->format( 'Y-m-d' );
	}
}
