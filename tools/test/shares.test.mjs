// @ts-check
import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { plannedSeconds } from './shares.mjs';

describe( 'the shares of the suites', () => {
	it( 'add up to no more than 27 minutes', () => {
		assert.ok( plannedSeconds() <= 27 * 60, `${ plannedSeconds() } s` );
	} );
} );
