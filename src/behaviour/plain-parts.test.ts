import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

const ROOT = join( __dirname, '../..' );

/** Listens to elements or draws them without React. */
const PLAIN =
	/addEventListener\(|\b(?:behaviour|listen|whenLoaded)\(|new \w+Observer\(|document\.createElement\(|innerHTML\s*=|insertAdjacentHTML|replaceChildren|replaceWith\(/;

const ADDRESS = /history\.(?:push|replace)State\(/;

/** Scripts of pages: not the library's, nor tests. */
function scriptsIn( folder: string ): string[] {
	return readdirSync( join( ROOT, folder ), { withFileTypes: true } ).flatMap(
		( entry ) => {
			const path = `${ folder }/${ entry.name }`;
			if ( entry.isDirectory() ) {
				return entry.name === 'library' ? [] : scriptsIn( path );
			}
			return /(?<!\.test|\.test-helpers)\.tsx?$/.test( path )
				? [ path ]
				: [];
		}
	);
}

const has = ( pattern: RegExp ) => ( path: string ) =>
	pattern.test( readFileSync( join( ROOT, path ), 'utf8' ) );

/** True where the folder of what is listed is there: a feature may have been taken away (`npm run test:deletion`). */
const hasRoom = ( name: string ) =>
	existsSync(
		join(
			ROOT,
			name.includes( '/' ) ? dirname( name ) : `src/features/${ name }`
		)
	);

/** Cells of the first column of a table of the record. */
function listBelow( heading: string ): string[] {
	const record = readFileSync(
		join( ROOT, 'docs/decisions/islands.md' ),
		'utf8'
	);
	const table = record
		.slice( record.indexOf( `| ${ heading } |` ) )
		.split( '\n\n' )[ 0 ];
	return ( table ?? '' )
		.split( '\n' )
		.slice( 2 )
		.flatMap( ( row ) => [
			...( row.split( '|' )[ 1 ] ?? '' ).matchAll( /`([^`]+)`/g ),
		] )
		.map( ( [ , name ] ) => name ?? '' )
		.filter( hasRoom )
		.sort();
}

describe( 'the record of islands', () => {
	it( 'lists each feature that is more than React, with the reason', () => {
		const plain = scriptsIn( 'src/features' )
			// Readers and hooks belong to their components.
			.filter( ( path ) => /\/(?!read-|use-)[^/]+\.ts$/.test( path ) )
			.filter( has( PLAIN ) )
			.map( ( path ) => path.split( '/' )[ 2 ] ?? '' );

		expect( listBelow( 'feature' ) ).toEqual(
			[ ...new Set( plain ) ].sort()
		);
	} );

	it( 'lists who writes the address', () => {
		const writers = [ 'src', 'blocks' ]
			.flatMap( scriptsIn )
			.filter( has( ADDRESS ) );

		expect( listBelow( 'file' ) ).toEqual( writers.sort() );
	} );

	it( 'is right that the page is listened to and observed in one place', () => {
		const own = ( pattern: RegExp ) =>
			[ 'src', 'blocks' ].flatMap( scriptsIn ).filter( has( pattern ) );

		expect(
			own(
				/(?:(?:document|window|body|Element)\??\.|(?<![\w.])(?<!\?\.))addEventListener\(/
			)
		).toEqual( [
			// On every page of a site: it loads none of the shop's shared scripts.
			'blocks/order-attribution/view.ts',
		] );
		expect( own( /new MutationObserver/ ) ).toEqual( [
			'src/behaviour/page-listeners.ts',
			// One button's class, one list's entries.
			'src/features/add-to-basket/sticky-bar.ts',
			'src/features/blog-index/masonry.ts',
		] );
	} );

	it( 'is right that a plain click has one rule', () => {
		const knowing = [ 'src', 'blocks' ]
			.flatMap( scriptsIn )
			.filter( has( /\.metaKey/ ) );

		expect( knowing ).toEqual( [
			'src/behaviour/plain-click.ts',
			// Keys of the keyboard.
			'src/features/calendar/grid-keys.ts',
		] );
	} );
} );
