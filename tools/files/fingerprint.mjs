// @ts-check
import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { readdir, readFile, realpath, stat } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { run } from '../terminal/run-process.mjs';

/** Made by installing and building: no source, wherever it lies. */
const MADE = [ '.git', '.stamps', 'build', 'node_modules', 'vendor' ];

/**
 * A short hash of the contents of files and folders: the same contents give the same fingerprint on every machine. In a checkout only
 * files that git knows or would take count, so that what is installed or built beside them changes nothing.
 *
 * @param {string}   root  What the paths are relative to.
 * @param {string[]} paths Files and folders; missing ones count as empty.
 * @param {string[]} [also] Further text that the result depends on, such as versions.
 * @return {Promise<string>} 16 hexadecimal digits.
 */
export async function fingerprint( root, paths, also = [] ) {
	const hash = createHash( 'sha256' ).update( JSON.stringify( also ) );
	for ( const file of await sourceFiles( root, paths ) ) {
		hash.update( `\0${ file }\0` ).update(
			await readFile( join( root, file ) )
		);
	}
	return hash.digest( 'hex' ).slice( 0, 16 );
}

/**
 * @param {string}   root
 * @param {string[]} paths Files and folders below it; missing ones are left out.
 * @return {Promise<string[]>} The files at or below the paths, relative to the root and sorted: those of the checkout that git does not
 *                             ignore; elsewhere all but what is installed or built.
 */
export async function sourceFiles( root, paths ) {
	const files = ( await isCheckout( root ) )
		? await filesOfGit( root, paths )
		: ( await filesOfFolder( root, paths ) ).filter(
				( file ) =>
					! file
						.split( '/' )
						.some( ( part ) => MADE.includes( part ) )
		  );
	return [ ...new Set( files ) ].sort();
}

/**
 * A folder within somebody else's checkout is ignored there as a whole.
 *
 * @param {string} root
 */
async function isCheckout( root ) {
	const { code, stdout } = await run( 'git', [
		'-C',
		root,
		'rev-parse',
		'--show-toplevel',
	] );
	return code === 0 && stdout.trim() === ( await realpath( root ) );
}

/**
 * @param {string}   root
 * @param {string[]} paths
 */
async function filesOfGit( root, paths ) {
	const { stdout } = await run( 'git', [
		'-C',
		root,
		'ls-files',
		'-z',
		'--cached',
		'--others',
		'--exclude-standard',
		'--',
		...paths,
	] );
	// One that git knows may have been removed.
	return stdout
		.split( '\0' )
		.filter( ( file ) => file && existsSync( join( root, file ) ) );
}

/**
 * @param {string}   root
 * @param {string[]} paths
 */
async function filesOfFolder( root, paths ) {
	const lists = await Promise.all(
		paths.map( ( path ) => filesBelow( join( root, path ) ) )
	);
	return lists.flat().map( ( file ) => relative( root, file ) );
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
