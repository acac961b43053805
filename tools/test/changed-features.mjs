// @ts-check
import { readFile } from 'node:fs/promises';
import { basename, dirname, join, posix, relative } from 'node:path';
import { filesBelow } from '../files/fingerprint.mjs';
import { run, runOrThrow } from '../terminal/run-process.mjs';
import { blockFeatures, kebab } from './features.mjs';
import { browserFiles, contractFiles } from './tags.mjs';

/** Who builds everything by hand: what it names is not what it stands on. */
const COMPOSITION = [
	/^php\/Plugin\.php$/,
	/^php\/Engine\/Contract\/Engine\.php$/,
];
const ALIAS = /^@marketday\/(kernel|host|ui|features)(?:\/(.*))?$/;

/**
 * The features that the working tree and the commits since a base touch, and all that stand on what these touch in the ground
 * floor: Kernel and Store in PHP; kernel, host, ui and the shared parts of blocks in TypeScript.
 *
 * @param {string} checkout
 * @param {string} base     A commit, for example 'origin/main'.
 * @return {Promise<string[]>} Names, sorted.
 */
export async function changedFeatures( checkout, base ) {
	const files = await changedFiles( checkout, base );
	const tagged = [
		...( await contractFiles( checkout ) ),
		...( await browserFiles( checkout ) ),
	];
	const standing = dependants( await graphOf( checkout ), files );
	const owners = await blockFeatures( checkout );
	return [
		...new Set( [
			...standing.flatMap( ( path ) => featureOf( path, owners ) ),
			...tagged
				.filter( ( { path } ) => files.includes( path ) )
				.flatMap( ( { features } ) => features ),
		] ),
	].sort();
}

/**
 * @param {string} checkout
 * @return {Promise<string>} The branch that work begins from: main as the others have it, or as it is here.
 */
export async function mainBranch( checkout ) {
	const { code } = await run(
		'git',
		[ 'rev-parse', '--verify', '--quiet', 'origin/main' ],
		{ cwd: checkout }
	);
	return code === 0 ? 'origin/main' : 'main';
}

/**
 * @param {string} checkout
 * @param {string} base
 * @return {Promise<string[]>} What differs from the commit that the base and this branch share, new files too.
 */
async function changedFiles( checkout, base ) {
	const git = ( /** @type {string[]} */ ...args ) =>
		runOrThrow( 'git', args, { cwd: checkout } );
	const fork = ( await git( 'merge-base', base, 'HEAD' ) ).trim();
	const lists = await Promise.all( [
		git( 'diff', '--name-only', fork ),
		git( 'ls-files', '--others', '--exclude-standard' ),
	] );
	return lists.join( '\n' ).split( '\n' ).filter( Boolean );
}

/**
 * @param {string}                      path
 * @param {ReadonlyMap<string, string>} [owners] The features of `blocks/`.
 * @return {string[]} The feature whose file it is, if it is one's, and the library where the file is a part of it.
 */
export function featureOf( path, owners = new Map() ) {
	const [ room = '', second = '', third = '' ] = path.split( '/' );
	if (
		room === 'tests' &&
		second === 'contract' &&
		path.endsWith( '.json' )
	) {
		return third === 'shapes' || third === 'faults' ? [] : [ third ];
	}
	if (
		room === 'examples' ||
		path.startsWith( 'tests/behaviours/' ) ||
		/^src\/(embed\/|[^/]+$)/.test( path )
	) {
		return [ 'library' ];
	}
	const own =
		( room === 'php' && phpFeature( second, third ) ) ||
		( room === 'tests' &&
			second === 'php' &&
			! third.includes( '.' ) &&
			phpFeature( third, third ) ) ||
		( room === 'src' && second === 'features' && third ) ||
		( room === 'blocks' && ( owners.get( second ) ?? second ) );
	if ( own ) {
		const library =
			path.split( '/' )[ 3 ] === 'library' ? [ 'library' ] : [];
		return own === '_shared' ? [ 'kernel' ] : [ kebab( own ), ...library ];
	}
	return room === 'src' && [ 'kernel', 'host', 'ui' ].includes( second )
		? [ 'kernel' ]
		: [];
}

/**
 * @param {string} door
 * @param {string} room Behind it.
 */
function phpFeature( door, room ) {
	if (
		door === 'Engine' ||
		[ 'Search', 'Contract', 'Index', 'Elastic' ].includes( room )
	) {
		return 'Store';
	}
	return door === 'Kernel' ? door : ! room.includes( '.' ) && room;
}

/**
 * @param {Map<string, string[]>} graph  What each file stands on.
 * @param {string[]}              files
 * @return {string[]} These files, and all that stand on them.
 */
export function dependants( graph, files ) {
	/** @type {Map<string, string[]>} */
	const above = new Map();
	for ( const [ file, grounds ] of graph ) {
		for ( const ground of grounds ) {
			above.set( ground, [ ...( above.get( ground ) ?? [] ), file ] );
		}
	}
	const found = new Set( files );
	for ( const file of found ) {
		for ( const other of above.get( file ) ?? [] ) {
			found.add( other );
		}
	}
	return [ ...found ];
}

