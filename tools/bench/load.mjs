// @ts-check
import { Agent, get } from 'node:http';
import { activateWooCommerce, benchShop } from './bench-site.mjs';
import { choices } from './listing-times.mjs';
import { row } from './rows.mjs';
import { startWebServer } from './web-server.mjs';

const PRODUCTS = 1000;

/** Visitors at once: each asks for the next page once it has the last. */
const VISITORS = 50;

const SECONDS = 5;

/** Ours and theirs in turns. */
const ROUNDS = 2;

/** Before anything is counted, so that PHP's processes are there and what they run is compiled. */
const WARM_SECONDS = 4;

const PLAIN = [ '' ];

/**
 * The bars: how many times as many pages a second as WooCommerce's own blocks give on the same site.
 *
 * @typedef {{ plain: number, filtered: number }} Pages A second.
 */
const BARS = { embedded: 8, woocommerce: 4 };

/**
 * Pages a second of a shop that fifty visitors use at once, by nginx and php-fpm; WooCommerce's own blocks on the same site in the same run.
 *
 * @param {'sqlite' | 'mariadb'}     db
 * @param {string}                   woocommerce Its folder, '' for none.
 * @param {( line: string ) => void} say
 * @return {Promise<import('./rows.mjs').Row[]>}
 */
export async function loadRows( db, woocommerce, say ) {
	const { site } = await benchShop( PRODUCTS, db, say );
	const host = new URL( site.url ).host;
	try {
		const filters = ( await choices( site ) )
			.map( ( { address } ) => `?${ address }` )
			.slice( 1 );
		/** @param {string} page @param {string[]} addresses */
		const pages = ( page, addresses ) => async () => {
			// Its own each time: nothing waits in it from the last one.
			const server = await startWebServer( site.dir );
			return pagesPerSecond( server.port, host, page, addresses ).finally(
				server.stop
			);
		};
		const ours = () => [
			pages( '/bench-filter/', PLAIN ),
			pages( '/bench-filter/', filters ),
		];
		say( 'Measuring load on the embedded store' );
		const [ plain = 0, filtered = 0 ] = await inRounds( ours() );
		const embedded = { plain, filtered };
		if ( ! woocommerce ) {
			return rowsOf( 'embedded store', embedded, null, null );
		}
		await activateWooCommerce( site, woocommerce );
		say( 'Measuring load on WooCommerce' );
		const [ own = 0, theirs = 0, ownFiltered = 0, theirsFiltered = 0 ] =
			await inRounds( [
				pages( '/bench-filter/', PLAIN ),
				pages( '/bench-filter-woocommerce/', PLAIN ),
				pages( '/bench-filter/', filters ),
				pages( '/bench-filter-woocommerce/', filters ),
			] );
		const blocks = { plain: theirs, filtered: theirsFiltered };
		return [
			...rowsOf( 'embedded store', embedded, blocks, BARS.embedded ),
			...rowsOf(
				'on WooCommerce',
				{ plain: own, filtered: ownFiltered },
				blocks,
				BARS.woocommerce
			),
		];
	} finally {
		await site.stop();
	}
}

/**
 * @param {string}     engine
 * @param {Pages}      ours
 * @param {Pages|null} theirs WooCommerce's own blocks.
 * @param {number|null} bar   How many times as many.
 */
function rowsOf( engine, ours, theirs, bar ) {
	return /** @type {const} */ ( [ 'plain', 'filtered' ] ).flatMap(
		( kind ) => {
			const name = `load, ${ VISITORS } visitors, shop ${ kind }, ${ engine }`;
			return [
				row( name, ours[ kind ], 'pages/s', null, theirs?.[ kind ] ),
				...( theirs && bar
					? [
							row(
								`${ name }: their pages for one of ours`,
								theirs[ kind ] / ours[ kind ],
								'times',
								1 / bar
							),
					  ]
					: [] ),
			];
		}
	);
}

/**
 * @param {Array<() => Promise<number>>} measures
 * @return {Promise<number[]>} The mean of each.
 */
async function inRounds( measures ) {
	const sums = measures.map( () => 0 );
	for ( let round = 0; round < ROUNDS; round++ ) {
		for ( const [ at, measure ] of measures.entries() ) {
			sums[ at ] = ( sums[ at ] ?? 0 ) + ( await measure() ) / ROUNDS;
		}
	}
	return sums;
}

/**
 * @param {number}   port
 * @param {string}   host
 * @param {string}   page
 * @param {string[]} addresses What is added to it, one after the other.
 * @return {Promise<number>}
 */
async function pagesPerSecond( port, host, page, addresses ) {
	const agent = new Agent( { keepAlive: true, maxSockets: VISITORS } );
	const begin = performance.now() + WARM_SECONDS * 1000;
	const end = begin + SECONDS * 1000;
	let next = 0;
	let answered = 0;
	const visitor = async () => {
		while ( performance.now() < end ) {
			const path =
				page + ( addresses[ next++ % addresses.length ] ?? '' );
			await answer( agent, port, host, path ).catch( ( error ) => {
				// Who still waits at the end goes.
				if ( performance.now() < end ) {
					throw error;
				}
			} );
			const now = performance.now();
			answered += now >= begin && now < end ? 1 : 0;
		}
	};
	setTimeout( () => agent.destroy(), ( WARM_SECONDS + SECONDS ) * 1000 );
	await Promise.all( Array.from( { length: VISITORS }, visitor ) );
	return answered / SECONDS;
}

/**
 * @param {Agent}  agent
 * @param {number} port
 * @param {string} host
 * @param {string} path
 * @return {Promise<void>}
 */
function answer( agent, port, host, path ) {
	return new Promise( ( resolve, reject ) => {
		get(
			{ agent, port, host: '127.0.0.1', path, headers: { Host: host } },
			( response ) => {
				if ( response.statusCode !== 200 ) {
					reject(
						new Error(
							`${ path } answered ${ response.statusCode } under load.`
						)
					);
				}
				response.on( 'end', resolve ).on( 'error', reject ).resume();
			}
		).on( 'error', reject );
	} );
}
