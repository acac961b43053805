// @ts-check
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { findPhp } from '../php/find-php.mjs';
import { startSite } from '../site/index.mjs';
import { anyFreePort } from '../site/server.mjs';
import { CHECKOUT, linkPlugin } from '../site/site-folder.mjs';
import { runScriptOrThrow } from '../site/site-scripts.mjs';
import { Problem } from '../terminal/problem.mjs';
import { createProgress } from '../terminal/progress.mjs';
import { removeWithThisProcess } from '../terminal/with-this-process.mjs';
import { addToBasket, CUSTOMER, fill, placeOrder } from './fill.mjs';
import { glance, look } from './look.mjs';
import { jobsOf, moveWithDatabaseAlone } from './move.mjs';
import { oldCheckout } from './old-checkout.mjs';
import { Visitor } from './visitor.mjs';
import { visit } from '../site/visit.mjs';

const ROWS = fileURLToPath( new URL( 'rows.php', import.meta.url ) );
/** A shop with data has more; fewer would say that they were not read. */
const FEWEST_ROWS = 1000;
/** WordPress asks wordpress.org about the browser, whom a site for tests does not reach. */
const CORE = /wp-admin\/includes\/dashboard\.php/;
/** Jobs in the background fill tables that are new, some a call. */
const MOST_JOBS = 20;

/**
 * @typedef {import('../site/index.mjs').StartedSite} StartedSite
 * @typedef {import('../terminal/progress.mjs').Progress} Progress
 * @typedef {{ dir: string, db: 'sqlite' | 'mariadb', port: number }} Place
 */

/**
 * Takes a shop that an old state of the plugin has made and filled to today's, and back.
 *
 * @param {import('./old-states.mjs').OldState} state
 * @param {'sqlite' | 'mariadb'}               db
 * @param {Progress}                            progress
 * @return {Promise<string[]>} What is wrong, a line each.
 */
export async function upgradeFrom( state, db, progress ) {
	const old = await oldCheckout( state, progress );
	const dir = await mkdtemp( join( tmpdir(), 'marketday-upgrade-' ) );
	removeWithThisProcess( dir );
	const place = { dir, db, port: await anyFreePort() };
	let site = await progress.step( `Making a shop of ${ state.name }`, () =>
		makeShop( place, old )
	);
	const switchTo = ( /** @type {string} */ checkout ) =>
		progress.step( `Switching to ${ checkout }`, async () => {
			site = await anotherState( place, site, checkout );
		} );
	try {
		const rows = join( dir, 'rows' );
		const kept = await progress.step( 'Filling it', () => fill( site ) );
		// WordPress's own jobs have something to tidy up after each post.
		await runJobs( site );
		const faults = [
			...withMoment( 'Before', await look( kept ) ),
			...( await keepRows( site, rows, progress ) ),
		];
		await switchTo( CHECKOUT );
		faults.push(
			...( await progress.step( 'Looking', () =>
				lookToday( site, kept, rows )
			) )
		);
		await switchTo( old );
		faults.push(
			...withMoment( 'Back again', await glance( kept ) ),
			...withMoment( 'Back again', fatal( await site.errors() ) )
		);
		await keepRows( site, rows, progress );
		await addToBasket( kept.undecided, kept.product.id );
		const jobs = await jobsOf( site );
		site = await progress.step( 'Moving with the database alone', () =>
			moveWithDatabaseAlone( place, site, CHECKOUT )
		);
		// Those that are due run with the first visit.
		faults.push( ...lostJobs( jobs, await jobsOf( site ) ) );
		// Keys of log-ins and of guests' baskets are of the machine.
		await addToBasket( kept.undecided, kept.product.id );
		await kept.admin.logIn( site.admin );
		await kept.customer.logIn( CUSTOMER );
		return [
			...faults,
			...withMoment( 'Moved', await lookToday( site, kept, rows ) ),
		];
	} finally {
		await site.stop();
	}
}

/**
 * @param {string}   when
 * @param {string[]} faults
 */
function withMoment( when, faults ) {
	return faults.map( ( fault ) => `${ when }: ${ fault }` );
}

/**
 * @param {Place}  place
 * @param {string} checkout
 */
