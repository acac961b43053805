// @features checkout
// @also-on sqlite, woocommerce

import { ANN, checkoutBody, placeOrder } from './checkout-form';
import { orderOf } from './orders';
import { product } from './shop';
import { Shopper } from './shopper';

async function withMug( quantity = 1 ): Promise< Shopper > {
	const ann = new Shopper();
	await ann.add( product( 'mug' ), quantity );
	return ann;
}

describe( 'GET checkout', () => {
	it( 'answers what is known so far and makes no order', async () => {
		const { status, json } = await (
			await withMug()
		).storeApi( 'GET', '/checkout' );
		expect( status ).toBe( 200 );
		expect( json ).toMatchObject( {
			order_id: 0,
			order_key: '',
			order_number: '0',
			status: 'checkout-draft',
			customer_note: '',
			customer_id: 0,
			payment_result: null,
		} );
		expect( json ).toKeepShape( 'checkout-draft' );
	} );

	it( 'asks for the nonce, although it only reads', async () => {
		const ann = await withMug();
		const { status, json } = await ann.storeApi( 'GET', '/checkout', {
			nonce: false,
			headers: { Nonce: '' },
		} );
		expect( { status, code: json.code } ).toEqual( {
			status: 401,
			code: 'woocommerce_rest_missing_nonce',
		} );
	} );
} );

describe( 'PUT checkout', () => {
	it( 'remembers the payment method and the note, and makes no order', async () => {
		const ann = await withMug();
		const { status, json } = await ann.storeApi( 'PUT', '/checkout', {
			body: {
				payment_method: 'cod',
				order_notes: 'Leave it at the door',
			},
		} );
		expect( status ).toBe( 200 );
		expect( json ).toMatchObject( {
			order_id: 0,
			status: 'checkout-draft',
			payment_method: 'cod',
			customer_note: 'Leave it at the door',
		} );
		expect( json ).toKeepShape( 'checkout-draft' );
	} );

	it( 'answers 400 to a payment method that is not offered', async () => {
		const ann = await withMug();
		const { status, json } = await ann.storeApi( 'PUT', '/checkout', {
			body: { payment_method: 'gold' },
		} );
		expect( { status, code: json.code } ).toEqual( {
			status: 400,
			code: 'rest_invalid_param',
		} );
	} );
} );

describe( 'POST checkout', () => {
	it( 'makes an order paid on delivery: processing', async () => {
		const ann = await withMug( 2 );

		const { status, json } = await placeOrder( ann, {
			customer_note: 'Ring twice',
		} );

		expect( status ).toBe( 200 );
		expect( json ).toMatchObject( {
			status: 'processing',
			order_key: expect.stringMatching( /^wc_order_\w+$/ ),
			order_number: String( json.order_id ),
			customer_note: 'Ring twice',
			customer_id: 0,
			payment_method: 'cod',
			billing_address: { ...ANN, email: 'ann@example.com' },
			payment_result: { payment_status: 'success' },
		} );
		expect( json.payment_result.redirect_url ).toContain(
			'order-received'
		);
		expect( json.payment_result.redirect_url ).toContain( json.order_key );
		expect( json ).toKeepShape( 'checkout' );
		expect( orderOf( json.order_id, json.order_key ) ).toMatchObject( {
			status: 'processing',
			total: 2995,
			email: 'ann@example.com',
			method: 'cod',
			note: 'Ring twice',
			lines: [ { name: 'Enamel mug', quantity: 2, total: 2500 } ],
		} );
	} );

	it( 'makes an order paid by bank transfer: on hold', async () => {
		const { status, json } = await placeOrder( await withMug(), {
			payment_method: 'bacs',
		} );
		expect( {
			status,
			order: json.status,
			paid: json.payment_result.payment_status,
		} ).toEqual( { status: 200, order: 'on-hold', paid: 'success' } );
	} );

	it( 'empties the basket', async () => {
		const ann = await withMug();
		await placeOrder( ann );
		expect( ( await ann.cart() ).items ).toEqual( [] );
	} );

	it( 'shows the order only to who has its key', async () => {
		const { json } = await placeOrder( await withMug() );
		expect( orderOf( json.order_id, 'wc_order_guessed' ) ).toBeNull();
	} );

	it( 'makes one order of one basket sent twice', async () => {
		const ann = await withMug();
		const first = await placeOrder( ann );
		const second = await placeOrder( ann );
		expect( first.status ).toBe( 200 );
		expect( { status: second.status, code: second.json.code } ).toEqual( {
			status: 409,
			code: 'woocommerce_rest_cart_empty',
		} );
	} );

	it( 'computes the total itself, whatever the request says', async () => {
		const ann = await withMug();
		const { json } = await placeOrder( ann, {
			total: '1',
			totals: { total_price: '1' },
			items: [ { id: product( 'mug' ), price: 1 } ],
			status: 'completed',
		} );
		expect( orderOf( json.order_id, json.order_key ) ).toMatchObject( {
			total: 1745,
			status: 'processing',
		} );
	} );

	it( 'sells what is virtual without shipping', async () => {
		const ann = new Shopper();
		await ann.add( product( 'voucher' ) );
		const { status, json } = await placeOrder( ann, {
			payment_method: 'bacs',
			shipping_address: {},
		} );
		expect( status ).toBe( 200 );
		expect( orderOf( json.order_id, json.order_key ) ).toMatchObject( {
			total: 2500,
		} );
	} );

	it( 'uses the coupons of the basket', async () => {
		const ann = await withMug( 2 );
		await ann.storeApi( 'POST', '/cart/apply-coupon', {
			body: { code: 'contract-five' },
		} );
		const { json } = await placeOrder( ann );
		expect( orderOf( json.order_id, json.order_key ) ).toMatchObject( {
			total: 2495,
		} );
	} );
} );

