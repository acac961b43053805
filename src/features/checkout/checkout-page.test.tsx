import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

import { ADDRESSES } from '../../../tests/fakes/fake-shop';
import { aWireCart } from '../../../tests/fakes/wire-cart-factory';
import { navigation } from './navigation';
import {
	CONFIRMATION,
	PROPS,
	fill,
	open,
	press,
	requestsTo,
	type,
} from './checkout.test-helpers';

beforeEach( () => window.sessionStorage.clear() );

describe( 'placing an order', () => {
	it( 'sends both addresses and goes where the server says', async () => {
		const { fake, leave } = open();

		fill();
		press();

		await waitFor( () =>
			expect( leave ).toHaveBeenCalledWith( CONFIRMATION )
		);
		expect( requestsTo( fake, 'checkout' )[ 0 ]?.body ).toMatchObject( {
			billing_address: { email: 'ada@example.com', city: 'London' },
			shipping_address: { last_name: 'Lovelace', city: 'London' },
			payment_method: 'bacs',
		} );
	} );

	it( 'makes one order of two presses', async () => {
		const { fake, leave } = open();
		fill();

		press();
		press();
		await waitFor( () => expect( leave ).toHaveBeenCalled() );

		expect( requestsTo( fake, 'checkout' ) ).toHaveLength( 1 );
		expect(
			screen.getByRole( 'button', { name: 'Place order' } )
		).toHaveAttribute( 'aria-busy', 'true' );
	} );

	it( 'sends nothing while something is missing, and goes to the first field', async () => {
		const { fake } = open();
		type( { billing_email: 'ada@example.com' } );

		press();

		await waitFor( () =>
			expect(
				document.getElementById( 'billing_first_name' )
			).toHaveFocus()
		);
		expect(
			document.getElementById( 'billing_first_name' )
		).toHaveAccessibleDescription( 'First name is a required field.' );
		expect( requestsTo( fake, 'checkout' ) ).toEqual( [] );
	} );

	it( 'says at a field that is left what is wrong, and moves nothing above it', async () => {
		open();
		type( { billing_email: 'ada@' } );

		await waitFor( () =>
			expect( document.getElementById( 'billing_email' ) ).toBeInvalid()
		);
		await act( async () => {} );
		expect(
			document.querySelector( '.marketday-checkout__summary' )
		).toBeEmptyDOMElement();
	} );

	it( 'shows what the server refuses at its field and keeps what was typed', async () => {
		const { fake } = open();
		fake.answer( 'checkout', {
			status: 400,
			body: {
				code: 'rest_invalid_param',
				message: 'Invalid parameter(s): billing_address',
				data: {
					status: 400,
					details: {
						billing_address: {
							code: 'invalid_postcode',
							message: 'The postcode is not valid',
						},
					},
				},
			},
		} );
		fill();

		press();

		const postcode = document.getElementById( 'billing_postcode' );
		await waitFor( () => expect( postcode ).toHaveFocus() );
		expect( postcode ).toHaveAccessibleDescription(
			'The postcode is not valid'
		);
		expect( postcode ).toHaveValue( 'SW1Y 4JH' );
		expect(
			screen.getByRole( 'button', { name: 'Place order' } )
		).toHaveAttribute( 'aria-busy', 'false' );
	} );

	it( 'tells a refusal that is about no field above the form', async () => {
		const { fake } = open();
		fake.answer( 'checkout', {
			status: 409,
			body: {
				code: 'woocommerce_rest_cart_empty',
				message: 'The last mug has just gone.',
				data: { status: 409, cart: aWireCart() },
			},
		} );
		fill();

		press();

		await waitFor( () =>
			expect(
				document.querySelector(
					'.marketday-checkout__summary [role="alert"]'
				)
			).toHaveTextContent( /^The last mug has just gone\.$/ )
		);
	} );

	it( 'takes along what extensions collect', async () => {
		const { fake, leave, shop } = open();
		shop.checkout.registerData( {
			namespace: 'woocommerce/order-attribution',
			collect: () => ( { source_type: 'typein' } ),
		} );
		fill();

		press();
		await waitFor( () => expect( leave ).toHaveBeenCalled() );

		expect( requestsTo( fake, 'checkout' )[ 0 ]?.body ).toMatchObject( {
			extensions: {
				'woocommerce/order-attribution': { source_type: 'typein' },
			},
		} );
	} );

	it( 'takes along what was entered in its slots', async () => {
		const { fake, leave } = open( {
			slots: {
				'checkout-fields': (
					<input
						name="extensions[gift][note]"
						defaultValue="Happy birthday"
					/>
				),
				'checkout-before-submit': (
					<input name="extensions[gift][wrap]" defaultValue="paper" />
				),
			},
		} );
		fill();

		press();
		await waitFor( () => expect( leave ).toHaveBeenCalled() );

		expect( requestsTo( fake, 'checkout' )[ 0 ]?.body ).toMatchObject( {
			extensions: { gift: { note: 'Happy birthday', wrap: 'paper' } },
		} );
	} );
} );

