<?php

declare( strict_types=1 );

namespace Marketday\Events\Calendar;

defined( 'ABSPATH' ) || exit;

use Marketday\Engine\Contract\DueJob;
use Marketday\Engine\Contract\Jobs;
use Marketday\Engine\Contract\LastingJob;
use Marketday\Engine\Contract\Schedules;
use Marketday\Engine\Contract\Storage\MetaRows;
use Marketday\Engine\Contract\Storage\Transaction;
use Marketday\Kernel\Clock;
use Marketday\Kernel\OwnTable;
use Marketday\Kernel\OwnTables;
use Marketday\Kernel\Upkeep;

/**
 * Keeps the table of dates: anew when an event is saved, and by a job that moves the horizon of endless series before it is reached.
 * The job takes some events at a time and calls itself for the rest.
 */
final class OccurrenceMaterializer {
	private const JOB      = 'marketday_calendar_expand';
	private const EXPANDED = '_marketday_event_until';
	private const HASH     = '_marketday_event_hash';
	private const MONTHS   = 25;

	/** Most dates of an event: of one of every day, the last years and those to come. */
	private const MOST    = 5000;
	private const LOOKED  = 40_000;
	private const AT_ONCE = 100;

	public function __construct(
		private readonly OccurrenceTable $table,
		private readonly Jobs $jobs,
		private readonly Clock $clock
	) {}

	public function register(): void {
		foreach ( [ 'added_post_meta', 'updated_post_meta' ] as $hook ) {
			add_action(
				$hook,
				fn ( int $meta, int $post, string $key ) => EventData::META === $key && EventType::NAME === get_post_type( $post ) ? $this->expand( $post ) : null,
				10,
				3
			);
		}
		add_action( 'deleted_post_meta', function ( array $metas, int $post, string $key ): void {
			if ( EventData::META === $key ) {
				$this->table->remove( $post );
			}
		}, 10, 3 );
		add_action( 'deleted_post', fn ( int $post, \WP_Post $was ) => EventType::NAME === $was->post_type ? $this->table->remove( $post ) : null, 10, 2 );
		add_action( 'save_post_' . EventType::NAME, fn ( int $id, \WP_Post $post ) => $this->table->publish( $post ), 10, 2 );
		add_action(
			'transition_post_status',
			fn ( string $new, string $old, \WP_Post $post ) => EventType::NAME === $post->post_type && $new !== $old ? $this->table->publish( $post ) : null,
			10,
			3
		);
		// The days of all events are those of the site's zone.
		foreach ( [ 'timezone_string', 'gmt_offset' ] as $option ) {
			add_action( "update_option_{$option}", $this->expandAll( ... ) );
		}
		add_action( self::JOB, fn () => LastingJob::run( $this->jobs, self::JOB, [], $this->expandSome( ... ) ) );
		OwnTables::add( fn (): array => [ OwnTable::ofSchema( 'event_dates', $this->table->install( ... ), derive: $this->expandAll( ... ) ) ] );
		Upkeep::add( $this->expandWhereNone( ... ) );
		Schedules::add( $this->dueJobs( ... ) );
	}

	/** @return list<DueJob> */
	private function dueJobs( int $now ): array {
		global $wpdb;
		$first = $wpdb->get_var( $wpdb->prepare( "SELECT MIN( CONCAT( '0', meta_value ) ) FROM {$wpdb->postmeta} WHERE meta_key = %s", self::EXPANDED ) );
		// WordPress takes an empty answer, which is what an event that waits has, for none.
		return null === $first ? [] : [ new DueJob( self::JOB, $first < "0{$this->horizon()}" ? $now : $now + WEEK_IN_SECONDS ) ];
	}

	/** Events have come without their dates: with the posts of another site, or after the plugin and its tables were deleted. */
	private function expandWhereNone(): void {
		global $wpdb;
		$event = $wpdb->get_var( $wpdb->prepare( "SELECT post_id FROM {$wpdb->postmeta} WHERE meta_key = %s LIMIT 1", EventData::META ) );
		if ( null === $event ) {
			return;
		}
		$this->table->install();
		$isMarked = null !== $wpdb->get_var( $wpdb->prepare( "SELECT meta_id FROM {$wpdb->postmeta} WHERE meta_key = %s AND meta_value = '' LIMIT 1", self::EXPANDED ) );
		if ( ! $isMarked && null === $wpdb->get_var( $wpdb->prepare( 'SELECT id FROM %i LIMIT 1', OccurrenceTable::name() ) ) ) {
			$this->expandAll();
		}
	}

