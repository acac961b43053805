<?php
/**
 * Makes events to measure with, each of fifty weeks, and says how quickly their dates were worked out.
 */

declare( strict_types=1 );

use Marketday\Events\Calendar\EventData;
use Marketday\Events\Calendar\EventType;
use Marketday\Events\Calendar\OccurrenceTable;
use Marketday\Events\Calendar\Schedule;

/** @return array<string, mixed> */
function marketday_bench_event( int $number ): array {
	$start = ( new DateTimeImmutable( 'first day of -3 months', wp_timezone() ) )->setTime( 8 + $number % 12, 15 * ( $number % 4 ) )->modify( '+' . ( $number % 28 ) . ' days' );
	return [
		'start' => $start->format( 'Y-m-d\TH:i' ),
		'end'   => $start->modify( '+90 minutes' )->format( 'Y-m-d\TH:i' ),
		'zone'  => 0 === $number % 10 ? 'America/New_York' : 'Europe/London',
		'rrule' => 'FREQ=WEEKLY;COUNT=50',
	] + EventData::blank();
}

/** @return array{events: int, dates: int, perSecond: float} */
function marketday_bench_events( int $events ): array {
	global $wpdb;
	$begun = (int) wp_count_posts( EventType::NAME )->publish;
	foreach ( range( $begun + 1, max( $begun + 1, $events ) ) as $number ) {
		$id = wp_insert_post( [
			'post_type'   => EventType::NAME,
			'post_status' => 'publish',
			'post_title'  => "Event {$number}",
		] );
		update_post_meta( (int) $id, EventData::META, marketday_bench_event( $number ) );
		if ( 0 === $number % 200 ) {
			wp_cache_flush_runtime();
			gc_collect_cycles();
		}
	}
	$horizon = new DateTimeImmutable( '+1 year' );
	$before  = hrtime( true );
	$worked  = 0;
	foreach ( range( 1, 1000 ) as $number ) {
		$worked += count( Schedule::read( [ 'rrule' => 'FREQ=WEEKLY' ] + marketday_bench_event( $number ) )->occurrences( $horizon ) );
	}
	return [
		'events'    => $events,
		'dates'     => (int) $wpdb->get_var( 'SELECT COUNT(*) FROM ' . OccurrenceTable::name() ),
		'perSecond' => $worked / ( ( hrtime( true ) - $before ) / 1e9 ),
	];
}

add_action(
	'marketday_built',
	static function ( Marketday\Plugin $plugin ): void {
		$plugin->commands()->add(
			'bench-events',
			'Makes weekly events until there are so many: bench-events 10000',
			static function ( array $arguments, callable $print ): int {
				$print( (string) wp_json_encode( marketday_bench_events( (int) ( array_values( $arguments )[0] ?? 100 ) ) ) );
				return 0;
			}
		);
	}
);
