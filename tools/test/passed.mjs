// @ts-check
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { cacheFolder } from '../files/cache-folder.mjs';
import { fingerprint, sourceFiles } from '../files/fingerprint.mjs';

/** @typedef {import('./run-jobs.mjs').Job} Job */

/** The tests of each kind: no other kind reads them. The tools' own tests and the static checks read all. */
const TESTS = {
	jest: /^(src|blocks|tests)\/(?!contract\/|e2e\/).*\.test\.tsx?$/,
	PHPUnit: /^tests\/php\//,
	contract: /^tests\/contract\/.*\.test\.ts$/,
	browser: /^tests\/e2e\//,
};
/** Read by people alone. */
const UNREAD = /^docs\/(decisions|screenshots)\/|^\.github\//;

/**
 * Lets suites rest that have passed on this machine with the same inputs: all that git knows or would take, without the other kinds'
 * tests, and what they ran on.
 *
 * @param {string}                      checkout
 * @param {Job[]}                       jobs
 * @param {( job: Job ) => unknown[]}   groundOf  Further text that a job's result depends on: versions of what it runs on.
 * @return {Promise<{ due: Job[], rested: { name: string, passed: number }[] }>} Those to run, which are written down when they pass, and those that
 *                                                          passed before.
 */
export async function restPassed( checkout, jobs, groundOf ) {
	const files = await sourceFiles( checkout, [ '.' ] );
	/** @type {Job[]} */
	const due = [];
	const rested = [];
	for ( const job of jobs ) {
		const version = await fingerprint(
			checkout,
			files.filter( ( file ) => isInputOf( job.name, file ) ),
			[ job.name, JSON.stringify( groundOf( job ) ) ]
		);
		const record = join( cacheFolder(), 'passed', `${ version }.json` );
		const before = await readFile( record, 'utf8' ).catch( () => '' );
		if ( before ) {
			rested.push( { name: job.name, ...JSON.parse( before ) } );
		} else {
			due.push( withRecord( job, record ) );
		}
	}
	return { due, rested };
}

/**
 * @param {string} name Of a job.
 * @param {string} file Below the checkout.
 * @return {boolean} Whether what the job says may depend on the file.
 */
export function isInputOf( name, file ) {
	const kind = name.split( ' ' )[ 0 ];
	return (
		! ( kind && kind in TESTS ) ||
		! (
			UNREAD.test( file ) ||
			Object.entries( TESTS ).some(
				( [ other, tests ] ) => other !== kind && tests.test( file )
			)
		)
	);
}

/**
 * A test that needed a second try has not simply passed.
 *
 * @param {Job}    job
 * @param {string} record
 * @return {Job}
 */
function withRecord( job, record ) {
	return {
		...job,
		async run() {
			const outcome = await job.run();
			if ( outcome.failed === 0 && ! outcome.shaky?.length ) {
				await mkdir( dirname( record ), { recursive: true } );
				await writeFile(
					record,
					JSON.stringify( { passed: outcome.passed } )
				);
			}
			return outcome;
		},
	};
}
