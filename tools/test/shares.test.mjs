// @ts-check
import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { planned } from './shares.mjs';

describe( 'the shares of the suites', () => {
	it( 'add up to no more than 27 minutes', () => {
		assert.ok( planned() <= 27 * 60, `${ planned() } s` );
	} );
} );
