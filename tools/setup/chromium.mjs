// @ts-check
import { Problem } from '../terminal/problem.mjs';
import { run } from '../terminal/run-process.mjs';
import { installDebianPackages, isDebianRoot } from './debian-packages.mjs';

const NAMES = [
	'chromium',
	'chromium-browser',
	'google-chrome',
	'google-chrome-stable',
];

/**
 * Finds a Chromium for the browser suite: $CHROMIUM, else an installed one, else Debian's.
 *
 * @param {import('../terminal/progress.mjs').Progress} progress
 * @return {Promise<string>} The program's path.
 */
export async function findChromium( progress ) {
	const found = process.env.CHROMIUM ?? ( await locate() );
	if ( found ) {
		return found;
	}
	if ( isDebianRoot() ) {
		await progress.step( 'Installing Chromium', () =>
			installDebianPackages( [ 'chromium' ] )
		);
	}
	const installed = await locate();
	if ( ! installed ) {
		throw new Problem(
			'There is no Chromium on this machine, which the browser suite needs. Install it, or name the program in the environment variable CHROMIUM.'
		);
	}
	return installed;
}

/** @return {Promise<string | undefined>} */
async function locate() {
	for ( const name of NAMES ) {
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
