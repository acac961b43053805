// @features paypal
// @also-on woocommerce

import { Buyer, orderOf, PayPalFake } from './paypal-fake';
import { product, setOptions, setStock, stockOf } from './shop';

let fake: PayPalFake;

beforeAll( async () => {
	setOptions( { marketday_paypal: {} } );
	fake = await PayPalFake.start();
} );

afterAll( () => fake.stop() );

beforeEach( async () => {
	await fake.post( 'reset' );
	setStock( 'mug', 50 );
} );

async function aBuyer( quantity = 1 ): Promise< Buyer > {
	const buyer = new Buyer();
	await buyer.add( product( 'mug' ), quantity );
	return buyer;
}

describe( 'a payment of the basket', () => {
	it( 'is begun, approved and becomes one paid order', async () => {
		const buyer = await aBuyer( 2 );

		const id = await buyer.begin();
		expect( stockOf( 'mug' ) ).toBe( 50 );
		await fake.approve( id );
		const { json } = await buyer.approve( id );

		expect( json ).toMatchObject( {
			success: true,
			data: {
				order_received_url: expect.stringContaining( 'order-received' ),
			},
		} );
		expect( orderOf( id ) ).toMatchObject( {
			count: 1,
			status: 'processing',
		} );
		expect( stockOf( 'mug' ) ).toBe( 48 );
		const { captures } = await fake.state();
		expect( captures ).toHaveLength( 1 );
	} );
} );
