// @ts-check
import { rmSync } from 'node:fs';

/** What ends and goes when this process does, however it ends. */
const groups = new Set();
const folders = new Set();
let isListening = false;

process.on( 'exit', () => {
	groups.forEach( ( pid ) => signalGroup( pid, 'SIGKILL' ) );
	folders.forEach( ( folder ) =>
		rmSync( folder, { recursive: true, force: true, maxRetries: 5 } )
	);
} );

/**
 * @param {number}           pid   Of the first process of a group.
 * @param {Promise<unknown>} ended
 */
export function endWithThisProcess( pid, ended ) {
	groups.add( pid );
	void ended.then( () => groups.delete( pid ) );
}

/**
 * @param {string} folder
 * @return {() => void} For when it is gone already.
 */
export function removeWithThisProcess( folder ) {
	folders.add( folder );
	return () => folders.delete( folder );
}

/** A signal ends this process at once, and what belongs to it with it. */
export function endOnSignals() {
	if ( ! isListening ) {
		isListening = true;
		[ 'SIGINT', 'SIGTERM', 'SIGHUP' ].forEach( ( name ) =>
			process.once( name, () => process.exit( 1 ) )
		);
	}
}

/**
 * @param {number}         pid
 * @param {NodeJS.Signals} signal
 */
export function signalGroup( pid, signal ) {
	try {
		process.kill( -pid, signal );
	} catch {
		// It has ended already.
	}
}
