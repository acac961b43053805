// @ts-check
import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { statesOf } from './old-states.mjs';

const commits = ( /** @type {string[]} */ ...tags ) =>
	statesOf( tags ).map( ( { commit } ) => commit );

describe( 'the states that are updated from', () => {
	it( 'are the oldest release and the last one, by number and not by letter', () => {
		assert.deepEqual(
			commits( 'v0.10.0', 'v0.2.0', 'v1.0.0-beta.1', 'v0.9.1', 'vendor' ),
			[ 'v0.2.0', 'v0.10.0' ]
		);
	} );

	it( 'are one where there is one release', () => {
		assert.deepEqual( commits( 'v1.0.0' ), [ 'v1.0.0' ] );
	} );

	it( 'are chosen commits while there is none', () => {
		const chosen = commits();

		assert.ok( chosen.length > 1 );
		assert.ok(
			chosen.every( ( commit ) => /^[0-9a-f]{10}$/.test( commit ) )
		);
	} );
} );
