import { fireEvent, screen } from '@testing-library/dom';

import { enhanceTabs } from './tabs';

const NAMES = [ 'description', 'additional_information', 'reviews' ];

/** Shows tabs as php/Catalogue/Product/views/tabs.php prints them. */
function show( {
	hash = '',
	open = 'description',
	isBelow = false,
	direction = 'ltr',
} = {} ) {
	window.location.hash = hash;
	document.body.innerHTML = `
		<a href="#reviews">5 reviews</a>
		<div class="marketday-product-tabs">
			<ul style="direction: ${ direction }">${ NAMES.map(
				( name ) =>
					`<li><a class="marketday-product-tabs__tab" id="tab-title-${ name }" href="#tab-${ name }">${ name }</a></li>`
			).join( '' ) }</ul>
			${ NAMES.map(
				( name ) =>
					`<section id="tab-${ name }" data-tab="${ name }" class="marketday-product-tabs__panel${
						name === open ? ' is-open' : ''
					}"><h2>${ name }</h2>${
						name === 'reviews' ? '<div id="reviews"></div>' : ''
					}</section>`
			).join( '' ) }
		</div>`;
	Element.prototype.scrollIntoView = jest.fn();
	document
		.querySelectorAll( '.marketday-product-tabs__tab' )
		.forEach( ( tab, place ) =>
			Object.defineProperties( tab, {
				offsetTop: { value: isBelow ? place * 40 : 0 },
				offsetLeft: { value: isBelow ? 0 : place * 100 },
			} )
		);
	enhanceTabs(
		document.querySelector< HTMLElement >( '.marketday-product-tabs' )!
	);
}

const chosen = () => screen.getByRole( 'tab', { selected: true } ).textContent;
const press = ( key: string ) =>
	fireEvent.keyDown( document.querySelector( ':focus' )!, { key } );
const focusFirst = () => screen.getAllByRole( 'tab' )[ 0 ]?.focus();

describe( 'tabs of a product', () => {
	it( 'show one panel, named by its tab; what is searched for is found in the others', () => {
		show();

		expect( chosen() ).toBe( 'description' );
		expect(
			screen.getByRole( 'tabpanel', { name: 'description' } )
		).toHaveAttribute( 'tabindex', '0' );
		expect( document.getElementById( 'tab-reviews' ) ).toHaveAttribute(
			'hidden',
			'until-found'
		);

		fireEvent(
			document.getElementById( 'tab-reviews' )!,
			new Event( 'beforematch', { bubbles: true } )
		);
		expect( chosen() ).toBe( 'reviews' );
	} );

	it( 'open what the server has opened', () => {
		show( { open: 'reviews' } );

		expect( chosen() ).toBe( 'reviews' );
	} );

	it.each( [
		[ '#reviews', 'reviews' ],
		[ '#tab-reviews', 'reviews' ],
		[ '#comment-12', 'reviews' ],
		[ '#tab-additional_information', 'additional_information' ],
		[ '#elsewhere', 'description' ],
	] )( 'open by the hash %s: %s', ( hash, name ) => {
		show( { hash } );

		expect( chosen() ).toBe( name );
	} );

	it( 'open the reviews by a link whose hash the address has already', () => {
		show( { hash: '#reviews' } );
		focusFirst();
		press( 'Home' );
		expect( chosen() ).toBe( 'description' );

		fireEvent.click( screen.getByText( '5 reviews' ) );

		expect( chosen() ).toBe( 'reviews' );
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
	] )( 'are gone through %s', ( _, layout, next, before, orientation ) => {
		show( layout );
		focusFirst();

		press( next );
		expect( chosen() ).toBe( 'additional_information' );
		press( before );
		press( before );
		expect( chosen() ).toBe( 'reviews' );
		press( 'Home' );
		expect( chosen() ).toBe( 'description' );
		press( 'End' );
		expect( chosen() ).toBe( 'reviews' );
		expect( screen.getByRole( 'tablist' ) ).toHaveAttribute(
			'aria-orientation',
			orientation
		);
		expect( screen.getByRole( 'tab', { selected: true } ) ).toHaveFocus();
	} );
} );
