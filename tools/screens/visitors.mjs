// @ts-check
/// <reference lib="dom" />
import { Problem } from '../terminal/problem.mjs';
import { ADMIN } from '../site/install-site.mjs';

/** @typedef {import('@playwright/test').Page} Page */

const SHOPPER = {
	first_name: 'Ada',
	last_name: 'Fell',
	address_1: '14 Finkle Yard',
	city: 'Kendal',
	postcode: 'LA9 4ZZ',
	country: 'GB',
	phone: '01539 000000',
};
const IN_BASKET = [ 'storm-lantern', 'enamel-teapot', 'brass-fountain-pen' ];

/** A page of the site whose calls are the visitor's own. @param {Page} page @param {string} url */
async function stand( page, url ) {
	await page.goto( `${ url }/shop/` );
}

/**
 * The Store API as a page's script asks it: the visitor's cookies go along.
 *
 * @param {Page}                                                      page
 * @param {ReadonlyArray<readonly [ string, string, object? ]>} calls Method, path and body.
 * @return {Promise<unknown[]>} The answers.
 */
const storeApi = ( page, calls ) =>
	page.evaluate( async ( wanted ) => {
		/** @type {unknown[]} */
		const responses = [];
		let nonce = '';
		for ( const [ method, path, body ] of wanted ) {
			const response = await fetch( `/wp-json/wc/store/v1/${ path }`, {
				method,
				headers: { 'Content-Type': 'application/json', Nonce: nonce },
				body: body ? JSON.stringify( body ) : null,
			} );
			nonce = response.headers.get( 'Nonce' ) ?? nonce;
			responses.push( await response.json() );
		}
		return responses;
	}, calls );

/** @param {Page} page */
async function productIds( page ) {
	const [ , ...found ] = await storeApi( page, [
		[ 'GET', 'cart' ],
		...IN_BASKET.map(
			( slug ) =>
				/** @type {const} */ ( [ 'GET', `products?slug=${ slug }` ] )
		),
		/** @type {const} */ ( [ 'GET', 'products?per_page=3&type=simple' ] ),
	] );
	const ids = /** @type {Array<Array<{ id: number }>>} */ ( found )
		.flat()
		.map( ( { id } ) => id );
	return [ ...new Set( ids ) ].slice( 0, 3 );
}

/**
 * Makes the visitor one who shops: something in the basket, on the wishlist and in the comparison.
 *
 * @param {Page}   page
 * @param {string} url
 */
export async function fillLists( page, url ) {
	await stand( page, url );
	const ids = await productIds( page );
	await storeApi( page, [
		[ 'GET', 'cart' ],
		...ids.map(
			( id ) =>
				/** @type {const} */ ( [
					'POST',
					'cart/add-item',
					{ id, quantity: 1 },
				] )
		),
	] );
	for ( const list of [ 'wishlist', 'compare' ] ) {
		await page.goto( `${ url }/shop/` );
		await page.waitForLoadState( 'networkidle' );
		for ( let at = 0; at < 3; at++ ) {
			await page
				.locator(
					`a[data-marketday-button="${ list }"][data-postid][aria-pressed="false"]`
				)
				.first()
				.dispatchEvent( 'click' );
			await page.waitForTimeout( 1200 );
		}
	}
}

/**
 * Orders what is in the basket of a visitor of its own.
 *
 * @param {Page}   page
 * @param {string} url
 * @return {Promise<string>} The address of the confirmation.
 */
export async function order( page, url ) {
	await stand( page, url );
	const [ id ] = await productIds( page );
	const responses = await storeApi( page, [
		[ 'GET', 'cart' ],
		[ 'POST', 'cart/add-item', { id, quantity: 2 } ],
		[
			'POST',
			'checkout',
			{
				billing_address: { ...SHOPPER, email: 'ada.fell@example.com' },
				shipping_address: SHOPPER,
				payment_method: 'cod',
			},
		],
	] );
	const { payment_result: result, message } =
		/** @type {{ payment_result?: { redirect_url: string }, message?: string }} */ (
			responses[ 2 ]
		);
	if ( ! result ) {
		throw new Problem( `The demo shop takes no order: ${ message }` );
	}
	return result.redirect_url;
}

/** @param {Page} page @param {string} url */
export async function logIn( page, url ) {
	await page.goto( `${ url }/wp-login.php` );
	await page.locator( '#user_login' ).fill( ADMIN.user );
	await page.locator( '#user_pass' ).fill( ADMIN.password );
	await page.locator( '#wp-submit' ).click();
	await page.waitForURL( /wp-admin/ );
}
