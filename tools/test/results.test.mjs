// @ts-check
import assert from 'node:assert/strict';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { after, before, describe, it } from 'node:test';
import { countJest, countJunit, countPlaywright } from './results.mjs';
import { CHECKOUT } from '../site/site-folder.mjs';
import { runJobs, slowest } from './run-jobs.mjs';
import { afterSecondTries } from './second-tries.mjs';
import { ourErrors } from './on-stage.mjs';

/**
 * @param {string}   title
 * @param {string}   status
 * @param {number[]} durations Milliseconds of each try.
 */
const ofSpec = ( title, status, ...durations ) => ( {
	title,
	tests: [
		{
			projectName: 'phone',
			status,
			results: durations.map( ( duration ) => ( { duration } ) ),
		},
	],
} );

describe( 'the count of tests', () => {
	let folder = '';
	before( async () => {
		folder = await mkdtemp( join( tmpdir(), 'marketday-results-' ) );
	} );
	after( () => rm( folder, { recursive: true } ) );

	const writeResult = async ( /** @type {string} */ text ) => {
		await writeFile( join( folder, 'result' ), text );
		return join( folder, 'result' );
	};

	it( 'takes a jest file that could not run as a failure', async () => {
		const file = await writeResult(
			JSON.stringify( {
				numPassedTests: 3,
				numFailedTests: 1,
				numRuntimeErrorTestSuites: 2,
				testResults: [
					{
						name: '/checkout/tests/contract/tax.test.ts',
						assertionResults: [
							{ fullName: 'tax is added', duration: 1500 },
						],
					},
				],
			} )
		);

		assert.deepEqual( await countJest( file ), {
			passed: 3,
			failed: 3,
			timings: [ { name: 'tax.test.ts: tax is added', seconds: 1.5 } ],
		} );
	} );

	it( 'takes failures and errors of PHPUnit together and skipped tests not at all', async () => {
		const file = await writeResult(
			'<testsuites><testsuite name="all" tests="10" assertions="30" errors="1" failures="2" skipped="3"><testcase name="test_it_adds" class="Marketday\\Tests\\Basket\\BasketTest" time="0.25"/></testsuite></testsuites>'
		);

		assert.deepEqual( await countJunit( file ), {
			passed: 4,
			failed: 3,
			timings: [ { name: 'BasketTest: test_it_adds', seconds: 0.25 } ],
		} );
	} );

	it( 'takes a browser test that passed at the second try as passed, and names it with its suites and screen', async () => {
		const file = await writeResult(
			JSON.stringify( {
				stats: { expected: 1, unexpected: 0, flaky: 1 },
				errors: [],
				suites: [
					{
						title: 'basket.spec.ts',
						specs: [ ofSpec( 'adds', 'expected', 900 ) ],
						suites: [
							{
								title: 'the drawer',
								specs: [
									ofSpec( 'removes', 'flaky', 3000, 1000 ),
								],
							},
						],
					},
				],
			} )
		);

		assert.deepEqual( await countPlaywright( file ), {
			passed: 2,
			failed: 0,
			timings: [
				{ name: 'phone: basket.spec.ts: adds', seconds: 0.9 },
				{
					name: 'phone: basket.spec.ts: the drawer: removes',
					seconds: 4,
				},
			],
			steady: [ 'phone: basket.spec.ts: adds' ],
			shaky: [ 'phone: basket.spec.ts: the drawer: removes' ],
		} );
	} );

	it( 'takes a browser test that failed twice as failed', async () => {
		const file = await writeResult(
			JSON.stringify( {
				stats: { expected: 5, unexpected: 1, flaky: 0 },
				errors: [],
				suites: [],
			} )
		);
		const { passed, failed } = await countPlaywright( file );

		assert.deepEqual( { passed, failed }, { passed: 5, failed: 1 } );
	} );

	it( 'takes a runner that wrote nothing as a failure', async () => {
		const missing = join( folder, 'missing' );

		assert.deepEqual(
			[
				await countJest( missing ),
				await countJunit( missing ),
				await countPlaywright( missing ),
			],
			Array( 3 ).fill( { passed: 0, failed: 1 } )
		);
	} );
} );

