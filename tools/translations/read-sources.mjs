// @ts-check
import { readFile } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { filesBelow } from '../files/fingerprint.mjs';
import { runOrThrow } from '../terminal/run-process.mjs';
import { textsOfScript } from './read-script.mjs';

/** @typedef {import('./texts.mjs').Text} Text */

const SHOWN_BY_BLOCKS = {
	title: 'block title',
	description: 'block description',
};

/**
 * Every translatable text of the plugin's own sources, in the order of files and lines.
 *
 * @param {string} checkout
 * @return {Promise<Text[]>}
 */
export async function readSources( checkout ) {
	const files = await sourceFiles( checkout );
	const php = await textsOfPhp(
		checkout,
		files.filter( ( file ) => file.endsWith( '.php' ) )
	);
	const scripts = files.filter(
		( file ) => /\.tsx?$/.test( file ) && ! /\.test\.tsx?$/.test( file )
	);
	const inScripts = await Promise.all(
		scripts.map( async ( file ) =>
			textsOfScript(
				file,
				await readFile( join( checkout, file ), 'utf8' )
			)
		)
	);
	const blocks = files.filter( ( file ) => file.endsWith( 'block.json' ) );
	const inBlocks = await Promise.all(
		blocks.map( async ( file ) =>
			textsOfBlock(
				file,
				JSON.parse( await readFile( join( checkout, file ), 'utf8' ) )
			)
		)
	);
	return [ ...php, ...inScripts.flat(), ...inBlocks.flat() ].sort( byPlace );
}

/**
 * @param {Text} a
 * @param {Text} b
 */
function byPlace( a, b ) {
	if ( a.file === b.file ) {
		return a.line - b.line;
	}
	return a.file < b.file ? -1 : 1;
}

/** @param {string} checkout */
async function sourceFiles( checkout ) {
	const found = await Promise.all(
		[ 'php', 'src', 'blocks', 'block.json' ].map( ( path ) =>
			filesBelow( join( checkout, path ) )
		)
	);
	return found.flat().map( ( file ) => relative( checkout, file ) );
}

/**
 * @param {string}   checkout
 * @param {string[]} files
 * @return {Promise<Text[]>}
 */
async function textsOfPhp( checkout, files ) {
	const script = fileURLToPath( new URL( 'extract.php', import.meta.url ) );
	return JSON.parse(
		await runOrThrow( 'php', [ script, ...files ], { cwd: checkout } )
	);
}

/**
 * @param {string}                                                              file
 * @param {{ title?: string, description?: string, keywords?: string[] }} block
 * @return {Text[]}
 */
function textsOfBlock( file, block ) {
	const named = Object.entries( SHOWN_BY_BLOCKS ).map(
		( [ field, context ] ) => ( {
			text: block[ /** @type {'title'} */ ( field ) ] ?? '',
			context,
		} )
	);
	const keywords = ( block.keywords ?? [] ).map( ( text ) => ( {
		text,
		context: 'block keyword',
	} ) );
	return [ ...named, ...keywords ]
		.filter( ( { text } ) => text !== '' )
		.map( ( found ) => ( {
			...found,
			plural: null,
			comment: null,
			file,
			line: 1,
		} ) );
}
