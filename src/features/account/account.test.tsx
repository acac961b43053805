import { fireEvent, screen, waitFor } from '@testing-library/dom';
import { act } from '@testing-library/react';
import { hydrateRoot, type Root } from 'react-dom/client';

import { leaving } from './fetch-account';
import { accountIsland } from './island';

const page = ( shown: string ) =>
	`<div class="marketday-account" data-marketday-island="account"><p class="marketday-account__hello">Hello Ana</p><nav class="marketday-account__sections" aria-label="My account"><ul role="list">${ [
		'orders',
		'addresses',
		'details',
	]
		.map(
			( name ) =>
				`<li><a href="http://localhost/account/?section=${ name }"${
					name === shown ? ' aria-current="page"' : ''
				}>${ name }</a></li>`
		)
		.join(
			''
		) }<li><a href="http://localhost/log-out">log out</a></li></ul></nav><div class="marketday-notices"></div><section class="marketday-account__content"><h2>The ${ shown }</h2></section></div>`;

const link = ( name: string ) => screen.getByRole( 'link', { name } );
const press = ( name: string ) => act( async () => void link( name ).click() );
let asked: string[];
const onShown = jest.fn();

let root: Root | null = null;

const start = ( address = '/account/' ) =>
	act( async () => {
		window.history.replaceState( null, '', address );
		document.body.innerHTML = page( 'orders' );
		const element = document.body.firstElementChild as HTMLElement;
		const { Component, read } = accountIsland( onShown );
		root = hydrateRoot( element, <Component { ...read( element ) } /> );
	} );

beforeEach( () => {
	asked = [];
	onShown.mockReset();
	jest.spyOn( leaving, 'go' ).mockImplementation( () => {} );
	window.fetch = ( async ( url: string ) => {
		asked.push( url );
		const name = new URL( url ).searchParams.get( 'section' ) ?? '';
		return { ok: true, text: async () => page( name ) };
	} ) as unknown as typeof fetch;
} );

afterEach( () => act( () => root?.unmount() ) );

it( 'shows one section at a time, without another page', async () => {
	await start();
	const drawn = link( 'addresses' );

	await press( 'addresses' );

	expect( screen.getByText( 'The addresses' ) ).toBeVisible();
	expect( screen.queryByText( 'The orders' ) ).toBeNull();
	expect( link( 'addresses' ) ).toBe( drawn );
	expect( drawn ).toHaveAttribute( 'aria-current', 'page' );
	expect( link( 'orders' ) ).not.toHaveAttribute( 'aria-current' );
	expect( window.location.search ).toBe( '?section=addresses' );
	expect( onShown.mock.calls ).toEqual( [
		[ document.querySelector( 'section' ) ],
	] );
} );

it( 'leaves a click that opens a tab of its own to the browser', async () => {
	await start();

	const click = new MouseEvent( 'click', {
		bubbles: true,
		cancelable: true,
		ctrlKey: true,
	} );
	window.addEventListener( 'click', ( event ) => event.preventDefault(), {
		once: true,
	} );
	await act( async () => void link( 'addresses' ).dispatchEvent( click ) );

	expect( asked ).toEqual( [] );
	expect( window.location.search ).toBe( '' );
} );

it( 'shows what was pressed last, however late the other comes', async () => {
	await start();
	const responses: Array< () => void > = [];
	window.fetch = ( ( url: string ) =>
		new Promise( ( resolve ) =>
			responses.push( () =>
				resolve( {
					ok: true,
					text: async () =>
						page(
							new URL( url ).searchParams.get( 'section' ) ?? ''
						),
				} )
			)
		) ) as unknown as typeof fetch;

	await press( 'addresses' );
	await press( 'details' );
	await act( async () => responses[ 1 ]?.() );
	await act( async () => responses[ 0 ]?.() );

	expect( screen.getByText( 'The details' ) ).toBeVisible();
} );

describe( 'while a section is on its way', () => {
	let respond: ( () => void ) | undefined;
	let fail: ( () => void ) | undefined;
	beforeEach( async () => {
		await start();
		window.fetch = ( ( url: string ) =>
			new Promise( ( resolve, reject ) => {
				const name = new URL( url ).searchParams.get( 'section' );
				const doneNotice = () =>
					resolve( {
						ok: true,
						text: async () => page( name ?? '' ),
					} );
				if ( name === 'details' ) {
					doneNotice();
				} else {
					respond = doneNotice;
					fail = () => reject( new TypeError( 'Lost' ) );
				}
			} ) ) as unknown as typeof fetch;
		await press( 'addresses' );
	} );

	it( 'takes a hash that names none for no section', async () => {
		await act( async () => {
			window.history.replaceState(
				null,
				'',
				'/account/?section=addresses#main'
			);
			window.dispatchEvent( new Event( 'hashchange' ) );
		} );
		await act( async () => respond?.() );

		expect( screen.getByText( 'The addresses' ) ).toBeVisible();
	} );

	it( 'does not go to it where it is lost and another one is shown', async () => {
		await press( 'details' );
		await act( async () => fail?.() );

		expect( screen.getByText( 'The details' ) ).toBeVisible();
		expect( leaving.go ).not.toHaveBeenCalled();
	} );
} );

it( 'moves along the sections by arrows, Home and End', async () => {
	await start();
	link( 'orders' ).focus();

	fireEvent.keyDown( link( 'orders' ), { key: 'ArrowRight' } );
	expect( link( 'addresses' ) ).toHaveFocus();
	fireEvent.keyDown( link( 'addresses' ), { key: 'End' } );
	expect( link( 'log out' ) ).toHaveFocus();
	fireEvent.keyDown( link( 'log out' ), { key: 'ArrowRight' } );
	expect( link( 'orders' ) ).toHaveFocus();
	expect( asked ).toEqual( [] );

	const isLeft = fireEvent.keyDown( link( 'orders' ), {
		key: 'ArrowLeft',
		altKey: true,
	} );
	expect( isLeft ).toBe( true );
	expect( link( 'orders' ) ).toHaveFocus();
} );

it( 'opens the section that a hash names, and the first one again on the way back', async () => {
	await start( '/account/#details' );
	expect( screen.getByText( 'The details' ) ).toBeVisible();

	window.history.replaceState( null, '', '/account/' );
	await act( async () =>
		window.dispatchEvent( new PopStateEvent( 'popstate' ) )
	);

	expect( screen.getByText( 'The orders' ) ).toBeVisible();
} );

it( 'leaves the way out to its link, and follows a link where the section cannot be fetched', async () => {
	await start();
	window.fetch = ( async () => ( {
		ok: false,
		text: async () => 'Gone',
	} ) ) as unknown as typeof fetch;

	await press( 'addresses' );

	await waitFor( () =>
		expect( leaving.go ).toHaveBeenCalledWith(
			'http://localhost/account/?section=addresses'
		)
	);
} );
