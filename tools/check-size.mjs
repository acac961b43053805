// @ts-check
/**
 * Prints what each script weighs, gzipped, beside its budget; fails where one is over. Run after `npm run build`.
 * An entry loads with its page; its parts load when a shopper turns to them.
 */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import { commandLine } from './terminal/command-line.mjs';

commandLine( {
	name: 'npm run check:size',
	text: 'what each script of the build weighs, beside its budget. Needs the build.',
} );

const BUILD = fileURLToPath( new URL( '../build/', import.meta.url ) );
const KIB = 1024;

/** In KiB. The rooms are on every page of the shop; what they need for a change of the basket loads with the first. */
const ROOMS = { 'behaviour.js': 1, 'kernel.js': 3.5, 'host.js': 2.75 };
const VIEW = 3;
/** Views with a budget of their own: the form's has the validation in it; where orders come from is on every page; PayPal's settings and the owner’s tables, which bring WordPress's data views along, are no visitor's. @type {Record<string, number>} */
const OWN_BUDGETS = {
	'newsletter-form': 6,
	'event-panel': 6,
	'paypal-settings': 6,
	'admin-tables': 330,
	'order-attribution': 2,
	'currency-switcher': 0.5,
};
/** Ours on a listing page before the first interaction; 15 KB (14.6 KiB) are allowed. */
const BEFORE = 12.75;
/** Ours on a listing page, with an editor's colours, columns and the theme's buttons; DESIGN.md allows 8. */
const STYLES = 9.1;
const STYLE_SHEETS = [
	'blocks/_shared/tokens.css',
	'blocks/_shared/listing.css',
];
/**
 * What each kind of interaction loads on a listing page, and what it may come to; the whole may be 25.1.
 * @type {Record<string, { files: string[], budget: number }>}
 */
const INTERACTIONS = {
	'choosing in the filter': {
		files: [ 'host-listings.js', 'blocks/_shared/listing-filter.js' ],
		budget: 21.1,
	},
	// By its price, in a long list, or in the dialog of a phone.
	'choosing in all ways of the filter': {
		files: [
			'host-listings.js',
			'blocks/_shared/listing-filter.js',
			'blocks/_shared/listing-filter-more.js',
		],
		budget: 23.5,
	},
	'choosing, sorting and searching': {
		files: [
			'host-listings.js',
			'blocks/_shared/listing-filter.js',
			'blocks/product-search/later.js',
		],
		budget: 25.1,
	},
	'turning a page': {
		files: [ 'host-listings.js', 'blocks/_shared/listing-changes.js' ],
		budget: 17.75,
	},
	'typing a search': {
		files: [ 'host-listings.js', 'blocks/product-search/later.js' ],
		budget: 19.75,
	},
	'adding to the basket': {
		files: [ 'host-later.js', 'kernel-calls.js' ],
		budget: 19.75,
	},
};
/**
 * A product's page beside what its header, footer and cards bring: its blocks' script before the first interaction, and what choosing and
 * adding load. The gallery's slider and zoom come when a shopper turns to them, and count apart.
 */
const PRODUCT_PAGE = 'blocks/_shared/product-page.js';
const ON_A_PRODUCT = [ ...Object.keys( ROOMS ), PRODUCT_PAGE ];
const CHOOSING = [
	'blocks/add-to-basket/form.js',
	'blocks/_shared/product-page-later.js',
];
/** The small buttons of products: on every page with cards, and all that they do once a shopper turns to one. */
const BUTTONS = 'blocks/_shared/product-buttons.js';
const BUTTONS_LATER = 'blocks/_shared/product-lists-later.js';
/** What the blocks of a listing share, with the views of those that also stand elsewhere. */
const SHARED = 'blocks/_shared/listing.js';
const ON_A_LISTING = [
	'compare',
	'mini-basket',
	'product-search',
	'quick-view',
	'variation-swatches',
	'wishlist',
];

/** What may stand on any page of a site, all of it on one: before any visitor uses it; panels, the entry 'More' and notices have islands that come with intent. The banner of a shop that is not open yet is its managers'. */
const SITE_PARTS = [
	'store-notice',
	'sales-notification',
	'header',
	'overflow-menu',
	'free-delivery-bar',
	'lightbox',
	'carousel',
	'blog-index',
].map( ( name ) => `blocks/${ name }/view.js` );

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
	SHARED,
	BUTTONS,
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
	[ SHARED, weigh( SHARED ), VIEW ],
	[ BUTTONS, weigh( BUTTONS ), 1.5 ],
	[
		'what the buttons of products do',
		sum( [ BUTTONS, BUTTONS_LATER ] ),
		13.5,
	],
	...views.map( ( name ) => {
		const file = `blocks/${ name }/view.js`;
		return /** @type {[ string, number, number ]} */ ( [
			file,
			weigh( file ),
			OWN_BUDGETS[ name ] ?? VIEW,
		] );
	} ),
	[
		'a choice of currencies',
		sum( [
			'blocks/currency-switcher/view.js',
			'blocks/currency-switcher/choice.js',
		] ),
		2,
	],
	[ 'all parts of a site before use', sum( SITE_PARTS ), 6.4 ],
	[ 'the styles of a listing page', sum( STYLE_SHEETS ), STYLES ],
	[
		'the styles of the buttons of products',
		weigh( 'blocks/_shared/product-buttons.css' ),
		1.27,
	],
	[
		'the checkout once it is used, without React',
		sum( [
			...Object.keys( ROOMS ),
			'kernel-calls.js',
			'blocks/checkout/view.js',
			'blocks/checkout/page.js',
		] ),
		27,
	],
	[ 'a listing page before the first interaction', sum( before ), BEFORE ],
	[
		'a product page before the first interaction',
		sum( ON_A_PRODUCT ),
		10.3,
	],
	[
		'a product page after choosing',
		sum( [ ...ON_A_PRODUCT, ...CHOOSING ] ),
		20,
	],
	[
		'a product page after choosing and adding to the basket',
		sum( [
			...ON_A_PRODUCT,
			...CHOOSING,
			'host-later.js',
			'kernel-calls.js',
		] ),
		26.5,
	],
	...Object.entries( INTERACTIONS ).map(
		( [ name, { files, budget } ] ) =>
			/** @type {[ string, number, number ]} */ ( [
				`a listing page after ${ name }`,
				sum( [ ...before, ...files ] ),
				budget,
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
