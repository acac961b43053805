// @ts-check
import { readFile } from 'node:fs/promises';

/** @typedef {{ passed: number, failed: number, shaky?: string[] }} Count With the names of the tests that passed at the second try only. */

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
	return {
		passed: expected + flaky,
		failed: unexpected + ( unexpected > 0 ? 0 : result.errors.length ),
		...( flaky > 0 ? { shaky: shakyOf( result.suites ) } : {} ),
	};
}

/**
 * @typedef {{ title: string, tests: Array<{ status: string }> }} Spec
 * @typedef {{ suites?: Suite[], specs?: Spec[] }} Suite
 *
 * @param {Suite[]} suites
 * @return {string[]} The titles of the tests that passed at the second try only.
 */
function shakyOf( suites ) {
	return suites.flatMap( ( { suites: inner = [], specs = [] } ) => [
		...specs
			.filter( ( { tests } ) =>
				tests.some( ( { status } ) => status === 'flaky' )
			)
			.map( ( { title } ) => title ),
		...shakyOf( inner ),
	] );
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
	return { passed: number( 'tests' ) - failed - number( 'skipped' ), failed };
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
