// @features paypal
// @also-on woocommerce

import { Buyer, orderOf } from './paypal-fake';
import { aBuyer, approved, connectPayPal, fake } from './paypal-scene';
import { isWooCommerce, php, product, setOptions } from './shop';

connectPayPal();

describe( 'a payment of another sum', () => {
	it( 'never pays: the order waits for a person', async () => {
		const buyer = await aBuyer();
		const id = await approved( buyer );
		await fake.post( `amountpaid/${ id }`, {
			currency_code: 'GBP',
			value: '1.00',
		} );

		await buyer.approve( id );

		const order = orderOf( id );
		expect( order.status ).toBe( 'on-hold' );
	} );
} );

describe( 'an order by the button', () => {
	const shipTo = ( where: string ) =>
		setOptions( { woocommerce_ship_to_destination: where } );
	afterAll( () => shipTo( 'billing' ) );

	// The embedded store sends everywhere it delivers to.
	it.each( [
		[ 'shipping', 'Ada' ],
		[ 'billing_only', isWooCommerce ? 'Grace' : 'Ada' ],
	] )( 'goes where the shop sends: %s', async ( where, recipient ) => {
		shipTo( where );
		const buyer = await aBuyer();
		const id = await buyer.begin();
		await fake.approve( id, {
			shipping: {
				name: { full_name: 'Ada Lovelace' },
				address: {
					address_line_1: '12 Harbour Road',
					admin_area_2: 'Leeds',
					postal_code: 'LS1 4AP',
					country_code: 'GB',
				},
			},
		} );

		await buyer.approve( id );

		expect(
			php(
				`$order = $engine->payments()->order( $engine->orders()->withData( 'paypal', 'order', '${ id }' ) );
					return [ $order->customer->billing->firstName, $order->customer->billing->city, $order->customer->shipping->firstName, $order->customer->shipping->city ];`
			)
		).toEqual( [ 'Grace', 'Leeds', recipient, 'Leeds' ] );
	} );
} );

describe( 'money goes back', () => {
	it( 'in part and as a whole, from the shop', async () => {
		const buyer = await aBuyer();
		const id = await approved( buyer );
		await buyer.approve( id );
		const refund = ( minor: number ) =>
			php< { message: string } >(
				`$id = $engine->orders()->withData( 'paypal', 'order', '${ id }' ); $order = $engine->payments()->order( $id );
				try { $engine->payments()->refund( $id, new Marketday\\Engine\\Contract\\Money( ${ minor }, $order->contents->total->currency ), 'Broken' ); return [ 'message' => '' ]; }
				catch ( Marketday\\Engine\\Contract\\StoreError $refusal ) { return [ 'message' => $refusal->getMessage() ]; }`
			).message;
		const { total } = orderOf( id );

		expect( refund( 100 ) ).toBe( '' );
		expect( orderOf( id ) ).toMatchObject( {
			refunded: 100,
			status: 'processing',
		} );
		expect( refund( total ) ).not.toBe( '' );
		expect( refund( total - 100 ) ).toBe( '' );
		expect( orderOf( id ) ).toMatchObject( {
			refunded: total,
			status: 'refunded',
		} );
		expect( ( await fake.state() ).refunds ).toHaveLength( 2 );
	} );
} );

describe( 'held money', () => {
	const state = ( id: string, status: string ) =>
		php(
			`$engine->orders()->setStatus( $engine->orders()->withData( 'paypal', 'order', '${ id }' ), Marketday\\Engine\\Contract\\OrderStatus::from( '${ status }' ) ); return [];`
		);

	it.each( [
		[ 'processing', 'CAPTURED', 1 ],
		[ 'cancelled', 'VOIDED', 0 ],
	] )( 'follows the order to %s', async ( status, held, captures ) => {
		fake.connect( { intent: 'authorize' } );
		const buyer = await aBuyer();
		const id = await approved( buyer );
		await buyer.approve( id );
		expect( orderOf( id ).status ).toBe( 'on-hold' );

		state( id, status );

		const now = await fake.state();
		expect( now.authorizations.map( ( one ) => one.status ) ).toEqual( [
			held,
		] );
		expect( now.captures ).toHaveLength( captures );
	} );
} );

