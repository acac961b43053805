// @ts-check
import { writeFile } from 'node:fs/promises';
import { ensureBuild } from '../setup/build.mjs';
import { findChromium } from '../setup/chromium.mjs';
import { ensureNodePackages } from '../setup/node-packages.mjs';
import { CHECKOUT } from '../site/site-folder.mjs';
import { commandLine } from '../terminal/command-line.mjs';
import { createProgress } from '../terminal/progress.mjs';
import {
	aProduct,
	activateWooCommerce,
	benchSite,
	pageId,
} from './bench-site.mjs';
import { buyingRows } from './buying.mjs';
import { calendarRows } from './calendar.mjs';
import { calendarPeerRows } from './calendar-peers.mjs';
import { choices, discoveryRows, timeDiscovery } from './discovery.mjs';
import { interactionRows, measureInteraction } from './interaction.mjs';
import { listRows } from './lists.mjs';
import { newsletterRows } from './newsletter.mjs';
import { newsletterPeerRows } from './newsletter-peers.mjs';
import { recallRows } from './recall.mjs';
import { PAGE_BUDGETS, row, table } from './rows.mjs';
import { aboveEmpty, sample } from './timing.mjs';
import { timeAdd, timeCheckout } from './visitor.mjs';
import { variationRows } from './variations.mjs';
import { weigh } from './weights.mjs';

const PLUGIN_FOLDER = '/plugins/marketday/';
const KILOBYTE = 1024;

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
			takes: 'PART',
			text: 'shop, variations, lists, buying, newsletter, calendar or peers alone',
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
 * What is measured at each size.
 *
 * @typedef {Record<'listing' | 'product' | 'add' | 'checkout', import('./timing.mjs').Timing>} Calls
 */

/**
 * @param {string}                      site
 * @param {string}                      listing Path of the page measured as the listing.
 * @param {{ id: number, url: string }} product
 * @return {Promise<Calls>}
 */
async function timeCalls( site, listing, product ) {
	return {
		listing: await aboveEmpty( site, () =>
			sample( `${ site }${ listing }` )
		),
		product: await aboveEmpty( site, () => sample( product.url ) ),
		add: await aboveEmpty( site, () => timeAdd( site, product.id ) ),
		checkout: await aboveEmpty(
			site,
			() => timeCheckout( site, product.id ),
			15
		),
	};
}

/**
 * @param {string}     prefix
 * @param {Calls}      ours
 * @param {Calls|null} theirs
 */
function callRows( prefix, ours, theirs ) {
	const budgets = { listing: null, product: null, add: 15, checkout: null };
	const empty = row(
		`${ prefix }, an empty call: WordPress alone, to compare machines by`,
		ours.listing.empty,
		'ms',
		null,
		theirs && theirs.listing.empty
	);
	const calls = Object.entries( ours ).flatMap( ( [ name, timing ] ) => {
		const key = /** @type {keyof Calls} */ ( name );
		const base = theirs?.[ key ] ?? null;
		return [
			row(
				`${ prefix }, ${ name }: time above an empty call`,
				timing.median,
				'ms',
				budgets[ key ],
				base && base.median
			),
			row(
				`${ prefix }, ${ name }: 95 of 100 within`,
				timing.p95,
				'ms',
				null,
				base && base.p95
			),
			row(
				`${ prefix }, ${ name }: queries above an empty call`,
				timing.queries,
				'',
				null,
				base && base.queries
			),
			row(
				`${ prefix }, ${ name }: memory above an empty call`,
				timing.bytes / KILOBYTE / KILOBYTE,
				'MB',
				null,
				base && base.bytes / KILOBYTE / KILOBYTE
			),
		];
	} );
	return [ empty, ...calls ];
}

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
	return aboveEmpty(
		site.url,
		() =>
			sample(
				`${ site.url }/bench-filter-woocommerce/?${
					all[ next++ % all.length ]?.address
				}`
			),
		// Each takes seconds in a large catalogue.
		5
	);
}

