import userEvent from '@testing-library/user-event';

import { navigation } from '../go-to';
import {
	addProductButton,
	markButtons,
	startProductButtons,
} from './product-buttons';

const CARD = ( id: number ) =>
	`<a href="?marketday-wish=${ id }" data-marketday-button="wishlist" data-postid="${ id }">Save</a>`;

const press = jest.fn();
const part = { actions: () => ( { press } ) };
const load = jest.fn( async () => part );
const frame = () =>
	new Promise( ( resolve ) => requestAnimationFrame( resolve ) );
const button = ( id: number ) =>
	document.querySelector< HTMLElement >( `[data-postid="${ id }"]` );
const badge = () => document.querySelector( '[data-marketday-count]' );

beforeAll( () => {
	addProductButton( { name: 'wishlist', cookie: 'wopb_wishlist', load } );
	startProductButtons();
} );

beforeEach( () => {
	press.mockClear();
	load.mockReset().mockResolvedValue( part );
	document.cookie = `wopb_wishlist=${ encodeURIComponent( '[7,"9"]' ) }`;
	document.body.innerHTML = `${ CARD( 5 ) }${ CARD( 7 ) }
		<a href="/wishlist/"><span data-marketday-count="wishlist"></span></a>`;
} );

describe( 'the small buttons of products', () => {
	it( 'are marked from what the browser keeps, without a request', async () => {
		await frame();
		await frame();

		expect( button( 5 )?.ariaPressed ).toBe( 'false' );
		expect( button( 7 )?.ariaPressed ).toBe( 'true' );
		expect( button( 7 ) ).toHaveClass( 'wopb-wishlist-active' );
		expect( badge() ).toHaveTextContent( '2' );
		expect( load ).not.toHaveBeenCalled();
	} );

	it( 'are marked in fragments that arrive later', async () => {
		document.body.insertAdjacentHTML( 'beforeend', CARD( 9 ) );
		await frame();
		await frame();

		expect( button( 9 )?.ariaPressed ).toBe( 'true' );
	} );

	it.each( [ 'not JSON', '{"a":1}', '' ] )(
		'are off where the browser keeps %j',
		( text ) => {
			document.cookie = `wopb_wishlist=${ encodeURIComponent( text ) }`;
			markButtons( 'wishlist' );

			expect( button( 7 )?.ariaPressed ).toBe( 'false' );
			expect( badge() ).toBeEmptyDOMElement();
		}
	);

	it( 'load what they do when a pointer comes, and do it by click and by space', async () => {
		const user = userEvent.setup();
		markButtons( 'wishlist' );
		await user.hover( button( 5 ) as HTMLElement );
		expect( load ).toHaveBeenCalled();

		await user.click( button( 5 ) as HTMLElement );
		button( 7 )?.focus();
		await user.keyboard( ' ' );

		expect( press.mock.calls ).toEqual( [
			[ button( 5 ) ],
			[ button( 7 ) ],
		] );
	} );

	it( 'are the links they are where the rest cannot be loaded', async () => {
		load.mockRejectedValue( new Error( 'gone' ) );
		window.fetch = jest.fn().mockResolvedValue( {} );
		const go = jest.spyOn( navigation, 'assign' ).mockReturnValue();

		await userEvent.click( button( 5 ) as HTMLElement );

		expect( go ).toHaveBeenCalledWith(
			expect.stringContaining( '?marketday-wish=5' )
		);
	} );

	it( 'stay where the shop cannot be reached, and say so', async () => {
		load.mockRejectedValue( new Error( 'offline' ) );
		window.fetch = jest.fn().mockRejectedValue( new TypeError() );
		const go = jest.spyOn( navigation, 'assign' ).mockReturnValue();
		go.mockClear();

		await userEvent.click( button( 5 ) as HTMLElement );

		expect( go ).not.toHaveBeenCalled();
		expect( document.querySelector( '[role="alert"]' ) ).toHaveTextContent(
			'offline'
		);
	} );
} );
