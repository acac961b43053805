// @ts-check
/**
 * Prints what each script weighs, gzipped, beside its budget; fails where one is over. Run after `npm run build`.
 * An entry loads with its page; its parts load when a shopper turns to them.
 */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';

const BUILD = fileURLToPath( new URL( '../build/', import.meta.url ) );
const KIB = 1024;

/** In KiB. The rooms are on every page of the shop; what they need for a change of the basket loads with the first. */
const ROOMS = { 'kernel.js': 3.5, 'host.js': 2.75 };
const VIEW = 3;
/**
 * The form of a product chooses and blocks before anything is pressed, so it is alive from the start, with the controls
 * of src/ui in it.
 * @type {Record<string, number>}
 */
const VIEWS = { 'add-to-basket': 4 };
/** DESIGN.md: ours on a listing page with everything, before the first interaction and after it. */
const LISTING = { before: 12, after: 20 };
/** What each kind of first interaction loads on a listing page. */
const INTERACTIONS = {
	'choosing in the filter': [
		'host-listings.js',
		'blocks/product-filter.js',
	],
	'turning a page': [ 'host-listings.js', 'blocks/listing-changes.js' ],
	'typing a search': [ 'host-listings.js', 'blocks/product-search-later.js' ],
	'adding to the basket': [ 'host-later.js', 'kernel-calls.js' ],
};
const ON_A_LISTING = [
	'catalogue-sorting',
	'compare',
	'mini-basket',
	'product-filter',
	'product-grid',
	'product-search',
	'quick-view',
	'result-count',
	'variation-swatches',
	'wishlist',
];

const weigh = ( /** @type {string} */ file ) =>
	gzipSync( readFileSync( BUILD + file ), { level: 9 } ).length / KIB;
const sum = ( /** @type {string[]} */ files ) =>
	files.reduce( ( total, file ) => total + weigh( file ), 0 );

const blocks = readdirSync( `${ BUILD }blocks` );
const views = blocks.filter( ( name ) =>
	existsSync( `${ BUILD }blocks/${ name }/view.js` )
);
const listed = views.filter( ( name ) => ON_A_LISTING.includes( name ) );
const before = [
	...Object.keys( ROOMS ),
	...listed.map( ( name ) => `blocks/${ name }/view.js` ),
];
/** @type {Array<[ string, number, number ]>} */
const rows = [
	...Object.entries( ROOMS ).map(
		( [ file, budget ] ) =>
			/** @type {[ string, number, number ]} */ ( [
				file,
				weigh( file ),
				budget,
			] )
	),
	...views.map( ( name ) => {
		const file = `blocks/${ name }/view.js`;
		return /** @type {[ string, number, number ]} */ ( [
			file,
			weigh( file ),
			VIEWS[ name ] ?? VIEW,
		] );
	} ),
	[
		'a listing page before the first interaction',
		sum( before ),
		LISTING.before,
	],
	...Object.entries( INTERACTIONS ).map(
		( [ name, files ] ) =>
			/** @type {[ string, number, number ]} */ ( [
				`a listing page after ${ name }`,
				sum( [ ...before, ...files ] ),
				LISTING.after,
			] )
	),
];
for ( const [ name, size, budget ] of rows ) {
	console.log(
		`${ size <= budget ? 'ok  ' : 'OVER' } ${ size.toFixed(
			2
		) } of ${ budget } KiB  ${ name }`
	);
}
process.exitCode = rows.every( ( [ , size, budget ] ) => size <= budget )
	? 0
	: 1;
