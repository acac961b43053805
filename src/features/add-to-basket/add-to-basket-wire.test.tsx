import { fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

import {
	aVariation,
	button,
	choose,
	COLOUR,
	renderAddToBasket,
	SIZE,
} from './add-to-basket.test-helpers';

describe( 'a form whose variations are not embedded', () => {
	const response = ( body: unknown ) =>
		jest.fn( async () => ( {
			ok: true,
			status: 200,
			json: async () => body,
		} ) );

	it( 'asks the server for the variation of a full choice', async () => {
		const fetch = response( aVariation( 41, 'red', 's' ) );
		renderAddToBasket( { variations: null }, fetch );
		await choose( 'Colour', 'red' );
		expect( fetch ).not.toHaveBeenCalled();

		await choose( 'Size', 's' );

		expect( await screen.findByText( '£41.00' ) ).toBeVisible();
		const [ url, request ] = fetch.mock.calls[ 0 ] as unknown as [
			string,
			RequestInit,
		];
		expect( url ).toBe( 'https://shop.example/?wc-ajax=get_variation' );
		expect( String( request.body ) ).toBe(
			`${ COLOUR }=red&${ SIZE }=s&product_id=12&custom_data=`
		);
	} );

	it( 'says so when no variation matches', async () => {
		renderAddToBasket( { variations: null }, response( false ) );
		await choose( 'Colour', 'red' );
		await choose( 'Size', 's' );

		expect(
			await screen.findByText(
				'Sorry, no products matched your selection. Please choose a different combination.'
			)
		).toBeVisible();
		expect( button() ).toHaveClass( 'wc-variation-is-unavailable' );
	} );

	it( 'knows what goes together before it asks', async () => {
		const fetch = response( aVariation( 31, 'blue', 's' ) );
		renderAddToBasket(
			{
				variations: null,
				combinations: {
					pictures: [],
					rows: [
						[ 31, 2, 0, 1, 1 ],
						[ 32, 1, 0, 2, 2 ],
					],
				},
			},
			fetch
		);

		await choose( 'Colour', 'red' );
		await choose( 'Size', 's' );

		expect( screen.getByLabelText( 'Colour' ) ).toHaveValue( 'blue' );
		expect( await screen.findByText( '£31.00' ) ).toBeVisible();
		expect( fetch ).toHaveBeenCalledTimes( 1 );
	} );
} );

describe( 'a form whose variation cannot be looked up', () => {
	it( 'goes to the server as a plain form', async () => {
		const offline = jest.fn( () => Promise.reject( new Error() ) );
		const { container, onAdd } = renderAddToBasket(
			{ variations: null },
			offline
		);
		await choose( 'Colour', 'red' );
		await choose( 'Size', 's' );
		await waitFor( () => expect( button() ).not.toHaveClass( 'disabled' ) );

		const event = new Event( 'submit', {
			bubbles: true,
			cancelable: true,
		} );
		event.preventDefault = jest.fn();
		fireEvent( container.querySelector( 'form' )!, event );

		expect( event.preventDefault ).not.toHaveBeenCalled();
		expect( onAdd ).not.toHaveBeenCalled();
	} );
} );

describe( 'the form of a simple product', () => {
	const simple = { attributes: [], variations: [], chosen: {} };

	it( 'adds the wished quantity', async () => {
		const { onAdd } = renderAddToBasket( simple );

		await userEvent.click(
			screen.getByRole( 'button', {
				name: 'Increase quantity of Enamel mug',
			} )
		);
		await userEvent.click( button() );

		expect( onAdd ).toHaveBeenCalledWith(
			{ product_id: 12, quantity: 2, success_message: 'Added.' },
			button()
		);
	} );

	it( 'adds with what was entered in its slots', async () => {
		const { onAdd } = renderAddToBasket( {
			...simple,
			slots: {
				'product-form-fields': (
					<input name="engraving" defaultValue="For Ada" />
				),
			},
		} );

		await userEvent.click( button() );

		expect( onAdd ).toHaveBeenCalledWith(
			expect.objectContaining( { engraving: 'For Ada' } ),
			button()
		);
	} );

	it( 'has no quantity field when it is sold individually', () => {
		renderAddToBasket( { ...simple, soldIndividually: true } );

		expect( screen.queryByRole( 'spinbutton' ) ).toBeNull();
	} );
} );
