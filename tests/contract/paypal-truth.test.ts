// @features paypal

import { type Kept, Buyer, orderOf, PayPalFake, watch } from './paypal-fake';
import { php, product, setStock, stockOf } from './shop';

let fake: PayPalFake;

beforeAll( async () => {
	fake = await PayPalFake.start();
} );

afterAll( () => fake.stop() );

beforeEach( async () => {
	await fake.post( 'reset' );
	fake.connect();
	setStock( 'mug', 50 );
} );

async function aBuyer(): Promise< Buyer > {
	const buyer = new Buyer();
	await buyer.add( product( 'mug' ) );
	return buyer;
}

/** An approved payment, not yet told to the shop. */
async function approved( buyer: Buyer ): Promise< string > {
	const id = await buyer.begin();
	await fake.approve( id );
	return id;
}

/** PayPal writes to the shop. */
function connectLetters(): void {
	php( `do_action( 'marketday_paypal_make_webhook' ); return [];` );
}

const settled = async ( id: string, status: string ): Promise< Kept > => {
	for ( let tries = 0; tries < 30; tries++ ) {
		const order = orderOf( id );
		if ( order.status === status ) {
			return order;
		}
		await new Promise( ( resolve ) => setTimeout( resolve, 200 ) );
	}
	return orderOf( id );
};

describe( 'one payment is one order and one capture', () => {
	it( 'where 50 approvals arrive at once', async () => {
		const buyer = await aBuyer();
		const id = await approved( buyer );

		const answers = await Promise.all(
			Array.from( { length: 50 }, () => buyer.approve( id ) )
		);

		const urls = new Set(
			answers.map(
				( { text } ) => JSON.parse( text ).data.order_received_url
			)
		);
		expect( [ ...urls ] ).toEqual( [
			expect.stringContaining( 'order-received' ),
		] );
		expect( orderOf( id ) ).toMatchObject( {
			count: 1,
			status: 'processing',
		} );
		expect( ( await fake.state() ).captures ).toHaveLength( 1 );
		expect( stockOf( 'mug' ) ).toBe( 49 );
	}, 120_000 );

	it( 'where the answer to the capture is lost', async () => {
		const buyer = await aBuyer();
		const id = await approved( buyer );
		await fake.fault( 'lost', '/capture' );

		await buyer.approve( id );

		expect( orderOf( id ) ).toMatchObject( {
			count: 1,
			status: 'processing',
		} );
		expect( ( await fake.state() ).captures ).toHaveLength( 1 );
	} );

	it( 'where PayPal falls silent after it: the order waits, and the job finishes it', async () => {
		const buyer = await aBuyer();
		const id = await approved( buyer );
		await fake.fault( 'lost', '/capture', { times: 2 } );
		await fake.post( 'faults', [
			{
				kind: 'status',
				path: `/orders/${ id }`,
				method: 'GET',
				status: 503,
				times: 0,
			},
		] );
		await fake.fault( 'status', '/capture', { status: 503, times: 2 } );

		await buyer.approve( id );
		expect( orderOf( id ).status ).toBe( 'on-hold' );

		watch( id );
		expect( orderOf( id ) ).toMatchObject( {
			count: 1,
			status: 'processing',
		} );
		expect( ( await fake.state() ).captures ).toHaveLength( 1 );
	} );

	it( 'where PayPal’s letters come before the shopper, twice and in another order', async () => {
		connectLetters();
		await fake.post( 'webhooks', { mode: 'hold' } );
		const buyer = await aBuyer();
		const id = await approved( buyer );
		await buyer.approve( id );

		await fake.post( 'flush', { reversed: true, twice: true } );

		const { webhooks, captures } = await fake.state();
		expect( new Set( webhooks.map( ( { status } ) => status ) ) ).toEqual(
			new Set( [ 200 ] )
		);
		expect( captures ).toHaveLength( 1 );
		expect( orderOf( id ) ).toMatchObject( {
			count: 1,
			status: 'processing',
		} );
	} );

	it( 'is refused to another order', async () => {
		const buyer = await aBuyer();
		const id = await approved( buyer );
		await buyer.approve( id );
		await buyer.add( product( 'mug' ) );

		const { json } = await buyer.approve( id );

		expect( json ).toMatchObject( { success: true } );
		expect( orderOf( id ).count ).toBe( 1 );
		expect( ( await buyer.cart() ).items_count ).toBe( 1 );
	} );
} );

