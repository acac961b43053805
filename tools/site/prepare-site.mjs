// @ts-check
import { mkdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { copyTree, mirrorTree } from '../files/copy-tree.mjs';
import { fingerprint } from '../files/fingerprint.mjs';
import { importDemoShop, installSite, openTill } from './install-site.mjs';
import { withDatabase } from './running.mjs';
import { runScriptOrThrow } from './site-scripts.mjs';
import { CHECKOUT, layOutSite, writeSite } from './site-folder.mjs';

/** What decides what a new site holds. */
const CONTENT_SOURCES = [
	'marketday.php',
	'block.json',
	'php',
	'demo',
	'tools/site/php',
	'tools/site/configuration.mjs',
	'tools/site/mariadb.mjs',
	'tools/site/setup.mjs',
	'tools/site/site-folder.mjs',
	'tools/site/install-site.mjs',
];

/** The parts of it that write the content, and those that keep it in tables of their own. */
const CONTENT_WRITERS = [
	'block.json',
	'demo',
	'php/Search/FacetIndex',
	'php/Admin/Import',
	'php/Site/Pages/ShopPages.php',
	'php/Engine/Embedded/Schema',
	'php/Engine/Embedded/Schema.php',
	'php/Engine/Embedded/Writing',
	'php/Search/Index',
	...CONTENT_SOURCES.filter( ( path ) => path.startsWith( 'tools/' ) ),
];

/**
 * @typedef {object} WantedSite
 * @property {string}                                                              dir
 * @property {'sqlite' | 'mariadb'}                                               db
 * @property {import('../wordpress/get-wordpress.mjs').WordPressCopy}             wordpress
 * @property {import('../wordpress/woocommerce.mjs').WooCommerceCopy | undefined} woocommerce
 * @property {boolean}                                                             demo       Whether it holds the demo shop.
 * @property {boolean}                                                             plugin     Whether Marketday is linked in and active.
 * @property {boolean}                                                             isForTests
 * @property {Partial<import('./setup.mjs').Setup>}                                [setup]    In what it is not as usual.
 * @property {boolean}                                                             [isWarm]   Whether other code than today's may have made it.
 */

/** @return {Promise<string>} A hash of everything a new site's content comes from. */
export function contentVersion() {
	return fingerprint( CHECKOUT, CONTENT_SOURCES );
}

/** @return {Promise<string>} A hash of what writes a new site's content: the rest of the code only reads it. */
export function writersVersion() {
	return fingerprint( CHECKOUT, CONTENT_WRITERS );
}

/**
 * Makes a whole site: files, database, plugins, content. It does not run afterwards.
 *
 * @param {import('../php/find-php.mjs').Php}          php
 * @param {WantedSite}                                   wanted
 * @param {import('../terminal/progress.mjs').Progress} progress
 * @return {Promise<import('./site-folder.mjs').Site>}
 */
export async function prepareSite( php, wanted, progress ) {
	await mkdir( wanted.dir, { recursive: true } );
	const site = await layOutSite( wanted );
	await withDatabase( site, progress, async () => {
		await installSite( php, site, wanted.plugin, progress );
		if ( wanted.demo && wanted.plugin ) {
			await importDemoShop( php, site, await contentVersion(), progress );
			if ( ! wanted.isForTests ) {
				await openTill( php, site );
			}
		}
		if ( wanted.woocommerce ) {
			await addWooCommerce( php, site, wanted.woocommerce, progress );
		}
	} );
	site.isReady = true;
	await writeSite( site );
	return site;
}

/**
 * Puts WooCommerce into a site whose database runs, and activates it beside Marketday.
 *
 * @param {import('../php/find-php.mjs').Php}                        php
 * @param {import('./site-folder.mjs').Site}                         site
 * @param {import('../wordpress/woocommerce.mjs').WooCommerceCopy} woocommerce
 * @param {import('../terminal/progress.mjs').Progress}             progress
 */
export async function addWooCommerce( php, site, woocommerce, progress ) {
	await progress.step(
		`Activating WooCommerce ${ woocommerce.version }`,
		async () => {
			const target = join(
				site.dir,
				'wordpress/wp-content/plugins/woocommerce'
			);
			await rm( target, { recursive: true, force: true } );
			await ( site.isForTests
				? mirrorTree( woocommerce.folder, target )
				: copyTree( woocommerce.folder, target ) );
			await runScriptOrThrow( php, site.dir, 'activate.php', [
				'woocommerce/woocommerce.php',
			] );
			await runScriptOrThrow(
				php,
				site.dir,
				'finish-woocommerce.php',
				[]
			);
			await runScriptOrThrow( php, site.dir, 'refresh-rules.php', [] );
		}
	);
	site.woocommerce = woocommerce.version;
	await writeSite( site );
}
