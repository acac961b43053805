// @ts-check
import { Problem } from '../terminal/problem.mjs';
import { run } from '../terminal/run-process.mjs';
import { installDebianPackages, isDebianRoot } from './debian-packages.mjs';

/** Chromium without its windows: pages are drawn by the same engine, and a suite takes half the time. */
const SHELL = 'chromium-headless-shell';
const NAMES = [
	SHELL,
	'chromium',
	'chromium-browser',
	'google-chrome',
	'google-chrome-stable',
];

/**
 * Finds a Chromium for the browser suite: $CHROMIUM, else Debian's for machines without a screen, else an installed one.
 *
 * @param {import('../terminal/progress.mjs').Progress} progress
 * @return {Promise<string>} The program's path.
 */
export async function findChromium( progress ) {
	const found = process.env.CHROMIUM ?? ( await locate( [ SHELL ] ) );
	if ( found ) {
		return found;
	}
	if ( isDebianRoot() ) {
		await progress.step( 'Installing Chromium', install );
	}
	const installed = await locate( NAMES );
	if ( ! installed ) {
		throw new Problem(
			'There is no Chromium on this machine, which the browser suite needs. Install it, or name the program in the environment variable CHROMIUM.'
		);
	}
	return installed;
}

/** Older releases of Debian have no package of the shell. */
async function install() {
	try {
		await installDebianPackages( [ SHELL ] );
	} catch {
		if ( ! ( await locate( NAMES ) ) ) {
			await installDebianPackages( [ 'chromium' ] );
		}
	}
}

/**
 * @param {string[]} names
 * @return {Promise<string | undefined>} The path of the first that is there.
 */
async function locate( names ) {
	for ( const name of names ) {
		const { code, stdout } = await run( 'sh', [
			'-c',
			`command -v ${ name }`,
		] );
		if ( code === 0 ) {
			return stdout.trim();
		}
	}
	return undefined;
}
