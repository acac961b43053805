// @features paypal
// @also-on woocommerce

import { orderOf, watch } from './paypal-fake';
import {
	aBuyer,
	approved,
	connectWebhooks,
	connectPayPal,
	fake,
	settled,
} from './paypal-scene';
import { product, stockOf } from './shop';

connectPayPal();

describe( 'one payment is one order and one capture', () => {
	it( 'where 50 approvals arrive at once', async () => {
		const buyer = await aBuyer();
		const id = await approved( buyer );

		const responses = await Promise.all(
			Array.from( { length: 50 }, () => buyer.approve( id ) )
		);

		const urls = new Set(
			responses.map(
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
		connectWebhooks();
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
				message: `The payment ${ id } isn’t ready yet.`,
			},
		} );
		expect( stockOf( 'mug' ) ).toBe( 50 );
	} );
} );

describe( 'a letter', () => {
	it( 'without PayPal’s signature changes nothing', async () => {
		connectWebhooks();
		const buyer = await aBuyer();
		const id = await approved( buyer );
		const email = ( headers: Record< string, string > ) =>
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

		expect( ( await email( {} ) ).status ).toBe( 401 );
		expect(
			(
				await email( {
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
		connectWebhooks();
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
		connectWebhooks();
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
		connectWebhooks();
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