/**
 * @param {string} checkout
 * @return {Promise<Map<string, string[]>>} What each source file stands on.
 */
async function graphOf( checkout ) {
	const files = (
		await Promise.all(
			[ 'php', 'src', 'blocks' ].map( ( room ) =>
				filesBelow( join( checkout, room ) )
			)
		)
	)
		.flat()
		.map( ( file ) => relative( checkout, file ) )
		.filter( ( file ) => /\.(php|tsx?|scss)$/.test( file ) );
	const texts = await Promise.all(
		files.map( ( file ) => readFile( join( checkout, file ), 'utf8' ) )
	);
	return graphOfTexts(
		new Map(
			files.map( ( file, index ) => [ file, texts[ index ] ?? '' ] )
		)
	);
}

/**
 * @param {Map<string, string>} texts By path.
 * @return {Map<string, string[]>} What each file stands on: what it names or imports; and an interface on those that keep it,
 *                                 as who knows the interface gets one of them.
 */
export function graphOfTexts( texts ) {
	const graph = new Map(
		[ ...texts.keys() ].map( ( file ) => [
			file,
			/** @type {string[]} */ ( [] ),
		] )
	);
	for ( const [ file, text ] of texts ) {
		const isPhp = file.endsWith( '.php' );
		const named = ( isPhp ? namedInPhp : importedBy )( file, text, texts );
		if ( ! COMPOSITION.some( ( rule ) => rule.test( file ) ) ) {
			graph.get( file )?.push( ...named );
		}
		const kept = isPhp ? interfacesOf( text ) : [];
		for ( const ground of named ) {
			if (
				kept.includes( basename( ground, '.php' ) ) &&
				! COMPOSITION.some( ( rule ) => rule.test( ground ) )
			) {
				graph.get( ground )?.push( file );
			}
		}
	}
	return graph;
}

/**
 * @param {string} text
 * @return {string[]} The short names of what a class keeps or extends.
 */
function interfacesOf( text ) {
	const words =
		/\bclass \w+(?: extends ([\w\\]+))?(?: implements ([\w\\, ]+))?/.exec(
			text
		) ?? [];
	return words
		.slice( 1 )
		.flatMap( ( list ) => ( list ?? '' ).split( ',' ) )
		.map( ( name ) => name.trim().split( '\\' ).at( -1 ) ?? '' );
}

/**
 * @param {string}              file
 * @param {string}              text
 * @param {Map<string, string>} texts
 */
function namedInPhp( file, text, texts ) {
	const imported = [ ...text.matchAll( /\bMarketday\\([\w\\]+)/g ) ].map(
		( [ , name = '' ] ) => `php/${ name.replaceAll( '\\', '/' ) }.php`
	);
	const neighbours = [ ...new Set( text.match( /\b[A-Z]\w+/g ) ?? [] ) ].map(
		( name ) => `${ dirname( file ) }/${ name }.php`
	);
	const view = file.includes( '/views/' ) ? [] : viewsOf( file, text, texts );
	return [ ...new Set( [ ...imported, ...neighbours, ...view ] ) ].filter(
		( other ) => other !== file && texts.has( other )
	);
}

/**
 * @param {string}              file
 * @param {string}              text
 * @param {Map<string, string>} texts
 * @return {string[]} The templates of its room that it names.
 */
function viewsOf( file, text, texts ) {
	const folder = `${ dirname( file ) }/views/`;
	return [ ...texts.keys() ].filter(
		( other ) =>
			other.startsWith( folder ) &&
			text.includes( `'${ basename( other, '.php' ) }'` )
	);
}

/**
 * @param {string}              file
 * @param {string}              text
 * @param {Map<string, string>} texts
 */
function importedBy( file, text, texts ) {
	const names = [
		...text.matchAll(
			/(?:from|import|@use|@forward|import\()\s*(?:\/\*.*?\*\/\s*)?['"]([^'"]+)['"]/gs
		),
	].map( ( [ , name = '' ] ) => name );
	return names.flatMap( ( name ) => {
		const path = pathOf( file, name );
		const partial = `${ dirname( path ) }/_${ basename( path ) }.scss`;
		return [ '', '.ts', '.tsx', '.scss', '/index.ts' ]
			.map( ( ending ) => path + ending )
			.concat( partial )
			.filter( ( candidate ) => texts.has( candidate ) )
			.slice( 0, 1 );
	} );
}

/**
 * @param {string} file
 * @param {string} name
 */
function pathOf( file, name ) {
	const alias = ALIAS.exec( name );
	return alias
		? posix.join( 'src', alias[ 1 ] ?? '', alias[ 2 ] ?? '' )
		: posix.join( posix.dirname( file ), name );
}
