// @ts-check
import { writeFile } from 'node:fs/promises';
import { ensureBuild } from '../setup/build.mjs';
import { findChromium } from '../setup/chromium.mjs';
import { ensureNodePackages } from '../setup/node-packages.mjs';
import { CHECKOUT } from '../site/site-folder.mjs';
import { commandLine } from '../terminal/command-line.mjs';
import { createProgress } from '../terminal/progress.mjs';
import { runTool } from '../terminal/problem.mjs';
import {
	activateWooCommerce,
	benchShop,
	pageId,
	woocommerceAlone,
} from './bench-site.mjs';
import { buyingRows } from './buying.mjs';
import { callRows, timeCalls } from './calls.mjs';
import { calendarRows } from './calendar.mjs';
import { calendarPeerRows } from './calendar-peers.mjs';
import { choices, listingRows, timeListings } from './listing-times.mjs';
import { idleRows } from './idle.mjs';
import { interactionRows, measureInteraction } from './interaction.mjs';
import { listRows } from './lists.mjs';
import { loadRows } from './load.mjs';
import { newsletterRows } from './newsletter.mjs';
import { newsletterPeerRows } from './newsletter-peers.mjs';
import { recallRows } from './recall.mjs';
import { PAGE_BUDGETS, row, table } from './rows.mjs';
import { inTurns } from './timing.mjs';
import { variationRows } from './variations.mjs';
import { timedPage } from './visitor.mjs';
import { weigh } from './weights.mjs';

const PLUGIN_FOLDER = '/plugins/marketday/';
const KILOBYTE = 1024;

/** Products of a shop whose page is only weighed. */
const WEIGHED = 200;

const { values: options } = commandLine( {
	name: 'npm run bench',
	text: 'measures pages and calls against their budgets.',
	options: {
		products: {
			takes: 'N,N',
			text: 'sizes of the shop',
			standard: '10000,100000',
		},
		db: { takes: 'sqlite|mariadb', text: 'database', standard: 'mariadb' },
		json: { takes: 'FILE', text: 'write the rows there too' },
		/** The last two and `newsletter` also measure other plugins', which MAILPOET_DIR, MY_CALENDAR_DIR and THE_EVENTS_CALENDAR_DIR name. */
		only: {
			takes: 'shop|weight|variations|lists|buying|idle|load|newsletter|calendar|peers',
			text: 'one part alone',
			standard: '',
		},
		woocommerce: {
			takes: 'DIR',
			text: 'an unpacked WooCommerce to measure beside; WOOCOMMERCE_DIR names it too',
			standard: process.env.WOOCOMMERCE_DIR ?? '',
		},
	},
} );
const say = ( /** @type {string} */ line ) =>
	process.stderr.write( `${ line }\n` );

/**
 * @param {import('./weights.mjs').Weights}      ours
 * @param {import('./weights.mjs').Weights|null} theirs
 */
function weightRows( ours, theirs ) {
	const of = ( /** @type {'html' | 'allScripts'} */ field ) =>
		theirs ? theirs[ field ] / KILOBYTE : null;
	return [
		row(
			'listing page, HTML of 24 products, gzip',
			ours.html / KILOBYTE,
			'KB',
			20,
			of( 'html' )
		),
		row(
			'listing page, our JavaScript before the first interaction, gzip',
			ours.ourScripts / KILOBYTE,
			'KB',
			PAGE_BUDGETS.before
		),
		row(
			'listing page, all JavaScript with WordPress’s React, gzip',
			ours.allScripts / KILOBYTE,
			'KB',
			75,
			of( 'allScripts' )
		),
		row(
			'listing page, our CSS, gzip',
			ours.ourStyles / KILOBYTE,
			'KB',
			PAGE_BUDGETS.styles
		),
		row( 'listing page, jQuery files', ours.hasJQuery ? 1 : 0, '', 0 ),
	];
}

