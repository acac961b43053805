import userEvent from '@testing-library/user-event';

import { listenToDismissals } from './store-notice';

const notice = ( id: string ) =>
	`<div data-notice-id="${ id }"><p>Closed on Monday</p><button data-marketday-dismiss>Dismiss</button></div>`;

beforeAll( listenToDismissals );

it( 'hides the notice, wherever it stands, and keeps that for path /', async () => {
	document.body.innerHTML = notice( 'a1' ) + notice( 'b2' ) + notice( 'a1' );

	await userEvent.click( document.querySelector( 'button' )! );

	expect(
		[ ...document.querySelectorAll( 'div' ) ].map( ( one ) => one.hidden )
	).toEqual( [ true, false, true ] );
	expect( document.cookie ).toBe( 'store_noticea1=hidden' );
} );

it( 'hears no other button', async () => {
	document.body.innerHTML = '<button data-marketday-dismiss>Dismiss</button>';

	await userEvent.click( document.querySelector( 'button' )! );

	expect( document.cookie ).not.toContain( 'undefined' );
} );
