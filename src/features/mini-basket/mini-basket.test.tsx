import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { axe } from 'jest-axe';

import { aBasket, aLine } from '../../../tests/fakes/basket-factory';
import {
	anEmptyWireCart,
	aWireCart,
	aWireItem,
} from '../../../tests/fakes/wire-cart-factory';
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
			'Enamel mug£12.00 each−+Remove£24.00'
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

	it( 'keeps the place of a picture that a product has not', async () => {
		await open( aBasket( { lines: [ aLine( { image: null } ) ] } ) );
		await userEvent.click( button() );

		const name = screen.getByRole( 'link', { name: 'Enamel mug' } );
		expect( name.closest( 'li' )?.firstElementChild ).toHaveClass(
			'marketday-mini-basket__picture'
		);
	} );

	it( 'removes a line, and brings it back', async () => {
		const { fake } = await open(
			aBasket( {
				lines: [ aLine(), aLine( { key: 'lamp', name: 'Lamp' } ) ],
			} )
		);
		fake.answer( 'cart', { body: anEmptyWireCart() } );
		fake.answer( 'cart/remove-item', { body: anEmptyWireCart() } );
		fake.answer( 'cart/extensions', { body: aWireCart() } );
		await userEvent.click( button() );

		await userEvent.click(
			screen.getByRole( 'button', {
				name: 'Remove Enamel mug from your basket',
			} )
		);
		await screen.findByText( 'Your basket is empty.' );
		const undo = screen.getByRole( 'button', { name: 'Undo' } );
		expect( undo ).toHaveFocus();
		await userEvent.click( undo );

		await screen.findByText( 'Subtotal' );
		expect( fake.requests.at( -1 ) ).toMatchObject( {
			path: 'cart/extensions',
			body: { namespace: 'marketday', data: { restore: 'mug' } },
		} );
	} );

	it( 'changes a quantity, and shows what the line and all lines cost then', async () => {
		const { fake } = await open();
		fake.answer( 'cart', { body: aWireCart() } );
		fake.answer( 'cart/update-item', {
			body: aWireCart( {
				items: [
					aWireItem( {
						quantity: 3,
						totals: {
							line_subtotal: '3000',
							line_subtotal_tax: '600',
						},
					} ),
				],
			} ),
		} );
		await userEvent.click( button() );

		await userEvent.click(
			screen.getByRole( 'button', {
				name: 'Increase quantity of Enamel mug',
			} )
		);

		expect( screen.getByRole( 'spinbutton' ) ).toHaveValue( 3 );
		expect(
			screen.getByRole( 'link', { name: 'Checkout' } )
		).toHaveAttribute( 'aria-busy', 'true' );
		expect( await screen.findByText( '£36.00' ) ).toBeVisible();
	} );

	it( 'says what was just added, how far it is to free delivery, and what goes well with it', async () => {
		const { shop } = await open(
			aBasket( {
				freeDelivery: { from: 5000, counted: 2400, isReached: false },
				crossSells: [
					{
						id: 40,
						name: 'Teapot',
						url: 'https://shop.example/product/teapot/',
						price: 2500,
						regularPrice: 2500,
						image: null,
						isAddable: true,
					},
				],
			} )
		);
		await act( async () => shop.basket.setState( { added: [ 'mug' ] } ) );

		await userEvent.click( button() );

		expect(
			screen.getByText( 'Added to your basket: Enamel mug' )
		).toBeVisible();
		expect(
			screen.getByText( 'Spend £26.00 more for free delivery.' )
		).toBeVisible();
		expect(
			screen.getByRole( 'heading', {
				name: 'Goes well with your basket',
			} )
		).toBeVisible();
	} );

	it( 'says that no longer once something was removed, or it was closed', async () => {
		const { shop } = await open();
		await act( async () => shop.basket.setState( { added: [ 'mug' ] } ) );
		await userEvent.click( button() );
		expect( screen.getByText( /^Added to your basket/ ) ).toBeVisible();

		await userEvent.click(
			screen.getByRole( 'button', { name: 'Close' } )
		);
		await userEvent.click( button() );

		expect( screen.getByText( 'Subtotal' ) ).toBeVisible();
		expect( screen.queryByText( /^Added to your basket/ ) ).toBeNull();
	} );

	it( 'shows for a while what was added, with its price and the way on, and does not say it again', async () => {
		const { shop } = await open();
		jest.useFakeTimers();
		await act( async () => shop.basket.setState( { added: [ 'mug' ] } ) );
		await act( async () => jest.advanceTimersByTimeAsync( 100 ) );

		const notice = screen.getByRole( 'group', {
			name: 'Added to your basket',
		} );
		expect( notice ).toHaveTextContent( 'Enamel mug£12.00' );
		expect( notice.closest( '[aria-live], [role="status"]' ) ).toBeNull();
		expect(
			screen.getByRole( 'link', { name: 'Checkout' } )
		).toHaveAttribute( 'href', PROPS.checkoutUrl );

		await act( async () => jest.advanceTimersByTimeAsync( 7000 ) );
		jest.useRealTimers();
		expect( screen.queryByRole( 'group' ) ).toBeNull();
		expect( shop.basket.getState().added ).toEqual( [] );
	} );

	it( 'forgets what was added where its page comes back, which the browser has kept whole', async () => {
		const { shop } = await open();
		await act( async () => shop.basket.setState( { added: [ 'mug' ] } ) );
		await screen.findByRole( 'group' );

		await act( async () => {
			window.dispatchEvent( new Event( 'pageshow' ) );
		} );

		expect( screen.queryByRole( 'group' ) ).toBeNull();
	} );

	it( 'shows it below the button, and in the corner once the button is out of sight', async () => {
		const { shop } = await open();
		let bottom = 92;
		jest.spyOn( button(), 'getBoundingClientRect' ).mockImplementation(
			() => ( { bottom } ) as DOMRect
		);
		await act( async () => shop.basket.setState( { added: [ 'mug' ] } ) );
		const { style } = await screen.findByRole( 'group' );
		expect( style.insetBlockStart ).toBe( '100px' );

		bottom = -40;
		window.dispatchEvent( new Event( 'scroll' ) );

		expect( style.insetBlockStart ).toBe( '' );
	} );

	it( 'says once for all lines whether tax is in them', async () => {
		const basket = aBasket();
		await open( {
			...basket,
			lines: [
				aLine( { isTaxed: true, quantity: 1 } ),
				aLine( { key: 'lamp', isTaxed: true } ),
			],
			totals: { ...basket.totals, taxIncluded: true },
		} );

		await userEvent.click( button() );

		expect( screen.getAllByText( /incl\./ ) ).toHaveLength( 1 );
		expect( screen.getAllByText( /each$/ ) ).toHaveLength( 1 );
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
