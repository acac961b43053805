// @ts-check
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';

/**
 * Remembers which browser tests needed a second try, and makes a run fail in which one needs it for the second time in a row:
 * such a test is mended, not retried. A test that did not run stays as it was.
 *
 * @param {string}                           file    The record; it may be missing.
 * @param {string}                           suite
 * @param {import('./run-jobs.mjs').Outcome & { steady?: string[] }} outcome
 * @return {Promise<import('./run-jobs.mjs').Outcome>}
 */
export async function afterSecondTries( file, suite, outcome ) {
	const { shaky = [], steady = [] } = outcome;
	const record = await readRecord( file );
	const before = record[ suite ] ?? [];
	const again = shaky.filter( ( name ) => before.includes( name ) );
	const ran = new Set( [ ...shaky, ...steady ] );
	record[ suite ] = [
		...before.filter( ( name ) => ! ran.has( name ) ),
		...shaky,
	];
	await mkdir( dirname( file ), { recursive: true } );
	await writeFile( file, `${ JSON.stringify( record, null, '\t' ) }\n` );
	return again.length === 0
		? outcome
		: {
				...outcome,
				passed: outcome.passed - again.length,
				failed: outcome.failed + again.length,
				findings: again.map(
					( name ) =>
						`needed a second try twice in a row, mend it: ${ name }`
				),
		  };
}

/**
 * @param {string} file
 * @return {Promise<Record<string, string[]>>} Names by suite.
 */
async function readRecord( file ) {
	const text = await readFile( file, 'utf8' ).catch( () => '{}' );
	return JSON.parse( text );
}
