import { fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

import {
	aMug,
	aVariation,
	button,
	choose,
	COLOUR,
	quantity,
	renderAddToBasket,
	SIZE,
} from './add-to-basket.test-helpers';

describe( 'the form of a variable product', () => {
	it( "is disabled with the reason 'selection needed' while the selection is incomplete", async () => {
		const { onAdd } = renderAddToBasket();

		await userEvent.click( button() );

		expect( button() ).toHaveClass(
			'disabled',
			'wc-variation-selection-needed'
		);
		expect(
			screen.getByText(
				'Please select some product options before adding this product to your basket.'
			)
		).toBeVisible();
		expect( screen.getByLabelText( 'Colour' ) ).toHaveClass(
			'required',
			'error'
		);
		expect( onAdd ).not.toHaveBeenCalled();
	} );

	it( 'shows the details of the found variation and sets variation_id', async () => {
		const { container, onVariation } = renderAddToBasket();

		await choose( 'Colour', 'blue' );
		await choose( 'Size', 's' );

		expect( screen.getByText( '£31.00' ) ).toBeVisible();
		expect( container.querySelector( '.variation_id' ) ).toHaveValue(
			'31'
		);
		expect( onVariation ).toHaveBeenLastCalledWith(
			expect.any( HTMLFormElement ),
			expect.objectContaining( { id: 31, sku: 'MUG-31' } )
		);
		expect( button() ).not.toHaveClass( 'disabled' );
	} );

	it( 'tells which variations a colour alone leaves, and which one a whole choice is', async () => {
		const onPossible = jest.fn();
		renderAddToBasket( { onPossible } );
		const lastPossible = () => onPossible.mock.lastCall?.[ 1 ];

		await choose( 'Colour', 'blue' );
		expect( lastPossible() ).toEqual( [ 31, 33 ] );
		await choose( 'Size', 's' );

		expect( lastPossible() ).toEqual( [ 31 ] );
	} );

	it( 'clears variation_id when any select changes', async () => {
		const { container } = renderAddToBasket();
		await choose( 'Colour', 'blue' );
		await choose( 'Size', 's' );

		await choose( 'Size', '' );

		expect( container.querySelector( '.variation_id' ) ).toHaveValue( '0' );
		expect( screen.queryByText( '£31.00' ) ).toBeNull();
	} );

	it( 'sets the options apart that do not go with the other choices', async () => {
		renderAddToBasket();

		await choose( 'Colour', 'red' );

		const apart = screen.getByRole( 'group', {
			name: 'With different options',
		} );
		expect( within( apart ).getAllByRole( 'option' ) ).toEqual( [
			screen.getByRole( 'option', { name: 'Small' } ),
		] );
		expect( screen.getByLabelText( 'Size' ) ).toHaveTextContent( 'Large' );
	} );

	it( 'moves what does not go with a value that is chosen, and says so', async () => {
		renderAddToBasket();
		await choose( 'Colour', 'red' );

		await choose( 'Size', 's' );

		expect( screen.getByLabelText( 'Size' ) ).toHaveValue( 's' );
		expect( screen.getByLabelText( 'Colour' ) ).toHaveValue( 'blue' );
		expect(
			screen.getByText( 'Colour changed to Blue to match.' )
		).toBeVisible();
		expect( screen.getByText( '£31.00' ) ).toBeVisible();
	} );

	it( 'disables what is never made', () => {
		renderAddToBasket( {
			variations: [
				aVariation( 31, 'blue', 's' ),
				aVariation( 32, 'red', 'l', { variation_is_active: false } ),
			],
		} );

		expect( screen.getByRole( 'option', { name: 'Red' } ) ).toBeDisabled();
		expect(
			screen.getByRole( 'option', { name: 'Large' } )
		).toBeDisabled();
	} );

	it( 'chooses what there is only one of as soon as anything is chosen', async () => {
		const [ colour, size ] = aMug.attributes;
		renderAddToBasket( {
			attributes: [
				colour!,
				{ ...size!, options: [ { value: 's', label: 'Small' } ] },
			],
		} );

		await choose( 'Colour', 'blue' );

		expect( screen.getByLabelText( 'Size' ) ).toHaveValue( 's' );
	} );

	it( "is disabled with the reason 'unavailable' when the variation is out of stock", async () => {
		const { onAdd } = renderAddToBasket();
		await choose( 'Colour', 'blue' );
		await choose( 'Size', 'l' );

		await userEvent.click( button() );

		expect( button() ).toHaveClass( 'wc-variation-is-unavailable' );
		expect(
			screen.getByText(
				'Sorry, this product is unavailable. Please choose a different combination.'
			)
		).toBeVisible();
		expect( onAdd ).not.toHaveBeenCalled();
	} );

	it( "clamps the quantity between the variation's limits", async () => {
		const { onAdd } = renderAddToBasket();
		await choose( 'Colour', 'red' );
		await choose( 'Size', 'l' );

		expect( quantity() ).toHaveValue( 2 );
		fireEvent.change( quantity(), { target: { value: '9' } } );
		fireEvent.blur( quantity() );
		await userEvent.click( button() );

		expect( onAdd ).toHaveBeenCalledWith(
			expect.objectContaining( { product_id: 32, quantity: 3 } ),
			button()
		);
	} );

	it( 'sends the variation as product_id with the chosen values', async () => {
		const { onAdd } = renderAddToBasket();
		await choose( 'Colour', 'blue' );
		await choose( 'Size', 's' );

		await userEvent.click( button() );

		expect( onAdd ).toHaveBeenCalledWith(
			{
				[ COLOUR ]: 'blue',
				[ SIZE ]: 's',
				product_id: 31,
				quantity: 1,
				success_message: 'Added.',
			},
			button()
		);
		expect( button() ).toHaveClass( 'added' );
	} );

	it( 'leaves a variation that takes any value to the plain form', async () => {
		const { onAdd, container } = renderAddToBasket( {
			variations: [ aVariation( 34, 'blue', '' ) ],
		} );
		await choose( 'Colour', 'blue' );
		await choose( 'Size', 's' );

		const event = new Event( 'submit', {
			bubbles: true,
			cancelable: true,
		} );
		event.preventDefault = jest.fn( event.preventDefault );
		fireEvent( container.querySelector( 'form' )!, event );

		expect( event.preventDefault ).not.toHaveBeenCalled();
		expect( onAdd ).not.toHaveBeenCalled();
	} );

	it( 'sends the plain form where the shop does not answer', async () => {
		const { container } = renderAddToBasket( {
			onAdd: () => Promise.reject( new Error( 'offline' ) ),
		} );
		const submit = jest.fn();
		container.querySelector( 'form' )!.submit = submit;
		await choose( 'Colour', 'blue' );
		await choose( 'Size', 's' );

		await userEvent.click( button() );

		expect( submit ).toHaveBeenCalledTimes( 1 );
	} );
} );

describe( 'a field that another plugin asks for in the form', () => {
	const note = {
		'product-form-fields': <input aria-label="Note" name="note" required />,
	};

	it( 'blocks the button until it is answered, is told of and gets the focus', async () => {
		const { onAdd } = renderAddToBasket( {
			attributes: [],
			chosen: {},
			slots: note,
		} );
		expect( button() ).toHaveAttribute( 'aria-disabled', 'true' );

		await userEvent.click( button() );
		expect( screen.getByLabelText( 'Note' ) ).toHaveFocus();
		expect( screen.getByText( 'Constraints not satisfied' ) ).toBeVisible();
		expect( onAdd ).not.toHaveBeenCalled();

		await userEvent.type( screen.getByLabelText( 'Note' ), 'For Ada' );
		expect( button() ).not.toHaveAttribute( 'aria-disabled' );
		await userEvent.click( button() );
		expect( onAdd ).toHaveBeenCalledWith(
			expect.objectContaining( { note: 'For Ada' } ),
			button()
		);
	} );

	it( 'leaves the form to the browser where the plugin reads it whole', async () => {
		const { onAdd, container } = renderAddToBasket( {
			attributes: [],
			chosen: {},
			slots: {
				'product-form-fields': (
					<div data-marketday-sent-whole="">
						<input
							aria-label="Picture"
							name="picture"
							type="file"
						/>
					</div>
				),
			},
		} );
		const form = container.querySelector( 'form' );
		const sent = jest.fn( ( event: Event ) =>
			event.defaultPrevented ? 'kept' : 'sent'
		);
		window.addEventListener( 'submit', ( event ) => {
			sent( event );
			event.preventDefault();
		} );

		await userEvent.click( button() );

		expect( sent ).toHaveReturnedWith( 'sent' );
		expect( form ).toHaveAttribute( 'enctype', 'multipart/form-data' );
		expect( onAdd ).not.toHaveBeenCalled();
	} );
} );

describe( 'reset', () => {
	it( 'is offered only when at least one option is chosen', async () => {
		renderAddToBasket();

		expect( screen.queryByRole( 'button', { name: 'Clear' } ) ).toBeNull();
		await choose( 'Colour', 'blue' );
		expect( screen.getByRole( 'button', { name: 'Clear' } ) ).toBeVisible();
	} );

	it( 'clears all selects, announces it and focuses the first select', async () => {
		const { onVariation } = renderAddToBasket();
		await choose( 'Colour', 'blue' );
		await choose( 'Size', 's' );

		await userEvent.click(
			screen.getByRole( 'button', { name: 'Clear' } )
		);

		expect( screen.getByLabelText( 'Colour' ) ).toHaveValue( '' );
		expect( screen.getByLabelText( 'Size' ) ).toHaveValue( '' );
		expect( screen.getByLabelText( 'Colour' ) ).toHaveFocus();
		expect(
			screen.getByText(
				'Your selection has been reset. Please select some product options before adding this product to your cart.'
			)
		).toBeInTheDocument();
		expect( onVariation ).toHaveBeenLastCalledWith(
			expect.any( HTMLFormElement ),
			null
		);
	} );
} );

describe( 'the button that leads to the checkout', () => {
	it( 'sends the plain form, once there is nothing left to choose', async () => {
		const { container, onAdd } = renderAddToBasket( { showBuyNow: true } );
		const sent = jest.fn( ( event: Event ) => event.defaultPrevented );
		container.ownerDocument.addEventListener( 'submit', ( event ) => {
			sent( event );
			event.preventDefault();
		} );
		const buyNow = screen.getByRole( 'button', { name: 'Buy now' } );

		await userEvent.click( buyNow );
		expect( sent ).toHaveLastReturnedWith( true );

		await choose( 'Colour', 'blue' );
		await choose( 'Size', 's' );
		await userEvent.click( buyNow );

		expect( sent ).toHaveLastReturnedWith( false );
		expect( onAdd ).not.toHaveBeenCalled();
		expect( buyNow ).toHaveAttribute( 'name', 'wopb-buy-now' );

		// Back from the checkout the form stands as it was left, and goes on.
		fireEvent( window, new Event( 'pageshow' ) );
		await userEvent.click( button() );
		expect( onAdd ).toHaveBeenCalledTimes( 1 );
		expect( buyNow ).toHaveValue( '12' );
	} );
} );
