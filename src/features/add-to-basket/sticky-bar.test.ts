import { act, fireEvent, screen } from '@testing-library/react';

import { enhanceStickyBars } from './sticky-bar';

type Listener = Parameters< typeof enhanceStickyBars >[ 0 ];
type Found = Parameters< Parameters< Listener >[ 1 ] >[ 0 ];

/** Tells what the browser says of the form's button. */
let see: ( isIntersecting: boolean ) => void = () => {};
let choose: ( variation: Found ) => void = () => {};

beforeEach( () => {
	window.IntersectionObserver = jest.fn( ( callback ) => {
		see = ( isIntersecting ) => callback( [ { isIntersecting } ] );
		return { observe: () => {} };
	} ) as never;
	HTMLElement.prototype.scrollIntoView = jest.fn();
	// jsdom lays nothing out: all that is not hidden counts as drawn.
	Object.defineProperty( HTMLElement.prototype, 'offsetParent', {
		configurable: true,
		get: () => document.body,
	} );
	document.body.innerHTML = `<div><form class="cart">
		<label>Size <select required><option value="">–</option><option>S</option></select></label>
		<button class="single_add_to_cart_button">Add to basket</button></form>
		<section class="marketday-sticky-bar" aria-label="Buy Mug" data-scroll="300" hidden>
			<span class="marketday-sticky-bar__price">From £10</span>
			<button type="button" data-choose="Choose options">Choose options</button></section></div>`;
	enhanceStickyBars( ( within, listener ) => {
		choose = listener;
	} );
} );

const bar = () => screen.queryByRole( 'region', { name: 'Buy Mug' } );
const own = () =>
	document.querySelector< HTMLElement >( '.single_add_to_cart_button' );
const copy = () =>
	document.querySelector< HTMLElement >( 'section button' ) ?? document.body;

function scrollTo( pixels: number ) {
	Object.assign( window, { scrollY: pixels } );
	fireEvent.scroll( window );
}

/** Classes are heard of after the change. */
const mark = ( ...names: string[] ) =>
	act(
		async () =>
			void own()?.setAttribute(
				'class',
				[ 'single_add_to_cart_button', ...names ].join( ' ' )
			)
	);

describe( 'the sticky bar', () => {
	it( 'appears after its threshold, while the form’s own button is out of sight', () => {
		see( true );
		scrollTo( 301 );
		expect( bar() ).toBeNull();

		see( false );
		expect( bar() ).toBeVisible();

		scrollTo( 300 );
		expect( bar() ).toBeNull();
	} );

	it.each( [
		[ 'under it', 740, 1 ],
		[ 'above it', 600, 0 ],
		[ 'partly below the screen', 900, 0 ],
	] )( 'leaves what has the focus in sight: %s', ( _, bottom, times ) => {
		const field = screen.getByLabelText( 'Size' );
		field.focus();
		field.getBoundingClientRect = () =>
			( { bottom, height: 200 } ) as DOMRect;
		Object.defineProperty( copy().parentElement, 'offsetHeight', {
			value: 80,
		} );
		Object.assign( window, { innerHeight: 768 } );

		see( false );
		scrollTo( 301 );
		scrollTo( 302 );

		expect( field.scrollIntoView ).toHaveBeenCalledTimes( times );
	} );

	it( 'leads to what is still to be chosen', async () => {
		await mark( 'disabled' );
		own()?.setAttribute( 'aria-disabled', 'true' );
		expect( copy() ).toHaveTextContent( 'Choose options' );

		fireEvent.click( copy() );

		expect( screen.getByLabelText( 'Size' ) ).toHaveFocus();
	} );

	it( 'adds what the form would add, and shows what its button shows', async () => {
		const sent = jest.fn();
		HTMLFormElement.prototype.requestSubmit = sent;
		await mark( 'loading' );
		expect( copy() ).toHaveTextContent( 'Add to basket' );
		expect( copy() ).toHaveClass( 'loading' );

		fireEvent.click( copy() );

		expect( sent ).toHaveBeenCalledWith( own() );
		await mark( 'added' );
		expect( copy() ).toHaveClass( 'added' );
		expect( copy() ).not.toHaveClass( 'loading' );
	} );

	it( 'shows the price of the variation that is chosen', () => {
		choose( { priceHtml: '<b>£12</b>' } as Found );
		expect( screen.getByText( '£12' ) ).toBeInTheDocument();

		choose( null );
		expect( screen.getByText( 'From £10' ) ).toBeInTheDocument();
	} );
} );
