import { addressWith } from './listing-address';

const at = ( address: string ) =>
	window.history.replaceState( null, '', address );

const address = ( ...[ change ]: Parameters< typeof addressWith > ) =>
	addressWith( change ).replace( 'http://localhost', '' );

beforeEach( () => {
	document.body.innerHTML =
		'<div data-query-id=""></div><div data-query-id="two"></div><div data-query-id="part-two"></div>';
} );

describe( 'the address after a change', () => {
	it( 'keeps what other queries of the page have chosen since the control was drawn', () => {
		at( '/shop/?filter_colour=navy&product-page=2' );

		expect(
			address( {
				queryId: 'two',
				url: '/shop/?filter_colour-two=rust',
				names: [ 'filter_colour-two' ],
			} )
		).toBe(
			'/shop/?filter_colour=navy&product-page=2&filter_colour-two=rust'
		);
	} );

	it( 'keeps of its own query what the control is not about', () => {
		at( '/shop/?filter_colour=navy' );

		expect(
			address( {
				queryId: '',
				url: '/shop/?orderby=price',
				names: [ 'orderby' ],
			} )
		).toBe( '/shop/?filter_colour=navy&orderby=price' );
	} );

	it( 'keeps what is the page’s own in front, empty or not', () => {
		at( '/?s=&post_type=product' );

		expect(
			address( {
				queryId: '',
				url: '/?filter_colour=red,blue',
				names: [ 'filter_colour' ],
			} )
		).toBe( '/?s=&post_type=product&filter_colour=red,blue' );
	} );

	it( 'begins at the first page of its query', () => {
		at( '/shop/page/3/?product-page=2&product-page-two=4' );

		expect(
			address( { queryId: '', url: '/shop/', names: [ 'on_sale' ] } )
		).toBe( '/shop/?product-page-two=4' );
		expect(
			address( {
				queryId: 'two',
				url: '/shop/?product-page-two=5',
				names: [],
			} )
		).toBe( '/shop/?product-page=2&product-page-two=5' );
	} );

	it( 'turns one listing of its query alone', () => {
		at(
			'/shop/?orderby=price&product-page~a=2&product-page~b=3&product-page-two~c=4'
		);

		expect(
			address( {
				queryId: '',
				url: '/shop/?product-page~a=3',
				names: [
					'paged',
					'product-page',
					'product-page~a',
					'product-tab-a',
				],
			} )
		).toBe(
			'/shop/?orderby=price&product-page~b=3&product-page-two~c=4&product-page~a=3'
		);
		expect(
			address( { queryId: '', url: '/shop/', names: [ 'orderby' ] } )
		).toBe( '/shop/?product-page-two~c=4' );
	} );

	it( 'takes the tabs of its listings from a link about all of its query', () => {
		document.body.innerHTML +=
			'<div data-query-id="two" data-block-id="c"></div>';
		at( '/shop/?product-tab-a=x&product-tab-c=y' );

		expect( address( { queryId: 'two', url: '/shop/' } ) ).toBe(
			'/shop/?product-tab-a=x'
		);
	} );

	it( 'takes all of its query from a link that is about the whole filter', () => {
		at(
			'/shop/?filter_size=m&filter_size-two=s&filter_size-part-two=l&min_price=3'
		);

		expect( address( { queryId: '', url: '/shop/?min_price=3' } ) ).toBe(
			'/shop/?filter_size-two=s&filter_size-part-two=l&min_price=3'
		);
		expect( address( { queryId: 'two', url: '/shop/' } ) ).toBe(
			'/shop/?filter_size=m&filter_size-part-two=l&min_price=3'
		);
	} );

	it( 'changes what a plain form has sent as a list', () => {
		at( '/shop/?filter_colour%5B%5D=red&filter_colour[]=blue' );

		expect(
			address( {
				queryId: '',
				url: '/shop/?filter_colour=navy',
				names: [ 'filter_colour' ],
			} )
		).toBe( '/shop/?filter_colour=navy' );
	} );
} );
