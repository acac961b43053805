// @features basket
// @also-on oldest-wordpress, woocommerce

import { product } from './shop';
import { Shopper } from './shopper';

const VERBS = [
	[ '/cart/add-item', () => ( { id: product( 'mug' ), quantity: 1 } ) ],
	[ '/cart/update-item', () => ( { key: 'x', quantity: 1 } ) ],
	[ '/cart/remove-item', () => ( { key: 'x' } ) ],
	[ '/cart/apply-coupon', () => ( { code: 'contract-ten' } ) ],
	[ '/cart/remove-coupon', () => ( { code: 'contract-ten' } ) ],
	[
		'/cart/select-shipping-rate',
		() => ( { package_id: 0, rate_id: 'flat_rate:71' } ),
	],
	[
		'/cart/update-customer',
		() => ( { billing_address: { city: 'York' } } ),
	],
	[
		'/checkout',
		() => ( {
			payment_method: 'cod',
			billing_address: {},
			shipping_address: {},
		} ),
	],
] as [ string, () => unknown ][];

describe.each( VERBS )( 'POST %s', ( path, body ) => {
	it( 'answers 401 without a nonce and changes nothing', async () => {
		const ann = new Shopper();
		const { status, json } = await ann.storeApi( 'POST', path, {
			nonce: false,
			body: body(),
		} );
		expect( { status, code: json.code, data: json.data.status } ).toEqual( {
			status: 401,
			code: 'woocommerce_rest_missing_nonce',
			data: 401,
		} );
		expect( ( await ann.cart() ).items ).toEqual( [] );
	} );

	it( 'answers 403 with a wrong nonce and changes nothing', async () => {
		const ann = new Shopper();
		const { status, json } = await ann.storeApi( 'POST', path, {
			nonce: '0123456789',
			body: body(),
		} );
		expect( { status, code: json.code, data: json.data.status } ).toEqual( {
			status: 403,
			code: 'woocommerce_rest_invalid_nonce',
			data: 403,
		} );
		expect( ( await ann.cart() ).items ).toEqual( [] );
	} );

	it( 'sends a nonce that works with each refusal', async () => {
		const ann = new Shopper();
		const refused = await ann.storeApi( 'POST', path, {
			nonce: '0123456789',
			body: body(),
		} );
		const fresh = refused.headers.get( 'nonce' ) ?? '';
		const added = await ann.storeApi( 'POST', '/cart/add-item', {
			nonce: fresh,
			body: { id: product( 'mug' ), quantity: 1 },
		} );
		expect( added.status ).toBe( 201 );
	} );
} );
