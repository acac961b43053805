import { createMarketday, MarketdayProvider } from '@marketday/kernel';
import {
	act,
	fireEvent,
	render,
	screen,
	waitFor,
} from '@testing-library/react';
import userEvent from '@testing-library/user-event';

import { AddToBasket } from './add-to-basket';
import type { AddToBasketProps } from './form-props';

const COLOUR = 'attribute_pa_colour';
const SIZE = 'attribute_pa_size';

const aVariation = (
	id: number,
	colour: string,
	size: string,
	changes: object = {}
) => ( {
	variation_id: id,
	attributes: { [ COLOUR ]: colour, [ SIZE ]: size },
	sku: `MUG-${ id }`,
	price_html: `<span>£${ id }.00</span>`,
	availability_html: '<p>In stock</p>',
	is_purchasable: true,
	is_in_stock: true,
	is_sold_individually: 'no',
	variation_is_visible: true,
	variation_is_active: true,
	min_qty: 1,
	max_qty: '',
	...changes,
} );

const someVariations = [
	aVariation( 31, 'blue', 's' ),
	aVariation( 32, 'red', 'l', { min_qty: 2, max_qty: 3 } ),
	aVariation( 33, 'blue', 'l', { is_in_stock: false } ),
];

const aMug: AddToBasketProps = {
	productId: 12,
	name: 'Enamel mug',
	action: 'https://shop.example/product/enamel-mug/',
	basketUrl: 'https://shop.example/cart/',
	buttonText: 'Add to basket',
	successMessage: 'Added.',
	soldIndividually: false,
	minimum: 1,
	maximum: null,
	step: 1,
	attributes: [
		{
			name: COLOUR,
			label: 'Colour',
			options: [
				{ value: 'blue', label: 'Blue' },
				{ value: 'red', label: 'Red' },
			],
		},
		{
			name: SIZE,
			label: 'Size',
			options: [
				{ value: 's', label: 'Small' },
				{ value: 'l', label: 'Large' },
			],
		},
	],
	variations: someVariations,
	chosen: { [ COLOUR ]: '', [ SIZE ]: '' },
	found: null,
};

/** Shows the form after it has come alive. */
function show( props: Partial< AddToBasketProps > = {}, fetch = jest.fn() ) {
	jest.useFakeTimers();
	const shop = createMarketday( {
		restUrl: 'https://shop.example/wp-json/',
		wcAjaxUrl: 'https://shop.example/?wc-ajax=%%endpoint%%',
		fetch,
	} );
	const onAdd = jest.fn( async () => true );
	const onVariation = jest.fn();
	const { container } = render(
		<MarketdayProvider shop={ shop }>
			<AddToBasket
				{ ...aMug }
				onAdd={ onAdd }
				onVariation={ onVariation }
				{ ...props }
			/>
		</MarketdayProvider>
	);
	act( () => {
		jest.advanceTimersByTime( 100 );
	} );
	jest.useRealTimers();
	return { container, onAdd, onVariation, fetch };
}

const choose = ( label: string, value: string ) =>
	userEvent.selectOptions( screen.getByLabelText( label ), value );
const button = () => screen.getByRole( 'button', { name: 'Add to basket' } );
const quantity = () => screen.getByRole( 'spinbutton' );

describe( 'the form of a variable product', () => {
	it( "is disabled with the reason 'selection needed' while the selection is incomplete", async () => {
		const { onAdd } = show();

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
		const { container, onVariation } = show();

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

	it( 'clears variation_id when any select changes', async () => {
		const { container } = show();
		await choose( 'Colour', 'blue' );
		await choose( 'Size', 's' );

		await choose( 'Size', '' );

		expect( container.querySelector( '.variation_id' ) ).toHaveValue( '0' );
		expect( screen.queryByText( '£31.00' ) ).toBeNull();
	} );

	it( 'disables the options that do not go with the other choices', async () => {
		show();

		await choose( 'Colour', 'red' );

		expect(
			screen.getByRole( 'option', { name: 'Small' } )
		).toBeDisabled();
		expect( screen.getByRole( 'option', { name: 'Large' } ) ).toBeEnabled();
	} );

	it( "is disabled with the reason 'unavailable' when the variation is out of stock", async () => {
		const { onAdd } = show();
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
		const { onAdd } = show();
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
		const { onAdd } = show();
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
		const { onAdd, container } = show( {
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
		const { container } = show( {
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

describe( 'reset', () => {
	it( 'is offered only when at least one option is chosen', async () => {
		show();

		expect( screen.queryByRole( 'button', { name: 'Clear' } ) ).toBeNull();
		await choose( 'Colour', 'blue' );
		expect( screen.getByRole( 'button', { name: 'Clear' } ) ).toBeVisible();
	} );

	it( 'clears all selects, announces it and focuses the first select', async () => {
		const { onVariation } = show();
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

describe( 'a form whose variations are not embedded', () => {
	const answer = ( body: unknown ) =>
		jest.fn( async () => ( {
			ok: true,
			status: 200,
			json: async () => body,
		} ) );

	it( 'asks the server for the variation of a full choice', async () => {
		const fetch = answer( aVariation( 41, 'red', 's' ) );
		show( { variations: null }, fetch );
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
		show( { variations: null }, answer( false ) );
		await choose( 'Colour', 'red' );
		await choose( 'Size', 's' );

		expect(
			await screen.findByText(
				'Sorry, no products matched your selection. Please choose a different combination.'
			)
		).toBeVisible();
		expect( button() ).toHaveClass( 'wc-variation-is-unavailable' );
	} );
} );

describe( 'a form whose variation cannot be looked up', () => {
	it( 'goes to the server as a plain form', async () => {
		const offline = jest.fn( () => Promise.reject( new Error() ) );
		const { container, onAdd } = show( { variations: null }, offline );
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
		const { onAdd } = show( simple );

		await userEvent.click(
			screen.getByRole( 'button', { name: 'One more of Enamel mug' } )
		);
		await userEvent.click( button() );

		expect( onAdd ).toHaveBeenCalledWith(
			{ product_id: 12, quantity: 2, success_message: 'Added.' },
			button()
		);
	} );

	it( 'has no quantity field when it is sold individually', () => {
		show( { ...simple, soldIndividually: true } );

		expect( screen.queryByRole( 'spinbutton' ) ).toBeNull();
	} );
} );