describe( 'a payment is its visitor’s', () => {
	it.each( [ 'ppc-approve-order', 'ppc-get-order', 'ppc-update-shipping' ] )(
		'%s refuses another one',
		async ( name ) => {
			const id = await ( await aBuyer() ).begin();

			const { json } = await (
				await aBuyer()
			).ppc( name, { order_id: id } );

			expect( json ).toMatchObject( {
				success: false,
				data: { message: 'Invalid or expired order access' },
			} );
		}
	);

	it( 'is not placed before PayPal has a yes', async () => {
		const buyer = await aBuyer();
		const id = await buyer.begin();

		const { json } = await buyer.approve( id );

		expect( json ).toMatchObject( {
			success: false,
			data: {
				message: `The payment ${ id } is not ready for processing yet.`,
			},
		} );
		expect( stockOf( 'mug' ) ).toBe( 50 );
	} );
} );

describe( 'a letter', () => {
	it( 'without PayPal’s signature changes nothing', async () => {
		connectLetters();
		const buyer = await aBuyer();
		const id = await approved( buyer );
		const letter = ( headers: Record< string, string > ) =>
			fetch(
				`${ process.env.MARKETDAY_URL }/wp-json/marketday/v1/paypal/webhook`,
				{
					method: 'POST',
					headers: { 'Content-Type': 'application/json', ...headers },
					body: JSON.stringify( {
						event_type: 'PAYMENT.CAPTURE.COMPLETED',
						resource: {
							id: 'X',
							supplementary_data: {
								related_ids: { order_id: id },
							},
						},
					} ),
				}
			);

		expect( ( await letter( {} ) ).status ).toBe( 401 );
		expect(
			(
				await letter( {
					'paypal-transmission-id': '1',
					'paypal-transmission-time': '2',
					'paypal-cert-url': `${ fake.url }/x`,
					'paypal-auth-algo': 'SHA256withRSA',
					'paypal-transmission-sig': 'AAAA',
				} )
			).status
		).toBe( 401 );
		expect( orderOf( id ).status ).toBe( '' );
	} );

	it( 'of a refund at PayPal’s side is written down once', async () => {
		connectLetters();
		const buyer = await aBuyer();
		const id = await approved( buyer );
		await buyer.approve( id );
		await fake.post( 'webhooks', { mode: 'twice' } );

		await fake.post( `refund/${ orderOf( id ).transaction }`, {
			amount: { currency_code: 'GBP', value: '1.00' },
		} );
		for ( let sent = 0; sent < 2;  ) {
			await new Promise( ( resolve ) => setTimeout( resolve, 300 ) );
			sent = ( await fake.state() ).webhooks.filter(
				( { type, status } ) =>
					type === 'PAYMENT.CAPTURE.REFUNDED' && status > 0
			).length;
		}

		expect( orderOf( id ) ).toMatchObject( {
			refunded: 100,
			status: 'processing',
		} );
	} );

	it( 'of a reversal ends the order', async () => {
		connectLetters();
		const buyer = await aBuyer();
		const id = await approved( buyer );
		await buyer.approve( id );

		await fake.post( `decide/${ orderOf( id ).transaction }`, {
			status: 'REVERSED',
		} );

		expect( ( await settled( id, 'cancelled' ) ).status ).toBe(
			'cancelled'
		);
	} );

	it( 'of a pending payment that was looked at pays the order', async () => {
		connectLetters();
		const buyer = await aBuyer();
		const id = await approved( buyer );
		await fake.fault( 'pending', '/capture' );
		await buyer.approve( id );
		expect( orderOf( id ).status ).toBe( 'on-hold' );

		await fake.post( `decide/${ orderOf( id ).transaction }`, {
			status: 'COMPLETED',
		} );

		expect( ( await settled( id, 'processing' ) ).status ).toBe(
			'processing'
		);
	} );
} );

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

describe( 'money goes back', () => {
	it( 'in part and as a whole, from the shop', async () => {
		const buyer = await aBuyer();
		const id = await approved( buyer );
		await buyer.approve( id );
		const refund = ( minor: number ) =>
			php< { said: string } >(
				`$id = $engine->orders()->withData( 'paypal', 'order', '${ id }' ); $order = $engine->payments()->order( $id );
				try { $engine->payments()->refund( $id, new Marketday\\Store\\Money( ${ minor }, $order->total->currency ), 'Broken' ); return [ 'said' => '' ]; }
				catch ( Marketday\\Store\\StoreError $refusal ) { return [ 'said' => $refusal->getMessage() ]; }`
			).said;
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
			`$engine->orders()->setStatus( $engine->orders()->withData( 'paypal', 'order', '${ id }' ), Marketday\\Store\\OrderStatus::from( '${ status }' ) ); return [];`
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
		const answer = await (
			await aBuyer()
		).ppc( 'ppc-create-order', {
			nonce: 'wrong',
		} );

		expect( answer.status ).toBe( 400 );
		expect( answer.json.data.message ).toBe( 'Could not validate nonce.' );
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
