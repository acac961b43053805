// @ts-check
import { readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { startMariaDb } from './mariadb.mjs';
import { signalGroup } from '../terminal/with-this-process.mjs';
import { startPayPal } from './paypal.mjs';
import { startServer } from './server.mjs';
import { runScriptOrThrow } from './site-scripts.mjs';
import { writeSite } from './site-folder.mjs';
import { visit } from './visit.mjs';

const CRON_MILLISECONDS = 60_000;

/**
 * What runs for a site, kept in its running.json.
 *
 * @typedef {object} Running
 * @property {string} url
 * @property {number} keeper   The process that looks after the others.
 * @property {number} server
 * @property {number} database 0 for SQLite.
 */

/**
 * Runs work that needs the site's database but no web server.
 *
 * @template T
 * @param {import('./site-folder.mjs').Site}           site
 * @param {import('../terminal/progress.mjs').Progress} progress
 * @param {() => Promise<T>}                           work
 * @return {Promise<T>}
 */
export async function withDatabase( site, progress, work ) {
	const database =
		site.db === 'mariadb'
			? await startMariaDb( site.dir, progress )
			: undefined;
	return work().finally( () => database?.stop() );
}

/**
 * Starts a site's database and web server.
 *
 * @param {import('../php/find-php.mjs').Php}          php
 * @param {import('./site-folder.mjs').Site}           site
 * @param {number}                                     port
 * @param {import('../terminal/progress.mjs').Progress} progress
 * @return {Promise<{ url: string, ended: Promise<unknown>, stop: () => Promise<void> }>} `ended` when the server ends, by whatever hand.
 */
export async function openSite( php, site, port, progress ) {
	const database =
		site.db === 'mariadb'
			? await startMariaDb( site.dir, progress )
			: undefined;
	try {
		const url = `http://127.0.0.1:${ port }${ site.setup.folder }`;
		await moveSite( php, site, url );
		const server = await startServer( php, site.dir, port );
		const paypal = site.paypal ? await startPayPal( php, site ) : undefined;
		/** @type {Running} */
		const running = {
			url,
			keeper: process.pid,
			server: server.pid,
			database: database?.pid ?? 0,
		};
		await writeFile(
			join( site.dir, 'running.json' ),
			JSON.stringify( running )
		);
		return {
			url,
			ended: server.ended,
			async stop() {
				await server.stop();
				paypal?.stop();
				await database?.stop();
				await rm( join( site.dir, 'running.json' ), { force: true } );
			},
		};
	} catch ( error ) {
		await database?.stop();
		throw error;
	}
}

/**
 * While it moves, the site answers by its old address: a network is found by what its tables say.
 *
 * @param {import('../php/find-php.mjs').Php} php
 * @param {import('./site-folder.mjs').Site}  site
 * @param {string}                            url
 */
async function moveSite( php, site, url ) {
	if ( site.url === url ) {
		return;
	}
	await runScriptOrThrow( php, site.dir, 'move-address.php', [
		site.url,
		url,
	] );
	site.url = url;
	await writeSite( site );
}

/**
 * WordPress's background jobs, once a minute, so that no visitor waits for them.
 *
 * @param {string} url
 * @return {() => void} Ends it.
 */
export function runBackgroundJobs( url ) {
	const clock = setInterval(
		() =>
			void visit( `${ url }/wp-cron.php?doing_wp_cron` ).catch(
				() => {}
			),
		CRON_MILLISECONDS
	);
	return () => clearInterval( clock );
}

/**
 * @param {string} dir
 * @return {Promise<Running | undefined>} What runs for a site, when its keeper or its server lives.
 */
export async function readRunning( dir ) {
	const text = await readFile( join( dir, 'running.json' ), 'utf8' ).catch(
		() => ''
	);
	const running = text
		? /** @type {Running} */ ( JSON.parse( text ) )
		: undefined;
	return running && ( await isOurs( running.server, dir ) )
		? running
		: undefined;
}

/**
 * Stops what runs for a site, whoever started it.
 *
 * @param {string} dir
 * @return {Promise<boolean>} Whether anything ran.
 */
export async function stopRunning( dir ) {
	const running = await readRunning( dir );
	if ( ! running ) {
		return false;
	}
	const isKept =
		running.keeper !== process.pid &&
		( await isOurs( running.keeper, dir ) );
	if ( isKept ) {
		process.kill( running.keeper, 'SIGTERM' );
	}
	if ( ! isKept || ! ( await untilEnded( running, dir ) ) ) {
		signalGroup( running.server, 'SIGKILL' );
		if ( await isOurs( running.database, dir ) ) {
			process.kill( running.database, 'SIGTERM' );
		}
	}
	await rm( join( dir, 'running.json' ), { force: true } );
	return true;
}

/**
 * @param {Running} running
 * @param {string}  dir
 */
async function untilEnded( running, dir ) {
	for ( let tries = 0; tries < 100; tries++ ) {
		if ( ! ( await isOurs( running.keeper, dir ) ) ) {
			return true;
		}
		await new Promise( ( resolve ) => setTimeout( resolve, 100 ) );
	}
	return false;
}

/**
 * A process number may have gone to another program since: only one whose command line names this site is ours.
 *
 * @param {number} pid
 * @param {string} dir
 */
async function isOurs( pid, dir ) {
	if ( ! pid || ! isAlive( pid ) ) {
		return false;
	}
	const commandLine = await readFile(
		`/proc/${ pid }/cmdline`,
		'utf8'
	).catch( () => undefined );
	return commandLine === undefined || commandLine.includes( dir );
}

/** @param {number} pid */
function isAlive( pid ) {
	try {
		process.kill( pid, 0 );
		return true;
	} catch {
		return false;
	}
}
