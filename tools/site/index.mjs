// @ts-check
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findPhp } from '../php/find-php.mjs';
import {
	endOnSignals,
	removeWithThisProcess,
} from '../terminal/with-this-process.mjs';
import { createProgress } from '../terminal/progress.mjs';
import { getWordPress } from '../wordpress/get-wordpress.mjs';
import { getWooCommerce } from '../wordpress/woocommerce.mjs';
import { ADMIN } from './install-site.mjs';
import { openSite, stopRunning } from './running.mjs';

import { anyFreePort, startEvaluator } from './server.mjs';
import {
	evaluate,
	runScript,
	runScriptOrThrow,
	scriptCommand,
} from './site-scripts.mjs';
import { readSite } from './site-folder.mjs';
import { withoutCronRaces } from './site-log.mjs';
import { siteFromTemplate } from './template-site.mjs';

/**
 * @typedef {object} StartOptions
 * @property {string}                [dir]            Where it lives; a temporary folder that goes with it unless given.
 * @property {number}                [port]           A free one unless given.
 * @property {'sqlite' | 'mariadb'} [db]             sqlite.
 * @property {string}                [wordpress]      'latest' or a version such as '6.8'.
 * @property {string}                [woocommerceDir] An unpacked WooCommerce to run on; the embedded store unless given.
 * @property {Partial<import('./setup.mjs').Setup>} [setup] In what it is not as usual: `tools/test/site-kinds.mjs` has some.
 * @property {boolean}               [demo]           With the demo shop: true unless given.
 * @property {boolean}               [plugin]         With Marketday linked in and active: true unless given.
 * @property {boolean}               [fresh]          False takes a site that is already in the folder.
 * @property {boolean}               [warm]           With content that an older state of the code may have made, where what makes it is the same.
 * @property {boolean}               [quiet]          True unless given.
 *
 * @typedef {object} StartedSite
 * @property {string}                                                                                                     url
 * @property {string}                                                                                                     dir
 * @property {string}                                                                                                     logFile PHP's errors and notices; absent while there are none.
 * @property {{ user: string, password: string }}                                                                         admin
 * @property {( command: string, args?: string[] ) => Promise<import('../terminal/run-process.mjs').RunResult>}          run     A site command.
 * @property {( code: string ) => Promise<unknown>}                                                                       php     Runs PHP code; gives what it returns.
 * @property {() => Promise<Evaluator>}                                                                                   evaluator Starts what runs PHP code many times.
 * @property {() => Promise<SentEmail[]>}                                                                                      mails   What the site sent, oldest first.
 * @property {() => Promise<string>}                                                                                      errors  The text of logFile, without races of WordPress's own jobs.
 * @property {() => Promise<void>}                                                                                        stop    Ends it, and removes a temporary folder.
 *
 * @typedef {{ url: string, key: string } & import('../php/find-php.mjs').PhpCommand} Evaluator A server that runs code posted with the key, and the command that runs code from its standard input.
 *
 * @typedef {{ to: string | string[], subject: string, message: string, headers: string | string[], sent: string }} SentEmail
 */

/**
 * Starts a local WordPress with Marketday, for tests. A fresh one is a copy of a prepared one and takes about two seconds.
 *
 * @param {StartOptions} [options]
 * @return {Promise<StartedSite>}
 */
export async function startSite( options = {} ) {
	const {
		db = 'sqlite',
		wordpress = 'latest',
		woocommerceDir,
		setup = {},
		demo = true,
		plugin = true,
		fresh = true,
		warm = false,
		quiet = true,
	} = options;
	endOnSignals();
	const progress = createProgress( { quiet } );
	const php = await findPhp( db, progress );
	const dir =
		options.dir ?? ( await mkdtemp( join( tmpdir(), 'marketday-site-' ) ) );
	await stopRunning( dir );
	const existing = fresh ? undefined : await readSite( dir );
	const description = async () => ( {
		dir,
		db,
		demo,
		plugin,
		setup,
		isForTests: true,
		isWarm: warm,
		wordpress: await getWordPress( wordpress, progress ),
		woocommerce: woocommerceDir
			? await getWooCommerce( woocommerceDir, progress )
			: undefined,
	} );
	const site = existing?.isReady
		? existing
		: await siteFromTemplate( php, await description(), progress );
	const open = await openSite(
		php,
		site,
		options.port ?? ( await anyFreePort() ),
		progress
	);
	if ( warm && plugin ) {
		// Its address rules may be older than the code.
		await runScriptOrThrow( php, dir, 'refresh-rules.php', [] );
	}
	return startedSite( php, dir, open, options.dir === undefined );
}

/**
 * @param {import('../php/find-php.mjs').Php}                php
 * @param {string}                                           dir
 * @param {{ url: string, stop: () => Promise<void> }}       open
 * @param {boolean}                                          isTemporary
 * @return {StartedSite}
 */
function startedSite( php, dir, open, isTemporary ) {
	const logFile = join( dir, 'logs/debug.log' );
	const stops = [ open.stop ];
	const forget = isTemporary ? removeWithThisProcess( dir ) : () => {};
	return {
		url: open.url,
		dir,
		logFile,
		admin: ADMIN,
		run: ( command, args = [] ) =>
			runScript( php, dir, 'run-command.php', [ command, ...args ] ),
		async evaluator() {
			const { url, key, stop } = await startEvaluator( php, dir );
			stops.push( stop );
			return { url, key, ...scriptCommand( php, dir, 'evaluate.php' ) };
		},
		php: async ( code ) => ( await evaluate( php, dir, code ) ).returned,
		mails: () => readEmails( join( dir, 'mail' ) ),
		errors: async () =>
			withoutCronRaces(
				await readFile( logFile, 'utf8' ).catch( () => '' )
			),
		async stop() {
			await Promise.all( stops.map( ( stop ) => stop() ) );
			if ( isTemporary ) {
				await rm( dir, { recursive: true, force: true } );
				forget();
			}
		},
	};
}

/**
 * @param {string} folder
 * @return {Promise<SentEmail[]>}
 */
async function readEmails( folder ) {
	const names = ( await readdir( folder ) ).sort();
	return Promise.all(
		names.map( async ( name ) =>
			JSON.parse( await readFile( join( folder, name ), 'utf8' ) )
		)
	);
}