	public function expand( int $event ): void {
		$schedule = EventData::scheduleOf( $event );
		$horizon  = $this->clock->now()->modify( '+' . self::MONTHS . ' months' );
		$dates    = null === $schedule ? [] : $schedule->occurrences( null === $schedule->rule ? $horizon->modify( '+50 years' ) : $horizon, self::LOOKED );
		// Where that many are not all, the next count more than those of long ago.
		// A process that is killed from here on leaves a mark: the job begins again.
		update_post_meta( $event, self::EXPANDED, '' );
		$dates = null !== $schedule && count( $dates ) >= self::LOOKED ? $schedule->occurrences( $horizon, self::MOST, $this->clock->now() ) : $dates;
		$this->table->replace( $event, array_slice( $dates, -self::MOST ) );
		$this->count( $event );
		if ( null !== $schedule && null !== $schedule->rule ) {
			update_post_meta( $event, self::EXPANDED, $horizon->format( 'Y-m-d' ) );
			$this->plan();
		} else {
			delete_post_meta( $event, self::EXPANDED );
		}
	}

	/** Counts the changes of an event: those who keep a copy of it know which is the newer (SEQUENCE). */
	private function count( int $event ): void {
		$hash = md5( (string) wp_json_encode( EventData::of( $event ) ) );
		$kept = get_post_meta( $event, self::HASH, true );
		if ( $hash === $kept ) {
			return;
		}
		update_post_meta( $event, self::HASH, $hash );
		if ( '' !== $kept ) {
			update_post_meta( $event, EventData::SEQUENCE, EventData::sequence( $event ) + 1 );
		} elseif ( '' === get_post_meta( $event, EventData::UID, true ) ) {
			update_post_meta( $event, EventData::UID, wp_generate_uuid4() );
		}
	}

	/** Soon, by the job, which waits already where a process is killed in between. */
	private function expandAll(): void {
		global $wpdb;
		$this->jobs->soon( self::JOB );
		$wpdb->query( $wpdb->prepare( "UPDATE {$wpdb->postmeta} SET meta_value = '' WHERE meta_key = %s", self::EXPANDED ) );
		$others = $wpdb->get_col( $wpdb->prepare(
			"SELECT m.post_id FROM {$wpdb->postmeta} m LEFT JOIN {$wpdb->postmeta} u ON u.post_id = m.post_id AND u.meta_key = %s WHERE m.meta_key = %s AND u.meta_id IS NULL",
			self::EXPANDED,
			EventData::META
		) );
		// All or none: those whose dates are not kept up to a horizon are known by nothing else.
		Transaction::run( static fn () => MetaRows::insert(
			$wpdb->postmeta,
			'post_id',
			array_values( array_map( static fn ( mixed $event ): array => [ (int) $event, self::EXPANDED, '' ], $others ) )
		) );
		wp_cache_flush_group( 'post_meta' );
	}

	/** The day up to which dates are known at least. */
	private function horizon(): string {
		return $this->clock->now()->modify( '+' . ( self::MONTHS - 1 ) . ' months' )->format( 'Y-m-d' );
	}

	/** @return bool Whether there are more. */
	private function expandSome(): bool {
		global $wpdb;
		$events = array_map(
			'intval',
			$wpdb->get_col( $wpdb->prepare(
				"SELECT post_id FROM {$wpdb->postmeta} WHERE meta_key = %s AND meta_value < %s ORDER BY meta_id LIMIT %d",
				self::EXPANDED,
				$this->horizon(),
				self::AT_ONCE
			) )
		);
		foreach ( $events as $event ) {
			$this->expand( $event );
		}
		if ( self::AT_ONCE === count( $events ) ) {
			return true;
		}
		if ( null !== $wpdb->get_var( $wpdb->prepare( "SELECT meta_id FROM {$wpdb->postmeta} WHERE meta_key = %s LIMIT 1", self::EXPANDED ) ) ) {
			$this->jobs->at( $this->clock->now()->getTimestamp() + WEEK_IN_SECONDS, self::JOB );
		}
		return false;
	}

	/** Plans the next run within a week, as long as there are series. */
	private function plan(): void {
		if ( null === $this->jobs->waitsUntil( self::JOB ) ) {
			$this->jobs->at( $this->clock->now()->getTimestamp() + WEEK_IN_SECONDS, self::JOB );
		}
	}
}
