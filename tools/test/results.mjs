// @ts-check
import { readFile } from 'node:fs/promises';
import { basename } from 'node:path';

/**
 * @typedef {{ name: string, seconds: number }} Timing
 *
 * @typedef {object} Count
 * @property {number}   passed
 * @property {number}   failed
 * @property {Timing[]} [timings] How long each test took.
 * @property {string[]} [steady]  Names of the browser tests that passed at the first try.
 * @property {string[]} [shaky]   Names of those that passed at the second try only.
 */

/**
 * Counts what jest wrote with --json. A test file that could not run counts as one failure.
 *
 * @param {string} file
 * @return {Promise<Count>}
 */
export async function countJest( file ) {
	const result = await readJson( file );
	return result
		? {
				passed: result.numPassedTests,
				failed:
					result.numFailedTests + result.numRuntimeErrorTestSuites,
				timings: result.testResults.flatMap( timingsOfJest ),
		  }
		: { passed: 0, failed: 1 };
}

/**
 * Counts what Playwright's JSON reporter wrote. Errors outside of tests count as one failure each. What passed at the second
 * try has passed and is named.
 *
 * @param {string} file
 * @return {Promise<Count>}
 */
export async function countPlaywright( file ) {
	const result = await readJson( file );
	if ( ! result ) {
		return { passed: 0, failed: 1 };
	}
	const { expected, unexpected, flaky } = result.stats;
	const tests = browserTests( result.suites ?? [], [] );
	const namesWith = ( /** @type {string} */ wanted ) =>
		tests
			.filter( ( { status } ) => status === wanted )
			.map( ( { name } ) => name );
	return {
		passed: expected + flaky,
		failed: unexpected + ( unexpected > 0 ? 0 : result.errors.length ),
		timings: tests.map( ( { name, seconds } ) => ( { name, seconds } ) ),
		steady: namesWith( 'expected' ),
		shaky: namesWith( 'flaky' ),
	};
}

/**
 * @param {{ name: string, assertionResults?: Array<{ fullName: string, duration?: number | null }> }} file
 * @return {Timing[]}
 */
function timingsOfJest( { name: path, assertionResults = [] } ) {
	return assertionResults.map( ( { fullName, duration } ) => ( {
		name: `${ basename( path ) }: ${ fullName }`,
		seconds: ( duration ?? 0 ) / 1000,
	} ) );
}

/**
 * @typedef {{ projectName: string, status: string, results: Array<{ duration: number }> }} Attempt
 * @typedef {{ title: string, tests: Attempt[] }} Spec
 * @typedef {{ title: string, suites?: Suite[], specs?: Spec[] }} Suite
 *
 * @param {Suite[]}  suites
 * @param {string[]} above  The titles of the suites around them.
 * @return {Array<Timing & { status: string }>} Each test once, with the time of all its tries.
 */
function browserTests( suites, above ) {
	return suites.flatMap( ( { title, suites: inner = [], specs = [] } ) => {
		const titles = [ ...above, title ];
		return [
			...specs.flatMap( ( spec ) =>
				spec.tests.map( ( { projectName, status, results } ) => ( {
					name: [ projectName, ...titles, spec.title ]
						.filter( Boolean )
						.join( ': ' ),
					status,
					seconds:
						results.reduce(
							( sum, { duration } ) => sum + duration,
							0
						) / 1000,
				} ) )
			),
			...browserTests( inner, titles ),
		];
	} );
}

/**
 * Counts what PHPUnit wrote with --log-junit.
 *
 * @param {string} file
 * @return {Promise<Count>}
 */
export async function countJunit( file ) {
	const xml = await readFile( file, 'utf8' ).catch( () => '' );
	const suite = /<testsuite\b[^>]*>/.exec( xml )?.[ 0 ];
	if ( ! suite ) {
		return { passed: 0, failed: 1 };
	}
	const number = ( /** @type {string} */ name ) =>
		Number(
			new RegExp( `\\b${ name }="(\\d+)"` ).exec( suite )?.[ 1 ] ?? 0
		);
	const failed = number( 'failures' ) + number( 'errors' );
	return {
		passed: number( 'tests' ) - failed - number( 'skipped' ),
		failed,
		timings: [ ...xml.matchAll( /<testcase\b[^>]*>/g ) ].map(
			( [ testCase ] ) => timingOfJunit( testCase )
		),
	};
}

/**
 * @param {string} testCase The opening tag of a test.
 * @return {Timing}
 */
function timingOfJunit( testCase ) {
	const word = ( /** @type {string} */ name ) =>
		new RegExp( `\\b${ name }="([^"]*)"` ).exec( testCase )?.[ 1 ] ?? '';
	return {
		name: `${ word( 'class' ).split( '\\' ).at( -1 ) }: ${ word(
			'name'
		) }`,
		seconds: Number( word( 'time' ) ),
	};
}

/**
 * Counts what Node's test runner printed as TAP.
 *
 * @param {string} text
 * @return {Count}
 */
export function countTap( text ) {
	const number = ( /** @type {string} */ name ) =>
		Number(
			new RegExp( `^# ${ name } (\\d+)$`, 'm' ).exec( text )?.[ 1 ] ?? NaN
		);
	const count = {
		passed: number( 'pass' ),
		failed: number( 'fail' ) + number( 'cancelled' ),
	};
	return Number.isNaN( count.passed + count.failed )
		? { passed: 0, failed: 1 }
		: count;
}

/** @param {string} file */
async function readJson( file ) {
	const text = await readFile( file, 'utf8' ).catch( () => '' );
	return text ? JSON.parse( text ) : undefined;
}
