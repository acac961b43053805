// @ts-check
import { existsSync } from 'node:fs';
import { runOrThrow } from '../terminal/run-process.mjs';

/** @return {boolean} Whether this machine is Debian or its like and we may install packages. */
export function isDebianRoot() {
	return existsSync( '/etc/debian_version' ) && process.getuid?.() === 0;
}

/** @type {Promise<unknown>} One at a time: Debian's own lock refuses a second. */
let turn = Promise.resolve();

let isListRead = false;

/**
 * Installs Debian packages without starting the services they bring.
 *
 * @param {string[]} names
 * @return {Promise<void>}
 */
export function installDebianPackages( names ) {
	const own = turn.then( () => install( names ) );
	turn = own.catch( () => {} );
	return own;
}

/** @param {string[]} names */
async function install( names ) {
	const env = { DEBIAN_FRONTEND: 'noninteractive', RUNLEVEL: '1' };
	const otherwise = `Debian could not install ${ names.join(
		', '
	) }. Run 'apt-get install ${ names.join(
		' '
	) }' by hand to see why, and then this again.`;
	if ( ! isListRead ) {
		await runOrThrow( 'apt-get', [ '-q', 'update' ], { env, otherwise } );
		isListRead = true;
	}
	await runOrThrow(
		'apt-get',
		[ '-q', '-y', '--no-install-recommends', 'install', ...names ],
		{ env, otherwise }
	);
}
