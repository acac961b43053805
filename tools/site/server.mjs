// @ts-check
import { spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { openSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { Problem } from '../terminal/problem.mjs';
import {
	endWithThisProcess,
	signalGroup,
} from '../terminal/with-this-process.mjs';
import { whatWentWrong } from './site-scripts.mjs';
import { readFile } from 'node:fs/promises';
import { visit } from './visit.mjs';

/** What a server says that listens before it can serve. */
const NOT_YET = [ 502, 503 ];
const RESPONSE_SECONDS = { native: 30, wasm: 180 };

/** @typedef {{ url: string, pid: number, ended: Promise<unknown>, stop: () => Promise<void> }} Server */

/**
 * Starts a site's web server and waits until it answers.
 *
 * @param {import('../php/find-php.mjs').Php} php
 * @param {string}                            dir
 * @param {number}                            port
 * @return {Promise<Server>}
 */
export function startServer( php, dir, port ) {
	return start( php, dir, port, php.server( dir, port ), 'server' );
}

/**
 * Starts a server beside a site's own that runs the PHP code it is sent, as `evaluate.php` does: what WordPress is made of is compiled
 * and in memory, so that a call takes a tenth of what a new process takes.
 *
 * @param {import('../php/find-php.mjs').Php} php Must be an installed one.
 * @param {string}                            dir
 * @return {Promise<Server & { key: string }>} Answers to whom has the key.
 */
export async function startEvaluator( php, dir ) {
	const port = await anyFreePort();
	const key = randomUUID();
	const command = php.server( dir, port, 'evaluate.php' );
	const env = {
		...command.env,
		PHP_CLI_SERVER_WORKERS: '2',
		MARKETDAY_EVALUATE_IN: dir,
		MARKETDAY_EVALUATE_KEY: key,
	};
	return {
		...( await start( php, dir, port, { ...command, env }, 'evaluator' ) ),
		key,
	};
}

/**
 * @param {import('../php/find-php.mjs').Php}        php
 * @param {string}                                   dir
 * @param {number}                                   port
 * @param {import('../php/find-php.mjs').PhpCommand} program
 * @param {string}                                   name    Of its log.
 * @return {Promise<Server>}
 */
async function start( php, dir, port, { command, args, env }, name ) {
	const log = openSync( join( dir, `logs/${ name }.log` ), 'w' );
	const child = spawn( command, args, {
		env: { ...process.env, ...env },
		stdio: [ 'ignore', log, log ],
		detached: true,
	} );
	const ended = new Promise( ( resolve ) => child.once( 'exit', resolve ) );
	endWithThisProcess( child.pid ?? 0, ended );
	const server = {
		url: `http://127.0.0.1:${ port }`,
		pid: child.pid ?? 0,
		ended,
		stop: () => endGroup( child.pid ?? 0, ended ),
	};
	try {
		await untilItAnswers(
			server.url,
			RESPONSE_SECONDS[ php.kind ],
			() => child.exitCode === null
		);
	} catch ( error ) {
		await server.stop();
		const text = await readFile(
			join( dir, `logs/${ name }.log` ),
			'utf8'
		);
		const isBroken =
			error instanceof Problem && error.message.includes( 'error' );
		const end = text.split( '\n' ).slice( -8 ).join( '\n' );
		throw new Problem(
			`${
				error instanceof Error ? error.message : error
			} ${ await whatWentWrong( dir, isBroken ? '' : end ) }`
		);
	}
	return server;
}

/**
 * @param {string}        url
 * @param {number}        seconds
 * @param {() => boolean} isAlive
 */
async function untilItAnswers( url, seconds, isAlive ) {
	const end = Date.now() + seconds * 1000;
	while ( Date.now() < end ) {
		const status = await visit( url, {
			redirect: 'manual',
			signal: AbortSignal.timeout( seconds * 1000 ),
		} ).catch( () => 0 );
		if ( status >= 500 && ! NOT_YET.includes( status ) ) {
			throw new Problem( `The site answers with the error ${ status }.` );
		}
		if ( status > 0 && status < 500 ) {
			return;
		}
		if ( ! isAlive() ) {
			throw new Problem( 'The web server ended at once.' );
		}
		await new Promise( ( resolve ) => setTimeout( resolve, 50 ) );
	}
	throw new Problem( `The site did not answer within ${ seconds } seconds.` );
}

/**
 * Ends a process and those it started, by its group; after three seconds by force.
 *
 * @param {number}           pid
 * @param {Promise<unknown>} ended
 */
async function endGroup( pid, ended ) {
	signalGroup( pid, 'SIGTERM' );
	const force = setTimeout( () => signalGroup( pid, 'SIGKILL' ), 3000 );
	await ended;
	clearTimeout( force );
	signalGroup( pid, 'SIGKILL' );
}

/**
 * @param {number | undefined} wanted A port the person named, which must be free.
 * @param {number}             [first] Where to look for a free one otherwise.
 * @return {Promise<number>}
 */
export async function choosePort( wanted, first = 8080 ) {
	if ( wanted !== undefined ) {
		if ( ! ( await isFree( wanted ) ) ) {
			throw new Problem(
				`Port ${ wanted } is taken by another program. Choose another one with --port, or end that program.`
			);
		}
		return wanted;
	}
	for ( let port = first; port < first + 100; port++ ) {
		if ( await isFree( port ) ) {
			return port;
		}
	}
	throw new Problem(
		`No port between ${ first } and ${
			first + 99
		} is free. Choose one with --port.`
	);
}

/** @return {Promise<number>} A port the system says is free; two runs at once get different ones. */
export function anyFreePort() {
	return new Promise( ( resolve, reject ) => {
		const probe = createServer();
		probe.once( 'error', reject );
		probe.listen( 0, '127.0.0.1', () => {
			const address = probe.address();
			probe.close( () =>
				resolve(
					typeof address === 'object' && address ? address.port : 0
				)
			);
		} );
	} );
}

/**
 * @param {number} port
 * @return {Promise<boolean>}
 */
function isFree( port ) {
	return new Promise( ( resolve ) => {
		const probe = createServer();
		probe.once( 'error', () => resolve( false ) );
		probe.listen( port, '127.0.0.1', () =>
			probe.close( () => resolve( true ) )
		);
	} );
}