describe( 'the calls', () => {
	it( 'answer a wrong nonce with 400 and the contract’s sentence', async () => {
		const response = await (
			await aBuyer()
		).ppc( 'ppc-create-order', {
			nonce: 'wrong',
		} );

		expect( response.status ).toBe( 400 );
		expect( response.json.data.message ).toBe(
			'Could not validate nonce.'
		);
	} );

	it( 'simulate a basket and leave the shopper’s as it is', async () => {
		const buyer = await aBuyer();

		const { text } = await buyer.ppc( 'ppc-simulate-cart', {
			products: [ { id: product( 'mug' ), quantity: 7, variations: [] } ],
		} );

		expect( JSON.parse( text ) ).toMatchObject( {
			success: true,
			data: {
				currency_code: 'GBP',
				funding: { paylater: { enabled: true } },
				button: { is_disabled: false },
			},
		} );
		expect( ( await buyer.cart() ).items_count ).toBe( 1 );
	} );

	it.each( [
		[ {}, 'paypal-payments,venmo-payments,paypal-messages' ],
		[ { pay_later: false, wallet: false }, 'paypal-payments' ],
		[ { sdk: 'v5' }, 'buttons,messages' ],
		[ { sdk: 'v5', pay_later: false }, 'buttons' ],
	] )(
		'tell what is wanted of PayPal’s script: %j',
		async ( settings, components ) => {
			fake.connect( settings );

			const { text } = await (
				await aBuyer()
			).get( '/?wc-ajax=ppc-cart-script-params&context=cart' );

			expect( JSON.parse( text ).data.url_params.components ).toBe(
				components
			);
		}
	);

	it( 'replace the basket by a product', async () => {
		const buyer = await aBuyer();

		const { text } = await buyer.ppc( 'ppc-change-cart', {
			products: [ { id: product( 'mug' ), quantity: 3, variations: [] } ],
		} );

		expect( JSON.parse( text ).data[ 0 ].amount.currency_code ).toBe(
			'GBP'
		);
		expect( ( await buyer.cart() ).items_count ).toBe( 3 );
	} );

	it( 'say that nothing was named', async () => {
		const { json } = await ( await aBuyer() ).ppc( 'ppc-simulate-cart' );

		expect( json ).toMatchObject( {
			success: false,
			data: { message: 'Necessary fields not defined. Action aborted.' },
		} );
	} );

	it( 'say what is missing in the form, field by field', async () => {
		const { text } = await (
			await aBuyer()
		).ppc( 'ppc-validate-checkout', {
			form_encoded: 'billing_email=ann%40example.com&billing_country=GB',
		} );

		expect( JSON.parse( text ) ).toMatchObject( {
			success: false,
			data: {
				message: 'Required form fields are not filled.',
				errors: expect.arrayContaining( [
					'First name is a required field.',
				] ),
				refresh: false,
			},
		} );
	} );

	it.each( [
		'ppc-vault-paypal',
		'ppc-create-setup-token',
		'ppc-approve-subscription',
	] )( '%s says that it is off', async ( name ) => {
		const { json } = await new Buyer().ppc( name );

		expect( json ).toMatchObject( { success: false } );
	} );

	it( 'survive PayPal’s failure in the envelope', async () => {
		const buyer = await aBuyer();
		await fake.fault( 'status', '/v2/checkout/orders', {
			status: 500,
			times: 9,
		} );

		const { json, status } = await buyer.ppc( 'ppc-create-order', {
			context: 'cart',
		} );

		expect( status ).toBe( 200 );
		expect( json ).toMatchObject( {
			success: false,
			data: {
				message:
					'Something went wrong. Please try again or choose another payment source.',
			},
		} );
	} );
} );
