import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

import { aWireCart } from '../../../tests/fakes/wire-cart-factory';
import {
	fill,
	open,
	press,
	PROPS,
	requestsTo,
	type,
} from './checkout.test-helpers';

beforeEach( () => window.sessionStorage.clear() );

describe( 'a checkout that is refused', () => {
	it( 'says all that is missing once, and no more of it while it is put right', async () => {
		open();
		type( { billing_email: 'ada@example.com' } );

		press();

		const message = await screen.findByText(
			/^There’s a problem First name is a required field\. Last/
		);
		expect( message ).toHaveAttribute( 'aria-live', 'assertive' );
		const summary = document.querySelector(
			'.marketday-checkout__summary'
		);
		expect( summary ).toHaveTextContent( 'First name is a required' );
		type( { billing_first_name: 'Ada' } );
		expect( summary ).not.toHaveTextContent( 'First name is a required' );
		expect( summary?.closest( '[aria-live], [role="alert"]' ) ).toBeNull();
		expect( summary?.querySelector( '[role="alert"]' ) ).toBeNull();
	} );

	it( 'tells a server’s messages in the order of the fields', async () => {
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
							message: 'Postcode?',
							additional_errors: [
								{ code: 'invalid_city', message: 'City?' },
								{ code: 'invalid_email', message: 'Email?' },
							],
						},
					},
				},
			},
		} );
		fill();

		press();

		await waitFor( () =>
			expect(
				[
					...document.querySelectorAll(
						'.marketday-checkout__summary a'
					),
				].map( ( { textContent } ) => textContent )
			).toEqual( [ 'Email?', 'City?', 'Postcode?' ] )
		);
	} );

	it( 'asks for the basket a little after its answer was lost, as the order may have been placed', async () => {
		const { fake } = open();
		fake.answer( 'checkout', () => {
			throw new TypeError( 'Failed to fetch' );
		} );
		fill();
		jest.useFakeTimers();
		try {
			press();
			await act( () => jest.advanceTimersByTimeAsync( 3000 ) );
			expect(
				screen.getByText( 'You are probably offline.' )
			).toBeInTheDocument();
			await act( () => jest.advanceTimersByTimeAsync( 4000 ) );
			// For the nonce.
			expect( requestsTo( fake, 'cart' ) ).toHaveLength( 1 );

			await act( () => jest.advanceTimersByTimeAsync( 2000 ) );
			expect( requestsTo( fake, 'cart' ) ).toHaveLength( 2 );
		} finally {
			jest.useRealTimers();
		}
	} );

	it( 'does not ask where the shop has refused it', async () => {
		const { fake } = open();
		fake.answer( 'checkout', {
			status: 400,
			body: { code: 'sold_out', message: 'Sold out.' },
		} );
		fill();
		jest.useFakeTimers();
		try {
			press();
			await act( () => jest.advanceTimersByTimeAsync( 3000 ) );
			await act( () => jest.advanceTimersByTimeAsync( 20_000 ) );

			expect( screen.getByText( 'Sold out.' ) ).toBeInTheDocument();
			expect( requestsTo( fake, 'cart' ) ).toHaveLength( 1 );
		} finally {
			jest.useRealTimers();
		}
	} );

	it( 'lets a coupon that holds the order be taken off', async () => {
		const basket = {
			...PROPS.basket,
			coupons: [
				{ code: 'welcome10', discount: 240, freeShipping: false },
			],
			errors: [ 'You have already used this coupon.' ],
		};
		const { fake } = open( { basket } );
		fake.answer( 'cart/remove-coupon', { body: aWireCart() } );

		await userEvent.click(
			screen.getByRole( 'button', { name: 'Remove coupon welcome10' } )
		);

		expect(
			await screen.findByText( /^Coupon removed\. New total: £/ )
		).toBeInTheDocument();
		expect(
			requestsTo( fake, 'cart/remove-coupon' )[ 0 ]?.body
		).toMatchObject( {
			code: 'welcome10',
		} );
		expect( screen.queryByText( /already used/ ) ).toBeNull();
	} );

	it( 'says at the button that payment is safe, and how goods go back', async () => {
		open( {
			isSecure: true,
			returnsUrl: 'https://shop.example/returns/',
			privacyUrl: '',
		} );
		await act( async () => {} );

		expect( screen.getByText( 'Secure payment' ) ).toBeVisible();
		expect(
			screen.getByRole( 'link', { name: 'Delivery and returns' } )
		).toHaveAttribute( 'href', 'https://shop.example/returns/' );
		expect( screen.queryByRole( 'link', { name: 'Privacy' } ) ).toBeNull();
	} );
} );
