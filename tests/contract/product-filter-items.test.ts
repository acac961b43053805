// @features listing, product-filter
// @also-on woocommerce

import {
	address,
	countBeside,
	filterCall,
	moreItems,
	place,
} from './filter-page';

describe( 'wc-ajax wopb_show_more_filter_item', () => {
	it( 'answers further values of a list, as items alone', async () => {
		const { status, text } = await moreItems( {} );

		expect( status ).toBe( 200 );
		expect( text ).toMatch(
			/^<li class="wopb-filter-item wopb-filter-extended-item"/
		);
		expect( text.match( /<li\b/g ) ).toHaveLength( 1 );
	} );

	it( 'answers our own client with data of the same values', async () => {
		const html = await moreItems( {} );
		const { status, text } = await moreItems( { format: 'data' } );
		const { choices, isLast } = JSON.parse( text );

		expect( status ).toBe( 200 );
		expect(
			choices.map( ( { value }: { value: string } ) => value )
		).toEqual(
			[ ...html.text.matchAll( / value="([^"]*)"/g ) ].map(
				( [ , value ] ) => value
			)
		);
		expect( choices[ 0 ] ).toMatchObject( {
			isExtended: true,
			count: {
				number: expect.any( String ),
				sentence: expect.any( String ),
			},
		} );
		expect( isLast ).toBe( html.text.includes( 'data-last' ) );
	} );

	it( 'pages on, each value once, until there is none', async () => {
		const seen: string[] = [];
		for ( let page = 1; page < 50; page++ ) {
			const { text } = await moreItems( { current_page: page } );
			const values = [ ...text.matchAll( / value="([^"]*)"/g ) ];
			if ( values.length === 0 ) {
				break;
			}
			seen.push( ...values.map( ( [ , value ] ) => value ?? '' ) );
		}

		expect( seen.length ).toBeGreaterThan( 2 );
		expect( new Set( seen ).size ).toBe( seen.length );
	} );

	it( 'counts within what is chosen at the address', async () => {
		const { text } = await moreItems( {
			current_page: 1,
			'query[find]': 'kitchen',
			currentUrl: `${ address }?min_price=14&max_price=16`,
		} );
		const led = await filterCall( {
			product_filters: {
				price: { minPrice: 14, maxPrice: 16 },
				category: [ place.kitchen ],
			},
		} );

		expect( led.json.total ).toBeGreaterThan( 0 );
		expect( countBeside( text, place.kitchenSlug ) ).toBe( led.json.total );
	} );

	it( 'works without a filter block, by the contract’s own parameters', async () => {
		const { status, text } = await moreItems( {
			'query[blockId]': '',
			'query[limit]': 2,
			current_page: 1,
			postId: 0,
		} );

		expect( status ).toBe( 200 );
		expect( text.match( /<li\b/g ) ).toHaveLength( 2 );
	} );

	it.each( [
		[ 'a nonce that is wrong', { wpnonce: 'x' }, 403 ],
		[ 'another taxonomy', { 'query[taxonomy]': 'category' }, 400 ],
		[ 'an unknown format', { format: 'xml' }, 400 ],
		[ 'a list for a taxonomy', { 'query[taxonomy][]': 'x' }, 400 ],
		[ 'page 0', { current_page: 0 }, 400 ],
		[ 'a text for a page number', { current_page: 'all' }, 400 ],
		[ 'an unknown filter', { 'query[blockId]': 'other' }, 404 ],
		[ 'a page that is not there', { postId: 99999999 }, 404 ],
		[
			'another site’s address',
			{ currentUrl: 'https://elsewhere.example' },
			400,
		],
	] )( 'refuses %s', async ( _name, fields, expected ) => {
		const { status, json } = await moreItems(
			fields as Record< string, string | number >
		);

		expect( status ).toBe( expected );
		expect( json.data.message ).not.toBe( '' );
	} );
} );
