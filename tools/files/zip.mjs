// @ts-check
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join, normalize } from 'node:path';

/**
 * fflate is imported when it is needed, as the demo starts before the packages are installed.
 *
 * @typedef {{ name: string, content: Buffer }} ZippedFile
 */

/** A regular file that everybody may read, as Unix writes it into a zip. */
const UNIX = 3;
const MODE = 0o100644 * 2 ** 16;

/**
 * Packs files into a zip. The same files in the same order give the same bytes on every machine.
 *
 * @param {ZippedFile[]} files
 * @return {Promise<Buffer>} The zip.
 */
export async function zip( files ) {
	const { zipSync } = await import( 'fflate' );
	const contents = Object.fromEntries(
		files.map( ( { name, content } ) => [ name, content ] )
	);
	return Buffer.from(
		zipSync( contents, {
			level: 9,
			// The first day a zip knows, by the clock of the machine: a zip has no time zone.
			mtime: new Date( 1980, 0, 1 ),
			os: UNIX,
			attrs: MODE,
		} )
	);
}

/**
 * @param {Buffer} bytes Of a zip.
 * @return {Promise<ZippedFile[]>} Its files, without its folders.
 */
export async function filesOfZip( bytes ) {
	const { unzipSync } = await import( 'fflate' );
	return Object.entries( unzipSync( bytes ) )
		.filter( ( [ name ] ) => ! name.endsWith( '/' ) )
		.map( ( [ name, content ] ) => ( {
			name,
			content: Buffer.from( content ),
		} ) );
}

/**
 * Unpacks a zip, without its first folder when every file is inside that one.
 *
 * @param {string} file
 * @param {string} folder
 */
export async function unzip( file, folder ) {
	const files = await filesOfZip( await readFile( file ) );
	const top = commonFolder( files.map( ( { name } ) => name ) );
	for ( const { name, content } of files ) {
		const path = normalize( name.slice( top.length ) );
		if ( path.startsWith( '..' ) ) {
			continue;
		}
		await mkdir( dirname( join( folder, path ) ), { recursive: true } );
		await writeFile( join( folder, path ), content );
	}
}

/**
 * @param {string[]} names
 * @return {string} 'folder/' when all names are inside that folder, else ''.
 */
function commonFolder( names ) {
	const top = `${ ( names[ 0 ] ?? '' ).split( '/' )[ 0 ] }/`;
	return names.every( ( name ) => name.startsWith( top ) ) ? top : '';
}
