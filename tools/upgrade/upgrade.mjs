// @ts-check
import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { findPhp } from '../php/find-php.mjs';
import { startSite } from '../site/index.mjs';
import { anyFreePort } from '../site/server.mjs';
import { CHECKOUT, linkPlugin } from '../site/site-folder.mjs';
import { runScriptOrThrow } from '../site/site-scripts.mjs';
import { Problem } from '../terminal/problem.mjs';
import { removeWithThisProcess } from '../terminal/with-this-process.mjs';
import { fill, placeOrder } from './fill.mjs';
import { glance, look } from './look.mjs';
import { oldCheckout } from './old-checkout.mjs';
import { Visitor } from './visitor.mjs';

const ROWS = fileURLToPath( new URL( 'rows.php', import.meta.url ) );
/** A shop with data has more; fewer would say that they were not read. */
const FEWEST_ROWS = 1000;
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
	const site = await progress.step(
		`Making a shop of ${ state.name }`,
		( say ) => makeShop( place, old, say )
	);
	const kept = await progress.step( 'Filling it', () => fill( site ) );
	const rows = join( dir, 'rows' );
	const before = [
		...( await look( kept ) ),
		...( await keepRows( site, rows, progress ) ),
	];
	if ( before.length > 0 ) {
		await site.stop();
		throw new Problem(
			`The shop is not as it should be before anything changes, so nothing can be said of the change:\n${ before.join(
				'\n'
			) }`
		);
	}
	const today = await progress.step( "Switching to today's", () =>
		switchTo( place, site, CHECKOUT )
	);
	const faults = await progress.step( 'Looking', () =>
		lookToday( today, kept, rows )
	);
	const back = await progress.step( 'Switching back', () =>
		switchTo( place, today, old )
	);
	faults.push(
		...( await glance( kept ) ).map(
			( fault ) => `Back again: ${ fault }`
		),
		...fatal( await back.errors() ).map(
			( line ) => `Back again: ${ line }`
		)
	);
	await back.stop();
	return faults;
}

/**
 * @param {Place}                    place
 * @param {string}                   checkout
 * @param {( text: string ) => void} say
 */
async function makeShop( place, checkout, say ) {
	const site = await startSite( { ...place, plugin: false, demo: false } );
	await linkPlugin( place.dir, checkout );
	const php = await findPhp( place.db, {
		line: say,
		step: ( _, work ) => work( say ),
	} );
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
async function switchTo( place, site, checkout ) {
	await site.stop();
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
	return [
		...faults,
		...( await site.errors() ).split( '\n' ).filter( Boolean ),
	];
}

/** @param {StartedSite} site */
async function indexFaults( site ) {
	let said = '';
	for ( let jobs = 0; jobs < MOST_JOBS; jobs++ ) {
		await fetch( `${ site.url }/wp-cron.php?doing_wp_cron` );
		const { code, stdout } = await site.run( 'index', [ 'check' ] );
		if ( code === 0 ) {
			return [];
		}
		said = stdout.trim();
	}
	return [ `index check: ${ said }` ];
}

/** @param {string} log */
function fatal( log ) {
	return log
		.split( '\n' )
		.filter( ( line ) => /PHP (Fatal|Parse) error|Uncaught/.test( line ) );
}
