// @features kernel, store
// @also-on sqlite, woocommerce

import { placeOrder } from './checkout-form';
import { isEverywhere } from './everywhere';
import { contentOf, filterCall, names } from './filter-page';
import { php, setOptions } from './shop';
import { factsOf, type SiteFacts } from './site-facts';
import { Visitor } from './visitor';

/** The plugin's own tables, and with the embedded store those of WooCommerce's names that it keeps. */
const TABLES = php< string[] >( `
	foreach ( ( new ReflectionMethod( Marketday\\Kernel\\OwnTables::class, 'all' ) )->invoke( null ) as $table ) {
		$table->isNeeded || ( $table->make )();
	}
	return array_values( array_map( static fn ( $table ) => $table->name, ( new ReflectionMethod( Marketday\\Kernel\\OwnTables::class, 'all' ) )->invoke( null ) ) );
` );

/** How many are lost at a time: at night each alone. */
const AT_ONCE = isEverywhere ? 1 : 6;

/** Without its zones a shop delivers nowhere: an order of them is refused, so they are lost alone. */
const ZONES = /_zones$/;

/** The tables in groups that are lost together. */
const GROUPS = [
	...TABLES.filter( ( name ) => ZONES.test( name ) ).map( ( name ) => [
		name,
	] ),
	...inGroups( TABLES.filter( ( name ) => ! ZONES.test( name ) ) ),
];

/** Neighbours, which are of one matter, such as an order: its second try must not find the next one missing. */
function inGroups( tables: string[] ): string[][] {
	const count = Math.ceil( tables.length / AT_ONCE );
	return Array.from( { length: count }, ( _, group ) =>
		tables.slice( group * AT_ONCE, ( group + 1 ) * AT_ONCE )
	);
}

/** What nothing derives again: its loss is told. */
const REPORTS =
	/^(woocommerce_|wc_download_log|marketday_(subscribers|newsletter_(?!mails)|wish|back_in_stock|outbox|search_(terms|misses)|paypal))/;

/** What is derived again: it has as many rows as before. */
const DERIVED = /event_dates|shelf|lookup/;

/** What is in it as a script that puts it back: other tests live on it. */
const contentOfTable = ( table: string ) =>
	php< { script: string } >(
		`global $wpdb; $rows = base64_encode( wp_json_encode( $wpdb->get_results( "SELECT * FROM {$wpdb->prefix}${ table }", 'ARRAY_A' ) ) );
		return [ 'script' => "global \\$wpdb; \\$wpdb->query( 'DELETE FROM {$wpdb->prefix}${ table }' ); foreach ( json_decode( base64_decode( '{$rows}' ), true ) as \\$row ) { \\$wpdb->insert( '{$wpdb->prefix}${ table }', \\$row ); } return [];" ];`
	).script;

const drop = ( table: string ) =>
	php(
		`global $wpdb; $wpdb->query( "DROP TABLE {$wpdb->prefix}${ table }" ); return [];`
	);

/** Whether it is there, with how many rows. */
const rowsOf = ( table: string ) =>
	php< { rows: number | null } >(
		`global $wpdb; $name = "{$wpdb->prefix}${ table }";
		return [ 'rows' => $name === $wpdb->get_var( $wpdb->prepare( 'SHOW TABLES LIKE %s', $wpdb->esc_like( $name ) ) ) ? (int) $wpdb->get_var( "SELECT COUNT(*) FROM {$name}" ) : null ];`
	).rows;

/** How many products are in the index that serves; null where none does. */
const indexed = () =>
	php< { rows: number | null } >(
		`$active = Marketday\\Search\\Index\\IndexState::fresh()->active; global $wpdb;
		return [ 'rows' => null === $active ? null : (int) $wpdb->get_var( 'SELECT COUNT(*) FROM ' . Marketday\\Search\\Index\\IndexTables::of( $active )->products() ) ];`
	).rows;

/** The index has two generations: which serves now is found by its name without the last letter. */
const nameOf = ( table: string ) =>
	/_index_.*_[ab]$/.test( table )
		? table.replace(
				/[ab]$/,
				php< { active: string } >(
					`return [ 'active' => Marketday\\Search\\Index\\IndexState::fresh()->active ];`
				).active
		  )
		: table;

/** The plugin's jobs that wait, as if their time had come. */
const runJobs = () =>
	php( `
	foreach ( [ 1, 2, 3 ] as $round ) {
		foreach ( array_filter( _get_cron_array(), 'is_array' ) as $time => $hooks ) {
			foreach ( $hooks as $hook => $events ) {
				foreach ( str_starts_with( $hook, 'marketday_' ) && ! str_contains( $hook, 'clean_sessions' ) ? $events : [] as $event ) {
					if ( $time <= time() ) {
						$event['schedule'] || wp_unschedule_event( $time, $hook, $event['args'] );
						do_action_ref_array( $hook, $event['args'] );
					}
				}
			}
		}
		if ( class_exists( 'ActionScheduler' ) ) {
			foreach ( as_get_scheduled_actions( [ 'group' => 'marketday', 'status' => 'pending', 'date' => gmdate( 'Y-m-d H:i:s' ), 'date_compare' => '<=', 'per_page' => 50 ], 'ids' ) as $id ) {
				ActionScheduler::runner()->process_action( $id );
			}
		}
	}
	return [];` );

