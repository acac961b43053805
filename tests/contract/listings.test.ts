// @features listing, product-grid
// @also-on sqlite, oldest-wordpress, woocommerce

import {
	address,
	call,
	type Fields,
	names,
	namesOnPage,
	place,
} from './listings-page';
import { isWooCommerce } from './shop';
import { Shopper } from './shopper';

describe( 'wc-ajax wopb_pagination', () => {
	it( 'answers the block on another page, as the page itself would show it', async () => {
		const response = await call( 'wopb_pagination', { paged: 2 } );

		expect( response.status ).toBe( 200 );
		expect( response.text ).toMatch( /^<div [^>]*data-block-id="numbers"/ );
		expect( response.text ).toContain( 'aria-current="page"' );
		expect( names( response ) ).toHaveLength( 2 );
		expect( names( response ) ).toEqual(
			await namesOnPage(
				'/contract-listings/?product-page~numbers=2',
				'numbers'
			)
		);
	} );

	it( 'turns this listing alone; a page that names none is every listing’s', async () => {
		const first = await namesOnPage( '/contract-listings/', 'numbers' );
		const second = await namesOnPage(
			'/contract-listings/?product-page~numbers=2',
			'numbers'
		);

		expect( second ).not.toEqual( first );
		expect(
			await namesOnPage(
				'/contract-listings/?product-page~another=2',
				'numbers'
			)
		).toEqual( first );
		expect(
			await namesOnPage( '/contract-listings/?product-page=2', 'numbers' )
		).toEqual( second );
	} );

	it( 'keeps the tab and the filter of the address in its links', async () => {
		const { text } = await call( 'wopb_pagination', {
			paged: 1,
			currentUrl: `${ address }?product-tab-numbers=group%3Aarrival&orderby=price`,
		} );

		expect( text ).toContain(
			'href="/contract-listings/?product-tab-numbers=group%3Aarrival&#038;orderby=price&#038;product-page~numbers=2"'
		);
	} );

	// WooCommerce brings templates of its own for archives.
	( isWooCommerce ? it.skip : it )(
		'answers the page of an archive, with addresses of its own',
		async () => {
			const archive = new URL( place.archive ).pathname;
			const { text } = await new Shopper().get( archive );
			const block = /<div class="marketday-product-grid [^>]*>/.exec(
				text
			)?.[ 0 ];
			const value = ( name: string ) =>
				new RegExp( `data-${ name }="([^"]*)"` ).exec(
					block ?? ''
				)?.[ 1 ] ?? '';
			const fields = {
				blockId: value( 'block-id' ),
				postId: value( 'postid' ),
				widgetBlockId: value( 'widgetblockid' ),
				builder: value( 'builder' ),
				is_archive: 1,
				currentUrl: place.archive,
			};
			const first = await call( 'wopb_pagination', {
				...fields,
				paged: 1,
			} );

			expect( fields.builder ).toBe(
				`taxonomy###product_cat###${ place.kitchen }`
			);
			expect( names( first ) ).toEqual(
				await namesOnPage( archive, fields.blockId )
			);
			expect( first.text ).toContain(
				`data-pages="${ value( 'pages' ) }"`
			);
		}
	);

	it( 'narrows by the filter that is sent', async () => {
		const response = await call( 'wopb_pagination', {
			paged: 1,
			'filterAttributes[product_filters][search]': '',
			'filterAttributes[product_filters][price][minPrice]': '79',
			'filterAttributes[product_filters][price][maxPrice]': '81',
		} );

		expect( names( response ) ).toEqual( [ 'Oak stool' ] );
	} );

	it( 'keeps the filter that is sent in its links', async () => {
		const { text } = await call( 'wopb_pagination', {
			paged: 1,
			currentUrl: '',
			'filterAttributes[product_filters][price][minPrice]': '10',
			'filterAttributes[product_filters][status][]': 'instock',
		} );
		const link =
			/href="([^"]*product-page~numbers=2)"/.exec( text )?.[ 1 ] ?? '';

		expect( link ).toBe(
			'/contract-listings/?min_price=10&#038;filter_stock_status=instock&#038;product-page~numbers=2'
		);
		expect(
			names(
				await call( 'wopb_load_more', {
					paged: 2,
					currentUrl: `${
						process.env.MARKETDAY_URL
					}${ link.replaceAll( '&#038;', '&' ) }`,
				} )
			)
		).toEqual(
			await namesOnPage( link.replaceAll( '&#038;', '&' ), 'numbers' )
		);
	} );

	it( 'says so where nothing matches, and offers to clear the filter', async () => {
		const { text, status } = await call( 'wopb_pagination', {
			paged: 1,
			currentUrl: `${ address }?filter_search=zzzzqqqq`,
		} );

		expect( status ).toBe( 200 );
		expect( text ).toContain( 'No products match your filters.' );
		expect( text ).toContain( 'href="/contract-listings/"' );
	} );

	it( 'refuses a call without its nonce', async () => {
		const { status, json } = await call( 'wopb_pagination', {
			paged: 1,
			wpnonce: 'old',
		} );

		expect( status ).toBe( 403 );
		expect( json.data.code ).toBe( 'marketday_invalid_nonce' );
	} );
} );