async function makeShop( place, checkout ) {
	const site = await startSite( { ...place, plugin: false, demo: false } );
	await linkPlugin( place.dir, checkout );
	const php = await findPhp( place.db, createProgress( { quiet: true } ) );
	await runScriptOrThrow( php, place.dir, 'activate.php', [
		'marketday/marketday.php',
	] );
	await runScriptOrThrow( php, place.dir, 'refresh-rules.php', [] );
	const { code, stdout, stderr } = await site.run( 'demo' );
	if ( code !== 0 ) {
		throw new Problem(
			`The demo shop could not be imported (code ${ code }).\n${
				stderr || stdout
			}`
		);
	}
	return site;
}

/**
 * Puts another state in the plugin's place, as an update does. PHP remembers where a link leads, so the server begins anew.
 *
 * @param {Place}       place
 * @param {StartedSite} site
 * @param {string}      checkout
 * @return {Promise<StartedSite>}
 */
async function anotherState( place, site, checkout ) {
	await site.stop();
	// What the state before has logged is no news about the next.
	await rm( site.logFile, { force: true } );
	await linkPlugin( place.dir, checkout );
	return startSite( { ...place, fresh: false } );
}

/**
 * @param {StartedSite} site
 * @param {string}      file
 * @param {Progress}    progress
 */
async function keepRows( site, file, progress ) {
	const counts = /** @type {Record<string, number>} */ (
		await site.php(
			`require '${ ROWS }'; return marketday_keep_rows( '${ file }' );`
		)
	);
	const count = Object.values( counts ).reduce( ( a, b ) => a + b, 0 );
	progress.line(
		`      ${ count } rows in ${ Object.keys( counts ).length } tables`
	);
	return count < FEWEST_ROWS ? [ `there are only ${ count } rows` ] : [];
}

/**
 * @param {StartedSite}                  site
 * @param {import('./fill.mjs').Kept} kept
 * @param {string}                       rows
 * @return {Promise<string[]>}
 */
async function lookToday( site, kept, rows ) {
	const faults = [];
	// What an update changes, the first visitor and the jobs behind him have changed.
	await new Visitor( site.url ).get( '/' );
	faults.push( ...( await indexFaults( site ) ) );
	const [ missing, unknown ] = /** @type {[ string[], string[] ]} */ (
		await site.php(
			`require '${ ROWS }'; return [ marketday_missing_rows( '${ rows }' ), marketday_unknown_blocks() ];`
		)
	);
	faults.push(
		...missing.map( ( row ) => `A row is gone: ${ row }` ),
		...unknown.map( ( name ) => `Nobody draws the block ${ name }` ),
		...( await look( kept ) )
	);
	for ( const buyer of [
		kept.undecided,
		kept.customer,
		new Visitor( site.url ),
	] ) {
		const order = await placeOrder( buyer, kept.product.id );
		const { text } = await buyer.get( order.path );
		if ( ! text.includes( kept.product.name ) ) {
			faults.push(
				`The new order's page ${ order.path } does not tell of it`
			);
		}
	}
	return [ ...faults, ...news( await site.errors() ) ];
}

/** @param {StartedSite} site */
async function indexFaults( site ) {
	let output = '';
	for ( let jobs = 0; jobs < MOST_JOBS; jobs++ ) {
		await runJobs( site );
		const { code, stdout } = await site.run( 'index', [ 'check' ] );
		if ( code === 0 ) {
			return [];
		}
		output = stdout.trim();
	}
	return [ `index check: ${ output }` ];
}

/** @param {StartedSite} site */
function runJobs( site ) {
	return visit( `${ site.url }/wp-cron.php?doing_wp_cron` );
}

/**
 * @param {string[]} before Names of jobs.
 * @param {string[]} now
 */
function lostJobs( before, now ) {
	return before
		.filter( ( job ) => ! now.includes( job ) )
		.map( ( job ) => `the job ${ job } is gone` );
}

/** @param {string} log */
function news( log ) {
	return log.split( '\n' ).filter( ( line ) => line && ! CORE.test( line ) );
}

/** @param {string} log */
function fatal( log ) {
	return log
		.split( '\n' )
		.filter( ( line ) => /PHP (Fatal|Parse) error|Uncaught/.test( line ) );
}
