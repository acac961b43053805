// @features basket, checkout, add-to-basket
// @also-on woocommerce

import { guestNonce, isWooCommerce, php } from './shop';
import { type ShopResponse, Shopper } from './shopper';

/** Whoever counts shall not leave a session of his own. */
const sessions = () =>
	php< { rows: number } >(
		`global $wpdb; remove_all_actions( 'shutdown', 20 ); return [ 'rows' => (int) $wpdb->get_var( "SELECT COUNT(*) FROM {$wpdb->prefix}${
			isWooCommerce ? 'woocommerce_sessions' : 'marketday_sessions'
		}" ) ];`
	).rows;

/** The nonce of a page's form is every guest's: a stranger sends it without ever having been there. */
const form =
	( action: string, fields: Record< string, string > ) =>
	( guest: Shopper ): Promise< ShopResponse > =>
		guest.post( '/cart/', {
			'marketday-action': action,
			'marketday-nonce': guestNonce( 'marketday-basket' ),
			...fields,
		} );

const call =
	( path: string, body: unknown ) =>
	( guest: Shopper ): Promise< ShopResponse > =>
		guest.storeApi( 'POST', path, { body } );

const REFUSED: [ string, ( guest: Shopper ) => Promise< ShopResponse > ][] = [
	[ 'a link with no number', ( guest ) => guest.get( '/?add-to-cart=abc' ) ],
	[
		'a link to no product',
		( guest ) => guest.get( '/?add-to-cart=99999999' ),
	],
	[
		'a link with a wrong nonce',
		( guest ) => guest.get( '/?remove_item=abc&_wpnonce=x' ),
	],
	[
		'a form with a wrong nonce',
		form( 'update-basket', { 'marketday-nonce': 'x' } ),
	],
	[
		'a form with a wrong quantity',
		form( 'update-basket', { 'quantity[a]': 'x' } ),
	],
	[
		'a form with an unknown coupon',
		form( 'apply-coupon', { coupon_code: 'nope' } ),
	],
	[
		'a call with an unknown coupon',
		call( '/cart/apply-coupon', { code: 'nope' } ),
	],
	[ 'a call for no product', call( '/cart/add-item', { id: 99999999 } ) ],
	[
		'a delivery for nothing',
		call( '/cart/select-shipping-rate', { package_id: 0, rate_id: 'x' } ),
	],
	[ 'an order of nothing', call( '/checkout', {} ) ],
	[
		'an addition of no product in the background',
		( guest ) => guest.wcAjax( 'add_to_cart', { product_id: 'abc' } ),
	],
];

describe( 'no session is begun by', () => {
	it.each( REFUSED )( '%s', async ( _what, send ) => {
		const before = sessions();
		const guest = new Shopper();

		await send( guest );
		await send( guest );

		expect( sessions() ).toBe( before );
		expect(
			[ ...guest.cookies.keys() ].filter(
				( name ) => name !== 'wp_woocommerce_session_notice'
			)
		).toEqual( [] );
	} );
} );

it( 'a guest without a session is told on the next page why a coupon was refused, and no longer on the page after', async () => {
	const guest = new Shopper();
	const { headers } = await form( 'apply-coupon', { coupon_code: '' } )(
		guest
	);
	const page = new URL( headers.get( 'location' ) ?? '' ).pathname;

	const first = await guest.get( page );
	const second = await guest.get( page );

	expect( first.text ).toContain( 'Please enter a coupon code.' );
	expect( first.headers.get( 'cache-control' ) ).toContain( 'no-store' );
	expect( second.text ).not.toContain( 'Please enter a coupon code.' );
} );
