import { createMarketday, MarketdayProvider } from '@marketday/kernel';
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

import { AddToBasket } from './add-to-basket';
import type { AddToBasketProps } from './form-props';

export const COLOUR = 'attribute_pa_colour';
export const SIZE = 'attribute_pa_size';

export const aVariation = (
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

/** A mug in two colours and two sizes. */
export const aMug: AddToBasketProps = {
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

/**
 * Helper of tests: draws a form, and lets the 100 ms pass after which it is alive. A test that chooses meanwhile may lose its choice: it draws
 * between the events `input` and `change`, which no browser does.
 *
 * @param draw
 */
export function alive< Drawn >( draw: () => Drawn ): Drawn {
	jest.useFakeTimers();
	const drawn = draw();
	act( () => {
		jest.advanceTimersByTime( 100 );
	} );
	jest.useRealTimers();
	return drawn;
}

/** Helper of tests: shows the form of the mug after it has come alive. */
export function renderAddToBasket(
	props: Partial< AddToBasketProps > = {},
	fetch = jest.fn()
) {
	const shop = createMarketday( {
		restUrl: 'https://shop.example/wp-json/',
		wcAjaxUrl: 'https://shop.example/?wc-ajax=%%endpoint%%',
		fetch,
	} );
	const onAdd = jest.fn( async () => true );
	const onVariation = jest.fn();
	const { container } = alive( () =>
		render(
			<MarketdayProvider shop={ shop }>
				<AddToBasket
					{ ...aMug }
					onAdd={ onAdd }
					onVariation={ onVariation }
					{ ...props }
				/>
			</MarketdayProvider>
		)
	);
	return { container, onAdd, onVariation, fetch };
}

export const choose = ( label: string, value: string ) =>
	userEvent.selectOptions( screen.getByLabelText( label ), value );
export const button = () =>
	screen.getByRole( 'button', { name: /^(Add to basket|Added)$/ } );
export const quantity = () => screen.getByRole( 'spinbutton' );