/** @param {number} products */
async function measure( products ) {
	const site = await benchSite( products, db, say );
	try {
		const product = await aProduct( site );
		say( `Measuring the embedded store with ${ products } products` );
		const embedded = await timeCalls(
			site.url,
			'/bench-listing/',
			product
		);
		const rows = callRows(
			`${ products } products, embedded store`,
			embedded,
			null
		);
		const discovery = await timeDiscovery(
			site,
			await pageId( site, 'bench-filter' )
		);
		const weights = await weigh(
			`${ site.url }/bench-filter/`,
			PLUGIN_FOLDER
		);
		const interaction = interactionRows(
			await measureInteraction(
				chromium,
				`${ site.url }/bench-filter/`,
				PLUGIN_FOLDER
			)
		);
		const prefix = `${ products } products, embedded store`;
		if ( ! options.woocommerce ) {
			return {
				embedded,
				discovery,
				rows: [ ...rows, ...discoveryRows( prefix, discovery ) ],
				weights: [ ...weightRows( weights, null ), ...interaction ],
			};
		}
		say( `Measuring on WooCommerce with ${ products } products` );
		await activateWooCommerce( site, options.woocommerce );
		const theirs = await timeCalls(
			site.url,
			'/bench-listing-woocommerce/',
			product
		);
		const ours = await timeCalls( site.url, '/bench-listing/', product );
		const theirFilter = await timeTheirFilter( site );
		const ourDiscovery = await timeDiscovery(
			site,
			await pageId( site, 'bench-filter' )
		);
		const theirWeights = await weigh(
			`${ site.url }/bench-filter-woocommerce/`,
			PLUGIN_FOLDER
		);
		const onWooCommerce = `${ products } products, on WooCommerce`;
		return {
			embedded,
			discovery,
			rows: [
				...callRows( prefix, embedded, theirs ),
				...discoveryRows( prefix, discovery, theirFilter ),
				...callRows( onWooCommerce, ours, theirs ),
				...discoveryRows( onWooCommerce, ourDiscovery, theirFilter ),
			],
			weights: [ ...weightRows( weights, theirWeights ), ...interaction ],
		};
	} finally {
		await site.stop();
	}
}

const progress = createProgress( { stream: process.stderr } );
await ensureNodePackages( CHECKOUT, progress );
await ensureBuild( CHECKOUT, progress );
const chromium = await findChromium( progress );
const db = options.db === 'sqlite' ? 'sqlite' : 'mariadb';
/**
 * The rows of a part, where all are asked for or it alone.
 *
 * @param {string}                                       part
 * @param {() => Promise<import('./rows.mjs').Row[]>} measured
 */
const rowsOf = async ( part, measured ) =>
	[ '', part ].includes( options.only ) ? measured() : [];
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
const letterRows = await rowsOf( 'newsletter', async () => [
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
const sizes = [ '', 'shop' ].includes( options.only )
	? options.products.split( ',' ).map( Number )
	: [];
const results = [];
for ( const size of sizes ) {
	results.push( await measure( size ) );
}
const [ small, large ] = [ results[ 0 ], results.at( -1 ) ];
const growth =
	small && large && small !== large
		? [
				row(
					`listing, ${ sizes.at( -1 ) } over ${
						sizes[ 0 ]
					} products`,
					large.embedded.listing.median /
						small.embedded.listing.median,
					'times',
					3
				),
				row(
					`filter call, ${ sizes.at( -1 ) } over ${
						sizes[ 0 ]
					} products`,
					large.discovery.filter.median /
						small.discovery.filter.median,
					'times',
					3
				),
		  ]
		: [];
const rows = [
	...results.flatMap( ( result ) => result.rows ),
	...growth,
	...( large?.weights ?? [] ),
	...formRows,
	...eventRows,
	...listedRows,
	...letterRows,
	...soldRows,
	...peerRows,
	...( await rowsOf( '', () => recallRows( db, say ) ) ),
];

process.stdout.write( `${ table( rows ) }\n` );
if ( options.json ) {
	await writeFile( options.json, JSON.stringify( rows, null, '\t' ) );
}
