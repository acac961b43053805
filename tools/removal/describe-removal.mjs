// @ts-check
import assert from 'node:assert/strict';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { after, before, describe, it } from 'node:test';
import { fileURLToPath } from 'node:url';
import { findPhp } from '../php/find-php.mjs';
import { startSite } from '../site/index.mjs';
import { CHECKOUT, linkPlugin } from '../site/site-folder.mjs';
import { runScriptOrThrow } from '../site/site-scripts.mjs';
import { visit } from '../site/visit.mjs';
import { createProgress } from '../terminal/progress.mjs';
import { fill } from '../upgrade/fill.mjs';

const LOOK = fileURLToPath( new URL( 'look.php', import.meta.url ) );
const USE = fileURLToPath( new URL( 'use.php', import.meta.url ) );
const PLUGIN = 'marketday/marketday.php';
/** A shop of one product, which is enough to order. */
const PRODUCTS =
	'Type,SKU,Name,Published,Regular price\nsimple,FF-PLATE,Fell plate,1,18\n';
/** Of the shop's own: products and lines of orders. */
const COUNTS = `global $wpdb; return array_map( 'intval', [
	$wpdb->get_var( "SELECT COUNT(*) FROM {$wpdb->posts} WHERE post_type = 'product'" ),
	$wpdb->get_var( "SELECT COUNT(*) FROM {$wpdb->prefix}woocommerce_order_items" ),
] );`;
const DATES = `global $wpdb; return (int) $wpdb->get_var( "SELECT COUNT(*) FROM {$wpdb->prefix}marketday_event_dates" );`;
const MOST_JOBS = 10;
/** What nobody can work out anew. */
const OWN = `
	global $wpdb;
	$rows = [];
	foreach ( [ 'subscribers', 'newsletter_lists', 'newsletter_members', 'newsletter_consents', 'wishlists', 'wishes' ] as $table ) {
		$rows[ $table ] = $wpdb->get_results( 'SELECT * FROM ' . $wpdb->prefix . 'marketday_' . $table, ARRAY_A );
	}
	$rows['events'] = $wpdb->get_results( "SELECT p.post_title, m.meta_value FROM {$wpdb->posts} p INNER JOIN {$wpdb->postmeta} m ON m.post_id = p.ID AND m.meta_key = '_marketday_event' WHERE p.post_type = 'marketday_event' ORDER BY p.ID", ARRAY_A );
	$rows['users'] = $wpdb->get_results( "SELECT user_id, meta_key, meta_value FROM {$wpdb->usermeta} WHERE meta_key LIKE '%marketday%' ORDER BY umeta_id", ARRAY_A );
	$rows['orders'] = $wpdb->get_results( "SELECT order_id, order_item_name FROM {$wpdb->prefix}woocommerce_order_items ORDER BY order_item_id", ARRAY_A );
	$rows['captcha'] = get_option( 'marketday_captcha' );
	return $rows;
`;

/**
 * Compares a site before installation and after use and deletion.
 *
 * @param {'sqlite' | 'mariadb'} db
 * @param {boolean}              isNetwork
 * @param {string}               [woocommerceDir] An unpacked WooCommerce, which is there before the plugin and stays.
 */