describe( 'a table that is lost', () => {
	let facts: SiteFacts;
	beforeAll( () => {
		setOptions( { marketday_reservation_minutes: 10 } );
		facts = factsOf( php );
	} );
	afterAll( () => {
		setOptions( { marketday_reservation_minutes: 0 } );
		php( `delete_option( 'marketday_lost_tables' ); return [];` );
	} );

	it.each(
		GROUPS.map( ( group ) => [ group.join( ', ' ), group ] as const )
	)(
		'%s: is back after one visit and one job, and pages are served meanwhile',
		async ( _title, group ) => {
			const lost = group.map( ( known ) => {
				const table = nameOf( known );
				return {
					known,
					table,
					before: rowsOf( table ),
					putBack: REPORTS.test( table )
						? contentOfTable( table )
						: '',
				};
			} );
			const products = indexed();
			lost.forEach( ( { table } ) => drop( table ) );

			const ann = new Visitor( facts );
			const faults: string[] = [];
			for ( const url of [
				facts.pages.shop,
				facts.pages.calendar,
				facts.pages.basket,
			] ) {
				const page = await ann.open( url );
				if (
					page.status !== 200 ||
					/critical error/.test( page.text )
				) {
					faults.push( `${ page.status } ${ url }` );
				}
			}
			const filtered = await filterCall( { product_filters: {} } );
			const added = await ann.add( facts.mug );
			const cart = await ann.cart();
			const order = await placeOrder( ann );
			php( `Marketday\\Kernel\\Upkeep::run(); return [];` );
			runJobs();
			for ( const { putBack } of lost ) {
				if ( putBack ) {
					php( putBack );
				}
			}

			expect( faults ).toEqual( [] );
			expect( filtered.status ).toBe( 200 );
			expect(
				names( contentOf( filtered.json, 'listing' ) ).length
			).toBeGreaterThan( 1 );
			expect( added.status ).toBeLessThan( 300 );
			expect( cart.items_count ).toBe( 1 );
			expect( order.status ).toBe(
				ZONES.test( group[ 0 ] ?? '' ) ? 400 : 200
			);
			expect( indexed() ).toBe( products );
			const { reported } = php< { reported: string[] } >(
				`return [ 'reported' => array_keys( get_option( 'marketday_lost_tables', [] ) ) ];`
			);
			for ( const { known, table, before } of lost ) {
				expect( [ table, rowsOf( nameOf( known ) ) ] ).not.toEqual( [
					table,
					null,
				] );
				if ( DERIVED.test( table ) ) {
					expect( [ table, rowsOf( table ) ] ).toEqual( [
						table,
						before,
					] );
				}
				expect( [ table, reported.includes( table ) ] ).toEqual( [
					table,
					REPORTS.test( table ),
				] );
			}
		},
		60_000
	);

	it( 'is derived again too after the plugin was deleted and installed anew', async () => {
		const dates = rowsOf( 'marketday_event_dates' );
		const products = indexed();
		php( `
			global $wpdb;
			foreach ( $wpdb->get_col( "SHOW TABLES LIKE '{$wpdb->prefix}marketday\\\\_%'" ) as $table ) {
				if ( preg_match( '/_(event_dates|index_\\w+)$/', $table ) ) { $wpdb->query( "DROP TABLE {$table}" ); }
			}
			update_option( 'marketday_tables', array_diff_key( get_option( 'marketday_tables' ), [ 'event_dates' => true ] ) );
			delete_option( 'marketday_index' );
			foreach ( array_filter( _get_cron_array(), 'is_array' ) as $hooks ) { foreach ( array_keys( $hooks ) as $hook ) { str_starts_with( $hook, 'marketday_' ) && wp_unschedule_hook( $hook ); } }
			return [];` );

		expect( rowsOf( 'marketday_event_dates' ) ).toBeNull();

		const { status } = await new Visitor( facts ).open( facts.pages.shop );
		const isExpected = php< { at: number } >(
			`wp_cache_flush(); return [ 'at' => (int) wp_next_scheduled( 'marketday_upkeep', [ Marketday\\Plugin::VERSION ] ) ];`
		).at;
		runJobs();
		runJobs();

		expect( status ).toBe( 200 );
		expect( isExpected ).toBeGreaterThan( 0 );
		expect( rowsOf( 'marketday_event_dates' ) ).toBe( dates );
		expect( indexed() ).toBe( products );
	} );
} );
