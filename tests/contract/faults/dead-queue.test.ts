// @features kernel, store, calendar, newsletter, wishlist, back-in-stock, currency-switcher
// @also-on sqlite, woocommerce

import { copyFileSync, existsSync, mkdirSync, readFileSync, rmSync } from 'fs';
import path from 'path';

import { php, product, setStock } from '../shop';
import { Shopper } from '../shopper';

const DAY = 24 * 60 * 60;

const SITE = process.env.MARKETDAY_SITE_DIR ?? '';
const PLUGIN = path.join(
	SITE,
	'wordpress/wp-content/mu-plugins/marketday-queue.php'
);
const NOTES = path.join( SITE, 'queue.txt' );

/** What has run and been sent since the last look, sorted; the outbox and the index run as often as they have to. */
const notes = () =>
	existsSync( NOTES )
		? readFileSync( NOTES, 'utf8' ).trim().split( '\n' ).sort()
		: [];

/**
 * Moves everything that tells a time by so many seconds, as if the clock had been that much ahead when it was written:
 * three days back is a queue that has stood still for three days.
 */
const shift = ( seconds: number ) =>
	php( `
		wp_cache_flush(); global $wpdb; $by = ${ seconds }; $moved = [];
		foreach ( array_filter( (array) _get_cron_array(), 'is_array' ) as $time => $hooks ) {
			foreach ( $hooks as $hook => $jobs ) {
				$moves = str_starts_with( $hook, 'marketday_' ) || 'action_scheduler_run_queue' === $hook;
				$moved[ $moves ? $time + $by : $time ][ $hook ] = $jobs + ( $moved[ $moves ? $time + $by : $time ][ $hook ] ?? [] );
			}
		}
		ksort( $moved ); _set_cron_array( $moved );
		if ( function_exists( 'as_get_scheduled_actions' ) ) {
			foreach ( as_get_scheduled_actions( [ 'group' => 'marketday', 'status' => 'pending', 'per_page' => -1 ] ) as $action ) {
				$time = $action->get_schedule()->get_date()?->getTimestamp() ?? time();
				as_unschedule_action( $action->get_hook(), $action->get_args(), 'marketday' );
				as_schedule_single_action( $time + $by, $action->get_hook(), $action->get_args(), 'marketday' );
			}
		}
		$wpdb->query( "UPDATE {$wpdb->prefix}marketday_outbox SET due_at = due_at + {$by} WHERE due_at IS NOT NULL" );
		$wpdb->query( "UPDATE {$wpdb->prefix}marketday_stock_holds SET since = since + {$by}, expires = expires + {$by}" );
		update_option( 'marketday_event_feeds', array_map( static fn ( $feed ) => [ 'checked' => $feed['checked'] + $by ] + $feed, (array) get_option( 'marketday_event_feeds', [] ) ), false );
		$rates = (array) get_option( 'marketday_currency_rates', [] );
		isset( $rates['at'] ) && update_option( 'marketday_currency_rates', [ 'at' => $rates['at'] + $by ] + $rates );
		return [];` );

/** Something that has to happen later of each kind. */
const leaveWork = () =>
	php( `
		global $wpdb;
		( new Marketday\\Engine\\Contract\\Outbox\\OutboxRows() )->install();
		$wpdb->query( "DELETE FROM {$wpdb->prefix}marketday_outbox" );
		$clock = new Marketday\\Kernel\\SystemClock();
		$user = username_exists( 'queue' ) ?: wp_create_user( 'queue', wp_generate_password(), 'queue-wishes@example.com' );
		update_user_meta( $user, Marketday\\Kernel\\SiteOfNetwork::userMeta( 'marketday_wishlist_mails' ), 'yes' );
		$lists = new Marketday\\Lists\\Wishlist\\Lists\\NamedLists( $clock );
		( new Marketday\\Lists\\Wishlist\\Lists\\WishlistItems( $clock ) )->add(
			$lists->create( $user, 'Queue ' . uniqid() ),
			[ ${ product(
				'mug'
			) } => new Marketday\\Lists\\Wishlist\\Lists\\PriceSnapshot( 99999999, get_option( 'woocommerce_currency', 'GBP' ), true ) ]
		);
		$waiting = new Marketday\\Lists\\BackInStock\\WaitingList( $clock );
		$waiting->confirm( $waiting->ask( ${ product( 'soldout' ) }, ${ product(
			'soldout'
		) }, 'queue-stock@example.com' )->id );
		$ann = ( new Marketday\\Marketing\\Newsletter\\Subscribers\\Subscribers( $clock ) )->ask( 'queue-letters@example.com', new Marketday\\Marketing\\Newsletter\\Subscribers\\PendingChanges(), 'form' );
		$engine->outbox()->leave( 'newsletter_mail', "{$ann->id}:confirm", [ $ann->id, 'confirm' ] );
		$event = wp_insert_post( [ 'post_type' => 'marketday_event', 'post_status' => 'publish', 'post_title' => 'Queue' ] );
		update_post_meta( $event, '_marketday_event', [ 'start' => '2026-01-01T10:00', 'end' => '2026-01-01T12:00', 'zone' => 'Europe/London', 'rrule' => 'FREQ=DAILY' ] );
		$wpdb->delete( $wpdb->prefix . 'marketday_event_dates', [ 'event_id' => $event ] );
		update_post_meta( $event, '_marketday_event_until', '2026-01-02' );
		update_option( 'marketday_event_feeds', [ [ 'id' => 'queue', 'url' => 'https://calendar.invalid/a.ics', 'rhythm' => 'hourly', 'checked' => time() ] ], false );
		update_option( 'marketday_currency_rates', [ 'at' => time(), 'rates' => [], 'fault' => '' ] );
		update_option( 'marketday_currency_feed', 'https://rates.invalid/a.xml' );
		Marketday\\Engine\\Contract\\Schedules::check( $engine->jobs() );
		return [];` );

