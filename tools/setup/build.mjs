// @ts-check
import { mkdir, readFile, stat, writeFile } from 'node:fs/promises';
import { dirname, join, relative } from 'node:path';
import { exists } from '../files/cache-folder.mjs';
import { filesBelow, fingerprint } from '../files/fingerprint.mjs';
import { Problem } from '../terminal/problem.mjs';
import { runOrThrow } from '../terminal/run-process.mjs';

/** Everything the build reads. */
const SOURCES = [
	'src',
	'blocks',
	'block.json',
	'webpack.config.js',
	'tsconfig.json',
	'tsconfig.library.json',
	'tools/library',
	'docs/LIBRARY.md',
	'types',
	'package.json',
	'package-lock.json',
];
const STAMP = '.stamps/build';
/** Set while suites run: they share the build, so none may make it anew beneath the others. */
export const FROZEN = 'MARKETDAY_BUILD_IS_FROZEN';

/**
 * Builds the scripts and styles when a source has changed since the last build.
 *
 * @param {string}                                           checkout
 * @param {import('../terminal/progress.mjs').Progress} progress
 * @param {NodeJS.ProcessEnv}                                [env]    Of the build.
 */
export async function ensureBuild( checkout, progress, env = {} ) {
	const stamp = join( checkout, STAMP );
	const sources = await fingerprint( checkout, SOURCES );
	const built = await readFile( stamp, 'utf8' ).catch( () => '' );
	if ( built === sources && ( await exists( join( checkout, 'build' ) ) ) ) {
		return;
	}
	if ( process.env[ FROZEN ] ) {
		throw new Problem(
			'The build is older than its sources, and suites are running on it. Run this again when they have ended.'
		);
	}
	await progress.step( 'Building scripts and styles', () =>
		runOrThrow( 'npm', [ 'run', '--silent', 'build' ], {
			cwd: checkout,
			env,
			otherwise:
				"The build failed. Run 'npm run build' to see where, correct it, and then run this again.",
		} )
	);
	await mkdir( dirname( stamp ), { recursive: true } );
	await writeFile( stamp, sources );
}

/**
 * @param {string} checkout
 * @return {Promise<string>} What changes with each file that is written to the build, or removed from it.
 */
export async function stateOfBuild( checkout ) {
	const build = join( checkout, 'build' );
	const facts = await Promise.all(
		( await filesBelow( build ) ).map( async ( file ) => {
			const { mtimeMs, size } = await stat( file );
			return `${ relative( build, file ) } ${ mtimeMs } ${ size }`;
		} )
	);
	return facts.join( '\n' );
}
