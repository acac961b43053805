import { fireEvent, screen } from '@testing-library/dom';
import { act } from '@testing-library/react';
import { hydrateRoot, type Root } from 'react-dom/client';

import { leaveBrokenTabs, tabsIsland } from './tabs-island';

const NAMES = [ 'description', 'additional_information', 'reviews' ];

let root: Root | null = null;
afterEach( () => act( () => root?.unmount() ) );

/** Shows tabs as php/Catalogue/Product/views/tabs.php prints them. */
const show = ( {
	hash = '',
	open = 'description',
	isBelow = false,
	direction = 'ltr',
} = {} ) =>
	act( async () => {
		window.location.hash = hash;
		Element.prototype.scrollIntoView = jest.fn();
		for ( const [ name, step ] of [
			[ 'offsetTop', isBelow ? 40 : 0 ],
			[ 'offsetLeft', isBelow ? 0 : 100 ],
		] as const ) {
			Object.defineProperty( HTMLElement.prototype, name, {
				configurable: true,
				get( this: HTMLElement ) {
					return step * NAMES.indexOf( this.textContent ?? '' );
				},
			} );
		}
		document.body.innerHTML = `<style>a { direction: ${ direction } }</style><a href="#reviews">5 reviews</a><div class="marketday-product-tabs" data-marketday-island="product-tabs"><ul class="marketday-product-tabs__list">${ NAMES.map(
			( name ) =>
				`<li><a class="marketday-product-tabs__tab" id="tab-title-${ name }" href="#tab-${ name }"${
					name === open ? ' aria-current="true"' : ''
				}>${ name }</a></li>`
		).join( '' ) }</ul>${ NAMES.map(
			( name ) =>
				`<section id="tab-${ name }" class="marketday-product-tabs__panel${
					name === open ? ' is-open' : ''
				}" data-tab="${ name }"><h2 class="marketday-product-tabs__heading">${ name }</h2><div class="marketday-product__text">${
					name === 'reviews' ? '<div id="reviews"></div>' : ''
				}</div></section>`
		).join( '' ) }</div>`;
		const element = document.querySelector< HTMLElement >(
			'[data-marketday-island]'
		)!;
		const { Component, read } = tabsIsland;
		root = hydrateRoot( element, <Component { ...read( element ) } /> );
	} );

const chosenTab = () =>
	screen.getByRole( 'tab', { selected: true } ).textContent;
const press = ( key: string ) =>
	fireEvent.keyDown( document.querySelector( ':focus' )!, { key } );
const focusFirst = () => screen.getAllByRole( 'tab' )[ 0 ]?.focus();

describe( 'tabs of a product', () => {
	it( 'show one panel, named by its tab; what is searched for is found in the others', async () => {
		await show();

		expect( chosenTab() ).toBe( 'description' );
		expect(
			screen.getByRole( 'tabpanel', { name: 'description' } )
		).toHaveAttribute( 'tabindex', '0' );
		expect( document.getElementById( 'tab-reviews' ) ).toHaveAttribute(
			'hidden',
			'until-found'
		);

		act( () => {
			fireEvent(
				document.getElementById( 'tab-reviews' )!,
				new Event( 'beforematch', { bubbles: true } )
			);
			// Before the browser goes there.
			expect(
				document.getElementById( 'tab-description' )
			).toHaveAttribute( 'hidden' );
		} );
		expect( chosenTab() ).toBe( 'reviews' );
	} );

	it( 'open what the server has opened, and what is pressed, with what stands in it as it is', async () => {
		await show( { open: 'reviews' } );
		const inside = document.getElementById( 'reviews' );
		expect( chosenTab() ).toBe( 'reviews' );

		act( () => screen.getByRole( 'tab', { name: 'description' } ).click() );

		expect( chosenTab() ).toBe( 'description' );
		expect( document.getElementById( 'reviews' ) ).toBe( inside );
		expect( window.location.hash ).toBe( '' );
	} );

	it.each( [
		[ '#reviews', 'reviews' ],
		[ '#tab-reviews', 'reviews' ],
		[ '#comment-12', 'reviews' ],
		[ '#tab-additional_information', 'additional_information' ],
		[ '#elsewhere', 'description' ],
	] )( 'open by the hash %s: %s', async ( hash, name ) => {
		await show( { hash } );

		expect( chosenTab() ).toBe( name );
		// The browser has gone there itself.
		expect( Element.prototype.scrollIntoView ).not.toHaveBeenCalled();
	} );

	it( 'open the reviews by a link whose hash the address has already', async () => {
		await show( { hash: '#reviews' } );
		focusFirst();
		press( 'Home' );
		expect( chosenTab() ).toBe( 'description' );

		act( () => screen.getByText( '5 reviews' ).click() );

		expect( chosenTab() ).toBe( 'reviews' );
		expect( Element.prototype.scrollIntoView ).toHaveBeenCalled();
	} );

	it( 'leave keys of the browser to it', async () => {
		await show();
		focusFirst();

		const isLeft = fireEvent.keyDown( document.querySelector( ':focus' )!, {
			key: 'ArrowLeft',
			altKey: true,
		} );

		expect( isLeft ).toBe( true );
		expect( chosenTab() ).toBe( 'description' );
	} );

	it.each( [
		[ 'beside each other', {}, 'ArrowRight', 'ArrowLeft', 'horizontal' ],
		[
			'from right to left',
			{ direction: 'rtl' },
			'ArrowLeft',
			'ArrowRight',
			'horizontal',
		],
		[
			'below each other',
			{ isBelow: true },
			'ArrowDown',
			'ArrowUp',
			'vertical',
		],
	] )(
		'are gone through %s',
		async ( _, layout, next, before, orientation ) => {
			await show( layout );
			focusFirst();

			press( next );
			expect( chosenTab() ).toBe( 'additional_information' );
			press( before );
			press( before );
			expect( chosenTab() ).toBe( 'reviews' );
			press( 'Home' );
			expect( chosenTab() ).toBe( 'description' );
			press( 'End' );
			expect( chosenTab() ).toBe( 'reviews' );
			expect( screen.getByRole( 'tablist' ) ).toHaveAttribute(
				'aria-orientation',
				orientation
			);
			expect(
				screen.getByRole( 'tab', { selected: true } )
			).toHaveFocus();
		}
	);
} );

describe( 'tabs whose content has come out of its panel', () => {
	const PANEL =
		'<section id="tab-care"><h2>Care</h2><div>Wipe it.</div></section>';
	const draw = ( content: string ) => {
		document.body.innerHTML = `<div data-marketday-island="product-tabs">${ content }</div>`;
		leaveBrokenTabs();
		return document.querySelector( '[data-marketday-island]' );
	};

	it.each( [
		[
			'an end tag too many',
			PANEL.replace( '</section>', '<p>Cold.</p></section>' ),
		],
		[
			'panels outside',
			`<ul><li><a href="#tab-care"></a></li><li><a href="#tab-reviews"></a></li></ul>${ PANEL }`,
		],
	] )( 'stay as they are: %s', ( _, content ) => {
		expect( draw( content ) ).toBeNull();
	} );

	it( 'are none where it has not', () => {
		expect( draw( PANEL ) ).not.toBeNull();
	} );
} );

it( 'opens the first tab where the server has opened none', () => {
	document.body.innerHTML = '<div><section></section></div>';

	expect(
		tabsIsland.read( document.body.firstElementChild as HTMLElement ).first
	).toBe( 0 );
} );
