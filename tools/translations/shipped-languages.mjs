// @ts-check
import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { filesBelow } from '../files/fingerprint.mjs';
import { jsonOf, moOf, readPo } from './po.mjs';
import { potOf } from './pot.mjs';
import { textsOfScript } from './read-script.mjs';
import { readSources } from './read-sources.mjs';
import { keyOf } from './texts.mjs';

/** @typedef {{ name: string, content: Buffer }} ShippedFile */

/**
 * What the plugin's languages/ folder holds when it is shipped: the template, and for each language its source, the file for
 * PHP and one for each script that has texts of it. Needs the build.
 *
 * @param {string} checkout
 * @return {Promise<ShippedFile[]>} Names in the checkout.
 */
export async function shippedLanguages( checkout ) {
	const texts = await readSources( checkout );
	const { version } = JSON.parse(
		await readFile( join( checkout, 'package.json' ), 'utf8' )
	);
	const pot = {
		name: 'languages/marketday.pot',
		content: Buffer.from( potOf( texts, version ) ),
	};
	const scripts = await keysOfScripts( checkout );
	const sources = (
		await readdir( join( checkout, 'languages' ) ).catch(
			() => /** @type {string[]} */ ( [] )
		)
	).filter( ( name ) => name.endsWith( '.po' ) );
	const languages = await Promise.all(
		sources.map( ( name ) => filesOf( checkout, name, scripts ) )
	);
	return [ pot, ...languages.flat() ];
}

/**
 * @param {string}                   checkout
 * @param {string}                   name     For example marketday-de_DE.po.
 * @param {Map<string, Set<string>>} scripts
 * @return {Promise<ShippedFile[]>}
 */
async function filesOf( checkout, name, scripts ) {
	const base = `languages/${ name.replace( /\.po$/, '' ) }`;
	const source = await readFile( join( checkout, 'languages', name ) );
	const language = readPo( source.toString(), name );
	const locale = name.replace( /^marketday-|\.po$/g, '' );
	const files = [ ...scripts ].map( ( [ script, keys ] ) => ( {
		// WordPress knows a script by the hash of its path in the plugin.
		name: `${ base }-${ createHash( 'md5' )
			.update( script )
			.digest( 'hex' ) }.json`,
		content: jsonOf( language, locale, keys ),
	} ) );
	return [
		{ name: `${ base }.po`, content: source },
		{ name: `${ base }.mo`, content: moOf( language ) },
		...files.flatMap( ( file ) =>
			file.content
				? [ { name: file.name, content: Buffer.from( file.content ) } ]
				: []
		),
	];
}

/**
 * @param {string} checkout
 * @return {Promise<Map<string, Set<string>>>} For each built script, the texts it uses.
 */
async function keysOfScripts( checkout ) {
	const files = ( await filesBelow( join( checkout, 'build' ) ) ).filter(
		( file ) => file.endsWith( '.js' ) && ! file.includes( '/lib/' )
	);
	const pairs = await Promise.all(
		files.map( async ( file ) => {
			const path = relative( checkout, file );
			const keys = new Set(
				textsOfScript( path, await readFile( file, 'utf8' ) ).map(
					keyOf
				)
			);
			return /** @type {[ string, Set<string> ]} */ ( [ path, keys ] );
		} )
	);
	return new Map( pairs.filter( ( [ , keys ] ) => keys.size > 0 ) );
}
