import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

import {
	button,
	find,
	showWishlist as show,
	wishlistContents,
	wishlistMarkup,
} from '../../../tests/fakes/wishlist-page';

const heart = () => find( '[data-postid]' );
const later = () => new Promise( ( resolve ) => setTimeout( resolve ) );

describe( 'a heart', () => {
	it( 'saves its product, and says so with a way to the list', async () => {
		const { press, memory, mark, overlay } = show( [ 7 ] );

		await press( heart() );

		expect( memory.ids ).toEqual( [ 7, 5 ] );
		expect( mark ).toHaveBeenLastCalledWith( [ 7, 5 ] );
		const [ message, action ] = overlay.say.mock.calls[ 0 ] ?? [];
		expect( [ message, action?.label ] ).toEqual( [
			'Saved to your wishlist.',
			'View list',
		] );
		action?.run();
		expect( overlay.show.mock.calls[ 0 ]?.[ 0 ].title ).toBe( 'Wishlist' );
	} );

	it( 'that is on takes it back, and can undo that', async () => {
		const { press, memory, overlay } = show( [ 5 ] );

		await press( heart() );
		expect( memory.ids ).toEqual( [] );
		expect( overlay.say.mock.calls[ 0 ]?.[ 1 ]?.label ).toBe( 'Undo' );
		overlay.say.mock.calls[ 0 ]?.[ 1 ]?.run();
		await later();

		expect( memory.ids ).toEqual( [ 5 ] );
	} );

	it( 'leads to log in where the shop wants that', async () => {
		const { press, call, goTo, mark } = show( [] );
		call.mockResolvedValue(
			JSON.stringify( {
				success: false,
				data: { redirect: 'https://shop.example/wp-login.php' },
			} )
		);

		await press( heart() );

		expect( goTo ).toHaveBeenCalledWith(
			'https://shop.example/wp-login.php'
		);
		expect( mark ).toHaveBeenLastCalledWith( [] );
	} );

	it( 'is off again where the shop does not answer, and the shopper is told', async () => {
		const { press, call, mark, reportFailure, overlay } = show( [] );
		call.mockRejectedValue( new Error( 'offline' ) );

		await press( heart() );

		expect( mark ).toHaveBeenLastCalledWith( [] );
		expect( reportFailure ).toHaveBeenCalled();
		expect( overlay.say ).toHaveBeenCalledWith(
			'That didn’t work. Please try again in a moment.'
		);
		expect( heart().ariaBusy ).toBeNull();
	} );
} );

describe( 'who has several lists', () => {
	const response = ( name: string ) =>
		JSON.stringify( {
			success: true,
			data: {
				list_name: name,
				contents: wishlistContents( [ 5 ], '0' ),
				choose: {
					productId: 5,
					lists: [ { id: '31', name: 'Kitchen', isOn: false } ],
					action: '/wishlist/',
					keys: [],
					pageUrl: '/wishlist/',
				},
			},
		} );

	it( 'is told where it was saved, and chooses another one', async () => {
		const { press, call, overlay } = show( [] );
		call.mockResolvedValueOnce( response( 'Wishlist' ) );

		await press( heart() );
		expect( overlay.say ).toHaveBeenLastCalledWith(
			'Saved to “Wishlist”.',
			expect.objectContaining( { label: 'Choose a list' } )
		);
		overlay.say.mock.calls[ 0 ]?.[ 1 ]?.run();
		render( <>{ overlay.show.mock.calls[ 0 ]?.[ 1 ] }</> );
		call.mockResolvedValueOnce( response( 'Kitchen' ) );
		await userEvent.click( screen.getByText( 'Kitchen' ) );

		expect( call ).toHaveBeenLastCalledWith( {
			type: 'add',
			format: 'data',
			post_id: '5',
			list: '31',
		} );
		expect( overlay.close ).toHaveBeenCalled();
		expect( overlay.say ).toHaveBeenLastCalledWith(
			'Saved to “Kitchen”.',
			expect.anything()
		);
		cleanup();
	} );
} );

describe( 'the list over another page', () => {
	async function open( kept: number[] ) {
		const page = show( kept, { isPage: false } );
		await page.press( heart() );
		page.overlay.say.mock.calls[ 0 ]?.[ 1 ]?.run();
		document.body.replaceChildren();
		render( <>{ page.overlay.show.mock.lastCall?.[ 1 ] }</> );
		return page;
	}

	it( 'loses a row, and is drawn anew', async () => {
		const { overlay, call } = await open( [ 6 ] );

		await userEvent.click( button( 'remove', 5 ) );

		expect( call ).toHaveBeenLastCalledWith( {
			type: 'remove',
			format: 'data',
			post_id: '5',
			list: 0,
		} );
		cleanup();
		render( <>{ overlay.show.mock.lastCall?.[ 1 ] }</> );
		expect( button( 'remove', 5 ) ).toBeNull();
		expect( button( 'remove', 6 ) ).not.toBeNull();
		cleanup();
	} );

	it( 'goes with its last row', async () => {
		const { overlay } = await open( [] );

		await userEvent.click( button( 'remove', 5 ) );

		expect( overlay.close ).toHaveBeenCalled();
		expect( overlay.say ).toHaveBeenLastCalledWith(
			'Removed from your wishlist.'
		);
		cleanup();
	} );
} );

it( 'a list of a page that a cache has kept from before is the plain form it is', async () => {
	const { press } = show( [ 5 ] );
	document.body.innerHTML = wishlistMarkup( [ 5 ] );
	const send = jest
		.spyOn( HTMLFormElement.prototype, 'requestSubmit' )
		.mockReturnValue();

	await press( button( 'remove', 5 ) );

	expect( send ).toHaveBeenCalledWith( button( 'remove', 5 ) );
	send.mockRestore();
} );
