// @ts-check
import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { removeWithThisProcess } from '../terminal/with-this-process.mjs';
import { patternsOf } from './tags.mjs';

/** @typedef {import('./stages.mjs').Stage} Stage */

/**
 * What the runners are given.
 *
 * @typedef {object} Bench
 * @property {string}                                    checkout
 * @property {string[]}                                  args     Further arguments for the runner, such as a test's name.
 * @property {boolean}                                   isWhole  Whether nothing was chosen of the suites.
 * @property {boolean}                                   isEverywhere Whether each test runs in all its length, and on everything.
 * @property {( ( line: string ) => void ) | undefined} onLine   Sees the runner's output as it comes.
 * @property {Promise<string>}                           chromium
 */

/**
 * @param {Bench}    bench
 * @param {Stage}    stage
 * @param {string[]} chosen
 * @return {boolean} Whether nobody chose what is run, so that the stage chooses by its tag.
 */
export function isOpen( { args }, { tag }, chosen ) {
	return tag !== '' && args.length + chosen.length === 0;
}

/**
 * @param {Stage}                              stage
 * @param {import('./tags.mjs').TaggedFile[]} files
 */
export function taggedWith( { tag }, files ) {
	return patternsOf(
		files
			.filter( ( { alsoOn } ) => alsoOn.includes( tag ) )
			.map( ( { path } ) => path )
	);
}

/**
 * @param {Bench}             bench
 * @param {NodeJS.ProcessEnv} env
 * @return {import('../terminal/run-process.mjs').RunOptions}
 */
export function options( { checkout, onLine }, env ) {
	return {
		cwd: checkout,
		env: {
			...env,
			...( onLine && process.stdout.isTTY ? { FORCE_COLOR: '1' } : {} ),
		},
		...( onLine ? { onLine } : {} ),
	};
}

/**
 * A file of this run alone, gone when it ends: others may be testing the same checkout.
 *
 * @param {string} name
 */
export async function resultFile( name ) {
	const folder = await mkdtemp( join( tmpdir(), 'marketday-result-' ) );
	removeWithThisProcess( folder );
	return join( folder, name );
}
