// @ts-check
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join, normalize } from 'node:path';
import { inflateRawSync } from 'node:zlib';

const END_OF_DIRECTORY = 0x06054b50;
const STORED = 0;

/** @typedef {{ name: string, method: number, size: number, offset: number }} ZipEntry */

/**
 * Unpacks a zip, without its first folder when every entry is inside that one.
 *
 * @param {string} file
 * @param {string} folder
 */
export async function unzip( file, folder ) {
	const zip = await readFile( file );
	const entries = entriesOf( zip );
	const top = commonFolder( entries.map( ( entry ) => entry.name ) );
	for ( const entry of entries ) {
		const path = normalize( entry.name.slice( top.length ) );
		if ( entry.name.endsWith( '/' ) || path.startsWith( '..' ) ) {
			continue;
		}
		await mkdir( dirname( join( folder, path ) ), { recursive: true } );
		await writeFile( join( folder, path ), contentOf( zip, entry ) );
	}
}

/**
 * @param {Buffer} zip
 * @return {ZipEntry[]} The files and folders of its central directory.
 */
export function entriesOf( zip ) {
	const end = zip.lastIndexOf( littleEndian( END_OF_DIRECTORY ) );
	if ( end < 0 ) {
		throw new Error( 'This file is not a zip.' );
	}
	/** @type {ZipEntry[]} */
	const entries = [];
	let at = zip.readUInt32LE( end + 16 );
	for ( let count = zip.readUInt16LE( end + 10 ); count > 0; count-- ) {
		const nameEnd = at + 46 + zip.readUInt16LE( at + 28 );
		entries.push( {
			name: zip.toString( 'utf8', at + 46, nameEnd ),
			method: zip.readUInt16LE( at + 10 ),
			size: zip.readUInt32LE( at + 20 ),
			offset: zip.readUInt32LE( at + 42 ),
		} );
		at =
			nameEnd + zip.readUInt16LE( at + 30 ) + zip.readUInt16LE( at + 32 );
	}
	return entries;
}

/**
 * @param {Buffer}   zip
 * @param {ZipEntry} entry
 * @return {Buffer} The file's bytes.
 */
export function contentOf( zip, { method, size, offset } ) {
	const start =
		offset +
		30 +
		zip.readUInt16LE( offset + 26 ) +
		zip.readUInt16LE( offset + 28 );
	const data = zip.subarray( start, start + size );
	return method === STORED ? data : inflateRawSync( data );
}

/**
 * @param {string[]} names
 * @return {string} 'folder/' when all names are inside that folder, else ''.
 */
function commonFolder( names ) {
	const top = `${ ( names[ 0 ] ?? '' ).split( '/' )[ 0 ] }/`;
	return names.every( ( name ) => name.startsWith( top ) ) ? top : '';
}

/** @param {number} value */
function littleEndian( value ) {
	const bytes = Buffer.alloc( 4 );
	bytes.writeUInt32LE( value );
	return bytes;
}
