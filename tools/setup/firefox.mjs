// @ts-check
import { Problem } from '../terminal/problem.mjs';
import { installDebianPackages, isDebianRoot } from './debian-packages.mjs';
import { findProgram } from './find-program.mjs';

const NAMES = [ 'firefox-esr', 'firefox' ];

/**
 * Finds a Firefox as people have it: $FIREFOX, else an installed one; on Debian as root it is installed.
 *
 * @param {import('../terminal/progress.mjs').Progress} progress
 * @return {Promise<string>} The program's path.
 */
export async function findFirefox( progress ) {
	const found = process.env.FIREFOX ?? ( await findProgram( NAMES ) );
	if ( found ) {
		return found;
	}
	if ( isDebianRoot() ) {
		await progress.step( 'Installing Firefox', () =>
			installDebianPackages( [ 'firefox-esr' ] )
		);
	}
	const installed = await findProgram( NAMES );
	if ( ! installed ) {
		throw new Problem(
			'There is no Firefox on this machine. Install it, or name the program in the environment variable FIREFOX.'
		);
	}
	return installed;
}
