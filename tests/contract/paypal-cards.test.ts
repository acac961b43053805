// @features paypal
// @also-on woocommerce

import { placeOrder } from './checkout-form';
import { type Buyer, orderOf } from './paypal-fake';
import { aBuyer, connectPayPal, fake } from './paypal-scene';

connectPayPal();

const VISA = '4111 1111 1111 1111';
const REFUSED = '4000 0000 0000 0002';

/** Begins a payment by card from the checkout. */
async function begin( buyer: Buyer ): Promise< string > {
	const { json } = await buyer.ppc( 'ppc-create-order', {
		context: 'checkout',
		funding_source: 'card',
	} );
	return ( json.data as unknown as { id: string } ).id;
}
const sourceOf = async ( id: string ) =>
	( await fake.state() ).orders.find( ( order ) => order.id === id ) as
		| undefined
		| { payment_source?: unknown };
const approve = async ( buyer: Buyer, id: string ) =>
	( await buyer.approve( id, { should_create_wc_order: false } ) ).json;

describe( 'a card in the page', () => {
	beforeEach( () => fake.connect( { cards: true } ) );

	it( 'is asked for by its bank where required, and pays the order of the form', async () => {
		const buyer = await aBuyer();
		const id = await begin( buyer );
		expect( await sourceOf( id ) ).toMatchObject( {
			payment_source: {
				card: {
					attributes: {
						verification: { method: 'SCA_WHEN_REQUIRED' },
					},
				},
			},
		} );
		expect( ( await approve( buyer, id ) ).success ).toBe( false );

		await fake.post( `card/${ id }`, { number: VISA } );
		expect( await approve( buyer, id ) ).toEqual( {
			success: true,
			data: {},
		} );
		const { status } = await placeOrder( buyer, {
			payment_method: 'marketday_paypal',
		} );

		expect( status ).toBe( 200 );
		expect( orderOf( id ) ).toMatchObject( {
			count: 1,
			status: 'processing',
		} );
		expect( ( await fake.state() ).captures ).toHaveLength( 1 );
	} );

	it( 'that its bank refuses pays nothing', async () => {
		const buyer = await aBuyer();
		const id = await begin( buyer );
		await fake.post( `card/${ id }`, { number: REFUSED } );

		expect( ( await approve( buyer, id ) ).success ).toBe( false );
		expect( ( await fake.state() ).captures ).toHaveLength( 0 );
	} );

	it( 'is always asked for, or never, as the shop has it', async () => {
		const buyer = await aBuyer();
		fake.connect( { cards: true, contingency: 'SCA_ALWAYS' } );
		expect( await sourceOf( await begin( buyer ) ) ).toMatchObject( {
			payment_source: {
				card: {
					attributes: { verification: { method: 'SCA_ALWAYS' } },
				},
			},
		} );

		fake.connect( { cards: true, contingency: 'NO_3D_SECURE' } );
		expect( await sourceOf( await begin( buyer ) ) ).not.toHaveProperty(
			'payment_source.card.attributes'
		);
	} );
} );

it( 'a shop that takes no cards begins none', async () => {
	fake.connect();
	const buyer = await aBuyer();

	expect( await sourceOf( await begin( buyer ) ) ).not.toHaveProperty(
		'payment_source.card'
	);
} );
