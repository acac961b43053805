// @ts-check
import { readdir, readFile } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { exists } from '../files/cache-folder.mjs';
import { filesBelow } from '../files/fingerprint.mjs';
import { Problem } from '../terminal/problem.mjs';
import { browserFiles, contractFiles, patternsOf } from './tags.mjs';

/**
 * What the runners are told, by part. A part without tests is an empty list.
 *
 * @typedef {{ unit: string[], php: string[], contract: string[], e2e: string[] }} Selection
 */

/** What the features stand on, and what brings them to other front ends. They have tests of their own. */
const GROUND = [ 'kernel', 'store', 'library' ];

/** Where the unit tests of that are. @type {Record<string, string[]>} */
const ROOMS = {
	kernel: [ 'src/kernel', 'src/host', 'src/ui', 'blocks/_shared' ],
	library: [ 'src/embed', 'tests/behaviours' ],
};

/**
 * @param {string} checkout
 * @return {Promise<string[]>} Every feature by its name, and 'kernel', 'store' and 'library'.
 */
export async function featureNames( checkout ) {
	const php = [ ...( await phpRooms( checkout ) ).keys() ];
	const react = await folders( join( checkout, 'src/features' ) );
	const blocks = await folders( join( checkout, 'blocks' ) );
	const all = [ ...php.map( kebab ), ...react, ...blocks, ...GROUND ];
	return [ ...new Set( all ) ]
		.filter( ( name ) => ! name.startsWith( '_' ) )
		.sort();
}

/**
 * @param {string} checkout
 * @return {Promise<Map<string, string>>} The folders of `blocks/`, each with the feature that its `feature.json` names.
 */
export async function blockFeatures( checkout ) {
	const names = ( await folders( join( checkout, 'blocks' ) ) ).filter(
		( name ) => ! name.startsWith( '_' )
	);
	return new Map(
		await Promise.all(
			names.map( async ( name ) => {
				const file = join( checkout, 'blocks', name, 'feature.json' );
				const { feature } = JSON.parse(
					await readFile( file, 'utf8' )
				);
				return /** @type {[ string, string ]} */ ( [ name, feature ] );
			} )
		)
	);
}

/**
 * @param {string} checkout
 * @param {string} feature  For example 'calendar'.
 * @return {Promise<string[]>} The folders of `blocks/` that are its.
 */
export const blocksOf = async ( checkout, feature ) =>
	[ ...( await blockFeatures( checkout ) ) ]
		.filter( ( [ , owner ] ) => owner === feature )
		.map( ( [ name ] ) => name );

/**
 * @param {string} checkout
 * @return {Promise<Map<string, string>>} The rooms of features in php/ with their doors, by name: `Wishlist` is `Lists/Wishlist`.
 */
export async function phpRooms( checkout ) {
	const files = await filesBelow( join( checkout, 'php' ) );
	return new Map(
		files
			.map( ( file ) => relative( join( checkout, 'php' ), file ) )
			.map( ( file ) => file.replaceAll( '\\', '/' ).split( '/' ) )
			.filter(
				( [ door, room, file, ...more ] ) =>
					door !== 'Engine' &&
					file === `${ room }Feature.php` &&
					more.length === 0
			)
			.map( ( [ door = '', room = '' ] ) => [
				room,
				`${ door }/${ room }`,
			] )
	);
}

/**
 * Everything that tests these features, in four kinds.
 *
 * @param {string}   checkout
 * @param {string[]} names
 * @return {Promise<Selection>}
 */
export async function testsOf( checkout, names ) {
	const known = await featureNames( checkout );
	const strangers = names.filter( ( name ) => ! known.includes( name ) );
	if ( strangers.length > 0 ) {
		throw new Problem(
			`There is no feature '${ strangers.join(
				"', '"
			) }'. The features are: ${ known.join( ', ' ) }.`
		);
	}
	const taggedPatterns = (
		/** @type {import('./tags.mjs').TaggedFile[]} */ files
	) =>
		patternsOf(
			files
				.filter( ( { features } ) =>
					features.some( ( name ) => names.includes( name ) )
				)
				.map( ( { path } ) => path )
		);
	return {
		unit: await unitPatterns( checkout, names ),
		php: await phpPaths( checkout, names ),
		contract: taggedPatterns( await contractFiles( checkout ) ),
		e2e: taggedPatterns( await browserFiles( checkout ) ),
	};
}

/**
 * @param {string}   checkout
 * @param {string[]} names
 */
async function unitPatterns( checkout, names ) {
	const owners = await blockFeatures( checkout );
	const rooms = names.flatMap(
		( name ) =>
			ROOMS[ name ] ?? [
				`src/features/${ name }`,
				...[ ...owners ]
					.filter( ( pair ) => pair.includes( name ) )
					.map( ( [ block ] ) => `blocks/${ block }` ),
			]
	);
	const withTests = await Promise.all(
		rooms.map( async ( room ) =>
			( await filesBelow( join( checkout, room ) ) ).some( ( file ) =>
				/\.test\.tsx?$/.test( file )
			)
				? [ `${ room }/` ]
				: []
		)
	);
	return withTests.flat();
}

/**
 * @param {string}   checkout
 * @param {string[]} names
 */
async function phpPaths( checkout, names ) {
	const own = await existing(
		checkout,
		names.map( ( name ) => `tests/php/${ pascal( name ) }` )
	);
	// Fixtures in JSON alone are that test's, those in HTML, with the same as data beside them, their feature's own.
	const fixtures = (
		await Promise.all(
			names.map( ( name ) =>
				filesBelow( join( checkout, `tests/contract/${ name }` ) )
			)
		)
	).flat();
	const isParity = fixtures.some(
		( file ) =>
			/\.json$/.test( file ) &&
			! fixtures.includes( file.replace( /json$/, 'html' ) )
	);
	return [ ...own, ...( isParity ? [ 'tests/php/ParityTest.php' ] : [] ) ];
}

/**
 * @param {string}   checkout
 * @param {string[]} paths
 */
async function existing( checkout, paths ) {
	const there = await Promise.all(
		paths.map( ( path ) => exists( join( checkout, path ) ) )
	);
	return paths.filter( ( _, index ) => there[ index ] );
}

/** @param {string} path */
async function folders( path ) {
	const entries = await readdir( path, { withFileTypes: true } );
	return entries
		.filter( ( entry ) => entry.isDirectory() )
		.map( ( { name } ) => name );
}

/**
 * @param {string} name For example 'ProductFilter'.
 * @return {string} For example 'product-filter'.
 */
export function kebab( name ) {
	return name
		.replace( 'PayPal', 'Paypal' )
		.replace( /(?<=[a-z])(?=[A-Z])/g, '-' )
		.toLowerCase();
}

/** @param {string} name */
function pascal( name ) {
	return name
		.split( '-' )
		.map( ( word ) => word.slice( 0, 1 ).toUpperCase() + word.slice( 1 ) )
		.join( '' )
		.replace( 'Paypal', 'PayPal' );
}
