import { act } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createElement } from 'react';
import { hydrateRoot, type Root } from 'react-dom/client';

import { noticeIsland } from './island';

const notice = ( id: string, button = true ) =>
	`<div data-marketday-island="store-notice" data-notice-id="${ id }"><p class="marketday-store-notice__text">Closed on <b>Monday</b></p>${
		button
			? '<button type="button" class="marketday-store-notice__close" data-marketday-dismiss="">Dismiss</button>'
			: ''
	}</div>`;

let roots: Root[] = [];
const draw = ( html: string ) =>
	act( async () => {
		document.body.innerHTML = html;
		const { Component, read } = noticeIsland;
		roots = [ ...document.querySelectorAll< HTMLElement >( 'div' ) ].map(
			( element ) =>
				hydrateRoot(
					element,
					createElement( Component, read( element ) )
				)
		);
	} );
afterEach( () => act( () => roots.forEach( ( root ) => root.unmount() ) ) );
const remaining = () =>
	[ ...document.querySelectorAll( 'div' ) ].map(
		( { textContent } ) => textContent
	);

it( 'is nothing once it is closed, wherever it stands, and keeps that for path /', async () => {
	await draw( notice( 'a1' ) + notice( 'b2' ) + notice( 'a1' ) );

	await userEvent.click( document.querySelector( 'button' )! );

	// An element without anything in it is shown nowhere: the style sheet says so.
	expect( remaining() ).toEqual( [ '', 'Closed on MondayDismiss', '' ] );
	expect( document.cookie ).toBe( 'store_noticea1=hidden' );
} );

it( 'has no button where it cannot be closed', async () => {
	await draw( notice( 'c3', false ) );

	expect( remaining() ).toEqual( [ 'Closed on Monday' ] );
} );
