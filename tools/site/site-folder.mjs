// @ts-check
import {
	mkdir,
	readdir,
	readFile,
	readlink,
	rm,
	symlink,
	writeFile,
} from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { copyTree, mirrorTree } from '../files/copy-tree.mjs';
import { Problem } from '../terminal/problem.mjs';
import { getSqliteDriver } from '../wordpress/sqlite-driver.mjs';
import { configuration } from './configuration.mjs';
import { addLanguage } from './language.mjs';
import { setupOf } from './setup.mjs';

export const CHECKOUT = fileURLToPath(
	new URL( '../../', import.meta.url )
).replace( /\/$/, '' );
/** Links of a site into the checkout, below wp-content. */
const SITE_PLUGIN = 'mu-plugins/marketday-site.php';
const PLUGIN = 'plugins/marketday';
/** Until the site is started somewhere. */
const NO_ADDRESS = 'http://127.0.0.1:8080';

/**
 * What a site is made of, kept in its site.json. A site's folder holds wordpress/, database/ or mariadb/, logs/ and mail/.
 *
 * @typedef {object} Site
 * @property {string}                dir
 * @property {string}                url         Where it was last started.
 * @property {string}                wordpress   Exact version.
 * @property {'sqlite' | 'mariadb'} db
 * @property {string | null}         woocommerce Exact version, or null for the embedded store.
 * @property {boolean}               isForTests
 * @property {import('./setup.mjs').Setup} setup
 * @property {boolean}               isReady     False while it is being made.
 * @property {boolean}               [paypal]    Whether a PayPal of its own runs beside it.
 * @property {boolean}               [hasOrders] Whether a few things were ordered in it, so that it can say what was sold.
 * @property {string | null}         demo        What the imported demo shop was made from; null for an empty site.
 */

/**
 * @param {string} dir
 * @return {Promise<Site | undefined>} Nothing when there is no site.
 */
export async function readSite( dir ) {
	const text = await readFile( join( dir, 'site.json' ), 'utf8' ).catch(
		() => ''
	);
	const kept = text ? JSON.parse( text ) : undefined;
	return kept && { ...kept, setup: setupOf( kept.setup ), dir };
}

/** @param {Site} site */
export async function writeSite( site ) {
	await writeFile(
		join( site.dir, 'site.json' ),
		`${ JSON.stringify( site, null, '\t' ) }\n`
	);
}

/**
 * Lays out a site's files, with the plugin linked in. Its database is still empty.
 *
 * @param {{ dir: string, db: 'sqlite' | 'mariadb', plugin: boolean, isForTests: boolean, setup?: Partial<import('./setup.mjs').Setup>, wordpress: import('../wordpress/get-wordpress.mjs').WordPressCopy }} wish
 * @return {Promise<Site>}
 */
export async function layOutSite( {
	dir,
	db,
	plugin,
	isForTests,
	setup: wanted,
	wordpress,
} ) {
	const setup = setupOf( wanted );
	/** @type {Site} */
	const site = {
		dir,
		url: NO_ADDRESS + setup.folder,
		wordpress: wordpress.version,
		db,
		woocommerce: null,
		isForTests,
		setup,
		isReady: false,
		demo: null,
	};
	await writeSite( site );
	for ( const part of [ 'logs', 'mail', 'database' ] ) {
		await mkdir( join( dir, part ), { recursive: true } );
	}
	await ( isForTests ? mirrorTree : copyTree )(
		wordpress.folder,
		join( dir, 'wordpress' )
	);
	await mkdir( join( dir, 'wordpress/wp-content/mu-plugins' ), {
		recursive: true,
	} );
	await mkdir( join( dir, 'wordpress/wp-content/uploads' ), {
		recursive: true,
	} );
	await linkCheckout( dir, plugin );
	await addLanguage( CHECKOUT, dir, setup.locale );
	await addDatabaseDriver( site );
	await writeFile(
		join( dir, 'wordpress/wp-config.php' ),
		configuration( site )
	);
	return site;
}

/**
 * Links this checkout into a site, whichever one made it: what was linked may have gone since.
 *
 * @param {string}  dir
 * @param {boolean} [plugin] Whether the plugin itself is linked; as it was, where it is not said.
 */
export async function linkCheckout( dir, plugin ) {
	const content = join( dir, 'wordpress/wp-content' );
	const wasLinked = await readlink( join( content, PLUGIN ) ).then(
		() => true,
		() => false
	);
	await relink(
		join( content, SITE_PLUGIN ),
		join( CHECKOUT, 'tools/site/php/site-plugin.php' )
	);
	if ( plugin ?? wasLinked ) {
		await linkPlugin( dir, CHECKOUT );
	}
}

/**
 * Puts the plugin of a checkout into a site, in place of what was linked before.
 *
 * @param {string} dir
 * @param {string} checkout
 */
export async function linkPlugin( dir, checkout ) {
	await relink( join( dir, 'wordpress/wp-content', PLUGIN ), checkout );
}

/**
 * @param {string} link
 * @param {string} target
 */
async function relink( link, target ) {
	await rm( link, { force: true } );
	await symlink( target, link );
}

/**
 * Makes a copied site folder a site of its own.
 *
 * @param {Site} site
 */
export async function adoptSite( site ) {
	await linkCheckout( site.dir );
	await addLanguage( CHECKOUT, site.dir, site.setup.locale );
	await writeFile(
		join( site.dir, 'wordpress/wp-config.php' ),
		configuration( site )
	);
	await addDatabaseDriver( site );
	await writeSite( site );
}

/**
 * Removes a site; a folder that holds anything else stays as it is.
 *
 * @param {string} dir
 */
export async function removeSite( dir ) {
	const names = await readdir( dir ).catch(
		() => /** @type {string[]} */ ( [] )
	);
	if ( names.length > 0 && ! names.includes( 'site.json' ) ) {
		throw new Problem(
			`The folder ${ dir } holds something else than a site. Choose an empty one with --dir.`
		);
	}
	for ( const part of [
		'wordpress',
		'database',
		'mariadb',
		'logs',
		'mail',
		'sqlite-driver',
		'running.json',
		'site.json',
	] ) {
		await rm( join( dir, part ), { recursive: true, force: true } );
	}
}

/** @param {Site} site */
async function addDatabaseDriver( { dir, db } ) {
	if ( db !== 'sqlite' ) {
		return;
	}
	const driver = await getSqliteDriver();
	const folder = join( dir, 'sqlite-driver' );
	await rm( folder, { recursive: true, force: true } );
	await copyTree( driver.folder, folder );
	const dropIn = await readFile( join( folder, 'db.copy' ), 'utf8' );
	await writeFile(
		join( dir, 'wordpress/wp-content/db.php' ),
		dropIn.replace( '{SQLITE_IMPLEMENTATION_FOLDER_PATH}', folder )
	);
}
