// @features store, basket, checkout
// @also-on woocommerce

import { placeOrder } from './checkout-form';
import { guestNonce, isWooCommerce, php, product } from './shop';
import { Shopper } from './shopper';

const LONG = 'x'.repeat( 200_000 );

/** Bytes of the largest session that the site holds. */
function largestSession(): number {
	const [ table, column ] = isWooCommerce
		? [ 'woocommerce_sessions', 'session_value' ]
		: [ 'marketday_sessions', 'value' ];
	return php< { size: number } >(
		`global $wpdb; return [ 'size' => (int) $wpdb->get_var( "SELECT MAX( LENGTH( ${ column } ) ) FROM {$wpdb->prefix}${ table }" ) ];`
	).size;
}

async function withMug(): Promise< Shopper > {
	const shopper = new Shopper();
	await shopper.add( product( 'mug' ) );
	return shopper;
}

describe( 'what a visitor sends too much of', () => {
	it.each( [
		[ 'a package of a long name', `shipping_method[${ LONG }]`, 'a' ],
		[ 'a package that is not there', 'shipping_method[other]', 'a' ],
		[ 'a long way of delivery', 'shipping_method[0]', LONG ],
	] )( 'leaves the session as it was: %s', async ( _what, name, value ) => {
		const shopper = await withMug();

		const response = await shopper.post( '/cart/', {
			'marketday-action': 'update-totals',
			'marketday-nonce': guestNonce( 'marketday-basket' ),
			[ name ]: value,
		} );

		expect( response.status ).toBe( 303 );
		expect( largestSession() ).toBeLessThan( 50_000 );
		const page = await shopper.get( '/cart/' );
		expect( page.text ).not.toContain( 'Delivery updated.' );
		expect( page.text ).not.toContain( 'x'.repeat( 200 ) );
	} );
} );

// WooCommerce answers these calls itself.
const embedded = isWooCommerce ? describe.skip : describe;

embedded( 'the Store API', () => {
	it( 'knows one package only', async () => {
		const shopper = await withMug();
		const response = await shopper.storeApi(
			'POST',
			'/cart/select-shipping-rate',
			{ body: { package_id: 'other', rate_id: 'flat_rate:71' } }
		);
		expect( response.status ).toBe( 400 );
		expect( response.json.code ).toBe(
			'woocommerce_rest_cart_shipping_rate_error'
		);
	} );

	it.each( [
		[ 'a long name', { extensions: { [ LONG ]: { a: 1 } } } ],
		[ 'a long text', { extensions: { shop: { a: LONG } } } ],
		[
			'a hundred texts',
			{
				extensions: {
					shop: Object.fromEntries(
						Array.from( { length: 100 }, ( _, i ) => [
							`f${ i }`,
							'x'.repeat( 2000 ),
						] )
					),
				},
			},
		],
		[
			'what is ten deep',
			{ extensions: { a: JSON.parse( deep( 10 ) ) as unknown } },
		],
	] )(
		'refuses an order whose extensions have %s',
		async ( _what, changes ) => {
			const shopper = await withMug();
			const response = await placeOrder( shopper, changes );
			expect( response.status ).toBe( 400 );
			expect( response.json.code ).toBe( 'rest_invalid_param' );
			expect( response.text.length ).toBeLessThan( 1000 );
			expect( ( await shopper.cart() ).items ).toHaveLength( 1 );
		}
	);

	it( 'takes no batch within a batch', async () => {
		const shopper = await withMug();
		const inner = {
			requests: Array.from( { length: 25 }, () => ( {
				path: '/wc/store/v1/cart/add-item',
				headers: { Nonce: shopper.nonce },
				body: { id: product( 'mug' ) },
			} ) ),
		};
		const response = await shopper.storeApi( 'POST', '/batch', {
			body: {
				requests: [ { path: '/wc/store/v1/batch', body: inner } ],
			},
		} );
		expect( response.status ).toBe( 207 );
		expect( response.json.responses[ 0 ] ).toMatchObject( {
			status: 400,
			body: { code: 'rest_batch_not_allowed' },
		} );
		expect( ( await shopper.cart() ).items_count ).toBe( 1 );
	} );

	it( 'sends each cookie once for a whole batch, with its last value', async () => {
		const shopper = await withMug();
		const response = await shopper.storeApi( 'POST', '/batch', {
			body: {
				requests: Array.from( { length: 25 }, () => ( {
					path: '/wc/store/v1/cart/add-item',
					headers: { Nonce: shopper.nonce },
					body: { id: product( 'mug' ) },
				} ) ),
			},
		} );
		const names = response.cookies.map( ( cookie ) =>
			cookie.replace( /=.*/s, '' )
		);
		expect( names ).toHaveLength( new Set( names ).size );
		const { headers, json } = await shopper.storeApi( 'GET', '/cart' );
		expect( json.items_count ).toBe( 26 );
		expect( shopper.cookies.get( 'woocommerce_cart_hash' ) ).toBe(
			headers.get( 'cart-hash' )
		);
	} );
} );

function deep( levels: number ): string {
	return '{"a":'.repeat( levels ) + '1' + '}'.repeat( levels );
}
