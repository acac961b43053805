// @ts-check
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Problem } from '../terminal/problem.mjs';
import { subscribe } from './letters.mjs';
import { Visitor } from './visitor.mjs';

/**
 * @typedef {import('../site/index.mjs').StartedSite} StartedSite
 *
 * @typedef {{ id: number, path: string }} Placed An order, and the page that confirms it.
 *
 * @typedef {object} Kept What a shop was filled with, and who did it.
 * @property {{ id: number, name: string, path: string }} product
 * @property {Visitor}                                    undecided A guest who has it in the basket.
 * @property {Visitor}                                    guest     Has ordered it.
 * @property {Placed}                                     order
 * @property {Visitor}                                    customer  Has an account, and has ordered it too.
 * @property {Visitor}                                    admin
 * @property {string[]}                                   listing   Addresses of the products in a listing that is filtered.
 * @property {{ title: string, path: string } | undefined} event     Where the shop had a calendar already.
 * @property {string | undefined}                         reader    Who gets letters, where it sent some.
 * @property {string | undefined}                         wishlist  Where the customer's wishlist is shown, where it had some.
 */

export const CATEGORY = '/product-category/clothing/';
export const FILTERED = `${ CATEGORY }?filter_colour=navy`;
/** What the shop's people have changed in its settings. */
export const INSTRUCTIONS = 'Quote the number of your order, please.';
/** Of which there is more than all orders here take. */
const SKU = 'FF-PLATE';
const ADDRESS = {
	first_name: 'Ada',
	last_name: 'Fell',
	address_1: '14 Finkle Yard',
	city: 'Kendal',
	postcode: 'LA9 4ZZ',
	country: 'GB',
	phone: '01539 000000',
};
export const CUSTOMER = { user: 'ada', password: 'a long enough password' };

/** Tells who is logged in the nonce of the calls of the wishlist, as a page's script has it. */
const NONCE_PLUGIN = `<?php
add_action( 'wp_ajax_upgrade_nonce', static function (): void {
	wp_send_json( wp_create_nonce( 'wopb-nonce' ) );
} );
`;

/**
 * Fills a demo shop with what a year of use leaves: by HTTP what visitors do, by PHP what editors do.
 *
 * @param {StartedSite} site
 * @return {Promise<Kept>}
 */
export async function fill( site ) {
	await writeFile(
		join( site.dir, 'wordpress/wp-content/mu-plugins/upgrade-nonce.php' ),
		NONCE_PLUGIN
	);
	await changeSettings( site );
	const [ undecided, guest, customer, admin ] = /** @type {const} */ ( [
		new Visitor( site.url ),
		new Visitor( site.url ),
		new Visitor( site.url ),
		new Visitor( site.url ),
	] );
	await admin.logIn( site.admin );
	await makeCustomer( site );
	await customer.logIn( CUSTOMER );
	const product = await readProduct( guest );
	await addToBasket( undecided, product.id );
	const order = await placeOrder( guest, product.id );
	await placeOrder( customer, product.id );
	return {
		product,
		undecided,
		guest,
		order,
		customer,
		admin,
		listing: await readListing( guest ),
		event: await addEvent( site ),
		reader: await subscribe( site ),
		wishlist: await addToWishlist( site, customer, product.id ),
	};
}

/**
 * @param {Visitor} visitor
 * @param {number}  product
 */
export async function addToBasket( visitor, product ) {
	await visitor.call( 'GET', 'cart' );
	await visitor.call( 'POST', 'cart/add-item', { id: product, quantity: 1 } );
}

/**
 * @param {Visitor} visitor
 * @param {number}  product
 * @return {Promise<Placed>}
 */
export async function placeOrder( visitor, product ) {
	await addToBasket( visitor, product );
	const order = await visitor.call( 'POST', 'checkout', {
		billing_address: { ...ADDRESS, email: 'ada.fell@example.com' },
		shipping_address: ADDRESS,
		payment_method: 'bacs',
	} );
	return {
		id: order.order_id,
		path: order.payment_result.redirect_url,
	};
}

/**
 * @param {Visitor} visitor
 * @return {Promise<string[]>} Addresses of the products of the filtered listing.
 */
export async function readListing( visitor ) {
	const { text } = await visitor.get( FILTERED );
	const [ , main = '' ] = text.split( /<main\b/ );
	const [ body = '' ] = main.split( '</main>' );
	const found = [ ...body.matchAll( /href="[^"]*(\/product\/[^"/]+)\//g ) ];
	return [ ...new Set( found.map( ( [ , path = '' ] ) => path ) ) ].sort();
}

/** @param {Visitor} visitor */
async function readProduct( visitor ) {
	const [ product ] = await visitor.call( 'GET', `products?sku=${ SKU }` );
	if ( ! product ) {
		throw new Problem( `The demo shop has no product ${ SKU }.` );
	}
	return {
		id: product.id,
		name: product.name,
		path: new URL( product.permalink ).pathname,
	};
}

/** @param {StartedSite} site */
function changeSettings( site ) {
	return site.php( `
		update_option( 'woocommerce_bacs_settings', [ 'instructions' => '${ INSTRUCTIONS }' ] + (array) get_option( 'woocommerce_bacs_settings', [] ) );
		update_option( 'blogdescription', 'Changed by its people' );
	` );
}

/** @param {StartedSite} site */
function makeCustomer( site ) {
	return site.php(
		`return wp_insert_user( [ 'user_login' => '${ CUSTOMER.user }', 'user_email' => 'ada@example.com', 'user_pass' => '${ CUSTOMER.password }', 'role' => 'customer' ] );`
	);
}

/**
 * @param {StartedSite} site
 * @return {Promise<Kept['event']>}
 */
async function addEvent( site ) {
	return /** @type {Kept['event']} */ (
		( await site.php( `
			if ( ! post_type_exists( 'marketday_event' ) ) { return null; }
			$day = gmdate( 'Y-m-d', time() + 2 * DAY_IN_SECONDS );
			$id  = wp_insert_post( [ 'post_type' => 'marketday_event', 'post_status' => 'publish', 'post_title' => 'Kiln opening', 'post_name' => 'kiln-opening' ] );
			update_post_meta( $id, '_marketday_event', [ 'start' => $day . 'T10:00', 'end' => $day . 'T12:00', 'rrule' => 'FREQ=WEEKLY;COUNT=3', 'zone' => 'Europe/London' ] );
			return [ 'title' => 'Kiln opening', 'path' => wp_make_link_relative( get_permalink( $id ) ) ];
		` ) ) ?? undefined
	);
}

/**
 * @param {StartedSite} site
 * @param {Visitor}     customer
 * @param {number}      product
 * @return {Promise<string | undefined>}
 */
async function addToWishlist( site, customer, product ) {
	const hasWishlist = await site.php(
		`return WP_Block_Type_Registry::get_instance()->is_registered( 'marketday/wishlist' );`
	);
	if ( ! hasWishlist ) {
		return undefined;
	}
	const nonce = await customer.get(
		'/wp-admin/admin-ajax.php?action=upgrade_nonce'
	);
	const { status, text } = await customer.post( '/?wc-ajax=wopb_wishlist', {
		action: 'wopb_wishlist',
		type: 'add',
		post_id: String( product ),
		wpnonce: JSON.parse( nonce.text ),
	} );
	if ( status !== 200 ) {
		throw new Problem( `The wish is not taken: ${ status } ${ text }` );
	}
	// Pages that are cached are the same for all; the account is the customer's own.
	return '/my-account/?section=wishlist';
}
