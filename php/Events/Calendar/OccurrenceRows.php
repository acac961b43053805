<?php

declare( strict_types=1 );

namespace Marketday\Events\Calendar;

defined( 'ABSPATH' ) || exit;

use DateTimeImmutable;
use stdClass;

/** Reads rows of the table of dates, of events that everybody may see: few of them, however many there are. */
final class OccurrenceRows {
	public const COLUMNS = 'd.id, d.event_id, d.occurrence, d.starts_at, d.ends_at, d.first_day, d.last_day, d.status';

	public const BY_DAY = 'd.first_day, d.starts_at, d.id';

	/** Dates that a page may show whole. */
	public const WHOLE = 400;

	/** Dates that are read at once, of which a page then shows the first of each day. */
	private const READ = 2000;

	/** Seconds for which the figures of very busy days are kept. */
	private const COUNTED = 5 * MINUTE_IN_SECONDS;

	/** Dates of several days that go on at one moment, at most. */
	private const MOST_LONG = 1000;

	public function __construct( private readonly OccurrenceTable $table ) {}

	/**
	 * @param string $range Prepared.
	 * @return list<stdClass>
	 */
	public function rows( string $range, string $order, EventConditions $conditions, int $limit, int $offset = 0, string $columns = self::COLUMNS ): array {
		global $wpdb;
		$this->table->install();
		$rows = $wpdb->get_results( "SELECT {$columns} FROM {$conditions->from} WHERE {$range} AND {$conditions->where} ORDER BY {$order} LIMIT " . max( 1, $limit ) . ' OFFSET ' . max( 0, $offset ) ); // phpcs:ignore WordPress.DB -- each part is prepared.
		return is_array( $rows ) ? array_values( $rows ) : [];
	}

	/**
	 * Rows that begin on the days; where there are very many, only the first of each day.
	 *
	 * @param string $from First day. @param string $to Last day.
	 * @param int    $perDay As many of a day, then.
	 * @return array{rows: list<stdClass>, counts: array<string, int>} `counts`: how many begin on each day, empty where all are there.
	 */
	public function ofDays( string $from, string $to, EventConditions $conditions, int $perDay ): array {
		global $wpdb;
		$range = $wpdb->prepare( 'd.first_day >= %s AND d.first_day <= %s', self::day( $from ), self::day( $to ) );
		if ( [] !== $this->rows( $range, self::BY_DAY, $conditions, 1, self::READ, 'd.id' ) ) {
			return [
				'rows'   => $this->firstOfDays( $from, $to, $conditions, $perDay ),
				'counts' => $this->counts( $range, $conditions ),
			];
		}
		$rows = $this->rows( $range, self::BY_DAY, $conditions, self::READ );
		return count( $rows ) <= self::WHOLE ? [
			'rows'   => $rows,
			'counts' => [],
		] : [
			'rows'   => self::firstOf( $rows, $perDay ),
			'counts' => array_count_values( array_map( static fn ( stdClass $row ): string => (string) $row->first_day, $rows ) ),
		];
	}

	/**
	 * Nearly all events last a day or less: those that began before the day and go on are looked for apart.
	 *
	 * @return list<stdClass>
	 */
	public function reaching( string $day, EventConditions $conditions, int $limit ): array {
		global $wpdb;
		// An index has the beginnings as moments: none of them is later than the day's begin anywhere on earth.
		$latest = (int) strtotime( self::day( $day ) . ' UTC' ) + DAY_IN_SECONDS;
		$reach  = $wpdb->prepare( 'd.is_long = 1 AND d.starts_at < %d AND d.first_day < %s AND d.last_day >= %s', $latest, self::day( $day ), self::day( $day ) );
		return array_slice( $this->long( $reach, $conditions ), 0, max( 1, $limit ) );
	}

	/**
	 * Long ones in the order of the index that has them alone: by their beginning, a database would walk through all that began before.
	 *
	 * @return list<stdClass> By their beginning.
	 */
	public function long( string $range, EventConditions $conditions ): array {
		$rows = $this->rows( $range, 'd.last_day', $conditions, self::MOST_LONG );
		usort( $rows, self::compare( ... ) );
		return $rows;
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
	 * Number that begins on each day: to count very many takes longer than all else of a page, so the figures of the whole calendar are kept for minutes.
	 *
	 * @param string $range Prepared.
	 * @return array<string, int> By day, only days with events.
	 */
	private function counts( string $range, EventConditions $conditions ): array {
		global $wpdb;
		$statement = "SELECT d.first_day, COUNT(*) AS dates FROM {$conditions->from} WHERE {$range} AND {$conditions->where} GROUP BY d.first_day";
		$kept      = 'marketday_event_days_' . md5( $wpdb->remove_placeholder_escape( $statement ) );
		$counts    = $conditions->areNone ? get_transient( $kept ) : false;
		if ( ! is_array( $counts ) ) {
			$found  = $wpdb->get_results( $statement ); // phpcs:ignore WordPress.DB -- each part is prepared.
			$counts = array_column( is_array( $found ) ? $found : [], 'dates', 'first_day' );
			// Whatever a visitor may think of to filter by is counted anew.
			$conditions->areNone && set_transient( $kept, $counts, self::COUNTED );
		}
		return array_map( 'intval', $counts );
	}

	/**
	 * Reads with one statement of few words for each day: of days with very many, a database reads no more than the first, and one that
	 * is written in PHP takes the longer the more words it reads.
	 *
	 * @return list<stdClass> By day.
	 */
	private function firstOfDays( string $from, string $to, EventConditions $conditions, int $perDay ): array {
		global $wpdb;
		$first = [];
		for ( $day = self::day( $from ); $day <= self::day( $to ); $day = gmdate( 'Y-m-d', (int) strtotime( "{$day} +1 day UTC" ) ) ) {
			$place   = count( $first );
			$first[] = "SELECT id FROM (SELECT d.id FROM {$conditions->from} WHERE {$wpdb->prepare( 'd.first_day = %s', $day )} AND {$conditions->where} ORDER BY d.starts_at, d.id LIMIT {$perDay}) day{$place}";
		}
		$ids = array_map( 'intval', $wpdb->get_col( implode( ' UNION ALL ', $first ) ) ); // phpcs:ignore WordPress.DB -- each part is prepared.
		return [] === $ids ? [] : $this->rows( 'd.id IN (' . implode( ',', $ids ) . ')', self::BY_DAY, $conditions, count( $ids ) );
	}

	private static function compare( stdClass $one, stdClass $other ): int {
		return [ $one->first_day, (int) $one->starts_at, (int) $one->id ] <=> [ $other->first_day, (int) $other->starts_at, (int) $other->id ];
	}

	/** A day for a statement, which nothing else reaches. */
	public static function day( string $day ): string {
		return ( new DateTimeImmutable( $day, wp_timezone() ) )->format( 'Y-m-d' );
	}
}
