// @features kernel, store, calendar, newsletter
// @also-on sqlite, woocommerce

import { php } from '../shop';
import { inSiteAlone } from '../site';

const KILLED = /ended with SIGKILL/;

/** Runs a job in a process of its own, which the operating system ends at the statement that has this in it for the nth time. */
const dieIn = ( hook: string, statement: string, times: number ) =>
	expect( () =>
		inSiteAlone(
			`$seen = 0;
			add_filter( 'query', static function ( $sql ) use ( &$seen ) {
				if ( str_contains( $sql, '${ statement }' ) && ++$seen >= ${ times } ) { posix_kill( getmypid(), SIGKILL ); sleep( 5 ); }
				return $sql;
			} );
			do_action( '${ hook }' ); return [ 'alive' ];`
		)
	).toThrow( KILLED );

/** When the job comes again, in seconds from now; null where it does not. */
const waits = ( hook: string ) =>
	php< { seconds: number | null } >(
		`wp_cache_flush(); $at = $engine->jobs()->waitsUntil( '${ hook }' ); return [ 'seconds' => null === $at ? null : $at - time() ];`
	).seconds;

const run = ( hook: string ) =>
	php(
		`wp_cache_flush(); $engine->jobs()->cancel( '${ hook }' ); for ( $round = 0; $round < 30; $round++ ) { do_action( '${ hook }' ); if ( null === $engine->jobs()->waitsUntil( '${ hook }' ) || $engine->jobs()->waitsUntil( '${ hook }' ) > time() ) { break; } } return [];`
	);

describe( 'a job whose process is killed', () => {
	it( 'goes on with the dates of events, and none is twice', () => {
		php( `
			foreach ( range( 1, 6 ) as $number ) {
				$event = wp_insert_post( [ 'post_type' => 'marketday_event', 'post_status' => 'publish', 'post_title' => "Killed {$number}" ] );
				update_post_meta( $event, '_marketday_event', [ 'start' => '2027-06-0' . $number . 'T10:00', 'end' => '2027-06-0' . $number . 'T12:00', 'zone' => 'Europe/London', 'rrule' => 'FREQ=DAILY;COUNT=5' ] );
			}
			global $wpdb;
			$wpdb->query( "UPDATE {$wpdb->postmeta} SET meta_value = '' WHERE meta_key = '_marketday_event_until'" );
			return [];` );
		const dates = () =>
			php< { rows: number; twice: number } >(
				`global $wpdb; $rows = (int) $wpdb->get_var( "SELECT COUNT(*) FROM {$wpdb->prefix}marketday_event_dates d JOIN {$wpdb->posts} p ON p.ID = d.event_id WHERE p.post_title LIKE 'Killed %'" );
				return [ 'rows' => $rows, 'twice' => (int) $wpdb->get_var( "SELECT COUNT(*) FROM ( SELECT 1 FROM {$wpdb->prefix}marketday_event_dates GROUP BY event_id, occurrence HAVING COUNT(*) > 1 ) t" ) ];`
			);
		expect( dates() ).toEqual( { rows: 30, twice: 0 } );

		dieIn(
			'marketday_calendar_expand',
			'INSERT INTO `wp_marketday_event_dates`',
			3
		);

		expect( dates() ).toEqual( { rows: 30, twice: 0 } );
		expect( waits( 'marketday_calendar_expand' ) ).toBeLessThan( 700 );
		run( 'marketday_calendar_expand' );
		expect( dates() ).toEqual( { rows: 30, twice: 0 } );
		expect(
			php< { open: number } >(
				`global $wpdb; return [ 'open' => (int) $wpdb->get_var( "SELECT COUNT(*) FROM {$wpdb->postmeta} WHERE meta_key = '_marketday_event_until' AND meta_value = ''" ) ];`
			).open
		).toBe( 0 );
		php(
			`foreach ( get_posts( [ 'post_type' => 'marketday_event', 'numberposts' => -1, 's' => 'Killed' ] ) as $post ) { wp_delete_post( $post->ID, true ); } return [];`
		);
	} );

	it( 'goes on with an import of subscribers, and nobody is counted twice', () => {
		php( `
			$file = tempnam( sys_get_temp_dir(), 'people' );
			file_put_contents( $file, "email\n" . implode( "\n", array_map( static fn ( $number ) => "killed{$number}@example.com", range( 1, 1200 ) ) ) . "\n" );
			$subscribers = new Marketday\\Marketing\\Newsletter\\Subscribers\\Subscribers( new Marketday\\Kernel\\SystemClock() );
			$import = new Marketday\\Marketing\\Newsletter\\Admin\\SubscriberImport( $subscribers, new Marketday\\Kernel\\SystemClock() );
			$run = $import->begin( $file, 'people.csv', 0, 'consent' );
			$import->map( $run, [ 'email' ], 'subscribed', false );
			return [];` );
		const state = () =>
			php< {
				rows: number;
				added: number;
				known: number;
				isOver: boolean;
			} >(
				`wp_cache_flush(); global $wpdb; $run = get_option( 'marketday_newsletter_import' );
				return [ 'rows' => (int) $wpdb->get_var( "SELECT COUNT(*) FROM {$wpdb->prefix}marketday_subscribers WHERE email LIKE 'killed%'" ), 'added' => $run['added'], 'known' => $run['known'], 'isOver' => $run['isOver'] ];`
			);

		// In the second batch, before it is committed.
		dieIn( 'marketday_newsletter_import_job', 'COMMIT', 2 );

		expect( state() ).toEqual( {
			rows: 500,
			added: 500,
			known: 0,
			isOver: false,
		} );
		expect( waits( 'marketday_newsletter_import_job' ) ).toBeLessThan(
			700
		);
		run( 'marketday_newsletter_import_job' );
		expect( state() ).toEqual( {
			rows: 1200,
			added: 1200,
			known: 0,
			isOver: true,
		} );
		php(
			`global $wpdb; $wpdb->query( "DELETE FROM {$wpdb->prefix}marketday_subscribers WHERE email LIKE 'killed%'" ); delete_option( 'marketday_newsletter_import' ); return [];`
		);
	} );

	it( 'goes on with the index, which serves all products again', () => {
		const state = () =>
			php< { building: string | null; isIdle: boolean } >(
				`wp_cache_flush(); $state = Marketday\\Search\\Index\\IndexState::fresh(); return [ 'building' => $state->building, 'isIdle' => $state->isIdle() ];`
			);
		php(
			`( new Marketday\\Search\\Index\\IndexState() )->save(); $engine->jobs()->cancel( 'marketday_index_job' ); return [];`
		);

		dieIn(
			'marketday_index_job',
			'INSERT INTO wp_marketday_index_products',
			1
		);

		expect( state().building ).not.toBeNull();
		expect( waits( 'marketday_index_job' ) ).toBeLessThan( 700 );
		// The lock of who has died ends by itself.
		php(
			`global $wpdb; $wpdb->query( "UPDATE {$wpdb->options} SET option_value = '0' WHERE option_name = 'marketday_index_lock'" ); return [];`
		);
		run( 'marketday_index_job' );
		expect( state() ).toEqual( { building: null, isIdle: true } );
	}, 60_000 );
} );