describe( 'wc-ajax wopb_load_more', () => {
	it( 'answers the cards of the page and nothing around them', async () => {
		const response = await call( 'wopb_load_more', {
			paged: 2,
			blockId: 'more',
		} );

		expect( response.text ).toMatch( /^<li\b.*<\/li>$/s );
		expect( names( response ) ).toHaveLength( 2 );
		expect( names( response ) ).toEqual(
			await namesOnPage(
				'/contract-listings/?product-page-more~more=2',
				'more'
			)
		);
	} );

	it( 'answers nothing after the last page', async () => {
		const response = await call( 'wopb_load_more', {
			paged: 99999,
			blockId: 'more',
		} );

		expect( response.status ).toBe( 200 );
		expect( response.text ).toBe( '' );
	} );
} );

describe( 'wc-ajax wopb_filter', () => {
	const tab = ( taxonomy: string, more: Fields = {} ) =>
		call( 'wopb_filter', { taxtype: 'product_cat', taxonomy, ...more } );

	it( 'answers what is in the block under a category of its tabs', async () => {
		const response = await tab( place.kitchen );

		expect( response.status ).toBe( 200 );
		expect( response.text ).toMatch( /^<nav/ );
		expect( response.text ).toMatch(
			new RegExp(
				`data-taxonomy="${ place.kitchen }"[^>]*aria-current="true"`
			)
		);
		expect( names( response ) ).toEqual(
			await namesOnPage(
				`/contract-listings/?product-tab-numbers=${ place.kitchen }`,
				'numbers'
			)
		);
		expect( names( response ) ).not.toEqual(
			await namesOnPage( '/contract-listings/', 'numbers' )
		);
	} );

	it( 'answers its ready-made groups', async () => {
		const second = await call( 'wopb_pagination', {
			paged: 2,
			'filterAttributes[queryCatAction]': 'custom_action#on_sale',
		} );
		// A set is on sale where one of it is, as its card says.
		expect( [
			...names( await tab( 'custom_action#on_sale' ) ),
			...names( second ),
		] ).toEqual( expect.arrayContaining( [ 'Camp kitchen', 'Iron pan' ] ) );
		for ( const group of [
			'top_sale',
			'popular',
			'most_rated',
			'top_rated',
			'arrival',
		] ) {
			const response = await tab( `custom_action#${ group }` );
			expect( [ group, response.status ] ).toEqual( [ group, 200 ] );
			expect( names( response ) ).toHaveLength( 2 );
		}
	} );

	it( 'starts from the first page', async () => {
		expect(
			names(
				await tab( '', { currentUrl: `${ address }?product-page=2` } )
			)
		).toEqual( await namesOnPage( '/contract-listings/', 'numbers' ) );
	} );

	it.each( [
		[ 'a category that is no tab', 'furniture' ],
		[ 'a group that is no tab', 'custom_action#featured' ],
		[ 'a group nobody knows', 'custom_action#all' ],
		[ 'an attack', "' OR 1=1 -- " ],
	] )( 'refuses %s', async ( _name, taxonomy ) => {
		const { status, json } = await tab( taxonomy );

		expect( status ).toBe( 400 );
		expect( json.data.code ).toBe( 'rest_invalid_param' );
	} );

	it( 'refuses another taxonomy', async () => {
		expect( ( await tab( '', { taxtype: 'post_tag' } ) ).status ).toBe(
			400
		);
	} );
} );
