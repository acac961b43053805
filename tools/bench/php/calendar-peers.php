<?php
/**
 * The events of `calendar.php` once more, as the calendars of other plugins hold them: My Calendar a row for each date, The Events Calendar a
 * post for each.
 */

declare( strict_types=1 );

use Marketday\Events\Calendar\Schedule;

/** @return list<array{title: string, dates: list<array{string, string}>}> Local times of the site, as MySQL writes them. */
function marketday_bench_dates( int $events ): array {
	$all = [];
	foreach ( range( 1, $events ) as $number ) {
		$dates = [];
		foreach ( Schedule::read( marketday_bench_event( $number ) )->occurrences( new DateTimeImmutable( '+2 years' ) ) as $date ) {
			$dates[] = [ wp_date( 'Y-m-d H:i:s', $date->start->getTimestamp() ) ?: '', wp_date( 'Y-m-d H:i:s', $date->end->getTimestamp() ) ?: '' ];
		}
		$all[] = [
			'title' => "Event {$number}",
			'dates' => $dates,
		];
	}
	return $all;
}

function marketday_bench_my_calendar( int $events ): int {
	global $wpdb;
	$made = 0;
	foreach ( marketday_bench_dates( $events ) as [ 'title' => $title, 'dates' => $dates ] ) {
		$post = wp_insert_post( [
			'post_type'   => 'mc-events',
			'post_status' => 'publish',
			'post_title'  => $title,
		] );
		[ $begin, $end ] = $dates[0];
		$wpdb->insert( "{$wpdb->prefix}my_calendar", [
			'event_begin'        => substr( $begin, 0, 10 ),
			'event_end'          => substr( $end, 0, 10 ),
			'event_title'        => $title,
			'event_desc'         => '',
			'event_short'        => '',
			'event_registration' => '',
			'event_tickets'      => '',
			'event_time'         => substr( $begin, 11 ),
			'event_endtime'      => substr( $end, 11 ),
			'event_recur'        => 'W1',
			'event_repeats'      => (string) ( count( $dates ) - 1 ),
			'event_author'       => 1,
			'event_host'         => 1,
			'event_category'     => 1,
			'event_post'         => $post,
			'event_link_expires' => 0,
			'event_label'        => '',
			'event_street'       => '',
			'event_street2'      => '',
			'event_city'         => '',
			'event_state'        => '',
			'event_postcode'     => '',
			'event_region'       => '',
			'event_country'      => '',
			'event_phone'        => '',
			'event_phone2'       => '',
		] );
		$id = $wpdb->insert_id;
		update_post_meta( (int) $post, '_mc_event_id', $id );
		$wpdb->insert( "{$wpdb->prefix}my_calendar_category_relationships", [
			'event_id'    => $id,
			'category_id' => 1,
		] );
		foreach ( $dates as [ $begin, $end ] ) {
			$made += (int) $wpdb->insert( "{$wpdb->prefix}my_calendar_events", [
				'occur_event_id' => $id,
				'occur_begin'    => $begin,
				'occur_end'      => $end,
			] );
		}
	}
	return $made;
}

function marketday_bench_the_events_calendar( int $events ): int {
	$made = 0;
	foreach ( marketday_bench_dates( $events ) as [ 'title' => $title, 'dates' => $dates ] ) {
		foreach ( $dates as [ $begin, $end ] ) {
			$made += (int) ( false !== tribe_events()->set_args( [
				'title'      => $title,
				'status'     => 'publish',
				'start_date' => $begin,
				'end_date'   => $end,
				'timezone'   => wp_timezone_string(),
			] )->create() );
		}
	}
	return $made;
}

add_action(
	'marketday_built',
	static function ( Marketday\Plugin $plugin ): void {
		foreach ( [
			'bench-my-calendar'         => marketday_bench_my_calendar( ... ),
			'bench-the-events-calendar' => marketday_bench_the_events_calendar( ... ),
		] as $name => $make ) {
			$plugin->commands()->add( $name, "Makes the events of another plugin: {$name} 40", static function ( array $arguments, callable $print ) use ( $make ): int {
				$made = $make( (int) ( array_values( $arguments )[0] ?? 10 ) );
				$print( "{$made} dates were made." );
				return $made > 0 ? 0 : 1;
			} );
		}
	}
);
