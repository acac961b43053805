import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

import {
	button,
	find,
	showWishlist as show,
	wishlistContents,
} from '../../../tests/fakes/wishlist-page';

const note = ( id: number ) =>
	find( `[name="note[${ id }]"]` ) as HTMLTextAreaElement;

describe( 'the list', () => {
	it( 'loses a row, and the focus goes on to the next', async () => {
		const page = show( [ 5, 6 ] );
		await page.come();

		await userEvent.click( button( 'remove', 5 ) );

		expect( button( 'remove', 5 ) ).toBeNull();
		expect( button( 'remove', 6 ) ).toHaveFocus();
		expect( page.overlay.say ).toHaveBeenLastCalledWith(
			'Removed from your wishlist.'
		);
		expect( page.call ).toHaveBeenLastCalledWith( {
			type: 'remove',
			format: 'data',
			post_id: '5',
			list: '0',
			on_page: 1,
		} );
	} );

	it( 'says what to do once its last row has gone', async () => {
		const page = show( [ 5 ] );
		await page.come();

		await userEvent.click( button( 'remove', 5 ) );

		expect( document.body ).toHaveTextContent( 'Your wishlist is empty.' );
		expect( screen.getByText( 'Browse the shop' ) ).toHaveFocus();
		expect( page.overlay.close ).not.toHaveBeenCalled();
	} );

	it( 'keeps what could not be put into the basket', async () => {
		const page = show( [ 5, 6 ] );
		await page.come();
		page.addToBasket.mockResolvedValueOnce( false );

		await userEvent.click( button( 'to-basket', 5 ) );
		expect( page.memory.ids ).toEqual( [ 5, 6 ] );
		await userEvent.click( button( 'to-basket', 5 ) );

		expect( page.addToBasket ).toHaveBeenCalledWith(
			{ product_id: '5', quantity: '1' },
			expect.anything()
		);
		expect( page.memory.ids ).toEqual( [ 6 ] );
		expect( page.call ).toHaveBeenLastCalledWith(
			expect.objectContaining( { type: 'cart_remove' } )
		);
		expect( page.overlay.say ).toHaveBeenLastCalledWith(
			'Moved to your basket.'
		);
	} );

	it( 'moves all at once, and the basket hears of it', async () => {
		const page = show( [ 5, 6 ] );
		await page.come();
		page.call.mockResolvedValueOnce(
			JSON.stringify( {
				success: true,
				data: {
					contents: wishlistContents( [], '0' ),
					message: 'Both were moved.',
					fragments: { a: 'b' },
				},
			} )
		);

		await userEvent.click( button( 'all-to-basket' ) );

		expect( page.call ).toHaveBeenCalledWith( {
			type: 'cart_remove_all',
			format: 'data',
			post_id: '5,6',
			list: '0',
			on_page: 1,
		} );
		expect( page.showAddition ).toHaveBeenCalled();
		expect( page.overlay.say ).toHaveBeenLastCalledWith(
			'Both were moved.'
		);
		expect( document.body ).toHaveTextContent( 'Your wishlist is empty.' );
	} );

	it( 'that is one of several is the one that is changed, and their counts follow', async () => {
		const page = show( [ 5, 6 ], { list: '31' } );
		await page.come();
		expect( find( 'nav' ) ).toHaveTextContent( 'All lists 2' );

		await userEvent.click( button( 'remove', 5 ) );

		expect( page.call ).toHaveBeenCalledWith( {
			type: 'remove',
			format: 'data',
			post_id: '5',
			list: '31',
			on_page: 1,
		} );
		expect( find( 'nav' ) ).toHaveTextContent( 'All lists 1' );
		expect( find( '[aria-current]' ) ).toHaveTextContent( 'Kitchen' );
	} );

	it( 'is emptied by one press, and says how many have gone', async () => {
		const page = show( [ 5, 6 ] );
		await page.come();

		await userEvent.click( button( 'clear' ) );

		expect( page.memory.ids ).toEqual( [] );
		expect( page.overlay.say ).toHaveBeenLastCalledWith(
			'Removed from your wishlist: 2'
		);
	} );

	it( 'does what was pressed before it was alive, once, and keeps what was typed and opened', async () => {
		const page = show( [ 5, 6 ] );
		note( 6 ).value = 'For Bob';
		( find( '[data-id="6"] details' ) as HTMLDetailsElement ).open = true;
		const pressed = [
			page.press( button( 'remove', 5 ) ),
			page.press( button( 'remove', 5 ) ),
		];
		expect( page.call ).not.toHaveBeenCalled();

		await page.come();
		await act( () => Promise.all( pressed ) );
		await act( async () => {} );

		expect( page.call ).toHaveBeenCalledTimes( 1 );
		expect( page.memory.ids ).toEqual( [ 6 ] );
		expect( note( 6 ) ).toHaveValue( 'For Bob' );
		expect( find( '[data-id="6"] details' ) ).toHaveAttribute( 'open' );
	} );

	it( 'keeps a note that is being typed, and the focus in it, while another row goes', async () => {
		const page = show( [ 5, 6 ] );
		await page.come();
		let response = () => {};
		const asked = page.call.getMockImplementation();
		page.call.mockImplementationOnce( async ( fields ) => {
			await new Promise< void >( ( resolve ) => ( response = resolve ) );
			return asked?.( fields ) ?? '';
		} );

		await userEvent.click( button( 'remove', 5 ) );
		await userEvent.type( note( 6 ), ' news' );
		await act( async () => response() );
		await act( async () => {} );

		expect( button( 'remove', 5 ) ).toBeNull();
		expect( note( 6 ) ).toHaveValue( 'Old news' );
		expect( note( 6 ) ).toHaveFocus();
	} );
} );
