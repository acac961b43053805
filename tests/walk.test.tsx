// @features product-filter

import { createHook, executionAsyncId } from 'node:async_hooks';
import { readFileSync } from 'node:fs';
import { join, parse, relative } from 'node:path';

import { act, fireEvent, screen } from '@testing-library/react';

import { wake } from '../blocks/product-filter/island';

const ROOT = join( __dirname, '..' );
/** As often it may be handed on from a ticked value to the new listing. */
const MOST = 20;

/** Our files on the stack, the outermost first. */
function filesNow(): string[] {
	const { prepareStackTrace } = Error;
	// As they are: a source map for each would take minutes.
	Error.prepareStackTrace = ( _error, sites ) =>
		sites.map( ( site ) => site.getFileName() ?? '' );
	const files = new Error().stack as unknown as readonly string[];
	Error.prepareStackTrace = prepareStackTrace;
	return files
		.map( ( file ) => relative( ROOT, file ) )
		.filter( ( file ) => /^(src|blocks)\//.test( file ) )
		.reverse();
}

const begun = new Map<
	number,
	{ readonly by: number; readonly files: readonly string[] }
>();
const hook = createHook( {
	init: ( id ) => {
		begun.set( id, { by: executionAsyncId(), files: filesNow() } );
	},
} );

/** The files through which something was handed on to here, timers and promises included. */
function handedOn(): string[] {
	let all = filesNow();
	for (
		let at = begun.get( executionAsyncId() );
		at;
		at = begun.get( at.by )
	) {
		all = [ ...at.files, ...all ];
	}
	return [ ...new Set( all ) ];
}

const DOCUMENT = readFileSync( join( ROOT, 'docs/ARCHITECTURE.md' ), 'utf8' );

/** Names of files as the walk tells them. */
const handsIn = ( pattern: RegExp ) =>
	[
		...( pattern.exec( DOCUMENT )?.[ 1 ] ?? '' ).matchAll( /`([^`]+)`/g ),
	].map( ( [ , name ] ) => name );

it( 'is handed on as often as the walk through the house says', async () => {
	Error.stackTraceLimit = 100;
	document.body.innerHTML =
		'<div data-block-name="product-blocks_product-grid" data-block-id="grid" data-query-id="">old</div>' +
		readFileSync(
			join( __dirname, 'contract/product-filter/nothing-chosen.html' ),
			'utf8'
		);
	let there: string[] = [];
	window.fetch = ( async ( url: string ) => {
		if ( url.includes( 'wopb_get_nonce' ) ) {
			return { ok: true, json: async () => ( { data: { nonce: 'n' } } ) };
		}
		there = handedOn();
		return {
			ok: true,
			json: async () => ( {
				blockList: [
					{
						blockId: 'grid',
						content: '<div data-block-id="grid">new</div>',
					},
				],
				total: 1,
			} ),
		};
	} ) as unknown as typeof fetch;
	await act( async () => void wake() );
	let back: string[] = [];
	document.addEventListener( 'marketday_swap', () => ( back = filesNow() ) );

	hook.enable();
	fireEvent.click( screen.getAllByRole( 'checkbox' )[ 0 ]! );
	await act( () => new Promise( ( done ) => setTimeout( done, 400 ) ) );
	hook.disable();

	const names = there.map( ( file ) => parse( file ).name );
	const returned = back.filter( ( file ) => ! there.includes( file ) );
	expect( [
		...names,
		...returned.map( ( file ) => parse( file ).name ),
	] ).toEqual( [
		...handsIn( /in the browser \(([^)]+)\)/ ),
		...handsIn( /on the way back \(([^)]+)\)/ ),
	] );
	const [ , onTheServer = '' ] =
		/\n\| (\d+)[^\n]*\n\n/.exec( DOCUMENT ) ?? [];
	expect(
		there.length + Number( onTheServer ) + returned.length
	).toBeLessThanOrEqual( MOST );
} );
