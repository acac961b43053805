import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

import { aWireCart } from '../../../tests/fakes/wire-cart-factory';
import { renderInShop } from '../../../tests/render-in-shop';
import { AddToBasket } from './add-to-basket';
import type { AddToBasketProps } from './form-props';
import {
	alive,
	aMug,
	aVariation,
	button,
	choose,
	COLOUR,
	SIZE,
} from './add-to-basket.test-helpers';

const refused = {
	status: 400,
	body: {
		code: 'woocommerce_rest_product_out_of_stock',
		message: 'All gone.',
	},
};

function show( props: Partial< AddToBasketProps > = {} ) {
	const drawn = alive( () =>
		renderInShop( <AddToBasket { ...aMug } { ...props } /> )
	);
	drawn.fake.answer( 'cart', { body: aWireCart() } );
	drawn.fake.answer( 'cart/add-item', { body: aWireCart() } );
	return drawn;
}

const buyNow = () => screen.getByRole( 'button', { name: 'Buy now' } );

describe( 'a form on a page without a way of its own to add', () => {
	it( 'adds the chosen variation by the Store API', async () => {
		const { fake, shop } = show();
		await choose( 'Colour', 'blue' );
		await choose( 'Size', 's' );

		await userEvent.click( button() );

		expect( await screen.findByText( 'View basket' ) ).toBeVisible();
		expect( fake.requests.at( -1 ) ).toMatchObject( {
			path: 'cart/add-item',
			body: {
				id: 31,
				quantity: 1,
				variation: [
					{ attribute: COLOUR, value: 'blue' },
					{ attribute: SIZE, value: 's' },
				],
			},
		} );
		expect( shop.basket.getState().basket?.itemCount ).toBe( 2 );
	} );

	it( 'buys at once: goes on to the checkout with what is in the basket', async () => {
		const onBuyNow = jest.fn();
		const { fake } = show( { showBuyNow: true, onBuyNow } );
		await userEvent.click( buyNow() );
		expect( onBuyNow ).not.toHaveBeenCalled();
		await choose( 'Colour', 'blue' );
		await choose( 'Size', 's' );

		await userEvent.click( buyNow() );

		await waitFor( () => expect( onBuyNow ).toHaveBeenCalledTimes( 1 ) );
		expect( fake.requests.at( -1 )?.path ).toBe( 'cart/add-item' );
	} );

	it( 'stays where what is bought at once is refused', async () => {
		const onBuyNow = jest.fn();
		const { fake } = show( { showBuyNow: true, onBuyNow } );
		fake.answer( 'cart/add-item', refused );
		await choose( 'Colour', 'blue' );
		await choose( 'Size', 's' );

		await userEvent.click( buyNow() );

		expect( await screen.findByText( 'All gone.' ) ).toBeVisible();
		expect( onBuyNow ).not.toHaveBeenCalled();
	} );

	it( 'lets the shop find a variation that it cannot look up', async () => {
		const { fake } = show( { variations: null } );
		fake.answer( 'get_variation', { status: 403, body: {} } );
		await choose( 'Colour', 'red' );
		await choose( 'Size', 'l' );
		await screen.findByRole( 'button', { name: 'Add to basket' } );

		await userEvent.click( button() );

		expect( await screen.findByText( 'View basket' ) ).toBeVisible();
		expect( fake.requests.at( -1 )?.body ).toMatchObject( { id: 12 } );
	} );

	it( 'takes a variation with an open attribute with what was chosen for it', async () => {
		const { fake } = show( { variations: [ aVariation( 34, '', 's' ) ] } );
		await choose( 'Colour', 'red' );
		await choose( 'Size', 's' );

		await userEvent.click( button() );

		expect( await screen.findByText( 'View basket' ) ).toBeVisible();
		expect( fake.requests.at( -1 )?.body ).toMatchObject( {
			id: 34,
			variation: [ { value: 'red' }, { value: 's' } ],
		} );
	} );

	it( 'sends what was entered in its slots', async () => {
		const { fake } = show( {
			...{ attributes: [], variations: [], chosen: {} },
			slots: {
				'product-form-options': (
					<input name="engraving" defaultValue="For Ada" />
				),
				'product-form-fields': (
					<input name="wrap" defaultValue="paper" />
				),
			},
		} );

		await userEvent.click( button() );

		expect( await screen.findByText( 'View basket' ) ).toBeVisible();
		expect( fake.requests.at( -1 )?.body ).toMatchObject( {
			...{ id: 12, engraving: 'For Ada', wrap: 'paper' },
		} );
	} );

	it( 'says what the shop refused it for, and stays', async () => {
		const { fake } = show( { attributes: [], variations: [], chosen: {} } );
		fake.answer( 'cart/add-item', refused );

		await userEvent.click( button() );

		expect( await screen.findByText( 'All gone.' ) ).toBeVisible();
		expect( button() ).not.toHaveClass( 'loading' );
		expect( button() ).not.toHaveClass( 'added' );
	} );
} );