const tidy = () =>
	php( `
		global $wpdb; require_once ABSPATH . 'wp-admin/includes/user.php';
		username_exists( 'queue' ) && wp_delete_user( username_exists( 'queue' ) );
		foreach ( get_posts( [ 'post_type' => 'marketday_event', 'post_status' => 'any', 'numberposts' => -1, 'title' => 'Queue' ] ) as $post ) { wp_delete_post( $post->ID, true ); }
		$wpdb->delete( $wpdb->prefix . 'marketday_subscribers', [ 'email' => 'queue-letters@example.com' ] );
		foreach ( [ 'marketday_event_feeds', 'marketday_currency_feed', 'marketday_currency_rates' ] as $option ) { delete_option( $option ); }
		foreach ( [ 'marketday_calendar_feed' => [ 'queue' ], 'marketday_fetch_rates' => [] ] as $job => $arguments ) { $engine->jobs()->cancel( $job, $arguments ); }
		return [];` );

/** As the server's own clock calls it; the first visit of all asks for what is missing. */
async function runQueue() {
	for ( let round = 0; round < 5; round++ ) {
		await new Shopper().get( '/' );
		await new Shopper().get( '/wp-cron.php' );
		// WordPress has its own lock for a minute, and Action Scheduler one between two runs.
		php(
			`delete_transient( 'doing_cron' ); if ( class_exists( 'ActionScheduler' ) ) { ActionScheduler::runner()->run( 'test' ); } return [];`
		);
	}
}

const state = () =>
	php< {
		dates: number;
		twice: number;
		outbox: number;
		late: number;
		far: string[];
	} >( `
		wp_cache_flush(); global $wpdb; $late = 0; $far = [];
		foreach ( array_filter( (array) _get_cron_array(), 'is_array' ) as $time => $hooks ) {
			foreach ( array_filter( array_keys( $hooks ), static fn ( $hook ) => str_starts_with( $hook, 'marketday_' ) ) as $hook ) {
				$late += $time < time() - 60 ? 1 : 0;
				$time > time() + ${ 8 * DAY } && $far[] = $hook;
			}
		}
		if ( function_exists( 'as_get_scheduled_actions' ) ) {
			foreach ( as_get_scheduled_actions( [ 'group' => 'marketday', 'status' => 'pending', 'per_page' => -1 ] ) as $action ) {
				$time = $action->get_schedule()->get_date()?->getTimestamp() ?? time();
				$late += $time < time() - 60 ? 1 : 0;
				$time > time() + ${ 8 * DAY } && $far[] = $action->get_hook();
			}
		}
		$event = get_posts( [ 'post_type' => 'marketday_event', 'numberposts' => 1, 'title' => 'Queue', 'fields' => 'ids' ] )[0];
		return [
			'dates'  => (int) $wpdb->get_var( $wpdb->prepare( "SELECT COUNT(*) FROM {$wpdb->prefix}marketday_event_dates WHERE event_id = %d AND ends_at > %d", $event, time() ) ),
			'twice'  => (int) $wpdb->get_var( "SELECT COUNT(*) FROM ( SELECT 1 FROM {$wpdb->prefix}marketday_event_dates GROUP BY event_id, occurrence HAVING COUNT(*) > 1 ) t" ),
			'outbox' => (int) $wpdb->get_var( "SELECT COUNT(*) FROM {$wpdb->prefix}marketday_outbox WHERE due_at IS NOT NULL" ),
			'late'   => $late,
			'far'    => $far,
		];` );

const EMAILS = [
	'mail queue-letters@example.com',
	'mail queue-stock@example.com',
	'mail queue-wishes@example.com',
];

beforeEach( () => {
	mkdirSync( path.dirname( PLUGIN ), { recursive: true } );
	copyFileSync( path.join( __dirname, 'queue-plugin.php' ), PLUGIN );
	leaveWork();
	setStock( 'soldout', 5 );
	// What the shop's own tests have left is not looked at here.
	rmSync( NOTES, { force: true } );
} );

afterEach( () => {
	rmSync( PLUGIN, { force: true } );
	rmSync( NOTES, { force: true } );
	setStock( 'soldout', 0 );
	tidy();
} );

describe( 'a queue', () => {
	it.each( [
		[ 'that stood still for three days', [ -3 * DAY ] ],
		// Then a day goes by.
		[
			'whose clock was a year ahead when it was written',
			[ 365 * DAY, -DAY - 60 ],
		],
	] )( '%s does each thing once', async ( _what, jumps ) => {
		for ( const seconds of jumps ) {
			shift( seconds );
			await runQueue();
		}

		const done = notes();
		expect(
			done.filter( ( line ) => line.startsWith( 'mail queue-' ) )
		).toEqual( EMAILS );
		for ( const job of [
			'calendar_feed queue',
			'fetch_rates',
			'wishlist_watch 0',
		] ) {
			expect( [
				job,
				done.filter( ( line ) => line === `job ${ job }` ).length,
			] ).toEqual( [ job, 1 ] );
		}
		expect(
			done.filter( ( line ) => line.startsWith( 'job upkeep' ) )
		).toHaveLength( jumps.length );
		const { dates, ...rest } = state();
		expect( dates ).toBeGreaterThan( 700 );
		expect( rest ).toEqual( { twice: 0, outbox: 0, late: 0, far: [] } );
	} );
} );
