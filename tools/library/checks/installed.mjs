// @ts-check
import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { CHECKOUT } from '../../site/site-folder.mjs';
import { runOrThrow } from '../../terminal/run-process.mjs';

/** Packages of their own: their React is the newer one, and only these checks need them. */
export const CHECKS = join( CHECKOUT, 'tools/library/checks' );

/** @param {string} file */
const lockOf = async ( file ) =>
	JSON.parse( await readFile( file, 'utf8' ).catch( () => '{}' ) ).packages ??
	{};

async function areInstalled() {
	const wanted = await lockOf( join( CHECKS, 'package-lock.json' ) );
	const installed = await lockOf(
		join( CHECKS, 'node_modules/.package-lock.json' )
	);
	return Object.entries( wanted ).every(
		( [ path, { version, optional } ] ) =>
			path === '' ||
			optional ||
			( installed[ path ]?.version === version &&
				existsSync( join( CHECKS, path ) ) )
	);
}

/**
 * Installs the packages where they are not there, or others.
 *
 * @return {Promise<NodeJS.Require>} Finds them.
 */
export async function checksInstalled() {
	if ( ! ( await areInstalled() ) ) {
		await runOrThrow(
			'npm',
			[ 'ci', '--no-audit', '--no-fund', '--loglevel=error' ],
			{
				cwd: CHECKS,
				otherwise:
					'The packages of tools/library/checks could not be installed. Check that this machine reaches its npm registry, and run this again.',
			}
		);
	}
	return createRequire( join( CHECKS, 'package.json' ) );
}
