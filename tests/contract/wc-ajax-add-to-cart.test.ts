// @features add-to-basket
// @also-on oldest-wordpress, woocommerce

import { product, setOptions } from './shop';
import { Shopper } from './shopper';

describe( 'wc-ajax add_to_cart', () => {
	it( 'answers the fragments and the hash of the basket', async () => {
		const ann = new Shopper();

		const response = await ann.wcAjax( 'add_to_cart', {
			product_id: product( 'mug' ),
			quantity: 2,
		} );

		expect( response.status ).toBe( 200 );
		expect( response.headers.get( 'content-type' ) ).toMatch(
			/^application\/json/
		);
		expect( response.json.cart_hash ).toMatch( /^[0-9a-f]{32}$/ );
		expect(
			response.json.fragments[ 'div.widget_shopping_cart_content' ]
		).toContain( 'Enamel mug' );
		expect( ( await ann.cart() ).items[ 0 ] ).toMatchObject( {
			id: product( 'mug' ),
			quantity: 2,
		} );
	} );

	it.each( [
		[
			'WooCommerce’s for who names none',
			undefined,
			[ 'div.widget_shopping_cart_content' ],
		],
		[
			'the basket’s data for a page of ours',
			'basket',
			[ 'script.marketday-basket-data' ],
		],
		[
			'both where the page has a place for both',
			'basket mini-cart',
			[
				'div.widget_shopping_cart_content',
				'script.marketday-basket-data',
			],
		],
		[ 'none where the page knows of none', 'other', [] ],
	] )(
		'answers with the regions that are asked for: %s',
		async ( _what, regions, selectors ) => {
			const { json } = await new Shopper().wcAjax( 'add_to_cart', {
				product_id: product( 'mug' ),
				...( regions && { marketday_regions: regions } ),
			} );

			expect( Object.keys( json.fragments ) ).toEqual(
				expect.arrayContaining( selectors )
			);
			expect(
				Object.keys( json.fragments ).filter( ( name ) =>
					/basket-data|shopping_cart_content/.test( name )
				)
			).toHaveLength( selectors.length );
		}
	);

	it( 'adds one when no quantity is said', async () => {
		const ann = new Shopper();
		await ann.wcAjax( 'add_to_cart', { product_id: product( 'mug' ) } );
		expect( ( await ann.cart() ).items_count ).toBe( 1 );
	} );

	it( 'adds to the line that is there', async () => {
		const ann = new Shopper();
		await ann.wcAjax( 'add_to_cart', {
			product_id: product( 'mug' ),
			quantity: 1,
		} );
		await ann.wcAjax( 'add_to_cart', {
			product_id: product( 'mug' ),
			quantity: 3,
		} );
		const { items } = await ann.cart();
		expect( items ).toHaveLength( 1 );
		expect( items[ 0 ].quantity ).toBe( 4 );
	} );

	it( 'takes the id of a variation', async () => {
		const ann = new Shopper();
		const response = await ann.wcAjax( 'add_to_cart', {
			product_id: product( 'tee-blue-s' ),
		} );
		expect( response.json.error ).toBeUndefined();
		expect( ( await ann.cart() ).items[ 0 ].id ).toBe(
			product( 'tee-blue-s' )
		);
	} );

	it( 'keeps the basket from page caches: no-cache headers, not for robots', async () => {
		const response = await new Shopper().wcAjax( 'add_to_cart', {
			product_id: product( 'mug' ),
		} );
		expect( response.headers.get( 'cache-control' ) ).toContain(
			'no-cache'
		);
		expect( response.headers.get( 'x-robots-tag' ) ).toContain( 'noindex' );
	} );

	it.each( [
		[ 'a product that is sold out', 'soldout', 'felt-hat' ],
		[ 'a variable product without a choice', 'tee', 'cotton-t-shirt' ],
		[ 'a draft', 'draft', '' ],
	] )(
		'refuses %s and names the product page',
		async ( _what, name, slug ) => {
			const ann = new Shopper();

			const response = await ann.wcAjax( 'add_to_cart', {
				product_id: product( name ),
			} );

			expect( response.status ).toBe( 200 );
			expect( response.json.error ).toBe( true );
			expect( response.json.product_url ).toContain( slug );
			expect( ( await ann.cart() ).items ).toEqual( [] );
		}
	);

	it.each( [
		[ 'a product that is no number', { product_id: 'abc' } ],
		[ 'an empty product', { product_id: '' } ],
		[ 'product 0', { product_id: 0 } ],
		[ 'a negative quantity', { quantity: -2 } ],
		[ 'a quantity that is no number', { quantity: 'abc' } ],
		[ 'half a piece', { quantity: '0.5' } ],
	] )( 'refuses %s like any other wish', async ( _what, fields ) => {
		const ann = new Shopper();

		const response = await ann.wcAjax( 'add_to_cart', {
			product_id: product( 'mug' ),
			...fields,
		} );

		expect( response.status ).toBe( 200 );
		expect( response.json ).toMatchObject( {
			error: true,
			product_url: expect.anything(),
		} );
		expect( ( await ann.cart() ).items ).toEqual( [] );
	} );

	it.each( [
		[ 'zero', '0', 1 ],
		[ 'nothing', '', 1 ],
		[ 'a decimal number', '1.7', 1 ],
		[ 'a number in front of a word', '3 mugs', 3 ],
	] )(
		'takes a quantity that is %s as whole pieces, one at least',
		async ( _what, quantity, pieces ) => {
			const ann = new Shopper();
			const response = await ann.wcAjax( 'add_to_cart', {
				product_id: product( 'mug' ),
				quantity,
			} );
			expect( response.json.cart_hash ).toMatch( /^[0-9a-f]{32}$/ );
			expect( ( await ann.cart() ).items_count ).toBe( pieces );
		}
	);

	it( 'refuses more than the stock', async () => {
		const ann = new Shopper();
		const response = await ann.wcAjax( 'add_to_cart', {
			product_id: product( 'low' ),
			quantity: 4,
		} );
		expect( response.json ).toMatchObject( {
			error: true,
			product_url: expect.stringContaining( 'beeswax-candle' ),
		} );
		expect( ( await ann.cart() ).items ).toEqual( [] );
	} );

	it( 'refuses a second piece of what is sold individually', async () => {
		const ann = new Shopper();
		await ann.wcAjax( 'add_to_cart', { product_id: product( 'single' ) } );
		const response = await ann.wcAjax( 'add_to_cart', {
			product_id: product( 'single' ),
		} );
		expect( response.json.error ).toBe( true );
		expect( ( await ann.cart() ).items_count ).toBe( 1 );
	} );

	it( 'answers nothing without a product', async () => {
		const response = await new Shopper().wcAjax( 'add_to_cart' );
		expect( response.status ).toBe( 200 );
		expect( response.text ).toBe( '' );
	} );

	it( 'never takes a price from the request', async () => {
		const ann = new Shopper();
		await ann.wcAjax( 'add_to_cart', {
			product_id: product( 'mug' ),
			price: '0.01',
			line_total: 1,
			regular_price: 0,
		} );
		expect( ( await ann.cart() ).totals.total_items ).toBe( '1250' );
	} );

	it( 'sends the shopper to the basket where the shop redirects after add', async () => {
		setOptions( { woocommerce_cart_redirect_after_add: 'yes' } );
		try {
			const ann = new Shopper();
			const response = await ann.wcAjax( 'add_to_cart', {
				product_id: product( 'mug' ),
			} );
			expect( response.json.cart_hash ).toBeDefined();
			expect( ( await ann.cart() ).items_count ).toBe( 1 );
		} finally {
			setOptions( { woocommerce_cart_redirect_after_add: 'no' } );
		}
	} );
} );