const billing = ( changes: Record< string, string > ) => ( {
	...ANN,
	email: 'ann@example.com',
	...changes,
} );

describe( 'POST checkout refuses', () => {
	it.each( [
		[
			'a missing name',
			{ billing_address: billing( { first_name: '' } ) },
			400,
			'woocommerce_rest_invalid_address',
		],
		[
			'a missing city',
			{ shipping_address: { ...ANN, city: '' } },
			400,
			'woocommerce_rest_invalid_address',
		],
		[
			'a missing postcode',
			{ billing_address: billing( { postcode: '' } ) },
			400,
			'woocommerce_rest_invalid_address',
		],
		[
			'an invalid postcode',
			{ billing_address: billing( { postcode: '12345' } ) },
			400,
			'rest_invalid_param',
		],
		[
			'an invalid e-mail address',
			{ billing_address: billing( { email: 'ann@' } ) },
			400,
			'rest_invalid_param',
		],
		[
			'a missing e-mail address',
			{ billing_address: billing( { email: '' } ) },
			400,
			'woocommerce_rest_missing_email_address',
		],
		[
			'an unknown country',
			{ billing_address: billing( { country: 'ZZ' } ) },
			400,
			'rest_invalid_param',
		],
		[
			'an unknown payment method',
			{ payment_method: 'gold' },
			400,
			'rest_invalid_param',
		],
		[
			'no payment method',
			{ payment_method: '' },
			400,
			'woocommerce_rest_checkout_missing_payment_method',
		],
	] as [ string, Record< string, unknown >, number, string ][] )(
		'%s',
		async ( _what, changes, status, code ) => {
			const ann = await withMug();
			const response = await placeOrder( ann, changes );
			expect( {
				status: response.status,
				code: response.json.code,
			} ).toEqual( { status, code } );
			expect( response.json.message ).not.toBe( '' );
			expect( ( await ann.cart() ).items_count ).toBe( 1 );
		}
	);

	it( 'an empty basket', async () => {
		const { status, json } = await placeOrder( new Shopper() );
		expect( { status, code: json.code } ).toEqual( {
			status: 409,
			code: 'woocommerce_rest_cart_empty',
		} );
	} );

	it( 'a body without addresses', async () => {
		const ann = await withMug();
		const { status, json } = await ann.storeApi( 'POST', '/checkout', {
			body: { payment_method: 'cod' },
		} );
		expect( { status, code: json.code } ).toEqual( {
			status: 400,
			code: 'rest_missing_callback_param',
		} );
	} );

	it( 'a place the shop does not send to', async () => {
		const ann = await withMug();
		const { status, json } = await placeOrder( ann, {
			shipping_address: {
				...ANN,
				country: 'FR',
				postcode: '75001',
				city: 'Paris',
			},
		} );
		expect( { status, code: json.code } ).toEqual( {
			status: 400,
			code: 'woocommerce_rest_invalid_shipping_option',
		} );
	} );

	it( 'payment data of a wrong form', async () => {
		const ann = await withMug();
		const { status, json } = await ann.storeApi( 'POST', '/checkout', {
			body: checkoutBody( { payment_data: 'card' } ),
		} );
		expect( { status, code: json.code } ).toEqual( {
			status: 400,
			code: 'rest_invalid_param',
		} );
	} );
} );
