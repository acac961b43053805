// @ts-check
import { warnOfOldNode } from './node-version.mjs';

/** A failure a person can act on: one sentence that says what happened and the way out. */
export class Problem extends Error {}

/**
 * Runs a command line tool: a Problem becomes its sentence, any other error keeps its stack; both end with exit code 1.
 *
 * @param {() => Promise<number | void>} main May return the exit code.
 */
export async function runTool( main ) {
	warnOfOldNode();
	try {
		process.exitCode = ( await main() ) ?? 0;
	} catch ( error ) {
		process.stderr.write( `\n${ sentenceOf( error ) }\n` );
		process.exitCode = 1;
	}
}

/**
 * @param {unknown} error
 * @return {string} What to show to the person at the terminal.
 */
export function sentenceOf( error ) {
	if ( error instanceof Problem ) {
		return error.message;
	}
	return error instanceof Error ? String( error.stack ) : String( error );
}
