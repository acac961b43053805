// @ts-check
import { copyFile, mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { copyTree } from '../files/copy-tree.mjs';
import { startSite } from '../site/index.mjs';
import { linkPlugin } from '../site/site-folder.mjs';
import { removeWithThisProcess } from '../terminal/with-this-process.mjs';

/** In a site's folder: where its database lies, of either kind. */
const DATABASES = { sqlite: 'database', mariadb: 'mariadb' };
const MU_PLUGINS = 'wordpress/wp-content/mu-plugins';

/**
 * @typedef {import('../site/index.mjs').StartedSite} StartedSite
 * @typedef {import('./upgrade.mjs').Place} Place
 */

/**
 * Makes a site anew in another folder, as on another machine, of the database alone: nothing of the uploads comes along.
 *
 * @param {Place}       place    Of the site that moves; its address stays.
 * @param {StartedSite} site     Is stopped.
 * @param {string}      checkout The plugin there.
 * @return {Promise<StartedSite>}
 */
export async function moveWithDatabaseAlone( place, site, checkout ) {
	const { db, port } = place;
	await site.stop();
	const dir = await mkdtemp( join( tmpdir(), 'marketday-moved-' ) );
	removeWithThisProcess( dir );
	const bare = await startSite( {
		dir,
		db,
		port,
		plugin: false,
		demo: false,
	} );
	await bare.stop();
	const database = join( dir, DATABASES[ db ] );
	await rm( database, { recursive: true, force: true } );
	await copyTree( join( place.dir, DATABASES[ db ] ), database );
	// What tests need of a site is no part of it.
	for ( const name of await readdir( join( place.dir, MU_PLUGINS ) ) ) {
		await copyFile(
			join( place.dir, MU_PLUGINS, name ),
			join( dir, MU_PLUGINS, name )
		);
	}
	await linkPlugin( dir, checkout );
	return startSite( { dir, db, port, fresh: false } );
}

/**
 * @param {StartedSite} site
 * @return {Promise<string[]>} What its jobs are called, of our own.
 */
export async function jobsOf( site ) {
	return /** @type {string[]} */ (
		await site.php( `
			$times = array_filter( (array) get_option( 'cron' ), 'is_array' );
			$hooks = array_merge( ...array_map( 'array_keys', array_values( $times ) ) );
			return array_values( array_unique( preg_grep( '/^marketday_/', $hooks ) ) );
		` )
	);
}
