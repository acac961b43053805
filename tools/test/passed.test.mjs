// @ts-check
import assert from 'node:assert/strict';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, it } from 'node:test';
import { isInputOf, restPassed } from './passed.mjs';

describe( 'a suite whose inputs have not changed', () => {
	let root = '';
	beforeEach( async () => {
		root = await mkdtemp( join( tmpdir(), 'marketday-passed-' ) );
		process.env.MARKETDAY_CACHE = join( root, 'cache' );
		await write( 'src/price.ts', 'one' );
		await write( 'tests/php/PriceTest.php', 'one' );
	} );
	afterEach( () => {
		delete process.env.MARKETDAY_CACHE;
		return rm( root, { recursive: true } );
	} );

	/**
	 * @param {string} path
	 * @param {string} text
	 */
	async function write( path, text ) {
		const file = join( root, 'checkout', path );
		await mkdir( dirname( file ), { recursive: true } );
		await writeFile( file, text );
	}

	/**
	 * Runs jest.
	 *
	 * @param {import('./run-jobs.mjs').Outcome} outcome
	 * @param {string}                           php
	 * @return {Promise<string>} Whether it ran.
	 */
	async function runJest(
		outcome = { passed: 3, failed: 0, output: '' },
		php = '8.2'
	) {
		const { due, rested } = await restPassed(
			join( root, 'checkout' ),
			[ { name: 'jest', run: async () => outcome } ],
			() => [ php ]
		);
		for ( const job of due ) {
			await job.run();
		}
		return rested.length > 0 ? `rested: ${ rested[ 0 ]?.passed }` : 'ran';
	}

	it( 'rests once it has passed', async () => {
		assert.equal( await runJest(), 'ran' );
		assert.equal( await runJest(), 'rested: 3' );
	} );

	it( 'runs again after a change of a source, or of what it runs on', async () => {
		await runJest();

		assert.equal( await runJest( undefined, '8.3' ), 'ran' );
		await write( 'src/price.ts', 'two' );
		assert.equal( await runJest(), 'ran' );
	} );

	it( 'rests after a change of another kind of tests', async () => {
		await runJest();

		await write( 'tests/php/PriceTest.php', 'two' );

		assert.equal( await runJest(), 'rested: 3' );
	} );

	for ( const outcome of [
		{ passed: 2, failed: 1, output: '' },
		{ passed: 3, failed: 0, shaky: [ 'adds' ], output: '' },
	] ) {
		it( `runs again after ${
			outcome.failed ? 'a failure' : 'a second try'
		}`, async () => {
			await runJest( outcome );

			assert.equal( await runJest(), 'ran' );
		} );
	}
} );

describe( 'the inputs of a suite', () => {
	it( 'are all files but the other kinds’ tests and what people alone read', () => {
		const files = [
			'php/Buying/Basket/Basket.php',
			'tests/contract/payloads.ts',
			'tests/contract/basket.test.ts',
			'tests/e2e/basket.spec.ts',
			'tests/php/BasketTest.php',
			'src/kernel/money.test.ts',
			'docs/decisions/money.md',
			'docs/ROUTES.md',
		];

		assert.deepEqual(
			files.filter( ( file ) => isInputOf( 'contract (mariadb)', file ) ),
			[ files[ 0 ], files[ 1 ], files[ 2 ], files[ 7 ] ]
		);
		assert.deepEqual(
			files.filter( ( file ) => isInputOf( 'lint', file ) ),
			files
		);
	} );
} );
