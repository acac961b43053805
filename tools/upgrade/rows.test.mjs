// @ts-check
import assert from 'node:assert/strict';
import { join } from 'node:path';
import { after, before, describe, it } from 'node:test';
import { fileURLToPath } from 'node:url';
import { startSite } from '../site/index.mjs';

const ROWS = fileURLToPath( new URL( 'rows.php', import.meta.url ) );

describe( 'the rows that a shop owns', () => {
	/** @type {import('../site/index.mjs').StartedSite} */
	let site;
	before( async () => {
		site = await startSite( { demo: false } );
	} );
	after( () => site?.stop() );

	/**
	 * @param {string} change PHP code, run between the two looks.
	 * @return {Promise<string[]>} The rows that are missed.
	 */
	const missingAfter = async ( change ) =>
		/** @type {string[]} */ (
			await site.php( `
				require '${ ROWS }';
				global $wpdb;
				$id = wp_insert_post( [ 'post_title' => 'A post', 'post_status' => 'publish' ] );
				update_post_meta( $id, 'kept', 'as it was' );
				marketday_keep_rows( '${ join( site.dir, 'rows' ) }' );
				${ change }
				return marketday_missing_rows( '${ join( site.dir, 'rows' ) }' );
			` )
		);

	it( 'are all there when rows and columns have come', async () => {
		assert.deepEqual(
			await missingAfter( `
				wp_insert_post( [ 'post_title' => 'Another post', 'post_status' => 'publish' ] );
				$wpdb->query( "ALTER TABLE {$wpdb->termmeta} ADD COLUMN more varchar(20) NOT NULL DEFAULT ''" );
				update_option( 'marketday_tables', [ 'event_dates' => '99' ] );
			` ),
			[]
		);
	} );

	it( 'are missed when one has gone, or is other than it was', async () => {
		const gone = await missingAfter( `delete_post_meta( $id, 'kept' );` );
		const changed = await missingAfter(
			`update_option( 'woocommerce_currency', 'XTS' );`
		);

		assert.match( gone.join(), /^postmeta: .*"as it was"/ );
		assert.match( changed.join(), /^options: .*"woocommerce_currency"/ );
		assert.deepEqual( [ gone.length, changed.length ], [ 1, 1 ] );
	} );
} );
