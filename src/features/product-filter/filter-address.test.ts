import type { Section } from './content';
import { changeOf, expandedIn } from './filter-address';

/** A list by its values; what is chosen has a star before it. */
const list = (
	facet: string,
	field: string,
	values: string,
	page = 1
): Section => ( {
	kind: 'list',
	key: facet,
	heading: '',
	isOpen: true,
	facet,
	field,
	hasColours: false,
	page,
	hasMore: false,
	isLong: false,
	found: null,
	choices: values.split( ' ' ).map( ( text, index ) => ( {
		value: text.replace( '*', '' ),
		id: facet === 'rating' ? '0' : String( index + 1 ),
		label: text,
		isChosen: text.startsWith( '*' ),
		isDisabled: false,
		depth: 0,
		colour: '',
		stars: '',
		count: null,
		isExtended: false,
		isFound: false,
	} ) ),
} );

const field = (
	name: string,
	value: string,
	kind: 'search' | 'select-one' = 'search'
): Section => ( {
	kind,
	key: name,
	heading: '',
	isOpen: true,
	id: name,
	field: name,
	value,
	options: [],
} );

const price = ( min: string, max = '', end = '' ): Section => ( {
	kind: 'price',
	key: 'price',
	heading: '',
	isOpen: true,
	id: 'price',
	lowest: 0,
	highest: 0,
	symbol: '£',
	hasSlider: false,
	from: 0,
	to: 0,
	min,
	max,
	minField: `min_price${ end }`,
	maxField: `max_price${ end }`,
} );

const filterOf = ( ...sections: Section[] ) => ( {
	sections,
	action: '/shop/',
} );

const at = ( address: string ) =>
	window.history.replaceState( null, '', address );

describe( 'changeOf', () => {
	beforeEach( () => at( '/shop/' ) );

	it( 'is the bare address when nothing is chosen', () => {
		const form = filterOf(
			field( 'filter_search', ' ' ),
			price( '' ),
			list( 'pa_colour', 'filter_colour[]', 'red blue' )
		);

		expect( changeOf( form, '' ).url ).toBe( '/shop/' );
	} );

	it( 'has the order of the server’s addresses, whatever order the sections have', () => {
		const form = filterOf(
			field( 'orderby', 'price', 'select-one' ),
			price( '', '20' ),
			list( 'rating', 'rating_filter[]', '*5 *4' ),
			list( 'product_cat', 'filter_product_cat[]', '*mugs' ),
			list( 'pa_size', 'filter_size[]', '*s' ),
			list( 'pa_colour', 'filter_colour[]', '*red *blue' ),
			field( 'filter_search', 'tea pot' )
		);

		expect( changeOf( form, '' ).url ).toBe(
			'/shop/?filter_search=tea%20pot&filter_colour=red,blue&filter_size=s&filter_product_cat=mugs&max_price=20&rating_filter=5,4&orderby=price'
		);
	} );

	it( 'takes what it has no section for from the page’s address, in its place', () => {
		at(
			'/shop/?s=tea&filter_colour[]=red&filter_colour[]=blue&orderby=price'
		);
		const form = filterOf( price( '3' ) );

		expect( changeOf( form, '' ).url ).toBe(
			'/shop/?filter_colour=red,blue&min_price=3&orderby=price'
		);
	} );

	it( 'speaks for its own fields, chosen or not, by the query id', () => {
		at( '/shop/?min_price=9&orderby-a=price' );
		const form = filterOf(
			price( '3', '', '-a' ),
			field( 'filter_search-a', 'x' ),
			list( 'pa_size', 'filter_size-a[]', 's' )
		);

		expect( changeOf( form, 'a' ) ).toMatchObject( {
			url: '/shop/?filter_search-a=x&min_price-a=3&orderby-a=price',
			names: [
				'min_price-a',
				'max_price-a',
				'filter_search-a',
				'filter_size-a',
				'orderby-a',
			],
		} );
	} );

	it( 'encodes what would mean something else in an address', () => {
		const form = filterOf( field( 'filter_search', '1+1 & #2' ) );

		expect( changeOf( form, '' ).url ).toBe(
			'/shop/?filter_search=1%2B1%20%26%20%232'
		);
	} );
} );

it( 'tells which lists show more than their first values', () => {
	const form = filterOf(
		list( 'pa_colour', 'filter_colour[]', 'red', 3 ),
		list( 'pa_size', 'filter_size[]', 's' )
	);

	expect( expandedIn( form ) ).toEqual( { pa_colour: 3 } );
} );
