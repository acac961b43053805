import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createElement } from 'react';
import { hydrateRoot, type Root } from 'react-dom/client';

import { moreIsland } from './more-island';

const ENTRIES =
	'<li hidden><a href="/events/" data-wp-on--click="x">Events</a></li>' +
	'<li hidden><a href="/shop/" aria-current="page">Shop</a><button>Shop submenu</button><ul><li><a href="/bags/">Bags</a></li></ul></li>' +
	'<li hidden><button>Help</button><ul><li><a href="/contact/">Contact</a></li></ul></li>';

let root: Root;
const draw = () =>
	act( async () => {
		document.body.innerHTML = `<nav><ul><li><a href="/">Home</a></li>${ ENTRIES }<li class="marketday-more"><div data-marketday-island="menu-more"><button type="button" class="marketday-more__button" aria-expanded="false" aria-controls="more-1"><span class="marketday-more__some">More</span><span class="marketday-more__all">Menu</span></button><ul class="marketday-more__list" id="more-1" hidden=""></ul></div></li></ul></nav><input>`;
		root = hydrateRoot(
			island(),
			createElement( moreIsland.Component, moreIsland.read( island() ) )
		);
	} );
afterEach( () => act( () => root.unmount() ) );

const island = () =>
	document.querySelector< HTMLElement >( '[data-marketday-island]' )!;
const button = () => island().querySelector( 'button' )!;
const list = () => island().querySelector( 'ul' )!;

it( 'has what found no room, with all below it', async () => {
	await draw();

	expect( list().innerHTML ).toBe(
		'<li class="wp-block-navigation-item"><a class="wp-block-navigation-item__content" href="/events/">Events</a></li>' +
			'<li class="wp-block-navigation-item"><a class="wp-block-navigation-item__content" href="/shop/" aria-current="page">Shop</a><ul><li class="wp-block-navigation-item"><a class="wp-block-navigation-item__content" href="/bags/">Bags</a></li></ul></li>' +
			'<li class="wp-block-navigation-item">Help<ul><li class="wp-block-navigation-item"><a class="wp-block-navigation-item__content" href="/contact/">Contact</a></li></ul></li>'
	);
} );

it( 'follows the line, and keeps the entry that has the focus', async () => {
	await draw();
	await userEvent.click( button() );
	const shop = list().querySelector< HTMLElement >( '[href="/shop/"]' )!;
	shop.focus();

	document
		.querySelector( 'nav > ul > li:nth-child(2)' )!
		.removeAttribute( 'hidden' );
	act( () => {
		island().dispatchEvent( new Event( 'marketday_fold' ) );
	} );

	expect( list().children ).toHaveLength( 2 );
	expect( shop ).toHaveFocus();
	expect( list().hidden ).toBe( false );
} );

it( 'opens and closes by its button, and says so', async () => {
	await draw();
	await userEvent.click( button() );
	expect( list().hidden ).toBe( false );
	expect( button() ).toHaveAttribute( 'aria-expanded', 'true' );

	await userEvent.click( button() );

	expect( list().hidden ).toBe( true );
	expect( button() ).toHaveAttribute( 'aria-expanded', 'false' );
} );

it( 'closes by Escape, and has the focus again', async () => {
	await draw();
	await userEvent.click( button() );
	await userEvent.tab();
	expect( screen.getAllByText( 'Events' )[ 1 ] ).toHaveFocus();

	await userEvent.keyboard( '{Escape}' );

	expect( list().hidden ).toBe( true );
	expect( button() ).toHaveFocus();
} );

it.each( [
	[
		'the focus leaves',
		() => act( () => document.querySelector( 'input' )!.focus() ),
	],
	[ 'a press goes elsewhere', () => userEvent.click( document.body ) ],
] )( 'closes when %s', async ( name, leave ) => {
	await draw();
	await userEvent.click( button() );

	await leave();

	expect( list().hidden ).toBe( true );
} );

it.each( [
	[ 'stays where it is', 40, false ],
	[ 'begins where the line begins', -12, true ],
] )(
	'a list that would hang over the edge or not %s',
	async ( name, left, isFromStart ) => {
		await draw();
		list().getBoundingClientRect = () =>
			( { left, right: left + 100 } ) as DOMRect;
		Object.defineProperty( document.documentElement, 'clientWidth', {
			value: 320,
			configurable: true,
		} );

		await userEvent.click( button() );

		expect( list().matches( '.is-from-start' ) ).toBe( isFromStart );
	}
);
