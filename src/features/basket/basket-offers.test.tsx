import { act, fireEvent, screen, waitFor } from '@testing-library/react';

import { aBasket, aLine } from '../../../tests/fakes/basket-factory';
import { aWireCart, aWireItem } from '../../../tests/fakes/wire-cart-factory';
import {
	wireCartOf,
	openBasket as open,
	plus,
	quantity,
	sent,
} from '../../../tests/open-basket';

describe( 'on a bad line', () => {
	const twoLines = () =>
		aBasket( { lines: [ aLine(), aLine( { key: 'jug', name: 'Jug' } ) ] } );
	const checkout = () =>
		screen.getByRole( 'link', { name: 'Proceed to checkout' } );

	it( 'makes fewer requests than changes, also of several lines', async () => {
		const { fake } = open( { basket: twoLines() } );
		const both = aWireCart( {
			items: [
				aWireItem( { quantity: 3 } ),
				aWireItem( { key: 'jug', quantity: 4 } ),
			],
		} );
		fake.answer( 'batch', {
			status: 207,
			body: {
				responses: [
					{ status: 200, body: wireCartOf( 3 ) },
					{ status: 200, body: both },
				],
			},
		} );
		const [ mug, jug ] = screen.getAllByRole( 'button', {
			name: /^Increase quantity/,
		} );

		fireEvent.click( mug! );
		fireEvent.click( jug! );
		fireEvent.click( jug! );
		await waitFor( () =>
			expect( sent( fake, 'batch' ) ).toHaveLength( 1 )
		);

		expect( sent( fake, 'batch' )[ 0 ]?.body ).toMatchObject( {
			requests: [
				{ body: { key: 'mug', quantity: 3 } },
				{ body: { key: 'jug', quantity: 4 } },
			],
		} );
		await waitFor( () =>
			expect( checkout() ).toHaveAttribute( 'aria-busy', 'false' )
		);
		expect( sent( fake, 'cart/update-item' ) ).toEqual( [] );
	} );

	it( 'keeps the way to the checkout waiting until the shop has answered', async () => {
		const { fake } = open();
		let response = () => {};
		fake.answer( 'cart/update-item', async () => {
			await new Promise< void >( ( resolve ) => ( response = resolve ) );
			return { body: wireCartOf( 3 ) };
		} );

		fireEvent.click( plus() );
		await waitFor( () =>
			expect( sent( fake, 'cart/update-item' ) ).toHaveLength( 1 )
		);
		expect( checkout() ).toHaveAttribute( 'aria-busy', 'true' );
		await act( async () => response() );

		await waitFor( () =>
			expect( checkout() ).toHaveAttribute( 'aria-busy', 'false' )
		);
	} );

	it( 'tries a failure once more before it says anything', async () => {
		const { fake } = open();
		let tries = 0;
		fake.answer( 'cart/update-item', () =>
			++tries === 1
				? { status: 503, body: { message: 'Busy.' } }
				: { body: wireCartOf( 3 ) }
		);

		fireEvent.click( plus() );

		await waitFor( () => expect( tries ).toBe( 2 ), { timeout: 3000 } );
		expect( quantity() ).toHaveValue( 3 );
		expect( screen.queryByRole( 'alert' ) ).toBeNull();
	} );

	it( 'takes the wish back after a second failure, says so, and stays here', async () => {
		const { fake } = open();
		fake.answer( 'cart/update-item', {
			status: 500,
			body: { message: 'No database.' },
		} );

		fireEvent.click( plus() );
		expect( quantity() ).toHaveValue( 3 );

		expect(
			await screen.findByText( 'No database.', undefined, {
				timeout: 3000,
			} )
		).toBeVisible();
		await waitFor( () => expect( quantity() ).toHaveValue( 2 ) );
		expect( sent( fake, 'cart/update-item' ) ).toHaveLength( 2 );
	} );
} );

describe( 'free delivery', () => {
	const offer = { from: 5000, counted: 2400, isReached: false };

	it( 'tells what is missing, and follows the basket', async () => {
		const { fake } = open( {
			basket: aBasket( { freeDelivery: offer } ),
		} );
		fake.answer( 'cart/update-item', {
			body: {
				...wireCartOf( 5 ),
				extensions: {
					marketday: {
						free_delivery: {
							from: 5000,
							counted: 6000,
							isReached: true,
						},
					},
				},
			},
		} );
		expect(
			screen.getByText( 'Spend £26.00 more for free delivery.' )
		).toBeVisible();

		fireEvent.click( plus() );

		expect(
			await screen.findByText( 'You’ve got free delivery.' )
		).toBeVisible();
	} );

	it( 'is not spoken of where an editor does not want it', () => {
		open( {
			basket: aBasket( { freeDelivery: offer } ),
			showFreeDelivery: false,
		} );

		expect( screen.queryByText( /free delivery/ ) ).toBeNull();
	} );
} );

it( 'offers what goes well with the basket, by the buttons the page listens to', () => {
	open( {
		basket: aBasket( {
			crossSells: [
				{
					id: 40,
					name: 'Teapot',
					url: 'https://shop.example/product/teapot/',
					price: 2500,
					regularPrice: 3000,
					image: null,
					isAddable: true,
				},
				{
					id: 41,
					name: 'Shirt',
					url: 'https://shop.example/product/shirt/',
					price: 2000,
					regularPrice: 2000,
					image: null,
					isAddable: false,
				},
			],
		} ),
	} );

	const add = screen.getByRole( 'button', { name: 'Add to basket: Teapot' } );
	expect( add ).toHaveClass( 'ajax_add_to_cart' );
	expect( add.dataset.product_id ).toBe( '40' );
	expect(
		screen.getByRole( 'link', { name: 'See options: Shirt' } )
	).toHaveAttribute( 'href', 'https://shop.example/product/shirt/' );
} );