describe( 'new sums', () => {
	const pass = () =>
		act( () => new Promise( ( resolve ) => setTimeout( resolve, 750 ) ) );

	it( 'are asked for when the place changed, once it stands still', async () => {
		const { fake } = open();

		type( { billing_postcode: 'LA9 4ZZ' } );
		await pass();

		expect( requestsTo( fake, 'cart/update-customer' ) ).toHaveLength( 1 );
		expect(
			requestsTo( fake, 'cart/update-customer' )[ 0 ]?.body
		).toMatchObject( {
			billing_address: { country: 'GB', postcode: 'LA9 4ZZ' },
			shipping_address: { postcode: 'LA9 4ZZ' },
		} );
	} );

	it( 'are not asked for when a name changed', async () => {
		const { fake } = open();

		type( { billing_first_name: 'Ada' } );
		await pass();

		expect( fake.requests ).toEqual( [] );
	} );

	it( 'of another country come without the postcode that it refuses', async () => {
		const { fake } = open();
		fake.answer( 'cart/update-customer', {
			status: 400,
			body: {
				code: 'rest_invalid_param',
				message: 'Invalid parameter(s): billing_address',
				data: { status: 400 },
			},
		} );

		type( { billing_postcode: 'LA9 4Z' } );
		await pass();
		expect( requestsTo( fake, 'cart/update-customer' ) ).toHaveLength( 1 );

		type( { billing_country: 'US' } );
		await pass();

		expect(
			requestsTo( fake, 'cart/update-customer' )
				.slice( 1 )
				.map( ( { body } ) => body )
		).toEqual(
			[ 'LA9 4Z', '' ].map( ( postcode ) => ( {
				billing_address: expect.objectContaining( {
					country: 'US',
					postcode,
				} ),
				shipping_address: expect.objectContaining( {
					country: 'US',
					postcode,
				} ),
			} ) )
		);
	} );

	it( 'never touch what is typed meanwhile', async () => {
		open();

		type( { billing_postcode: 'LA9 4ZZ' } );
		await pass();
		type( { billing_city: 'Kendal' } );

		expect( document.getElementById( 'billing_postcode' ) ).toHaveValue(
			'LA9 4ZZ'
		);
		expect( document.getElementById( 'billing_city' ) ).toHaveValue(
			'Kendal'
		);
	} );
} );

it( 'asks for the fields of another country and shows them', async () => {
	const { fake } = open();
	const us = {
		...PROPS.forms,
		billing: PROPS.forms.billing.map( ( field ) =>
			field.name === 'postcode' ? { ...field, label: 'ZIP code' } : field
		),
	};
	fake.answer(
		`${ ADDRESSES.restUrl }marketday/v1/address-fields?country=US`,
		{ body: us }
	);

	await userEvent.selectOptions(
		document.getElementById( 'billing_country' ) as HTMLSelectElement,
		'US'
	);

	expect( await screen.findByLabelText( 'ZIP code' ) ).toBeVisible();
} );

it( 'draws the fields of a registered payment method', async () => {
	const { shop } = open();
	shop.checkout.registerPayment( {
		id: 'cod',
		Fields: () => <p>Please have the right change.</p>,
	} );

	await userEvent.click( screen.getByLabelText( /Cash on delivery/ ) );

	expect( screen.getByText( 'Please have the right change.' ) ).toBeVisible();
} );

it( 'is drawn anew by the server where the basket was ordered in another tab', async () => {
	const reload = jest
		.spyOn( navigation, 'reload' )
		.mockImplementation( () => {} );
	const { fake, shop } = open();
	fake.answer( 'cart', {
		body: { ...aWireCart(), items: [], items_count: 0 },
	} );

	await act( () => shop.basket.refresh() );

	expect( reload ).toHaveBeenCalledTimes( 1 );
} );
