// @ts-check
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import ignore from 'ignore';

/**
 * What the plugin's zip carries, as .distignore says.
 *
 * @param {string} checkout
 * @return {Promise<( name: string ) => boolean>} Tells of a file, or of a folder by a name with a slash at its end.
 */
export async function isShipped( checkout ) {
	const rules = ignore().add(
		await readFile( join( checkout, '.distignore' ), 'utf8' )
	);
	return ( name ) => ! rules.ignores( name );
}
