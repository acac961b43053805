import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createElement } from 'react';
import { hydrateRoot, type Root } from 'react-dom/client';

import { panelIsland } from './panel-island';

/** Draws it as php/Site/Header/views/panel.php does. */
const draw = ( place: string, content: string ) => {
	document.body.innerHTML = `<div data-marketday-island="panel"><button type="button" class="marketday-panel-button" popovertarget="p" aria-haspopup="dialog"><svg viewBox="0 0 24 24" width="24" height="24" fill="none" stroke="currentColor" stroke-width="1.5" stroke-linecap="round" aria-hidden="true" focusable="false"><path d="M4 7h16"></path></svg><span>Shelves</span></button><dialog id="p" class="marketday-panel is-${ place }" popover="" aria-label="Shelves"><div class="marketday-panel__head"><button type="button" class="marketday-panel__close" popovertarget="p" popovertargetaction="hide" aria-label="Close"><span aria-hidden="true">×</span></button></div><div class="marketday-panel__content">${ content }</div></dialog></div>`;
};

let root: Root;
const wake = () =>
	act( async () => {
		const element = document.querySelector< HTMLElement >(
			'[data-marketday-island]'
		)!;
		root = hydrateRoot(
			element,
			createElement( panelIsland.Component, panelIsland.read( element ) )
		);
	} );
const dialog = () => document.querySelector( 'dialog' )!;
const press = ( name: string ) =>
	userEvent.click( screen.getByText( name, { exact: false } ) );

let isPopoverOpen = false;

beforeAll( () => {
	HTMLDialogElement.prototype.showModal = function () {
		this.open = true;
	};
	// A browser's own takes its time to say so.
	HTMLDialogElement.prototype.close = function () {
		if ( this.open ) {
			this.open = false;
			queueMicrotask( () => fireEvent( this, new Event( 'close' ) ) );
		}
	};
	Object.assign( HTMLDialogElement.prototype, { showPopover: () => {} } );
	const { matches } = Element.prototype;
	jest.spyOn( Element.prototype, 'matches' ).mockImplementation( function (
		this: Element,
		selector: string
	) {
		return selector === ':popover-open'
			? isPopoverOpen && this.hasAttribute( 'popover' )
			: matches.call( this, selector );
	} );
} );
afterEach( () => {
	isPopoverOpen = false;
	act( () => root.unmount() );
} );

it( 'opens as a dialog, and is no popover any more', async () => {
	draw( 'start', '<a href="/shop/">Shop</a>' );
	await wake();

	await press( 'Shelves' );

	expect( dialog().open ).toBe( true );
	expect( dialog() ).not.toHaveAttribute( 'popover' );
	expect( document.querySelector( '[popovertarget]' ) ).toBeNull();
} );

it( 'closes by its button, by Escape, by a press beside it and by a link within the page, and opens again', async () => {
	draw( 'start', '<p>Menu</p><a href="#content">Content</a>' );
	await wake();
	for ( const close of [
		() => userEvent.click( screen.getByLabelText( 'Close' ) ),
		// What the browser makes of Escape.
		() => act( async () => dialog().close() ),
		() => userEvent.click( dialog() ),
		() => press( 'Content' ),
	] ) {
		await press( 'Shelves' );
		await userEvent.click( document.querySelector( 'p' )! );
		expect( dialog().open ).toBe( true );
		await close();
		expect( dialog().open ).toBe( false );
	}
} );

it( 'puts the focus of the search into its field', async () => {
	draw( 'top', '<input type="search">' );
	await wake();

	await press( 'Shelves' );

	expect( document.querySelector( 'input' ) ).toHaveFocus();
} );

it( 'goes on as a dialog where it was opened before, without sliding in again, with the focus and what was typed', async () => {
	draw( 'start', '<input type="search"><input type="text" name="where">' );
	isPopoverOpen = true;
	const field =
		document.querySelector< HTMLInputElement >( '[name="where"]' )!;
	field.focus();
	field.value = 'Leeds';

	await wake();

	await waitFor( () => expect( dialog().open ).toBe( true ) );
	expect( dialog() ).toHaveClass( 'is-still' );
	expect( field ).toHaveFocus();
	expect( field ).toHaveValue( 'Leeds' );
	await userEvent.click( screen.getByLabelText( 'Close' ) );
	expect( dialog() ).not.toHaveClass( 'is-still' );
} );

it( 'puts the focus into the field of a search that was opened before, where the browser has gone to its first button', async () => {
	draw( 'top', '<input type="search">' );
	isPopoverOpen = true;
	screen.getByLabelText( 'Close' ).focus();

	await wake();

	await waitFor( () =>
		expect( document.querySelector( 'input' ) ).toHaveFocus()
	);
} );

it( 'leaves what the page has drawn in it alone', async () => {
	draw( 'start', '<p data-theirs="">Menu</p>' );
	const content = document.querySelector( '[data-theirs]' );
	await wake();

	await press( 'Shelves' );

	expect( document.querySelector( '[data-theirs]' ) ).toBe( content );
} );