describe( 'jobs', () => {
	it( 'are summed up, and one that throws is a failure', async () => {
		const good = {
			name: 'good',
			run: async () => ( { passed: 4, failed: 0, output: '' } ),
		};
		const bad = {
			name: 'bad',
			run: () => Promise.reject( new Error( 'no disk' ) ),
		};

		assert.deepEqual( await runJobs( [ good, bad, good ], () => {} ), {
			passed: 8,
			failed: 1,
			broken: [ 'bad' ],
		} );
	} );

	it( 'run two at a time, and one that wants the machine runs alone', async () => {
		let now = 0;
		/** @type {number[]} */
		const seen = [];
		const job = ( /** @type {boolean} */ alone ) => ( {
			name: 'job',
			alone,
			async run() {
				seen.push( ++now );
				await new Promise( ( resolve ) => setTimeout( resolve, 5 ) );
				now--;
				return { passed: 1, failed: 0, output: '' };
			},
		} );

		await runJobs(
			[ job( false ), job( false ), job( true ), job( false ) ],
			() => {}
		);

		assert.deepEqual( seen, [ 1, 2, 1, 1 ] );
	} );

	it( 'wait for what they need, and let those behind them go first', async () => {
		/** @type {string[]} */
		const begun = [];
		let build = () => {};
		const built = new Promise( ( resolve ) => {
			build = () => resolve( undefined );
		} );
		const job = (
			/** @type {string} */ name,
			/** @type {Promise<unknown>[]} */ needs = []
		) => ( {
			name,
			needs,
			async run() {
				begun.push( name );
				if ( name === 'lint' ) {
					build();
				}
				return { passed: 1, failed: 0, output: '' };
			},
		} );

		await runJobs(
			[ job( 'PHPUnit', [ built ] ), job( 'lint' ), job( 'types' ) ],
			() => {}
		);

		assert.deepEqual( begun, [ 'lint', 'types', 'PHPUnit' ] );
	} );

	it( 'end with the sentence of what they need and cannot get', async () => {
		const job = {
			name: 'PHPUnit',
			needs: [ Promise.reject( new Error( 'The build failed.' ) ) ],
			run: async () => ( { passed: 1, failed: 0, output: '' } ),
		};

		await assert.rejects(
			runJobs( [ job ], () => {} ),
			{
				message: 'The build failed.',
			}
		);
	} );
} );

describe( 'the slowest tests', () => {
	it( 'are named, ten of them at most, and none that took no time', () => {
		const timings = Array.from( { length: 14 }, ( _, index ) => ( {
			name: `test ${ index }`,
			seconds: index / 4,
		} ) );
		const lines = slowest( timings );

		assert.equal( lines.length, 10 );
		assert.equal( lines[ 0 ], '3.3 s  test 13' );
		assert.deepEqual( slowest( [ { name: 'quick', seconds: 0.1 } ] ), [] );
	} );
} );

describe( 'a browser test that needs a second try', () => {
	it( 'is forgiven once, and again after it passed at the first', async () => {
		const file = join(
			await mkdtemp( join( tmpdir(), 'marketday-tries-' ) ),
			'record.json'
		);
		const run = async (
			/** @type {string[]} */ steady,
			/** @type {string[]} */ shaky
		) => {
			const { passed, failed } = await afterSecondTries( file, 'sqlite', {
				passed: steady.length + shaky.length,
				failed: 0,
				output: '',
				steady,
				shaky,
			} );
			return { passed, failed };
		};

		assert.deepEqual(
			[
				await run( [ 'adds' ], [ 'removes' ] ),
				await run( [ 'adds' ], [] ),
				await run( [ 'adds' ], [ 'removes' ] ),
				await run( [ 'adds', 'removes' ], [] ),
				await run( [], [ 'removes' ] ),
			],
			[
				{ passed: 2, failed: 0 },
				{ passed: 1, failed: 0 },
				{ passed: 1, failed: 1 },
				{ passed: 2, failed: 0 },
				{ passed: 1, failed: 0 },
			]
		);
		await rm( dirname( file ), { recursive: true } );
	} );
} );

describe( 'what a site logs', () => {
	it( 'fails the run when it is an error in our code, and only then', () => {
		const ours = `[21-Nov-2026 00:00:00 UTC] PHP Warning:  Undefined array key in ${ CHECKOUT }/php/Engine/Contract/Page.php on line 3`;
		const theirs =
			'[21-Nov-2026 00:00:00 UTC] PHP Notice:  Too early in /tmp/marketday-site-abc/wordpress/wp-includes/functions.php on line 6260';

		assert.deepEqual(
			ourErrors( `${ theirs }\n${ ours }\nWordPress database error` ),
			[ ours ]
		);
	} );
} );