/**
 * WooCommerce's own filters draw the page anew for each choice.
 *
 * @param {import('../site/index.mjs').StartedSite} site
 */
async function timeTheirFilter( site ) {
	const all = await choices( site );
	let next = 0;
	const page = () =>
		timedPage(
			site.url,
			`/bench-filter-woocommerce/?${
				all[ next++ % all.length ]?.address
			}`,
			'filter',
			'block'
		);
	const [ timing ] = await inTurns(
		[ { ...page(), once: () => page().once() } ],
		// Each takes seconds in a large catalogue.
		5
	);
	return timing;
}

/**
 * @param {number} products
 * @param {string} chromium
 */
async function measure( products, chromium ) {
	/** @type {Array<{ site: import('../site/index.mjs').StartedSite }>} */
	const started = [];
	try {
		const own = await benchShop( products, db, say );
		started.push( own );
		const other = options.woocommerce
			? await woocommerceAlone(
					own,
					products,
					db,
					options.woocommerce,
					say
			  )
			: null;
		started.push( ...( other ? [ other ] : [] ) );
		return await measureShops( chromium, products, own, other );
	} finally {
		for ( const { site } of started ) {
			await site.stop();
		}
	}
}

/**
 * @param {string}                                     chromium
 * @param {number}                                     products
 * @param {import('./bench-site.mjs').BenchShop}      own
 * @param {import('./bench-site.mjs').BenchShop|null} other    Of the same products, with WooCommerce alone.
 */
async function measureShops( chromium, products, { site, product }, other ) {
	/** @type {import('./calls.mjs').Shop} */
	const shop = { site: site.url, maker: 'marketday', product };
	/** @type {import('./calls.mjs').Shop[]} */
	const others = other
		? [
				{
					site: other.site.url,
					maker: 'block',
					product: other.product,
				},
		  ]
		: [];
	const prefix = `${ products } products, embedded store`;
	say( `Measuring the embedded store with ${ products } products` );
	const [ embedded, besideEmbedded ] = await timeCalls( shop, ...others );
	const rows = callRows( prefix, embedded, besideEmbedded ?? null );
	const listings = await timeListings(
		site,
		await pageId( site, 'bench-filter' )
	);
	const weights = await weigh( `${ site.url }/bench-filter/`, PLUGIN_FOLDER );
	const interaction = interactionRows(
		await measureInteraction(
			chromium,
			`${ site.url }/bench-filter/`,
			PLUGIN_FOLDER
		)
	);
	if ( ! other ) {
		return {
			embedded,
			listings,
			rows: [ ...rows, ...listingRows( prefix, listings ) ],
			weights: [ ...weightRows( weights, null ), ...interaction ],
		};
	}
	say( `Measuring on WooCommerce with ${ products } products` );
	await activateWooCommerce( site, options.woocommerce );
	const [ ours, theirs ] = await timeCalls( shop, ...others );
	const theirFilter = await timeTheirFilter( other.site );
	const ourListings = await timeListings(
		site,
		await pageId( site, 'bench-filter' )
	);
	const theirWeights = await weigh(
		`${ other.site.url }/bench-filter-woocommerce/`,
		PLUGIN_FOLDER
	);
	const onWooCommerce = `${ products } products, on WooCommerce`;
	return {
		embedded,
		listings,
		rows: [
			...rows,
			...listingRows( prefix, listings, theirFilter ),
			...callRows( onWooCommerce, ours, theirs ?? null ),
			...listingRows( onWooCommerce, ourListings, theirFilter ),
		],
		weights: [ ...weightRows( weights, theirWeights ), ...interaction ],
	};
}

/**
 * Rows of the shop at each size, and of how it grows.
 *
 * @param {number[]} sizes
 * @param {string}   chromium
 */
