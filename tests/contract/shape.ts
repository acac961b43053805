import { existsSync, readFileSync, writeFileSync } from 'fs';
import path from 'path';

/** Types by path: `items[].prices.price` => `string`; `absent` marks a key that is not always there. */
type Shape = Record< string, string >;

const RECORDS =
	process.env.MARKETDAY_RECORD === '1' &&
	process.env.MARKETDAY_ENGINE === 'woocommerce';

/**
 * How an answer's keys and types differ from WooCommerce's, as recorded in shapes/{name}.json. Values are not compared.
 * `MARKETDAY_RECORD=1` against real WooCommerce records instead.
 */
export function compareWithShape( name: string, body: unknown ): string[] {
	const file = path.join( __dirname, 'shapes', `${ name }.json` );
	const seen = shapeOf( body );
	if ( RECORDS ) {
		const known = existsSync( file ) ? read( file ) : undefined;
		const merged = known ? merge( known, seen ) : seen;
		writeFileSync(
			file,
			JSON.stringify( sorted( merged ), null, '\t' ) + '\n'
		);
		return [];
	}
	return differences( read( file ), seen );
}

function read( file: string ): Shape {
	return JSON.parse( readFileSync( file, 'utf8' ) ) as Shape;
}

function shapeOf( body: unknown ): Shape {
	const shape: Shape = {};
	describeInto( shape, '', body );
	return shape;
}

function describeInto( shape: Shape, at: string, value: unknown ): void {
	const entries = Array.isArray( value ) ? value : [];
	shape[ at ] = union( shape[ at ], typeOf( value ) );
	const elements: Shape[] = entries.map( ( entry ) => {
		const one: Shape = {};
		describeInto( one, `${ at }[]`, entry );
		return one;
	} );
	if ( elements.length > 0 ) {
		Object.assign( shape, elements.reduce( merge ) );
	}
	if ( typeOf( value ) === 'object' ) {
		for ( const [ key, child ] of Object.entries( value as object ) ) {
			describeInto( shape, at ? `${ at }.${ key }` : key, child );
		}
	}
}

function typeOf( value: unknown ): string {
	if ( value === null ) {
		return 'null';
	}
	return Array.isArray( value ) ? 'array' : typeof value;
}

function union( one: string | undefined, other: string ): string {
	const types = new Set( [ ...( one ?? '' ).split( '|' ), other ] );
	types.delete( '' );
	return [ ...types ].sort().join( '|' );
}

function has( shape: Shape, at: string, type: string ): boolean {
	return ( shape[ at ] ?? '' ).split( '|' ).includes( type );
}

/** The path of what holds this path: an object for keys, an array for `[]`. */
function parentOf( at: string ): string {
	return at.endsWith( '[]' )
		? at.slice( 0, -2 )
		: at.slice( 0, Math.max( 0, at.lastIndexOf( '.' ) ) );
}

function merge( one: Shape, other: Shape ): Shape {
	const merged: Shape = {};
	for ( const at of new Set( [
		...Object.keys( one ),
		...Object.keys( other ),
	] ) ) {
		const types = [ one, other ].map( ( shape ) => {
			const isMissing = shape[ at ] === undefined;
			const mayMiss =
				at.endsWith( '[]' ) || ! has( shape, parentOf( at ), 'object' );
			return isMissing && ! mayMiss ? 'absent' : shape[ at ] ?? '';
		} );
		merged[ at ] = types
			.flatMap( ( type ) => type.split( '|' ) )
			.filter( Boolean )
			.reduce( ( sum, type ) => union( sum, type ), '' );
	}
	return merged;
}

function sorted( shape: Shape ): Shape {
	return Object.fromEntries(
		Object.entries( shape ).sort( ( [ a ], [ b ] ) => ( a < b ? -1 : 1 ) )
	);
}

function differences( shape: Shape, seen: Shape ): string[] {
	const found: string[] = [];
	for ( const [ at, types ] of Object.entries( seen ) ) {
		const allowed = shape[ at ];
		if ( allowed === undefined ) {
			found.push( `${ at } (${ types }) is not WooCommerce's` );
			continue;
		}
		const foreign = types
			.split( '|' )
			.filter( ( type ) => ! allowed.split( '|' ).includes( type ) );
		if ( foreign.length > 0 ) {
			found.push( `${ at } is ${ types }, WooCommerce has ${ allowed }` );
		}
	}
	for ( const [ at, types ] of Object.entries( shape ) ) {
		const isExpected =
			at !== '' &&
			! at.endsWith( '[]' ) &&
			! types.split( '|' ).includes( 'absent' ) &&
			has( seen, parentOf( at ), 'object' );
		if ( isExpected && seen[ at ] === undefined ) {
			found.push( `${ at } (${ types }) is missing` );
		}
	}
	return found;
}