export function describeRemoval( db, isNetwork, woocommerceDir ) {
	describe( `the plugin's deletion from ${
		isNetwork ? 'a network' : 'a site'
	} on ${ db }${ woocommerceDir ? ' with WooCommerce' : '' }`, () => {
		/** @type {import('../site/index.mjs').StartedSite} */
		let site;
		/** @type {string} */
		let untouched;
		/** What is worked out anew is so by jobs. */
		const datesAgain = async () => {
			let dates = 0;
			for ( let jobs = 0; jobs < MOST_JOBS && dates === 0; jobs++ ) {
				await visit( `${ site.url }/wp-cron.php?doing_wp_cron` );
				dates = /** @type {number} */ ( await site.php( DATES ) );
			}
			return dates;
		};
		/** PHP's notices of WordPress's own files are no news. */
		const news = async () =>
			( await site.errors() )
				.split( '\n' )
				.filter( ( line ) => ! /wp-includes\/ms-/.test( line ) )
				.join( '\n' );
		const look = async () =>
			JSON.stringify(
				await site.php(
					`require '${ LOOK }'; return marketday_look();`
				)
			);
		/**
		 * @param {string} which A function of look.php.
		 * @param {string} now   The newer look.
		 */
		const compare = ( which, now ) =>
			site.php(
				`require '${ LOOK }'; require_once WP_PLUGIN_DIR . '/marketday/php/autoload.php';
				return ${ which }( json_decode( ${ quote(
					untouched
				) }, true ), json_decode( ${ quote( now ) }, true ) );`
			);
		const remove = async ( all = 'no' ) => {
			await everySite(
				`update_option( 'marketday_delete_all', '${ all }' );`
			);
			await site.php(
				`require_once ABSPATH . 'wp-admin/includes/plugin.php'; deactivate_plugins( '${ PLUGIN }' ); return 1;`
			);
			const stopped = await site.php(
				`require '${ LOOK }'; return marketday_look();`
			);
			await site.php(
				`require_once ABSPATH . 'wp-admin/includes/plugin.php'; uninstall_plugin( '${ PLUGIN }' ); return 1;`
			);
			return stopped;
		};
		/** @param {string} code */
		const everySite = ( code ) =>
			site.php(
				`foreach ( is_multisite() ? get_sites( [ 'fields' => 'ids' ] ) : [ 1 ] as $id ) { is_multisite() && switch_to_blog( (int) $id ); ${ code } is_multisite() && restore_current_blog(); } return 1;`
			);
		const activate = async () => {
			const php = await findPhp( db, createProgress( { quiet: true } ) );
			await runScriptOrThrow( php, site.dir, 'activate.php', [ PLUGIN ] );
			await visit( `${ site.url }/` );
			if ( isNetwork ) {
				await visit( `${ site.url }/second/` );
			}
		};

		before( async () => {
			site = await startSite( {
				db,
				plugin: false,
				demo: false,
				...( woocommerceDir ? { woocommerceDir } : {} ),
				setup: { multisite: isNetwork },
			} );
			untouched = await look();
			await linkPlugin( site.dir, CHECKOUT );
			await activate();
			const products = join( site.dir, 'products.csv' );
			await writeFile( products, PRODUCTS );
			const { code, stdout, stderr } = await site.run( 'import', [
				products,
			] );
			assert.equal( code, 0, stderr || stdout );
			await site.php(
				`update_option( 'woocommerce_bacs_settings', [ 'enabled' => 'yes' ] );`
			);
			await fill( site );
			await everySite( `require_once '${ USE }'; marketday_use();` );
		} );
		after( () => site?.stop() );

		it( 'is of what the inventory names: nothing else has been written', async () => {
			assert.deepEqual(
				await compare( 'marketday_unnamed', await look() ),
				[]
			);
		} );

		it( 'leaves what people have written, where nobody has set that it goes; installed again, it is there', async () => {
			const kept = await site.php( OWN );

			const stopped = /** @type {Record<string, string[]>} */ (
				await remove()
			);

			assert.deepEqual(
				( stopped.job ?? [] ).filter( ( job ) =>
					job.includes( 'marketday' )
				),
				[]
			);
			const left = /** @type {Record<string, string[]>} */ (
				JSON.parse( await look() )
			);
			assert.deepEqual(
				( left.table ?? [] ).filter( ( name ) =>
					/marketday_(index|shelf|event_dates|tokens|captcha)/.test(
						name
					)
				),
				[]
			);
			assert.deepEqual(
				( left.option ?? [] ).filter( ( name ) =>
					/_transient_.*marketday/.test( name )
				),
				[]
			);
			assert.deepEqual(
				( left.file ?? [] ).filter( ( name ) =>
					/marketday/.test( name )
				),
				[]
			);
			assert.deepEqual( await site.php( OWN ), kept );
			await activate();
			assert.deepEqual( await site.php( OWN ), kept );
			assert.ok( await datesAgain(), 'the events have dates again' );
			assert.equal( await news(), '' );
		} );

		it( 'leaves nothing at all where they have', async () => {
			await everySite( `require_once '${ USE }'; marketday_use();` );

			await remove( 'yes' );

			assert.deepEqual(
				await compare( 'marketday_come', await look() ),
				[]
			);
			assert.equal( await news(), '' );
			const [ products, lines ] = /** @type {number[]} */ (
				await site.php( COUNTS )
			);
			assert.ok( products && lines, 'the shop is there' );
		} );
	} );
}

/** @param {string} text */
function quote( text ) {
	return `'${ text.replace( /[\\']/g, '\\$&' ) }'`;
}
