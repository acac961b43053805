// @features basket
// @also-on woocommerce

import { product } from './shop';
import { Shopper, type ShopResponse } from './shopper';

const outcome = ( { status, json }: ShopResponse ) => ( {
	status,
	code: json.code,
} );

async function withMug(
	quantity = 1
): Promise< { ann: Shopper; key: string } > {
	const ann = new Shopper();
	const { json } = await ann.add( product( 'mug' ), quantity );
	return { ann, key: json.items[ 0 ].key };
}

describe( 'POST cart/update-item', () => {
	it( 'sets the quantity and answers the basket', async () => {
		const { ann, key } = await withMug();
		const response = await ann.storeApi( 'POST', '/cart/update-item', {
			body: { key, quantity: 5 },
		} );
		expect( response.status ).toBe( 200 );
		expect( response.json ).toMatchObject( {
			items_count: 5,
			totals: { total_items: '6250' },
		} );
		expect( response.json ).toKeepShape( 'cart' );
	} );

	it.each( [
		[ 'more than the stock', 201 ],
		[ 'less than one', 0 ],
	] )(
		'answers 400 to %s and leaves the quantity',
		async ( _what, quantity ) => {
			const { ann, key } = await withMug( 2 );
			const response = await ann.storeApi( 'POST', '/cart/update-item', {
				body: { key, quantity },
			} );
			expect( outcome( response ) ).toEqual( {
				status: 400,
				code: 'invalid_quantity',
			} );
			expect( ( await ann.cart() ).items_count ).toBe( 2 );
		}
	);

	it( 'answers 409 with the basket to an unknown line', async () => {
		const { ann } = await withMug();
		const response = await ann.storeApi( 'POST', '/cart/update-item', {
			body: { key: 'nothing', quantity: 1 },
		} );
		expect( outcome( response ) ).toEqual( {
			status: 409,
			code: 'woocommerce_rest_cart_invalid_key',
		} );
		expect( response.json.data.cart.items_count ).toBe( 1 );
		expect( response.json.data.cart ).toKeepShape( 'cart' );
	} );
} );

describe( 'POST cart/remove-item', () => {
	it( 'removes the line and answers the basket', async () => {
		const { ann, key } = await withMug();
		const response = await ann.storeApi( 'POST', '/cart/remove-item', {
			body: { key },
		} );
		expect( response.status ).toBe( 200 );
		expect( response.json.items ).toEqual( [] );
		expect( response.headers.get( 'cart-hash' ) ).toBe( '' );
	} );

	it( 'answers 409 with the basket to an unknown line', async () => {
		const { ann } = await withMug();
		const response = await ann.storeApi( 'POST', '/cart/remove-item', {
			body: { key: 'nothing' },
		} );
		expect( outcome( response ) ).toEqual( {
			status: 409,
			code: 'woocommerce_rest_cart_invalid_key',
		} );
		expect( response.json.data.cart.items_count ).toBe( 1 );
	} );

	it( 'answers 409 where no line is named', async () => {
		const { ann } = await withMug();
		const response = await ann.storeApi( 'POST', '/cart/remove-item', {
			body: {},
		} );
		expect( outcome( response ) ).toEqual( {
			status: 409,
			code: 'woocommerce_rest_cart_invalid_key',
		} );
	} );
} );

describe( 'cart/items', () => {
	it( 'POST adds, PUT changes, DELETE removes', async () => {
		const ann = new Shopper();
		const added = await ann.storeApi( 'POST', '/cart/items', {
			body: { id: product( 'mug' ), quantity: 1 },
		} );
		expect( added.status ).toBe( 201 );
		const { key } = added.json;
		const changed = await ann.storeApi( 'PUT', `/cart/items/${ key }`, {
			body: { quantity: 3 },
		} );
		expect( changed.json ).toMatchObject( { key, quantity: 3 } );
		const removed = await ann.storeApi( 'DELETE', `/cart/items/${ key }` );
		expect( removed.status ).toBe( 204 );
		expect( ( await ann.cart() ).items ).toEqual( [] );
	} );

	it( 'DELETE without a line empties the basket', async () => {
		const { ann } = await withMug();
		const response = await ann.storeApi( 'DELETE', '/cart/items' );
		expect( response.status ).toBe( 200 );
		expect( response.json ).toEqual( [] );
		expect( ( await ann.cart() ).items ).toEqual( [] );
	} );
} );
