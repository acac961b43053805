// @ts-check
import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { Visitor } from '../upgrade/visitor.mjs';
import { startSite } from './index.mjs';
import { CHECKOUT, linkPlugin } from './site-folder.mjs';

/** People at the same moment. */
const CROWD = 4;

/** What a site holds, with as many lines as there are of each. */
const SEEN = `
	global $wpdb;
	$jobs = [];
	foreach ( array_filter( (array) get_option( 'cron' ), 'is_array' ) as $hooks ) {
		foreach ( $hooks as $hook => $events ) {
			foreach ( $events as $event ) { $jobs[] = "{$hook} " . wp_json_encode( $event['args'] ); }
		}
	}
	if ( function_exists( 'as_get_scheduled_actions' ) ) {
		foreach ( as_get_scheduled_actions( [ 'group' => 'marketday', 'status' => 'pending', 'per_page' => -1 ] ) as $action ) {
			$jobs[] = $action->get_hook() . ' ' . wp_json_encode( $action->get_args() );
		}
	}
	$tables = array_filter( ( new ReflectionMethod( Marketday\\Kernel\\OwnTables::class, 'all' ) )->invoke( null ), static fn ( $table ) => $table->isNeeded );
	return [
		'jobs'    => $jobs,
		'pages'   => $wpdb->get_col( "SELECT post_name FROM {$wpdb->posts} WHERE post_type = 'page' AND post_status = 'publish'" ),
		'slugs'   => $wpdb->get_col( "SELECT slug FROM {$wpdb->terms} UNION ALL SELECT post_name FROM {$wpdb->posts}" ),
		'terms'   => $wpdb->get_col( "SELECT n.slug FROM {$wpdb->term_taxonomy} t INNER JOIN {$wpdb->terms} n ON n.term_id = t.term_id WHERE t.taxonomy = 'product_visibility'" ),
		'active'  => array_values( (array) get_option( 'active_plugins' ) ),
		'missing' => array_values( array_diff( array_map( static fn ( $table ) => $wpdb->prefix . $table->name, $tables ), $wpdb->get_col( 'SHOW TABLES' ) ) ),
	];
`;

/** @typedef {Record<'jobs' | 'pages' | 'slugs' | 'terms' | 'active' | 'missing', string[]>} Seen */

/** @param {string[]} names */
const twice = ( names ) =>
	names.filter( ( name, at ) => names.indexOf( name ) !== at );

/**
 * Has several people activate the plugin of a fresh site at the same moment, and as many shoppers come right after them.
 *
 * @param {'sqlite' | 'mariadb'} db
 * @param {string}               [woocommerceDir]
 */
function describeActivation( db, woocommerceDir ) {
	describe( `the plugin, activated by several at once on ${ db }${
		woocommerceDir ? ' with WooCommerce' : ''
	}`, () => {
		/** @type {import('./index.mjs').StartedSite} */
		let site;

		before( async () => {
			site = await startSite( {
				db,
				plugin: false,
				demo: false,
				...( woocommerceDir ? { woocommerceDir } : {} ),
			} );
			await linkPlugin( site.dir, CHECKOUT );
		} );
		after( () => site?.stop() );

		/** @return {Promise<() => Promise<unknown>>} Presses somebody's link in the list of plugins. */
		async function owner() {
			const visitor = new Visitor( site.url );
			await visitor.logIn( site.admin );
			// WooCommerce leads its first visitor elsewhere.
			for ( let tries = 0; tries < 3; tries++ ) {
				const { text } = await visitor.get( '/wp-admin/plugins.php' );
				const [ , link ] =
					/href="(plugins\.php\?action=activate&amp;plugin=marketday[^"]+)"/.exec(
						text
					) ?? [];
				if ( link ) {
					return () =>
						visitor.get(
							`/wp-admin/${ link.replace( /&amp;/g, '&' ) }`
						);
				}
			}
			throw new Error(
				'The list of plugins has no link to activate it.'
			);
		}

		it( 'has each table, page, term and job once, and no error', async () => {
			const crowd = Array.from( { length: CROWD } );
			// One after the other: WordPress keeps an account's sessions in one place.
			const presses = [];
			for ( let one = 0; one < CROWD; one++ ) {
				presses.push( await owner() );
			}
			await Promise.all( presses.map( ( press ) => press() ) );
			for ( const path of [ '/', '/wp-cron.php' ] ) {
				await Promise.all(
					crowd.map( () => new Visitor( site.url ).get( path ) )
				);
			}

			const seen = /** @type {Seen} */ ( await site.php( SEEN ) );
			assert.equal( await site.errors(), '' );
			assert.deepEqual( seen.missing, [] );
			assert.deepEqual( twice( seen.jobs ), [] );
			assert.ok(
				seen.jobs.some( ( job ) =>
					job.startsWith( 'marketday_upkeep' )
				)
			);
			assert.deepEqual( twice( seen.active ), [] );
			// WordPress numbers what is called as something else.
			assert.deepEqual(
				seen.slugs.filter(
					( slug ) =>
						/-\d$/.test( slug ) && ! /^rated-\d$/.test( slug )
				),
				[]
			);
			assert.deepEqual( seen.pages.sort(), [
				'cart',
				'checkout',
				'compare',
				'my-account',
				'newsletter',
				'shop',
				'wishlist',
			] );
			assert.equal( seen.terms.length, 9 );
		} );
	} );
}

describeActivation( 'mariadb' );
if ( process.env.MARKETDAY_EVERYWHERE === 'yes' ) {
	describeActivation( 'sqlite' );
}
if ( process.env.WOOCOMMERCE_DIR ) {
	describeActivation( 'mariadb', process.env.WOOCOMMERCE_DIR );
}
