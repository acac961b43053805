// @features paypal
// @also-on woocommerce

import { customer, keptBy, newCustomer } from './paypal-customers';
import { Buyer } from './paypal-fake';
import { connectPayPal, fake } from './paypal-scene';

connectPayPal();

beforeAll( () => newCustomer( 'vault-ann' ) );
beforeEach( () => fake.connect( { vaulting: true } ) );

const aCustomer = () => customer( 'vault-ann' );
const kept = () => keptBy( 'vault-ann' );

describe( 'a way to pay that PayPal keeps', () => {
	it( 'is agreed to there and kept with the customer, once', async () => {
		const ann = await aCustomer();
		const setup = await ann.ppc( 'ppc-create-setup-token', {
			payment_method: 'marketday_paypal',
		} );
		expect( setup.json ).toMatchObject( {
			success: true,
			data: { status: 'PAYER_ACTION_REQUIRED' },
		} );
		const sent = {
			vault_setup_token: ( setup.json.data as unknown as { id: string } )
				.id,
		};

		const early = await ann.ppc( 'ppc-create-payment-token', sent );
		expect( early.json.success ).toBe( false );
		await fake.post( `agree/${ sent.vault_setup_token }` );
		const token = await ann.ppc( 'ppc-create-payment-token', sent );

		expect( token.json ).toMatchObject( { success: true } );
		expect( kept() ).toEqual( {
			'grace@example.com': (
				token.json.data as unknown as { id: string }
			 ).id,
		} );
		const again = await ann.ppc( 'ppc-create-payment-token', sent );
		expect( again.json ).toMatchObject( { success: false } );
	} );

	it( 'is nobody else’s: a setup token of another customer is refused', async () => {
		const ann = await aCustomer();
		await ann.ppc( 'ppc-create-setup-token' );

		for ( const name of [
			'ppc-create-payment-token',
			'ppc-update-customer-id',
		] ) {
			const { json } = await ann.ppc( name, {
				vault_setup_token: 'SOMEBODYELSES',
			} );
			expect( json ).toMatchObject( {
				success: false,
				data: { message: 'Invalid or expired order access' },
			} );
		}
	} );

	it( 'is for customers who are logged in', async () => {
		const { json } = await new Buyer().ppc( 'ppc-create-setup-token' );

		expect( json ).toMatchObject( {
			success: false,
			data: { message: 'Please log in to save a payment method.' },
		} );
	} );

	it( 'has an address to agree at', async () => {
		const { json } = await ( await aCustomer() ).ppc( 'ppc-vault-paypal' );

		expect( json.data ).toMatchObject( {
			approve_link: expect.stringContaining( '/agreements/approve' ),
		} );
	} );
} );
