// @ts-check
import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { filesBelow } from '../files/fingerprint.mjs';
import { americanPo } from '../wording/american.mjs';
import { jsonOf, moOf, readPo } from './po.mjs';
import { potOf } from './pot.mjs';
import { textsOfScript } from './read-script.mjs';
import { readSources } from './read-sources.mjs';
import { keyOf } from './texts.mjs';

/** A script of the plugin's pages, in build/: no module of the library, and no page of the gallery. */
const SCRIPT = /^(?:blocks\/[^/]+\/)?[^/]+\.js$/;

/** @typedef {{ name: string, content: Buffer }} ShippedFile */

/** Made of the texts, where others are written by translators. */
const AMERICAN = 'marketday-en_US.po';

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
		content: potOf( texts, version ),
	};
	const scripts = await keysOfScripts( checkout );
	const sources = (
		await readdir( join( checkout, 'languages' ) ).catch(
			() => /** @type {string[]} */ ( [] )
		)
	).filter( ( name ) => name.endsWith( '.po' ) );
	const languages = await Promise.all(
		sources.map( async ( name ) =>
			filesOf(
				name,
				name === AMERICAN
					? americanPo( texts )
					: await readFile( join( checkout, 'languages', name ) ),
				scripts
			)
		)
	);
	return [ pot, ...languages.flat() ];
}

/**
 * The files of one language. Before the build there are none for scripts.
 *
 * @param {string} checkout
 * @param {string} locale
 * @return {Promise<ShippedFile[]>} Names in the checkout.
 */
export async function shippedLanguage( checkout, locale ) {
	const name = `marketday-${ locale }.po`;
	return filesOf(
		name,
		await readFile( join( checkout, 'languages', name ) ),
		await keysOfScripts( checkout )
	);
}

/**
 * @param {string}                   name    For example marketday-de_DE.po.
 * @param {Buffer}                   source  What it holds.
 * @param {Map<string, Set<string>>} scripts
 * @return {ShippedFile[]}
 */
function filesOf( name, source, scripts ) {
	const base = `languages/${ name.replace( /\.po$/, '' ) }`;
	const catalogue = readPo( source.toString(), name );
	const locale = name.replace( /^marketday-|\.po$/g, '' );
	const files = [ ...scripts ].map( ( [ script, keys ] ) => ( {
		// WordPress knows a script by the hash of its path in the plugin.
		name: `${ base }-${ createHash( 'md5' )
			.update( script )
			.digest( 'hex' ) }.json`,
		content: jsonOf( catalogue, locale, keys ),
	} ) );
	return [
		{ name: `${ base }.po`, content: source },
		{ name: `${ base }.mo`, content: moOf( catalogue ) },
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
	const build = join( checkout, 'build' );
	const files = ( await filesBelow( build ) ).filter( ( file ) =>
		SCRIPT.test( relative( build, file ) )
	);
	/** @type {BuiltScript[]} */
	const built = await Promise.all(
		files.map( async ( file ) => ( {
			file,
			source: await readFile( file, 'utf8' ),
			isEntry: existsSync( file.replace( /\.js$/, '.asset.php' ) ),
		} ) )
	);
	/** @type {Map<string, Set<string>>} */
	const scripts = new Map();
	for ( const script of built ) {
		const texts = textsOfScript(
			relative( checkout, script.file ),
			script.source
		);
		for ( const entry of texts.length > 0
			? entriesOf( script, built, build )
			: [] ) {
			const path = relative( checkout, entry );
			const keys = scripts.get( path ) ?? new Set();
			texts.forEach( ( text ) => keys.add( keyOf( text ) ) );
			scripts.set( path, keys );
		}
	}
	return scripts;
}

/** @typedef {{ file: string, source: string, isEntry: boolean }} BuiltScript */

/**
 * WordPress knows the scripts with an `.asset.php`. A part that loads later has its texts loaded with the scripts that load it, which
 * name it as the build has named it: `"_shared/product-lists-later.js`, or among others `"_shared/listing-filter"`.
 *
 * @param {BuiltScript}   script
 * @param {BuiltScript[]} built
 * @param {string}        build  The folder.
 * @return {string[]}
 */
function entriesOf( script, built, build ) {
	if ( script.isEntry ) {
		return [ script.file ];
	}
	const name = relative( build, script.file )
		.replace( /^blocks\//, '' )
		.replace( /\.js$/, '' );
	const loading = built.filter(
		( { isEntry, source } ) =>
			isEntry &&
			( source.includes( `"${ name }"` ) ||
				source.includes( `"${ name }.js` ) )
	);
	if ( loading.length === 0 ) {
		throw new Error(
			`No script of the build loads '${ name }': its texts would be shown untranslated.`
		);
	}
	return loading.map( ( { file } ) => file );
}
