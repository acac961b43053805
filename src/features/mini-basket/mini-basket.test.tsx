import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { axe } from 'jest-axe';

import { aBasket, aLine } from '../../../tests/fakes/a-basket';
import { anEmptyWireCart } from '../../../tests/fakes/wire-cart';
import { renderInShop } from '../../../tests/render-in-shop';
import { MiniBasket, type MiniBasketProps } from './mini-basket';

const PROPS: MiniBasketProps = {
	basketUrl: 'https://shop.example/cart/',
	checkoutUrl: 'https://shop.example/checkout/',
	shopUrl: 'https://shop.example/shop/',
	showLabel: true,
	opens: 'drawer',
};

// jsdom has the element without its methods.
beforeAll( () => {
	HTMLDialogElement.prototype.showModal = function () {
		this.open = true;
	};
	HTMLDialogElement.prototype.close = function () {
		this.open = false;
	};
} );

async function open(
	basket = aBasket(),
	props: Partial< MiniBasketProps > = {}
) {
	const drawn = renderInShop( <MiniBasket { ...PROPS } { ...props } /> );
	await act( async () => drawn.shop.basket.seed( basket ) );
	return drawn;
}
const button = () => screen.getByRole( 'button', { name: /^Basket/ } );

describe( 'MiniBasket', () => {
	it( 'says how many items there are', async () => {
		await open();

		expect( button() ).toHaveAccessibleName( 'Basket, 2 items' );
		expect( button() ).toHaveTextContent( '2' );
	} );

	it( 'opens a drawer with the lines, their sum and the ways on', async () => {
		const { container } = await open();

		await userEvent.click( button() );

		expect( screen.getByRole( 'listitem' ) ).toHaveTextContent(
			'Enamel mug2 × £12.00Remove£24.00'
		);
		expect(
			screen.getByText( 'Subtotal' ).parentElement
		).toHaveTextContent( '£24.00' );
		expect(
			screen.getByRole( 'link', { name: 'Checkout' } )
		).toHaveAttribute( 'href', PROPS.checkoutUrl );
		expect( await axe( container ) ).toHaveNoViolations();
	} );

	it( 'opens with the space bar too, because it is a button now', async () => {
		await open();

		button().focus();
		await userEvent.keyboard( ' ' );

		expect( screen.getByRole( 'dialog' ) ).toBeVisible();
	} );

	it( 'removes a line and moves the keyboard on', async () => {
		const { fake } = await open(
			aBasket( {
				lines: [ aLine(), aLine( { key: 'lamp', name: 'Lamp' } ) ],
			} )
		);
		fake.answer( 'cart', { body: anEmptyWireCart() } );
		fake.answer( 'cart/remove-item', { body: anEmptyWireCart() } );
		await userEvent.click( button() );

		await userEvent.click(
			screen.getByRole( 'button', {
				name: 'Remove Enamel mug from your basket',
			} )
		);

		await screen.findByText( 'Your basket is empty.' );
		expect( fake.requests.at( -1 ) ).toMatchObject( {
			path: 'cart/remove-item',
			body: { key: 'mug' },
		} );
	} );

	it( 'sends the shopper of an empty basket to the shop', async () => {
		await open( aBasket( { lines: [], itemCount: 0 } ) );

		await userEvent.click( button() );

		expect(
			screen.getByRole( 'link', { name: 'Browse the shop' } )
		).toHaveAttribute( 'href', PROPS.shopUrl );
	} );

	it( 'tells when the basket could not be read, and tries again', async () => {
		const { fake } = renderInShop( <MiniBasket { ...PROPS } /> );
		fake.answer( 'cart', {
			status: 500,
			body: { message: 'No database.' },
		} );
		await userEvent.click( await screen.findByRole( 'button' ) );
		expect( await screen.findByRole( 'alert' ) ).toBeVisible();

		fake.answer( 'cart', { body: anEmptyWireCart() } );
		await userEvent.click( screen.getByText( 'Try again' ) );

		expect(
			await screen.findByText( 'Your basket is empty.' )
		).toBeVisible();
	} );

	it( 'stays a link where it is set to go to the basket page', async () => {
		await open( aBasket(), { opens: 'page' } );

		await waitFor( () =>
			expect( screen.getByRole( 'link' ) ).toHaveAttribute(
				'href',
				PROPS.basketUrl
			)
		);
	} );
} );
