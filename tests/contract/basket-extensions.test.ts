// @features basket, basket-reservation
// @also-on woocommerce

import { sendForm } from './checkout-form';
import { isWooCommerce, php, product, setOptions, setStock } from './shop';
import { Shopper, type ShopResponse } from './shopper';

const code = ( { status, json }: ShopResponse ) => ( {
	status,
	code: json.code,
} );

const withMug = async ( quantity = 1 ) => {
	const ann = new Shopper();
	const { json } = await ann.add( product( 'mug' ), quantity );
	return { ann, key: String( json.items[ 0 ].key ) };
};
const count = async ( shopper: Shopper ) =>
	( await shopper.cart() ).items_count;

describe( 'POST cart/extensions of marketday', () => {
	it( 'brings back a line that was removed', async () => {
		const { ann, key } = await withMug( 3 );
		await ann.storeApi( 'POST', '/cart/remove-item', { body: { key } } );

		const { status, json } = await ann.storeApi(
			'POST',
			'/cart/extensions',
			{ body: { namespace: 'marketday', data: { restore: key } } }
		);

		expect( status ).toBe( 200 );
		expect( json.items ).toMatchObject( [ { key, quantity: 3 } ] );
	} );

	it( 'brings back nothing of another visitor', async () => {
		const { ann, key } = await withMug();
		await ann.storeApi( 'POST', '/cart/remove-item', { body: { key } } );
		const bob = new Shopper();
		await bob.add( product( 'voucher' ) );

		const response = await bob.storeApi( 'POST', '/cart/extensions', {
			body: { namespace: 'marketday', data: { restore: key } },
		} );

		expect( code( response ) ).toEqual( {
			status: 409,
			code: 'woocommerce_rest_cart_invalid_key',
		} );
		expect( await count( bob ) ).toBe( 1 );
	} );

	it( 'answers 400 to what it does not know', async () => {
		const { ann } = await withMug();

		const response = await ann.storeApi( 'POST', '/cart/extensions', {
			body: { namespace: 'marketday', data: { restore: [ 'x' ] } },
		} );

		expect( response.status ).toBe( 400 );
		expect( await count( ann ) ).toBe( 1 );
	} );
} );

it( 'tells with the cart how far it is to free delivery, or that it cannot be told', async () => {
	const { ann } = await withMug();

	const { text } = await ann.storeApi( 'GET', '/cart' );

	expect( text ).toMatch( /"marketday":\s*\{\s*"free_delivery":/ );
} );

describe( '?wopb-cart-clear', () => {
	it( 'empties the basket at once where a page of the shop leads there', async () => {
		const { ann } = await withMug();

		const response = await ann.get( '/?wopb-cart-clear', {
			'Sec-Fetch-Site': 'same-origin',
		} );

		expect( response.status ).toBeGreaterThanOrEqual( 302 );
		expect( response.headers.get( 'location' ) ).not.toContain( 'clear' );
		expect( await count( ann ) ).toBe( 0 );
	} );

	it.each( [ 'cross-site', 'none' ] )(
		'asks on the basket page where it comes from elsewhere: %s',
		async ( site ) => {
			const { ann } = await withMug();

			const away = await ann.get( '/?wopb-cart-clear', {
				'Sec-Fetch-Site': site,
			} );
			expect( away.headers.get( 'location' ) ).toContain(
				'wopb-cart-clear'
			);
			const page = await ann.get( '/cart/?wopb-cart-clear', {
				'Sec-Fetch-Site': site,
			} );
			expect( page.text ).toContain( 'Empty basket' );
			expect( await count( ann ) ).toBe( 1 );

			const [ , nonce = '' ] =
				/value="clear-basket">\s*<input[^>]*value="([0-9a-f]+)"/.exec(
					page.text
				) ?? [];
			await ann.post( '/cart/', {
				'marketday-action': 'clear-basket',
				'marketday-nonce': nonce,
			} );
			expect( await count( ann ) ).toBe( 0 );
		}
	);

	it( 'does nothing for a picture or a page that is loaded ahead', async () => {
		const { ann } = await withMug();

		await ann.get( '/?wopb-cart-clear', {
			'Sec-Fetch-Site': 'same-origin',
			'Sec-Fetch-Dest': 'image',
		} );
		await ann.get( '/?wopb-cart-clear', {
			'Sec-Fetch-Site': 'same-origin',
			'Sec-Purpose': 'prefetch',
		} );

		expect( await count( ann ) ).toBe( 1 );
	} );
} );

describe( 'a basket that is reserved', () => {
	beforeAll( () => {
		setOptions( { marketday_reservation_minutes: 10 } );
		setStock( 'mug', 1 );
	} );
	afterAll( () => {
		setOptions( { marketday_reservation_minutes: 0 } );
		setStock( 'mug', 200 );
		php(
			'global $wpdb; $wpdb->query( "DELETE FROM {$wpdb->prefix}marketday_stock_holds" ); return [];'
		);
	} );

	it( 'keeps the last piece from others, and begins its timer', async () => {
		const ann = new Shopper();
		const before = Date.now();
		await ann.wcAjax( 'add_to_cart', { product_id: product( 'mug' ) } );
		const began = Number( ann.cookies.get( 'wopb_cart_reserved_timer' ) );
		expect( began ).toBeGreaterThan( before - 5000 );
		expect( began ).toBeLessThan( Date.now() + 5000 );

		const bob = new Shopper();
		const { json } = await bob.wcAjax( 'add_to_cart', {
			product_id: product( 'mug' ),
		} );
		expect( json.error ).toBe( true );
		expect( ( await bob.add( product( 'mug' ) ) ).status ).toBe( 400 );
		expect( bob.cookies.has( 'wopb_cart_reserved_timer' ) ).toBe( false );

		await ann.storeApi( 'DELETE', '/cart/items' );
		expect( ( await bob.add( product( 'mug' ) ) ).status ).toBe( 201 );
		await bob.storeApi( 'DELETE', '/cart/items' );
	} );
} );

// WooCommerce's basket page is its own.
( isWooCommerce ? describe.skip : describe )(
	'a line that was taken out without scripts',
	() => {
		it( 'comes back by the button of the page that follows', async () => {
			const ann = new Shopper();
			await ann.add( product( 'mug' ), 2 );
			const [ { key } ] = ( await ann.cart() ).items;
			const page = '/cart/';
			const removed = await sendForm( ann, page, {
				'marketday-action': 'update-basket',
				remove: key,
			} );
			expect( removed.status ).toBe( 303 );
			const { pathname, search } = new URL(
				removed.headers.get( 'location' ) ?? ''
			);
			expect( ( await ann.get( pathname + search ) ).text ).toContain(
				`name="line" value="${ key }"`
			);

			await sendForm( ann, pathname + search, {
				'marketday-action': 'restore-line',
				line: key,
			} );

			expect( ( await ann.cart() ).items ).toMatchObject( [
				{ id: product( 'mug' ), quantity: 2 },
			] );
		} );

		it( 'is not one that a stranger names', async () => {
			const ann = new Shopper();
			const { text } = await ann.get(
				'/cart/?undo-remove=%22%3E%3Cscript%3E'
			);
			expect( text ).not.toContain( 'restore-line' );
		} );
	}
);
