// @ts-check
import assert from 'node:assert/strict';
import { join } from 'node:path';
import { describe, it } from 'node:test';
import { CHECKOUT } from '../site/site-folder.mjs';
import { readCommandLine } from '../terminal/command-line.mjs';
import { chooseScreens, readScreensOptions, SCREENS } from './options.mjs';
import { README_PICTURES } from './readme.mjs';
import { SCREEN_STATES } from './states.mjs';

const read = ( /** @type {string[]} */ ...args ) =>
	readScreensOptions( readCommandLine( SCREENS, args ).values );

describe( 'npm run screens', () => {
	it( 'takes every width, theme and direction unless others are named', () => {
		const all = read();
		assert.deepEqual( all.widths, [ 360, 390, 820, 1280, 1600, 2560 ] );
		assert.deepEqual( all.themes, [ 'light', 'dark' ] );
		assert.deepEqual( all.directions, [ 'ltr', 'rtl' ] );

		const few = read( '--widths', '390,1280', '--themes', 'dark' );
		assert.deepEqual( few.widths, [ 390, 1280 ] );
		assert.deepEqual( few.themes, [ 'dark' ] );
	} );

	it( 'answers what it cannot do in a sentence', () => {
		assert.throws(
			() => read( '--width', '390' ),
			/'--width' is not an option of npm run screens\./
		);
		assert.throws(
			() => read( '--widths', '390,wide' ),
			/--widths takes whole numbers from 200 to 4000.*'wide'/
		);
		assert.throws( () => read( '--themes', 'sepia' ), /takes no 'sepia'/ );
		assert.throws(
			() => read( '--out', join( CHECKOUT, 'docs' ) ),
			/outside the checkout/
		);
		assert.throws(
			() => chooseScreens( SCREEN_STATES, [ 'garden' ] ),
			/There is no screen 'garden'/
		);
	} );

	it( 'chooses screens by a part of their names, each of which is there once', () => {
		const names = SCREEN_STATES.map( ( { name } ) => name );
		assert.equal( new Set( names ).size, names.length );
		assert.deepEqual(
			chooseScreens( SCREEN_STATES, [ 'calendar' ] ).map(
				( { name } ) => name
			),
			[
				'calendar-month',
				'calendar-week',
				'calendar-day',
				'calendar-list',
			]
		);
	} );

	it( "makes the README's pictures of states that there are", () => {
		const names = SCREEN_STATES.map( ( { name } ) => name );
		assert.deepEqual(
			README_PICTURES.filter(
				( { state } ) => ! names.includes( state )
			),
			[]
		);
	} );
} );
