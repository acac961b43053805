import { rememberFirst } from './drawn-state';
import { patchFilter, restoreFilter } from './patch-filter';

const item = ( value: string, count: number, isChosen = false ) =>
	`<li><input type="checkbox" value="${ value }" id="box-${ value }" ${
		isChosen ? 'checked' : ''
	}><span data-part="label">${ value }</span><span data-part="count">${ count }</span></li>`;

const section = ( name: string, items: string, more = '' ) =>
	`<details data-section="${ name }" ${ more }><fieldset><ul data-facet="${ name }" data-page="1">${ items }</ul></fieldset></details>`;

const chip = ( value: string ) =>
	`<li data-slug="colour" data-value="${ value }"><a href="#">${ value }</a></li>`;

const next = ( sections: string, chips = '', hidden = '' ) => {
	const element = document.createElement( 'div' );
	element.innerHTML = `<div data-part="chips" ${
		chips ? '' : 'hidden'
	}><ul>${ chips }</ul></div><form action="/shop/">${ hidden }<div data-part="sections">${ sections }</div><span data-part="total">Show 3</span></form>`;
	return element;
};

/** What is on the page. */
const filter = ( ...parts: Parameters< typeof next > ) => {
	const element = next( ...parts );
	document.body.replaceChildren( element );
	return element;
};

const values = ( element: HTMLElement ) =>
	[ ...element.querySelectorAll( '[data-facet] input' ) ].map(
		( box ) => ( box as HTMLInputElement ).value
	);

describe( 'patchFilter', () => {
	it( 'brings new counts and order without replacing what stays', () => {
		const element = filter(
			section( 'colour', item( 'red', 3 ) + item( 'blue', 2 ) )
		);
		const red = element.querySelector( '#box-red' );
		patchFilter(
			element,
			next(
				section(
					'colour',
					item( 'blue', 1 ) + item( 'red', 9 ) + item( 'green', 4 )
				)
			)
		);

		expect( values( element ) ).toEqual( [ 'blue', 'red', 'green' ] );
		expect( element.querySelector( '#box-red' ) ).toBe( red );
		expect( element.textContent ).toContain( '9' );
	} );

	it( 'takes away a count that would add nothing, and brings it back', () => {
		const element = filter( section( 'colour', item( 'red', 3 ) ) );
		const none = item( 'red', 0 ).replace( /<span.*<\/span>/, '' );

		patchFilter( element, next( section( 'colour', none ) ) );
		expect(
			element.querySelector( '[data-part="count"]' )
		).not.toBeInTheDocument();

		patchFilter( element, next( section( 'colour', item( 'red', 5 ) ) ) );
		expect(
			element.querySelector( '[data-part="count"]' )
		).toHaveTextContent( '5' );
	} );

	it( 'keeps the focus in the list, also when its item moves or goes', () => {
		const element = filter(
			section( 'colour', item( 'red', 3 ) + item( 'blue', 2 ) )
		);
		const blue = element.querySelector< HTMLElement >( '#box-blue' );
		blue?.focus();
		patchFilter( element, next( section( 'colour', item( 'red', 1 ) ) ) );

		expect( blue ).toHaveFocus();
	} );

	it( 'takes the tick of a value that is gone, also where it has the focus or was searched for', () => {
		const element = filter(
			section(
				'colour',
				item( 'red', 3, true ) + item( 'blue', 2, true )
			)
		);
		const list = element.querySelector( '[data-facet]' ) as HTMLElement;
		const [ red, blue ] = element.querySelectorAll( 'input' );
		red?.focus();
		list.dataset.found = '';
		( blue?.closest( 'li' ) as HTMLElement ).dataset.found = '';
		patchFilter( element, next( section( 'colour', '' ) ) );

		expect( red ).toHaveFocus();
		expect( red ).not.toBeChecked();
		expect( blue ).toBeInTheDocument();
		expect( blue ).not.toBeChecked();
	} );

	it( 'keeps which sections a shopper has opened', () => {
		const element = filter( section( 'colour', item( 'red', 1 ), 'open' ) );
		patchFilter( element, next( section( 'colour', item( 'red', 2 ) ) ) );

		expect( element.querySelector( 'details' )?.open ).toBe( true );
	} );

	it( 'ticks what the address says', () => {
		const element = filter( section( 'colour', item( 'red', 1, true ) ) );
		patchFilter( element, next( section( 'colour', item( 'red', 2 ) ) ) );

		expect(
			element.querySelector< HTMLInputElement >( '#box-red' )?.checked
		).toBe( false );
	} );

	it( 'takes over sections that come, chips and hidden fields', () => {
		const element = filter(
			section( 'colour', item( 'red', 1 ) ),
			'',
			'<input type="hidden" name="orderby" value="price">'
		);
		patchFilter(
			element,
			next(
				section( 'size', item( 's', 1 ) ) +
					section( 'colour', item( 'red', 1 ) ),
				chip( 'red' )
			)
		);

		expect(
			[ ...element.querySelectorAll( 'details' ) ].map(
				( { dataset } ) => dataset.section
			)
		).toEqual( [ 'size', 'colour' ] );
		expect( element.querySelector( '[type="hidden"]' ) ).toBeNull();
		expect(
			element.querySelector< HTMLElement >( '[data-part="chips"]' )
				?.hidden
		).toBe( false );
	} );

	it( 'gives the focus back to the chip that had it', () => {
		const element = filter( '', chip( 'red' ) + chip( 'blue' ) );
		element.querySelectorAll( 'a' )[ 1 ]?.focus();
		patchFilter( element, next( '', chip( 'blue' ) ) );

		expect( element.querySelector( 'a' ) ).toHaveFocus();
	} );
} );

describe( 'A change that could not be drawn', () => {
	const chosen = ( element: HTMLElement ) =>
		[
			...element.querySelectorAll< HTMLInputElement >( 'input:checked' ),
		].map( ( { value } ) => value );
	const colours = ( isRed: boolean ) =>
		section( 'colour', item( 'red', 3, isRed ) + item( 'blue', 2 ) );
	const change = ( element: HTMLElement ) => {
		for ( const box of element.querySelectorAll( 'input' ) ) {
			box.checked = ! box.checked;
		}
		element.querySelector( 'ul' )?.replaceChildren();
	};

	it( 'leaves the filter as the page brought it, although the field has changed before', () => {
		const element = filter( colours( true ), chip( 'red' ) );
		change( element );
		rememberFirst( element );
		restoreFilter( element );

		expect( chosen( element ) ).toEqual( [ 'red' ] );
	} );

	it( 'leaves the filter as it was drawn last', () => {
		const element = filter( colours( false ) );
		rememberFirst( element );
		patchFilter( element, next( colours( true ), chip( 'red' ) ) );
		change( element );
		restoreFilter( element );

		expect( chosen( element ) ).toEqual( [ 'red' ] );
		expect( element.querySelector( 'li a' ) ).toHaveTextContent( 'red' );
	} );

	it( 'takes back what is being typed, also a price', () => {
		const price = `<details data-section="price"><div data-price><input type="number" id="min" name="min_price" value=""></div></details>`;
		const search = `<details data-section="search"><input type="search" id="search" value="wool"></details>`;
		const element = filter( price + search );
		rememberFirst( element );
		for ( const id of [ 'min', 'search' ] ) {
			const field = element.querySelector< HTMLInputElement >(
				`#${ id }`
			) as HTMLInputElement;
			field.value = '20';
			field.focus();
			restoreFilter( element );

			expect( field ).toHaveFocus();
			expect( field.value ).toBe( id === 'min' ? '' : 'wool' );
		}
	} );
} );
