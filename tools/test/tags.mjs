// @ts-check
import { readFile } from 'node:fs/promises';
import { basename, join, relative } from 'node:path';
import { filesBelow } from '../files/fingerprint.mjs';

/**
 * What a test file says of itself in its first lines:
 *
 *     // @features basket, mini-basket
 *     // @also-on mariadb, oldest-wordpress
 *
 * @typedef {object} TaggedFile
 * @property {string}   path     Below the checkout.
 * @property {string[]} features Whose tests these are.
 * @property {string[]} alsoOn   The further stages on which what they prove may differ.
 */

/**
 * @param {string} checkout
 * @param {string} folder  Below the checkout.
 * @param {string} ending  For example '.spec.ts'.
 * @return {Promise<TaggedFile[]>} The test files of a folder, sorted.
 */
export async function taggedFiles( checkout, folder, ending ) {
	const files = ( await filesBelow( join( checkout, folder ) ) ).filter(
		( file ) => file.endsWith( ending )
	);
	return Promise.all(
		files.map( async ( file ) => {
			const text = await readFile( file, 'utf8' );
			return {
				path: relative( checkout, file ),
				features: wordsAfter( '@features', text ),
				alsoOn: wordsAfter( '@also-on', text ),
			};
		} )
	);
}

/** @param {string} checkout */
export const contractFiles = ( checkout ) =>
	taggedFiles( checkout, 'tests/contract', '.test.ts' );

/** @param {string} checkout */
export const browserFiles = ( checkout ) =>
	taggedFiles( checkout, 'tests/e2e', '.spec.ts' );

/**
 * @param {string[]} paths
 * @return {string[]} Patterns for jest and Playwright that fit these files alone.
 */
export function patternsOf( paths ) {
	return paths.map(
		( path ) => `[\\\\/]${ basename( path ).replaceAll( '.', '\\.' ) }$`
	);
}

/**
 * @param {string} tag
 * @param {string} text
 */
function wordsAfter( tag, text ) {
	const line = new RegExp( `^// ${ tag } (.+)$`, 'm' ).exec( text )?.[ 1 ];
	return line ? line.split( ',' ).map( ( word ) => word.trim() ) : [];
}
