// @ts-check
import { mkdir, rename, rm, stat } from 'node:fs/promises';
import { homedir } from 'node:os';
import { join } from 'node:path';

/**
 * @return {string} Where downloads and prepared sites are kept between runs: $MARKETDAY_CACHE, else the user's cache folder.
 */
export function cacheFolder() {
	return (
		process.env.MARKETDAY_CACHE ??
		join(
			process.env.XDG_CACHE_HOME ?? join( homedir(), '.cache' ),
			'marketday'
		)
	);
}

/** @type {Map<string, Promise<string>>} What this process is making right now. */
const making = new Map();

/**
 * Gives a folder of the cache, making it once. It appears under its name only when it is whole, so two runs at once
 * or an interrupted one never leave a half-made folder behind.
 *
 * @param {string}                                  name For example 'wordpress/7.1.4'.
 * @param {( folder: string ) => Promise<unknown>} make Fills an empty folder.
 * @return {Promise<string>} The folder's path.
 */
export async function cachedFolder( name, make ) {
	const folder = join( cacheFolder(), name );
	if ( await exists( folder ) ) {
		return folder;
	}
	const made =
		making.get( folder ) ??
		makeFolder( folder, make ).finally( () => making.delete( folder ) );
	making.set( folder, made );
	return made;
}

/**
 * @param {string}                                  folder
 * @param {( folder: string ) => Promise<unknown>} make
 * @return {Promise<string>}
 */
async function makeFolder( folder, make ) {
	const draft = `${ folder }.making-${ process.pid }`;
	await rm( draft, { recursive: true, force: true } );
	await mkdir( draft, { recursive: true } );
	try {
		await make( draft );
		await rename( draft, folder );
	} catch ( error ) {
		await rm( draft, { recursive: true, force: true } );
		if ( ! ( await exists( folder ) ) ) {
			throw error;
		}
	}
	return folder;
}

/**
 * @param {string} path
 * @return {Promise<boolean>} Whether anything is there.
 */
export async function exists( path ) {
	return stat( path ).then(
		() => true,
		() => false
	);
}
