import { addressOf, expandedIn, stateOf } from './filter-form';

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

describe( 'addressOf', () => {
	it( 'is the bare address when nothing is chosen', () => {
		const form = aForm(
			`<input name="filter_search" value=" "><input name="min_price" value="">${ list(
				'pa_colour',
				'filter_colour[]',
				'red blue'
			) }`
		);

		expect( addressOf( form, '' ) ).toBe( '/shop/' );
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

		expect( addressOf( form, '' ) ).toBe(
			'/shop/?filter_search=tea%20pot&filter_colour=red,blue&filter_size=s&filter_product_cat=mugs&max_price=20&rating_filter=5,4&orderby=price'
		);
	} );

	it( 'keeps what is the page’s own in front, empty or not', () => {
		const form = aForm(
			`<input type="hidden" name="s" value=""><input type="hidden" name="post_type" value="product">${ list(
				'pa_colour',
				'filter_colour[]',
				'*red'
			) }`,
			'/'
		);

		expect( addressOf( form, '' ) ).toBe(
			'/?s=&post_type=product&filter_colour=red'
		);
	} );

	it( 'knows its own parameters by the query id', () => {
		const form = aForm(
			`<input name="min_price-a" value="3"><input type="hidden" name="min_price" value="9"><input name="filter_search-a" value="x">`
		);

		expect( addressOf( form, 'a' ) ).toContain( 'filter_search-a=x' );
		expect( addressOf( form, 'a' ) ).toMatch(
			/filter_search-a=x&min_price-a=3/
		);
	} );

	it( 'encodes as the server does', () => {
		const form = aForm( `<input name="filter_search" value="it's (1+1)">` );

		expect( addressOf( form, '' ) ).toBe(
			'/shop/?filter_search=it%27s%20%281%2B1%29'
		);
	} );
} );

describe( 'stateOf', () => {
	it( 'is the state of section 3', () => {
		const form = aForm(
			`<input name="filter_search" value="tea">
			<input name="min_price" value="5"><input name="max_price" value="">
			${ list( 'status', 'filter_stock_status[]', '*instock outofstock' ) }
			${ list( 'rating', 'rating_filter[]', '*5 4' ) }
			${ list( 'product_cat', 'filter_product_cat[]', 'mugs *bowls' ) }
			${ list( 'pa_colour', 'filter_colour[]', '*red *blue' ) }
			<input type="hidden" name="orderby" value="price-desc">`
		);

		expect( stateOf( form, '' ) ).toEqual( {
			search: 'tea',
			price: { minPrice: 5 },
			status: [ 'instock' ],
			rating: [ 5 ],
			category: [ 2 ],
			tax_relation: 'AND',
			product_taxonomy: [
				{ taxonomy: 'product_cat', term_ids: [ 2 ] },
				{ taxonomy: 'pa_colour', term_ids: [ 1, 2 ] },
			],
			sorting: 'price_high',
			on_sale: false,
		} );
	} );

	it( 'is left to the address where the form has no section for a choice', () => {
		const form = aForm(
			`<input type="hidden" name="filter_colour" value="red">`
		);

		expect( stateOf( form, '' ) ).toBeUndefined();
	} );
} );

it( 'tells which lists show more than their first values', () => {
	const form = aForm(
		list( 'pa_colour', 'filter_colour[]', 'red', 3 ) +
			list( 'pa_size', 'filter_size[]', 's' )
	);

	expect( expandedIn( form ) ).toEqual( { pa_colour: 3 } );
} );
