// @ts-check
import { run } from '../terminal/run-process.mjs';

/**
 * @param {string[]} names
 * @return {Promise<string | undefined>} The path of the first that is there.
 */
export async function findProgram( names ) {
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
