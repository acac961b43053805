// @features checkout
// @also-on woocommerce

import { ANN, placeOrder } from './checkout-form';
import { isWooCommerce, php, product, setOptions } from './shop';
import { Shopper } from './shopper';

async function withMug(): Promise< Shopper > {
	const ann = new Shopper();
	await ann.add( product( 'mug' ), 1 );
	return ann;
}

describe( 'An account that is made with an order', () => {
	it( 'takes no password that is guessed first', async () => {
		setOptions( {
			woocommerce_enable_signup_and_login_from_checkout: 'yes',
			woocommerce_registration_generate_password: 'no',
		} );
		const email = `guessed-${ Date.now() }@example.com`;

		const responses = [];
		for ( const password of [ 'password', ' '.repeat( 8 ), 'aaaaaaaa' ] ) {
			responses.push(
				await placeOrder( await withMug(), {
					create_account: true,
					customer_password: password,
					billing_address: { ...ANN, email },
				} )
			);
		}

		setOptions( {
			woocommerce_enable_signup_and_login_from_checkout: 'no',
		} );
		expect(
			responses.map( ( { status, text } ) => [
				status,
				text.includes( 'easy to guess' ),
			] )
		).toEqual( Array.from( { length: 3 } ).fill( [ 400, true ] ) );
		expect(
			php< { id: number } >(
				`return [ 'id' => (int) email_exists( '${ email }' ) ];`
			).id
		).toBe( 0 );
	} );

	// WooCommerce says openly that there is an account.
	( isWooCommerce ? it.skip : it )(
		'tells nobody by its customer whether an address has an account',
		async () => {
			setOptions( {
				woocommerce_enable_signup_and_login_from_checkout: 'yes',
			} );
			const order = async ( email: string, password: string ) =>
				placeOrder( await withMug(), {
					create_account: true,
					customer_password: password,
					billing_address: { ...ANN, email },
				} );
			const emails = [ 'one', 'two' ].map(
				( name ) => `${ name }-${ Date.now() }@example.com`
			);
			const [ known = '' ] = emails;
			php(
				`wp_insert_user( [ 'user_login' => '${ known }', 'user_email' => '${ known }', 'user_pass' => wp_generate_password() ] ); return [];`
			);

			const responses = await Promise.all(
				emails.map( ( email ) => order( email, 'long enough' ) )
			);

			for ( const { status, json } of responses ) {
				expect( status ).toBe( 200 );
				expect( json ).toMatchObject( { customer_id: 0 } );
			}
			setOptions( {
				woocommerce_enable_signup_and_login_from_checkout: 'no',
			} );
		}
	);
} );
