// @ts-check
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { exists } from '../files/cache-folder.mjs';
import { fingerprint } from '../files/fingerprint.mjs';
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