async function sizeRows( sizes, chromium ) {
	const results = [];
	for ( const size of sizes ) {
		results.push( await measure( size, chromium ) );
	}
	const [ small, large ] = [ results[ 0 ], results.at( -1 ) ];
	return [
		...results.flatMap( ( result ) => result.rows ),
		...( small && large && small !== large
			? growthRows( sizes, small, large )
			: [] ),
		...( large?.weights ?? [] ),
	];
}

/**
 * @typedef {Awaited<ReturnType<typeof measure>>} Measured
 */

/**
 * @param {number[]} sizes
 * @param {Measured} small
 * @param {Measured} large
 */
const growthRows = ( sizes, small, large ) => [
	row(
		`listing, ${ sizes.at( -1 ) } over ${ sizes[ 0 ] } products`,
		large.embedded.listing.median / small.embedded.listing.median,
		'times',
		3
	),
	row(
		`filter call, ${ sizes.at( -1 ) } over ${ sizes[ 0 ] } products`,
		large.listings.filter.median / small.listings.filter.median,
		'times',
		3
	),
];

/**
 * What a page weighs, without the times: rows of the shop that a small one has too.
 *
 * @param {string} chromium
 */
async function weighedRows( chromium ) {
	const { site } = await benchShop( WEIGHED, db, say );
	try {
		const page = `${ site.url }/bench-filter/`;
		return [
			...weightRows( await weigh( page, PLUGIN_FOLDER ), null ),
			...interactionRows(
				await measureInteraction( chromium, page, PLUGIN_FOLDER )
			),
		];
	} finally {
		await site.stop();
	}
}

/**
 * The rows of a part, where all are asked for or it alone.
 *
 * @param {string}                                       part
 * @param {() => Promise<import('./rows.mjs').Row[]>} measured
 */
const rowsOf = async ( part, measured ) =>
	[ '', part ].includes( options.only ) ? measured() : [];

/** @param {string} chromium */
async function allRows( chromium ) {
	const formRows = await rowsOf( 'variations', () =>
		variationRows( chromium, options.woocommerce, say )
	);
	const eventRows = await rowsOf( 'calendar', async () => [
		...( await calendarRows( db, say ) ),
		...( await calendarPeerRows( say ) ),
	] );
	const listedRows = await rowsOf( 'lists', () => listRows( db, say ) );
	const soldRows = await rowsOf( 'buying', () =>
		buyingRows( db, options.woocommerce, say )
	);
	const restingRows = await rowsOf( 'idle', () =>
		idleRows( db, options.woocommerce, say )
	);
	const busyRows = await rowsOf( 'load', () =>
		loadRows( db, options.woocommerce, say )
	);
	const newsletterTable = await rowsOf( 'newsletter', async () => [
		...( await newsletterRows( db, say ) ),
		...( await newsletterPeerRows( say ) ),
	] );
	const peerRows =
		options.only === 'peers'
			? [
					...( await newsletterPeerRows( say ) ),
					...( await calendarPeerRows( say ) ),
			  ]
			: [];
	const shopRows = await rowsOf( 'shop', () =>
		sizeRows( options.products.split( ',' ).map( Number ), chromium )
	);
	const weighed =
		options.only === 'weight' ? await weighedRows( chromium ) : [];
	return [
		...weighed,
		...shopRows,
		...formRows,
		...eventRows,
		...listedRows,
		...newsletterTable,
		...soldRows,
		...restingRows,
		...busyRows,
		...peerRows,
		...( await rowsOf( '', () => recallRows( db, say ) ) ),
	];
}

const db = options.db === 'sqlite' ? 'sqlite' : 'mariadb';

await runTool( async () => {
	const progress = createProgress( { stream: process.stderr } );
	await ensureNodePackages( CHECKOUT, progress );
	await ensureBuild( CHECKOUT, progress );
	const rows = await allRows( await findChromium( progress ) );
	process.stdout.write( `${ table( rows ) }\n` );
	if ( options.json ) {
		await writeFile( options.json, JSON.stringify( rows, null, '\t' ) );
	}
} );
