// @ts-check
import { readFile, rm, writeFile } from 'node:fs/promises';
import { basename, dirname, join, relative } from 'node:path';
import { exists } from '../files/cache-folder.mjs';
import { filesBelow } from '../files/fingerprint.mjs';
import { blocksOf, kebab, phpRooms } from '../test/features.mjs';
import { taggedFiles } from '../test/tags.mjs';
import { Problem } from '../terminal/problem.mjs';

/** A room like a feature's that every feature stands on. */
const GROUND = 'Listing';
const COMPOSITION = 'php/Plugin.php';
const PUBLIC_FACE = 'src/index.ts';
/** The custom elements, which are put together of several features' components: an element goes with each of them. */
const EMBED = 'src/embed';
const ELEMENTS = `${ EMBED }/index.ts`;

/**
 * @param {string} checkout
 * @return {Promise<string[]>} The rooms of PHP that can be taken away, for example 'ProductFilter'.
 */
export async function deletableFeatures( checkout ) {
	return [ ...( await phpRooms( checkout ) ).keys() ]
		.filter( ( name ) => name !== GROUND )
		.sort();
}

/**
 * @param {string} checkout
 * @param {string} feature  For example 'ProductFilter'.
 * @return {Promise<string>} With its door: 'Catalogue/ProductFilter'.
 */
async function roomOf( checkout, feature ) {
	const room = ( await phpRooms( checkout ) ).get( feature );
	if ( ! room ) {
		throw new Problem( `There is no feature '${ feature }' in php/.` );
	}
	return room;
}

/**
 * Takes a feature out of a checkout: its folders, its tests, and its line in the two files that say what Marketday is.
 *
 * @param {string} checkout A copy.
 * @param {string} feature  Its room in PHP.
 */
export async function deleteFeature( checkout, feature ) {
	const name = kebab( feature );
	const blocks = await blocksOf( checkout, name );
	const tests = ( await taggedFiles( checkout, 'tests', '' ) )
		.filter( ( { features } ) =>
			[ name, ...blocks ].some( ( word ) => features.includes( word ) )
		)
		.map( ( { path } ) => path );
	const parts = await elementFilesOf( checkout, name );
	const gone = [
		...parts.flatMap( ( part ) =>
			[ 'ts', 'tsx' ].map( ( end ) => `${ EMBED }/${ part }.${ end }` )
		),
		...( await testsNaming( checkout, feature ) ),
		// The test of the public face, and what tests share, speak of all features that are there.
		...( ( await exists(
			join( checkout, `src/features/${ name }/library` )
		) )
			? [ 'src/index.test.tsx', 'tests/library' ]
			: [] ),
		...( name === 'basket' ? [ 'tests/open-basket.tsx' ] : [] ),
		`php/${ await roomOf( checkout, feature ) }`,
		`src/features/${ name }`,
		`tests/php/${ feature }`,
		`tests/contract/${ name }`,
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
	await change( join( checkout, ELEMENTS ), ( text ) =>
		withoutElements( parts, text )
	);
}

/**
 * Groups by which each feature is tried without each other: of any two, one group has the first alone, and one the second alone. The
 * six digits of a place among sixty make twelve groups, which find what sixty single deletions find.
 *
 * @param {readonly string[]} features
 * @return {string[][]} What is taken away together.
 */
export function halves( features ) {
	const bits = Math.ceil( Math.log2( Math.max( features.length, 2 ) ) );
	return Array.from( { length: bits }, ( _, bit ) => bit ).flatMap( ( bit ) =>
		[ 0, 1 ].map( ( value ) =>
			features.filter(
				( _, index ) => Math.floor( index / 2 ** bit ) % 2 === value
			)
		)
	);
}

/**
 * @param {string} checkout
 * @param {string} name     For example 'mini-basket'.
 * @return {Promise<string[]>} The files of the custom elements that are made of the feature's components, or of such files: without their endings.
 */
async function elementFilesOf( checkout, name ) {
	const folder = join( checkout, EMBED );
	const files = ( await filesBelow( folder ) ).filter(
		( file ) => basename( file ) !== 'index.ts'
	);
	const texts = new Map(
		await Promise.all(
			files.map(
				async ( file ) =>
					/** @type {[ string, string ]} */ ( [
						relative( folder, file ).replace( /\.tsx?$/, '' ),
						await readFile( file, 'utf8' ),
					] )
			)
		)
	);
	return usersOf( `@marketday/features/${ name }/library`, texts );
}

/**
 * @param {string}                      imported For example '@marketday/features/checkout/library'.
 * @param {ReadonlyMap<string, string>} texts    Modules by their paths without endings.
 * @return {string[]} Those that import it, by themselves or by others.
 */
export function usersOf( imported, texts ) {
	const imports = (
		/** @type {string} */ path,
		/** @type {string} */ text
	) =>
		[ ...text.matchAll( /'(\.{1,2}\/[\w./-]+)'/g ) ].map(
			( [ , to = '' ] ) => join( dirname( path ), to )
		);
	const users = new Set(
		[ ...texts ]
			.filter( ( [ , text ] ) => text.includes( `'${ imported }'` ) )
			.map( ( [ path ] ) => path )
	);
	for ( let before = -1; before !== users.size;  ) {
		before = users.size;
		for ( const [ path, text ] of texts ) {
			if ( imports( path, text ).some( ( to ) => users.has( to ) ) ) {
				users.add( path );
			}
		}
	}
	return [ ...users ];
}

/**
 * @param {string} checkout
 * @param {string} feature
 * @return {Promise<string[]>} PHPUnit's tests in other folders that use the feature's classes: they test it too.
 */
async function testsNaming( checkout, feature ) {
	const files = await filesBelow( join( checkout, 'tests/php' ) );
	const naming = [];
	const space = ( await roomOf( checkout, feature ) ).replace( '/', '\\' );
	for ( const file of files ) {
		const text = await readFile( file, 'utf8' );
		if ( text.includes( `\nuse Marketday\\${ space }\\` ) ) {
			naming.push( relative( checkout, file ) );
		}
	}
	return naming;
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
		`^export [^;]*from '@marketday/features/${ feature }(?:/library)?';\n`,
		'gm'
	);
	return text.replace( statement, '' );
}

/**
 * @param {readonly string[]} parts For example 'parts/mini-basket'.
 * @param {string}            text  TypeScript.
 * @return {string} Without the elements that are drawn by these parts.
 */
export function withoutElements( parts, text ) {
	return text
		.split( /^(?=defineElement\()/m )
		.filter(
			( element ) =>
				! parts.some( ( part ) => element.includes( `'./${ part }'` ) )
		)
		.join( '' );
}

/**
 * @param {string}                     file
 * @param {( text: string ) => string} edit
 */
async function change( file, edit ) {
	await writeFile( file, edit( await readFile( file, 'utf8' ) ) );
}
