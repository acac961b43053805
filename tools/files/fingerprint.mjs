// @ts-check
import { createHash } from 'node:crypto';
import { readdir, readFile, stat } from 'node:fs/promises';
import { join, relative } from 'node:path';

/**
 * A short hash of the contents of files and folders: the same contents give the same fingerprint on every machine.
 *
 * @param {string}   root  What the paths are relative to.
 * @param {string[]} paths Files and folders; missing ones count as empty.
 * @param {string[]} [also] Further text that the result depends on, such as versions.
 * @return {Promise<string>} 16 hexadecimal digits.
 */
export async function fingerprint( root, paths, also = [] ) {
	const hash = createHash( 'sha256' ).update( JSON.stringify( also ) );
	for ( const path of paths ) {
		for ( const file of await filesBelow( join( root, path ) ) ) {
			hash.update( `\0${ relative( root, file ) }\0` ).update(
				await readFile( file )
			);
		}
	}
	return hash.digest( 'hex' ).slice( 0, 16 );
}

/**
 * @param {string} path
 * @return {Promise<string[]>} Every file at or below the path, sorted; none when it is missing.
 */
export async function filesBelow( path ) {
	const found = await stat( path ).catch( () => undefined );
	if ( ! found?.isDirectory() ) {
		return found ? [ path ] : [];
	}
	const names = ( await readdir( path ) ).sort();
	const nested = await Promise.all(
		names.map( ( name ) => filesBelow( join( path, name ) ) )
	);
	return nested.flat();
}
