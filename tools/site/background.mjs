// @ts-check
import { fork } from 'node:child_process';
import { openSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { Problem } from '../terminal/problem.mjs';

/**
 * Starts a site in the background, where it stays when this process ends.
 *
 * @param {string} dir
 * @param {number} port
 * @return {Promise<string>} Its address, when it answers.
 */
export async function openInBackground( dir, port ) {
	const file = join( dir, 'logs/keeper.log' );
	const log = openSync( file, 'w' );
	const keeper = fork(
		fileURLToPath( new URL( 'keeper.mjs', import.meta.url ) ),
		[ dir, String( port ) ],
		{
			detached: true,
			stdio: [ 'ignore', log, log, 'ipc' ],
		}
	);
	const isOpen = await new Promise( ( resolve ) => {
		keeper.once( 'message', () => resolve( true ) );
		keeper.once( 'exit', () => resolve( false ) );
	} );
	if ( ! isOpen ) {
		throw new Problem(
			( await readFile( file, 'utf8' ) ).trim() ||
				`The site could not be started; see ${ join( dir, 'logs' ) }.`
		);
	}
	keeper.disconnect();
	keeper.unref();
	return `http://127.0.0.1:${ port }`;
}
