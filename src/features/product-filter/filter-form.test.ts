import { changeOf, expandedIn } from './filter-form';

function aForm( fields: string, action = '/shop/' ): HTMLFormElement {
	document.body.innerHTML = `<form action="${ action }">${ fields }</form>`;
	return document.querySelector( 'form' ) as HTMLFormElement;
}

const list = ( facet: string, name: string, values: string, page = 1 ) =>
	`<ul data-facet="${ facet }" data-page="${ page }">${ values
		.split( ' ' )
		.map( ( value, index ) => {
			const isChosen = value.startsWith( '*' );
			const text = value.replace( '*', '' );
			return `<li><input type="checkbox" name="${ name }" value="${ text }" data-id="${
				index + 1
			}" ${ isChosen ? 'checked' : '' }></li>`;
		} )
		.join( '' ) }</ul>`;

const at = ( address: string ) =>
	window.history.replaceState( null, '', address );

describe( 'changeOf', () => {
	beforeEach( () => at( '/shop/' ) );

	it( 'is the bare address when nothing is chosen', () => {
		const form = aForm(
			`<input name="filter_search" value=" "><input name="min_price" value="">${ list(
				'pa_colour',
				'filter_colour[]',
				'red blue'
			) }`
		);

		expect( changeOf( form, '' ).url ).toBe( '/shop/' );
	} );

	it( 'has the order of the server’s addresses, whatever order the sections have', () => {
		const form = aForm(
			`<select name="orderby"><option value="price" selected></option></select>
			<input name="max_price" value="20">
			${ list( 'rating', 'rating_filter[]', '*5 *4' ) }
			${ list( 'product_cat', 'filter_product_cat[]', '*mugs' ) }
			${ list( 'pa_size', 'filter_size[]', '*s' ) }
			${ list( 'pa_colour', 'filter_colour[]', '*red *blue' ) }
			<input name="filter_search" value="tea pot">`
		);

		expect( changeOf( form, '' ).url ).toBe(
			'/shop/?filter_search=tea%20pot&filter_colour=red,blue&filter_size=s&filter_product_cat=mugs&max_price=20&rating_filter=5,4&orderby=price'
		);
	} );

	it( 'takes what it has no section for from the page’s address, in its place', () => {
		at(
			'/shop/?s=tea&filter_colour[]=red&filter_colour[]=blue&orderby=price'
		);
		const form = aForm(
			`<input type="hidden" name="orderby" value="date"><input name="min_price" value="3">`
		);

		expect( changeOf( form, '' ).url ).toBe(
			'/shop/?filter_colour=red,blue&min_price=3&orderby=price'
		);
	} );

	it( 'speaks for its own fields, chosen or not, by the query id', () => {
		at( '/shop/?min_price=9&orderby-a=price' );
		const form = aForm(
			`<input name="min_price-a" value="3"><input type="hidden" name="min_price" value="9">
			<input name="filter_search-a" value="x">${ list(
				'pa_size',
				'filter_size-a[]',
				's'
			) }`
		);

		expect( changeOf( form, 'a' ) ).toMatchObject( {
			url: '/shop/?filter_search-a=x&min_price-a=3&orderby-a=price',
			names: [
				'min_price-a',
				'filter_search-a',
				'filter_size-a',
				'orderby-a',
			],
		} );
	} );

	it( 'encodes what would mean something else in an address', () => {
		const form = aForm( `<input name="filter_search" value="1+1 & #2">` );

		expect( changeOf( form, '' ).url ).toBe(
			'/shop/?filter_search=1%2B1%20%26%20%232'
		);
	} );
} );

describe( 'the state that is sent', () => {
	beforeEach( () => at( '/shop/' ) );

	it( 'is the contract’s', () => {
		const form = aForm(
			`<input name="filter_search" value="tea">
			<input name="min_price" value="5"><input name="max_price" value="">
			<select name="orderby"><option value="price-desc" selected></option></select>
			<ul data-facet="rating"><li><input type="checkbox" name="rating_filter[]" value="5" data-id="0" checked></li></ul>
			${ list( 'product_cat', 'filter_product_cat[]', 'mugs *bowls' ) }
			${ list( 'pa_colour', 'filter_colour[]', '*red *blue' ) }`
		);

		expect( changeOf( form, '' ).filters ).toEqual( {
			search: 'tea',
			price: { minPrice: '5', maxPrice: '' },
			status: [],
			rating: [ '5' ],
			category: [ '2' ],
			tax_relation: '',
			product_taxonomy: [
				{ taxonomy: 'product_cat', term_ids: [ '2' ] },
				{ taxonomy: 'pa_colour', term_ids: [ '1', '2' ] },
			],
			sorting: 'price-desc',
			on_sale: '',
		} );
	} );

	it( 'is that of the query id', () => {
		const form = aForm( `<input name="filter_search-a" value="tea">` );

		expect( changeOf( form, 'a' ).filters ).toMatchObject( {
			search: 'tea',
			sorting: 'default',
		} );
	} );

	it( 'is left to the address where the form has no section for a choice', () => {
		at( '/shop/?filter_colour=red' );

		expect( changeOf( aForm( '' ), '' ).filters ).toBeUndefined();
	} );
} );

it( 'tells which lists show more than their first values', () => {
	const form = aForm(
		list( 'pa_colour', 'filter_colour[]', 'red', 3 ) +
			list( 'pa_size', 'filter_size[]', 's' )
	);

	expect( expandedIn( form ) ).toEqual( { pa_colour: 3 } );
} );
