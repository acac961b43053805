// @ts-check
import { Problem } from '../terminal/problem.mjs';
import { installDebianPackages, isDebianRoot } from './debian-packages.mjs';
import { findProgram } from './find-program.mjs';

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
	const found = process.env.CHROMIUM ?? ( await findProgram( [ SHELL ] ) );
	if ( found ) {
		return found;
	}
	if ( isDebianRoot() ) {
		await progress.step( 'Installing Chromium', install );
	}
	const installed = await findProgram( NAMES );
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
		if ( ! ( await findProgram( NAMES ) ) ) {
			await installDebianPackages( [ 'chromium' ] );
		}
	}
}
