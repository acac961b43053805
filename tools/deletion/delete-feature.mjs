// @ts-check
import { readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { exists } from '../files/cache-folder.mjs';
import { filesBelow } from '../files/fingerprint.mjs';
import { kebab } from '../test/features.mjs';
import { taggedFiles } from '../test/tags.mjs';

/** What every feature stands on. */
const GROUND = [ 'Kernel', 'Listing', 'Store' ];
const COMPOSITION = 'php/Plugin.php';
const PUBLIC_FACE = 'src/index.ts';

/**
 * @param {string} checkout
 * @return {Promise<string[]>} The rooms of PHP that can be taken away, for example 'ProductFilter'.
 */
export async function deletableFeatures( checkout ) {
	const entries = await readdir( join( checkout, 'php' ), {
		withFileTypes: true,
	} );
	return entries
		.filter( ( entry ) => entry.isDirectory() )
		.map( ( { name } ) => name )
		.filter( ( name ) => ! GROUND.includes( name ) )
		.sort();
}

/**
 * Takes a feature out of a checkout: its folders, its tests, and its line in the two files that say what Marketday is.
 *
 * @param {string} checkout A copy.
 * @param {string} feature  Its room in PHP.
 */
export async function deleteFeature( checkout, feature ) {
	const blocks = await blocksOf( checkout, feature );
	const name = kebab( feature );
	const tests = ( await taggedFiles( checkout, 'tests', '' ) )
		.filter( ( { features } ) =>
			[ name, ...blocks ].some( ( word ) => features.includes( word ) )
		)
		.map( ( { path } ) => path );
	const gone = [
		`php/${ feature }`,
		`src/features/${ name }`,
		`tests/php/${ feature }`,
		`tests/contract/${ name }`,
		`blocks/${ name }`,
		...blocks.map( ( block ) => `blocks/${ block }` ),
		...tests,
	];
	await Promise.all(
		gone.map( ( path ) =>
			rm( join( checkout, path ), { recursive: true, force: true } )
		)
	);
	await change( join( checkout, COMPOSITION ), ( text ) =>
		withoutLinesOf( feature, text )
	);
	await change( join( checkout, PUBLIC_FACE ), ( text ) =>
		withoutExportsOf( name, text )
	);
}

/**
 * @param {string} checkout
 * @param {string} feature
 * @return {Promise<string[]>} The blocks that a room draws, by their folders.
 */
async function blocksOf( checkout, feature ) {
	const files = await filesBelow( join( checkout, 'php', feature ) );
	const texts = await Promise.all(
		files.map( ( file ) => readFile( file, 'utf8' ) )
	);
	const names = texts.flatMap( ( text ) =>
		[ ...text.matchAll( /\bblocks->add\(\s*'([a-z-]+)'/g ) ].map(
			( [ , name = '' ] ) => name
		)
	);
	const there = await Promise.all(
		names.map( ( name ) => exists( join( checkout, 'blocks', name ) ) )
	);
	return names.filter( ( _, index ) => there[ index ] );
}

/**
 * @param {string} feature For example 'ProductFilter'.
 * @param {string} text    PHP.
 * @return {string} Without what imports and builds the feature.
 */
export function withoutLinesOf( feature, text ) {
	const line = new RegExp( `^.*\\b${ feature }Feature\\b.*\n`, 'gm' );
	return text.replace( line, '' );
}

/**
 * @param {string} feature For example 'product-filter'.
 * @param {string} text    TypeScript.
 * @return {string} Without what it exports of the feature.
 */
export function withoutExportsOf( feature, text ) {
	const statement = new RegExp(
		`^export [^;]*from '@marketday/features/${ feature }';\n`,
		'gm'
	);
	return text.replace( statement, '' );
}

/**
 * @param {string}                     file
 * @param {( text: string ) => string} edit
 */
async function change( file, edit ) {
	await writeFile( file, edit( await readFile( file, 'utf8' ) ) );
}
