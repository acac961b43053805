// @ts-check
import { copyFile, mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { startSite } from '../site/index.mjs';
import { runOrThrow } from './bench-site.mjs';
import { row } from './rows.mjs';

const QUERIES = fileURLToPath(
	new URL( '../../tests/bench/search/queries.csv', import.meta.url )
);

/** The labelled searches name generated products up to this number. */
const GENERATED = 3000;

/** Of 100 expected products, so many may be missing from the first ten. */
const MISSED_BUDGET = 5;

/**
 * @typedef {Object} Recall
 * @property {Record<string, number[]>} recalls Of each search, by kind.
 * @property {string[]}                 missed  Searches that miss an expected product.
 */

/**
 * How well search finds what is meant: labelled searches over the demo's products, and over generated ones.
 *
 * @param {'sqlite' | 'mariadb'}     db
 * @param {( line: string ) => void} say
 * @return {Promise<import('./rows.mjs').Row[]>}
 */
export async function recallRows( db, say ) {
	const site = await startSite( { db, demo: true } );
	try {
		const plugins = join( site.dir, 'wordpress/wp-content/mu-plugins' );
		await mkdir( plugins, { recursive: true } );
		await copyFile(
			fileURLToPath(
				new URL( 'php/search-recall.php', import.meta.url )
			),
			join( plugins, 'marketday-recall.php' )
		);
		await runOrThrow( site, 'index', [] );
		const demo = await recallOf( site, 'demo' );
		await runOrThrow( site, 'generate', [ String( GENERATED ) ] );
		await runOrThrow( site, 'index', [] );
		const generated = await recallOf( site, 'generated' );
		say(
			`Searches that miss something: ${
				[ ...demo.missed, ...generated.missed ].join( ', ' ) || 'none'
			}`
		);
		return [
			...rowsOf( 'demo', demo ),
			...rowsOf( 'generated products', generated ),
		];
	} finally {
		await site.stop();
	}
}

/**
 * @param {string} catalogue
 * @param {Recall} recall
 */
function rowsOf( catalogue, { recalls } ) {
	const missing = ( /** @type {number[]} */ values ) =>
		100 *
		( 1 -
			values.reduce( ( sum, value ) => sum + value, 0 ) / values.length );
	const name = ( /** @type {string} */ kind, /** @type {number} */ count ) =>
		`search of the ${ catalogue }, ${ kind } (${ count }): expected products missing from the first ten`;
	const all = Object.values( recalls ).flat();
	return [
		row( name( 'all', all.length ), missing( all ), '%', MISSED_BUDGET ),
		...Object.entries( recalls ).map( ( [ kind, values ] ) =>
			row( name( kind, values.length ), missing( values ), '%' )
		),
	];
}

/**
 * @param {import('../site/index.mjs').StartedSite} site
 * @param {string}                                  part
 * @return {Promise<Recall>}
 */
async function recallOf( site, part ) {
	const printed = await runOrThrow( site, 'bench-recall', [ QUERIES, part ] );
	return JSON.parse( printed.slice( printed.indexOf( '{' ) ) );
}
