// @ts-check
import { spawn } from 'node:child_process';
import { Problem } from './problem.mjs';

/**
 * @typedef {object} RunOptions
 * @property {string | undefined}       [cwd]
 * @property {NodeJS.ProcessEnv}        [env]      Added to this process's environment.
 * @property {string}                   [input]    Given on standard input.
 * @property {number}                   [timeout]  Milliseconds; then the process is ended.
 * @property {( line: string ) => void} [onLine]   Sees each line of standard output and standard error as it comes.
 * @property {( line: string ) => void} [onStdout] Sees each line of standard output as it comes.
 *
 * @typedef {{ code: number, stdout: string, stderr: string }} RunResult
 */

/** @type {Set<import('node:child_process').ChildProcess>} What runs now; it ends when this process does. */
const children = new Set();
process.on( 'exit', () =>
	children.forEach( ( child ) => child.kill( 'SIGTERM' ) )
);

/**
 * Runs a program to its end. A program that cannot be started has the code 127, one that ran out of time 124.
 *
 * @param {string}     command
 * @param {string[]}   args
 * @param {RunOptions} [options]
 * @return {Promise<RunResult>} Exit code and everything it printed.
 */
export function run(
	command,
	args,
	{ cwd, env, input, timeout, onLine, onStdout = onLine } = {}
) {
	return new Promise( ( resolve ) => {
		const child = spawn( command, args, {
			cwd,
			env: { ...process.env, ...env },
			stdio: [ 'pipe', 'pipe', 'pipe' ],
		} );
		children.add( child );
		const output = { stdout: '', stderr: '' };
		let isLate = false;
		const clock =
			timeout === undefined
				? undefined
				: setTimeout(
						() => ( isLate = child.kill( 'SIGKILL' ) ),
						timeout
				  );
		const finish = ( /** @type {number} */ code ) => {
			clearTimeout( clock );
			children.delete( child );
			resolve( { code: isLate ? 124 : code, ...output } );
		};
		collect(
			child.stdout,
			( text ) => ( output.stdout += text ),
			onStdout
		);
		collect( child.stderr, ( text ) => ( output.stderr += text ), onLine );
		child.on(
			'error',
			( error ) => ( ( output.stderr += error.message ), finish( 127 ) )
		);
		child.on( 'close', ( code ) => finish( code ?? 1 ) );
		child.stdin.on( 'error', () => {} );
		child.stdin.end( input );
	} );
}

/**
 * Runs a program that must succeed.
 *
 * @param {string}                               command
 * @param {string[]}                             args
 * @param {RunOptions & { otherwise?: string }} [options] `otherwise`: the sentence of the Problem when it fails, with the way out.
 * @return {Promise<string>} Its standard output.
 */
export async function runOrThrow(
	command,
	args,
	{ otherwise, ...options } = {}
) {
	const { code, stdout, stderr } = await run( command, args, options );
	if ( code !== 0 ) {
		const sentence =
			otherwise ??
			`'${ [ command, ...args ]
				.join( ' ' )
				.slice( 0, 200 ) }' ended with code ${ code }.`;
		throw new Problem( `${ sentence }${ lastLines( stderr || stdout ) }` );
	}
	return stdout;
}

/**
 * @param {import('node:stream').Readable}  stream
 * @param {( text: string ) => void}        keep
 * @param {( ( line: string ) => void )=} onLine
 */
function collect( stream, keep, onLine ) {
	let rest = '';
	stream.setEncoding( 'utf8' );
	stream.on( 'data', ( /** @type {string} */ text ) => {
		keep( text );
		const lines = ( rest + text ).split( /\r?\n/ );
		rest = lines.pop() ?? '';
		lines.forEach( ( line ) => onLine?.( line ) );
	} );
	stream.on( 'end', () => rest && onLine?.( rest ) );
}

/**
 * @param {string} text
 * @return {string} The end of what a failed program said, indented below the sentence.
 */
function lastLines( text ) {
	const lines = text.trim().split( '\n' ).slice( -12 );
	return lines[ 0 ] ? `\n    ${ lines.join( '\n    ' ) }` : '';
}
