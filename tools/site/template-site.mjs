// @ts-check
import { mkdir, readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { cachedFolder, cacheFolder } from '../files/cache-folder.mjs';
import { copyTree, mirrorTree } from '../files/copy-tree.mjs';
import {
	contentVersion,
	prepareSite,
	writersVersion,
} from './prepare-site.mjs';
import { nameOf, setupOf } from './setup.mjs';
import { adoptSite, readSite } from './site-folder.mjs';

/** Prepared sites are kept for a day, so that old code's do not pile up. */
const KEPT_MILLISECONDS = 24 * 3600 * 1000;
const SHARED_PARTS = [
	'wp-admin',
	'wp-includes',
	'wp-content/plugins/woocommerce',
	'wp-content/themes',
];

/**
 * Makes a new site by copying one prepared before from the same sources; only the first of its kind takes long.
 *
 * @param {import('../php/find-php.mjs').Php}          php
 * @param {import('./prepare-site.mjs').WantedSite}      wanted
 * @param {import('../terminal/progress.mjs').Progress} progress
 * @return {Promise<import('./site-folder.mjs').Site>}
 */
export async function siteFromTemplate( php, wanted, progress ) {
	const kind = [
		wanted.wordpress.version,
		wanted.db,
		wanted.woocommerce?.version ?? 'embedded',
		wanted.demo ? 'demo' : 'empty',
		wanted.plugin ? 'active' : 'bare',
		nameOf( setupOf( wanted.setup ) ),
	]
		.filter( Boolean )
		.join( '-' );
	const name = wanted.isWarm
		? `sites/warm-${ kind }-${ await writersVersion() }`
		: `sites/${ kind }-${ await contentVersion() }`;
	await removeOldTemplates();
	const template = await cachedFolder( name, ( draft ) =>
		prepareSite(
			php,
			{ ...wanted, dir: draft, isForTests: true },
			progress
		)
	);
	await cloneSite( template, wanted.dir );
	const site = await readSite( wanted.dir );
	if ( ! site ) {
		throw new Error( `The prepared site ${ template } has no site.json.` );
	}
	await forgetLogs( site.dir );
	await adoptSite( site );
	return site;
}

/**
 * What was logged while the template was made is no news about its copy.
 *
 * @param {string} dir
 */
async function forgetLogs( dir ) {
	await rm( join( dir, 'logs' ), { recursive: true, force: true } );
	await mkdir( join( dir, 'logs' ) );
}

/**
 * @param {string} from
 * @param {string} to   Is made anew.
 */
async function cloneSite( from, to ) {
	await rm( to, { recursive: true, force: true } );
	await cloneParts(
		from,
		to,
		SHARED_PARTS.map( ( part ) => join( from, 'wordpress', part ) )
	);
}

/**
 * Copies a folder, but shares the parts nobody writes to.
 *
 * @param {string}   from
 * @param {string}   to
 * @param {string[]} shared
 */
async function cloneParts( from, to, shared ) {
	if ( shared.includes( from ) ) {
		return mirrorTree( from, to );
	}
	if ( ! shared.some( ( part ) => part.startsWith( `${ from }/` ) ) ) {
		return copyTree( from, to );
	}
	await mkdir( to, { recursive: true } );
	await Promise.all(
		( await readdir( from ) ).map( ( name ) =>
			cloneParts( join( from, name ), join( to, name ), shared )
		)
	);
}

async function removeOldTemplates() {
	const home = join( cacheFolder(), 'sites' );
	for ( const name of await readdir( home ).catch(
		() => /** @type {string[]} */ ( [] )
	) ) {
		const { mtimeMs } = await stat( join( home, name ) ).catch( () => ( {
			mtimeMs: Date.now(),
		} ) );
		if ( Date.now() - mtimeMs > KEPT_MILLISECONDS ) {
			await rm( join( home, name ), { recursive: true, force: true } );
		}
	}
}
