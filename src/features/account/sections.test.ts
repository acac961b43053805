import { fireEvent, screen, waitFor } from '@testing-library/dom';

import { leaving, startSections } from './sections';

const page = ( shown: string ) => `
<div class="marketday-account">
	<nav class="marketday-account__sections"><ul>
		${ [ 'orders', 'addresses', 'details' ]
			.map(
				( name ) =>
					`<li><a href="http://localhost/account/?section=${ name }"${
						name === shown ? ' aria-current="page"' : ''
					}>${ name }</a></li>`
			)
			.join( '' ) }
		<li><a href="http://localhost/log-out">log out</a></li></ul></nav>
	<section class="marketday-account__content"><h2>The ${ shown }</h2></section>
</div>`;

const link = ( name: string ) => screen.getByRole( 'link', { name } );
let asked: string[];
let onShown: jest.Mock;

beforeEach( () => {
	asked = [];
	onShown = jest.fn();
	window.history.replaceState( null, '', '/account/' );
	jest.spyOn( leaving, 'go' ).mockImplementation( () => {} );
	window.fetch = ( async ( url: string ) => {
		asked.push( url );
		const name = new URL( url ).searchParams.get( 'section' ) ?? '';
		return { ok: true, text: async () => page( name ) };
	} ) as unknown as typeof fetch;
	document.body.innerHTML = page( 'orders' );
} );

const start = () =>
	startSections( document.querySelector( '.marketday-account' )!, onShown );

it( 'shows one section at a time, without another page', async () => {
	start();

	fireEvent.click( link( 'addresses' ) );

	expect( await screen.findByText( 'The addresses' ) ).toBeVisible();
	expect( screen.queryByText( 'The orders' ) ).toBeNull();
	expect( link( 'addresses' ) ).toHaveAttribute( 'aria-current', 'page' );
	expect( link( 'orders' ) ).not.toHaveAttribute( 'aria-current' );
	expect( window.location.search ).toBe( '?section=addresses' );
	expect( onShown ).toHaveBeenCalledTimes( 1 );
} );

it( 'moves along the sections by arrows, Home and End', () => {
	start();
	link( 'orders' ).focus();

	fireEvent.keyDown( link( 'orders' ), { key: 'ArrowRight' } );
	expect( link( 'addresses' ) ).toHaveFocus();
	fireEvent.keyDown( link( 'addresses' ), { key: 'End' } );
	expect( link( 'log out' ) ).toHaveFocus();
	fireEvent.keyDown( link( 'log out' ), { key: 'ArrowRight' } );
	expect( link( 'orders' ) ).toHaveFocus();
	expect( asked ).toEqual( [] );
} );

it( 'opens the section that a hash names', async () => {
	window.history.replaceState( null, '', '/account/#details' );

	start();

	expect( await screen.findByText( 'The details' ) ).toBeVisible();
} );

it( 'leaves the way out to its link, and follows a link where the section cannot be fetched', async () => {
	window.fetch = ( async () => ( {
		ok: false,
		statusText: 'Gone',
	} ) ) as unknown as typeof fetch;
	start();

	fireEvent.click( link( 'addresses' ) );

	await waitFor( () =>
		expect( leaving.go ).toHaveBeenCalledWith(
			'http://localhost/account/?section=addresses'
		)
	);
} );
