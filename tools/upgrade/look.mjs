// @ts-check
import { isDeepStrictEqual } from 'node:util';
import { FILTERED, INSTRUCTIONS, readListing, CATEGORY } from './fill.mjs';

/**
 * @typedef {import('./fill.mjs').Kept} Kept
 * @typedef {import('./visitor.mjs').Visitor} Visitor
 *
 * @typedef {object} Look
 * @property {string}   path
 * @property {Visitor}  who
 * @property {string[]} says What the page must hold.
 */

/** What a page says that has ended in the middle. */
const BROKEN =
	/critical error on this website|<b>(Fatal error|Parse error|Warning|Notice|Deprecated)<\/b>/;
/** Screens that change something, or that another site draws. */
const NOT_LOOKED_AT = /action=|_wpnonce|customize\.php|site-health/;

/**
 * Looks at a filled shop as its visitors and its people do.
 *
 * @param {Kept} kept
 * @return {Promise<string[]>} What is wrong, a line each.
 */
export async function look( kept ) {
	const faults = [];
	for ( const { path, who, says } of looksAt( kept ) ) {
		faults.push( ...faultsOf( path, await who.get( path ), says ) );
	}
	const listing = await readListing( kept.guest );
	if ( ! isDeepStrictEqual( listing, kept.listing ) ) {
		faults.push(
			`${ FILTERED } shows ${
				listing.join( ' ' ) || 'nothing'
			} in place of ${ kept.listing.join( ' ' ) }`
		);
	}
	return [
		...faults,
		...( await faultsOfScreens( kept.admin ) ),
		...( await faultsOfFiles( kept.guest ) ),
	];
}

/**
 * Looks whether every page answers and ends, whatever it says.
 *
 * @param {Kept} kept
 * @return {Promise<string[]>}
 */
export async function glance( kept ) {
	const faults = [];
	for ( const { path, who } of looksAt( kept ) ) {
		faults.push( ...faultsOf( path, await who.get( path ), [] ) );
	}
	return [ ...faults, ...( await faultsOfScreens( kept.admin ) ) ];
}

/**
 * @param {Kept} kept
 * @return {Look[]}
 */
function looksAt( kept ) {
	const { product, undecided, guest, customer, admin, order } = kept;
	const name = product.name;
	return [
		{ path: '/', who: guest, says: [ 'Fell ' ] },
		{ path: '/shop/', who: guest, says: [ '/product/', '£' ] },
		{ path: CATEGORY, who: guest, says: [ 'filter_colour', 'Navy' ] },
		{ path: product.path, who: guest, says: [ name, '£' ] },
		{ path: '/?s=plate&post_type=product', who: guest, says: [ name ] },
		{ path: '/cart/', who: undecided, says: [ name ] },
		{ path: '/checkout/', who: undecided, says: [ name, 'billing_' ] },
		{ path: order.path, who: guest, says: [ name, INSTRUCTIONS ] },
		{ path: '/my-account/', who: customer, says: [ '£' ] },
		{
			path: `/wp-admin/post.php?post=${ product.id }&action=edit`,
			who: admin,
			says: [ name ],
		},
		...looksAtFeatures( kept ),
	];
}

/**
 * @param {Kept} kept
 * @return {Look[]} At what the old state had only where it had its feature.
 */
function looksAtFeatures( { event, reader, wishlist, ...kept } ) {
	return [
		...( event
			? [
					{
						path: event.path,
						who: kept.guest,
						says: [ event.title ],
					},
					{ path: '/events/', who: kept.guest, says: [] },
					{
						path: '/programme/',
						who: kept.guest,
						says: [ event.title ],
					},
			  ]
			: [] ),
		...( wishlist
			? [
					{
						path: wishlist,
						who: kept.customer,
						says: [ kept.product.name ],
					},
			  ]
			: [] ),
		...( reader
			? [ { path: '/subscribe/', who: kept.guest, says: [ 'form' ] } ]
			: [] ),
	];
}

/**
 * @param {string}                             path
 * @param {import('./visitor.mjs').ShopResponse} answer
 * @param {string[]}                           says
 */
function faultsOf( path, { status, text }, says ) {
	const broken = BROKEN.exec( text )?.[ 0 ];
	if ( status >= 400 || broken ) {
		return [
			`${ path } answers ${ status }${ broken ? `: ${ broken }` : '' }`,
		];
	}
	return says
		.filter( ( words ) => ! text.includes( words ) )
		.map(
			( words ) =>
				`${ path } does not say '${ words }', but: ${ wordsOf( text ) }`
		);
}

/**
 * @param {string} page
 * @return {string} How what a page is about begins.
 */
const wordsOf = ( page ) =>
	page
		.replace( /^.*<main/s, '<main' )
		.replace( /<(script|style)\b.*?<\/\1>/gs, '' )
		.replace( /<[^>]*>/g, ' ' )
		.replace( /\s+/g, ' ' )
		.trim()
		.slice( 0, 300 );

/** @param {Visitor} admin */
async function faultsOfScreens( admin ) {
	const { text } = await admin.get( '/wp-admin/' );
	const links = text.matchAll(
		/href=['"]((?:admin|edit|edit-tags|options-\w+|tools|plugins|users|upload|widgets)\.php[^'"#]*)/g
	);
	const screens = new Set(
		[ ...links ].map( ( [ , address = '' ] ) =>
			address.replace( /&amp;|&#0?38;/g, '&' )
		)
	);
	const faults = screens.size > 10 ? [] : [ 'the admin menu is short' ];
	for ( const screen of screens ) {
		if ( ! NOT_LOOKED_AT.test( screen ) ) {
			const path = `/wp-admin/${ screen }`;
			faults.push( ...faultsOf( path, await admin.get( path ), [] ) );
		}
	}
	return faults;
}

/**
 * Pages must name files that are there: those of another state have other names.
 *
 * @param {Visitor} visitor
 */
async function faultsOfFiles( visitor ) {
	const { text } = await visitor.get( CATEGORY );
	const files = new Set(
		[
			...text.matchAll(
				/(?:src|href)=['"]([^'"]*\/plugins\/marketday\/build\/[^'"]+)/g
			),
		].map( ( [ , address = '' ] ) => address )
	);
	const faults =
		files.size > 0 ? [] : [ `${ CATEGORY } loads no script of ours` ];
	for ( const file of files ) {
		const { status } = await visitor.get( file );
		if ( status !== 200 ) {
			faults.push( `${ file } answers ${ status }` );
		}
	}
	return faults;
}
