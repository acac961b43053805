// @ts-check
import { existsSync } from 'node:fs';
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

const VERSION = String.raw`\d+\.\d+\.\d+(?:-[\w.]+)?`;
/** Where a version stands in a file of each name. */
const PATTERNS = {
	php: new RegExp(
		`(^ \\* Version: +|^\\tpublic const VERSION = ')(${ VERSION })(?=$|';$)`,
		'm'
	),
	txt: new RegExp( `(^Stable tag: )(${ VERSION })$`, 'm' ),
	json: new RegExp( `(^\\t"version": ")(${ VERSION })(?=",$)`, 'm' ),
};

/**
 * The files that name the plugin's version.
 *
 * @param {string} checkout
 * @return {Promise<string[]>}
 */
export async function filesWithVersion( checkout ) {
	const blocks = await readdir( join( checkout, 'blocks' ) );
	return [
		'package.json',
		'marketday.php',
		'php/Plugin.php',
		'demo/marketday-demo.php',
		'readme.txt',
		'block.json',
		...blocks
			.map( ( name ) => `blocks/${ name }/block.json` )
			.filter( ( file ) => existsSync( join( checkout, file ) ) ),
	];
}

/**
 * @param {string} file
 * @return {Promise<string | undefined>}
 */
export async function versionIn( file ) {
	return patternOf( file ).exec( await readFile( file, 'utf8' ) )?.[ 2 ];
}

/**
 * @param {string} file
 * @param {string} version
 */
export async function setVersionIn( file, version ) {
	const text = await readFile( file, 'utf8' );
	await writeFile(
		file,
		text.replace( patternOf( file ), ( _, before ) => before + version )
	);
}

/** @param {string} file */
function patternOf( file ) {
	const ending = /** @type {keyof typeof PATTERNS} */ (
		file.split( '.' ).at( -1 )
	);
	return PATTERNS[ ending ];
}
