// @ts-check
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { runOrThrow } from '../terminal/run-process.mjs';

/** @typedef {Record<string, { version?: string, optional?: boolean, devOptional?: boolean, peer?: boolean, link?: boolean }>} Packages */

/**
 * Installs the project's packages when they are missing or not the ones the lock file names.
 *
 * @param {string}                                           checkout
 * @param {import('../terminal/progress.mjs').Progress} progress
 */
export async function ensureNodePackages( checkout, progress ) {
	if ( await areInstalled( checkout ) ) {
		return;
	}
	await progress.step( 'Installing the npm packages', () =>
		runOrThrow(
			'npm',
			[ 'ci', '--no-audit', '--no-fund', '--loglevel=error' ],
			{
				cwd: checkout,
				env: { PLAYWRIGHT_SKIP_BROWSER_DOWNLOAD: '1' },
				otherwise:
					"The npm packages could not be installed. Check that this machine reaches its npm registry, run 'npm ci' to see why, and then this again.",
			}
		)
	);
}

/**
 * npm writes down what it installed; that must hold everything the lock file asks for.
 *
 * @param {string} checkout
 */
async function areInstalled( checkout ) {
	const wanted = await readPackages( join( checkout, 'package-lock.json' ) );
	const installed = await readPackages(
		join( checkout, 'node_modules/.package-lock.json' )
	);
	return Object.entries( wanted ).every( ( [ path, needed ] ) => {
		const mayBeAbsent =
			path === '' ||
			needed.optional ||
			needed.devOptional ||
			needed.peer ||
			needed.link;
		return (
			installed[ path ]?.version === needed.version ||
			( mayBeAbsent && ! installed[ path ] )
		);
	} );
}

/**
 * @param {string} file
 * @return {Promise<Packages>}
 */
async function readPackages( file ) {
	const text = await readFile( file, 'utf8' ).catch( () => '{}' );
	return JSON.parse( text ).packages ?? {};
}
