// @ts-check
import { readFile, rm, symlink } from 'node:fs/promises';
import { join } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { cachedFolder } from '../files/cache-folder.mjs';
import { ensureNodePackages } from '../setup/node-packages.mjs';
import { CHECKOUT } from '../site/site-folder.mjs';
import { runOrThrow } from '../terminal/run-process.mjs';

const TYPES = /node_modules\/(@types\/|[^/]*-types$)/;

/** @typedef {import('../terminal/progress.mjs').Progress} Progress */

/**
 * The plugin as it was at a commit, with its build. A commit does not change, so it is made once and kept in the cache.
 *
 * @param {import('./old-states.mjs').OldState} state
 * @param {Progress}                            progress
 * @return {Promise<string>} Its folder, to which nobody may write.
 */
export function oldCheckout( { name, commit }, progress ) {
	return cachedFolder( `checkouts/${ commit }`, ( folder ) =>
		progress.step( `Building ${ name }`, async () => {
			await runOrThrow(
				'sh',
				[
					'-c',
					'git archive --format=tar "$1" | tar -xf - -C "$2"',
					'sh',
					commit,
					folder,
				],
				{ cwd: CHECKOUT }
			);
			await build( folder, progress );
		} )
	);
}

/**
 * Builds the blocks alone: sites have nothing of the library. Nobody weighs it, so to make it small is left out.
 *
 * @param {string}   folder
 * @param {Progress} progress
 */
async function build( folder, progress ) {
	const modules = join( folder, 'node_modules' );
	if ( await hasSamePackages( folder ) ) {
		await symlink( join( CHECKOUT, 'node_modules' ), modules );
	} else {
		await ensureNodePackages( folder, progress );
	}
	await runOrThrow(
		join( modules, '.bin/wp-scripts' ),
		[ 'build', '--source-path=blocks', '--blocks-manifest' ],
		{ cwd: folder, env: { NODE_ENV: 'development' } }
	);
	await rm( modules, { recursive: true, force: true } );
}

/** @param {string} folder */
async function hasSamePackages( folder ) {
	return isDeepStrictEqual(
		await lockedPackages( folder ),
		await lockedPackages( CHECKOUT )
	);
}

/**
 * @param {string} folder
 * @return {Promise<Record<string, unknown>>} What npm would install, whoever of them asks for it. A build reads no types.
 */
async function lockedPackages( folder ) {
	const { packages } = JSON.parse(
		await readFile( join( folder, 'package-lock.json' ), 'utf8' )
	);
	return Object.fromEntries(
		Object.entries( packages ).filter(
			( [ name ] ) => name !== '' && ! TYPES.test( name )
		)
	);
}
