// @ts-check
import { mkdir, readdir, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { cachedFolder, cacheFolder } from '../files/cache-folder.mjs';
import { download } from '../files/download.mjs';
import { Problem } from '../terminal/problem.mjs';
import { runOrThrow } from '../terminal/run-process.mjs';
import { openDebianArchive } from './debian-archive.mjs';

/** Where WordPress's makers publish it. */
const DOWNLOADS = 'https://wordpress.org';
const NEWEST = 'latest';

/** @typedef {{ version: string, folder: string }} WordPressCopy */

/**
 * Gets a WordPress that stands on its own: from the cache, else from wordpress.org, else from the Debian archive.
 *
 * @param {string}                                           wanted   'latest' or a version such as '6.8'.
 * @param {import('../terminal/progress.mjs').Progress} progress
 * @return {Promise<WordPressCopy>} A folder nobody may write to, and its exact version.
 */
export async function getWordPress( wanted, progress ) {
	const name = `wordpress/${ wanted }`;
	const cached = await readVersion( join( cacheFolder(), name ) );
	if ( cached ) {
		return { version: cached, folder: join( cacheFolder(), name ) };
	}
	const folder = await progress.step(
		wanted === NEWEST
			? 'Getting the newest WordPress'
			: `Getting WordPress ${ wanted }`,
		( say ) =>
			cachedFolder( name, ( draft ) =>
				fetchWordPress( wanted, draft, say )
			)
	);
	return { version: ( await readVersion( folder ) ) ?? wanted, folder };
}

/**
 * @param {string}                  wanted
 * @param {string}                  folder
 * @param {( text: string ) => void} say
 */
async function fetchWordPress( wanted, folder, say ) {
	const packed = `${ folder }.tar.gz`;
	const name = wanted === NEWEST ? NEWEST : `wordpress-${ wanted }`;
	say( 'asking wordpress.org' );
	if ( await download( `${ DOWNLOADS }/${ name }.tar.gz`, packed, say ) ) {
		await unpack( packed, folder );
		await rm( packed );
		return;
	}
	const archive = await openDebianArchive(
		wanted === NEWEST ? '' : wanted,
		say
	);
	if ( ! archive ) {
		throw new Problem(
			`WordPress (${ wanted }) could not be fetched: wordpress.org does not answer and no Debian archive here has it. ` +
				`Connect this machine to the internet, or unpack a WordPress into ${ join(
					cacheFolder(),
					'wordpress',
					wanted
				) }, and run this again.`
		);
	}
	say( `WordPress ${ archive.version } is in Debian ${ archive.suite }` );
	await archive.unpack( folder, say ).finally( archive.close );
}

/**
 * Every machine has tar, and WordPress comes before the packages that could read a zip.
 *
 * @param {string} packed
 * @param {string} folder
 */
async function unpack( packed, folder ) {
	await mkdir( folder, { recursive: true } );
	await runOrThrow( 'tar', [
		'-xzf',
		packed,
		'--strip-components=1',
		'-C',
		folder,
	] );
}

/**
 * @param {string} folder
 * @return {Promise<string | undefined>} The version a WordPress folder says it is, when it is whole.
 */
export async function readVersion( folder ) {
	const text = await readFile(
		join( folder, 'wp-includes/version.php' ),
		'utf8'
	).catch( () => '' );
	const themes = await readdir( join( folder, 'wp-content/themes' ) ).catch(
		() => []
	);
	return themes.length > 0
		? /\$wp_version\s*=\s*'([^']+)'/.exec( text )?.[ 1 ]
		: undefined;
}
