// @ts-check
/* eslint-disable no-bitwise -- checksums and flags are bits. */
import { deflateRawSync } from 'node:zlib';

const VERSION = 20;
const UTF8_NAMES = 0x0800;
const DEFLATED = 8;
/** 1 January 1980, midnight: the same files give the same zip on every day. */
const DATE = 0x0021;
/** A regular file that everybody may read. */
const MODE = ( 0o100644 << 16 ) >>> 0;

/**
 * Packs files into a zip. The same files in the same order give the same bytes.
 *
 * @param {Array<{ name: string, content: Buffer }>} files
 * @return {Buffer} The zip.
 */
export function zip( files ) {
	const locals = [];
	const directory = [];
	let offset = 0;
	for ( const { name, content } of files ) {
		const bytes = Buffer.from( name );
		const packed = deflateRawSync( content, { level: 9 } );
		const facts = factsOf( content, packed, bytes );
		const local = Buffer.concat( [
			numbers( [ 4, 0x04034b50 ], [ 2, VERSION ], ...facts ),
			bytes,
			packed,
		] );
		directory.push(
			Buffer.concat( [
				numbers(
					[ 4, 0x02014b50 ],
					[ 2, 0x0300 | VERSION ],
					[ 2, VERSION ],
					...facts,
					[ 2, 0 ],
					[ 2, 0 ],
					[ 2, 0 ],
					[ 4, MODE ],
					[ 4, offset ]
				),
				bytes,
			] )
		);
		locals.push( local );
		offset += local.length;
	}
	const list = Buffer.concat( directory );
	const end = numbers(
		[ 4, 0x06054b50 ],
		[ 2, 0 ],
		[ 2, 0 ],
		[ 2, files.length ],
		[ 2, files.length ],
		[ 4, list.length ],
		[ 4, offset ],
		[ 2, 0 ]
	);
	return Buffer.concat( [ ...locals, list, end ] );
}

/**
 * What a file's own header and the directory say alike.
 *
 * @param {Buffer} content
 * @param {Buffer} packed
 * @param {Buffer} name
 * @return {Array<[ number, number ]>} Widths in bytes and values.
 */
function factsOf( content, packed, name ) {
	return [
		[ 2, UTF8_NAMES ],
		[ 2, DEFLATED ],
		[ 2, 0 ],
		[ 2, DATE ],
		[ 4, checksum( content ) ],
		[ 4, packed.length ],
		[ 4, content.length ],
		[ 2, name.length ],
		[ 2, 0 ],
	];
}

/**
 * @param {...[ number, number ]} pairs Widths in bytes and values.
 */
function numbers( ...pairs ) {
	return Buffer.concat(
		pairs.map( ( [ width, value ] ) => {
			const bytes = Buffer.alloc( width );
			bytes.writeUIntLE( value, 0, width );
			return bytes;
		} )
	);
}

const TABLE = Uint32Array.from( { length: 256 }, ( _, byte ) => {
	let value = byte;
	for ( let bit = 0; bit < 8; bit++ ) {
		value = value & 1 ? ( value >>> 1 ) ^ 0xedb88320 : value >>> 1;
	}
	return value;
} );

/** @param {Buffer} content */
function checksum( content ) {
	let value = 0xffffffff;
	for ( const byte of content ) {
		value = ( TABLE[ ( value ^ byte ) & 255 ] ?? 0 ) ^ ( value >>> 8 );
	}
	return ( value ^ 0xffffffff ) >>> 0;
}
