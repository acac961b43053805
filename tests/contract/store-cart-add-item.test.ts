// @features add-to-basket, basket
// @also-on woocommerce

import { php, product } from './shop';
import { Shopper, type ShopResponse } from './shopper';

const outcome = ( { status, json }: ShopResponse ) => ( {
	status,
	code: json.code,
} );

describe( 'POST cart/add-item', () => {
	it( 'answers 201 with the basket', async () => {
		const response = await new Shopper().add( product( 'mug' ), 2 );
		expect( response.status ).toBe( 201 );
		expect( response.json.items[ 0 ] ).toMatchObject( {
			id: product( 'mug' ),
			quantity: 2,
		} );
		expect( response.headers.get( 'cart-hash' ) ).toMatch(
			/^[0-9a-f]{32}$/
		);
		expect( response.json ).toKeepShape( 'cart' );
	} );

	it( 'finds the variation of a full choice, by label or by slug', async () => {
		const ann = new Shopper();
		await ann.add( product( 'tee' ), 1, [
			{ attribute: 'Colour', value: 'blue' },
			{ attribute: 'Size', value: 'S' },
		] );
		await ann.add( product( 'tee' ), 1, [
			{ attribute: 'pa_colour', value: 'blue' },
			{ attribute: 'attribute_size', value: 'S' },
		] );
		const { items } = await ann.cart();
		expect( items ).toHaveLength( 1 );
		expect( items[ 0 ] ).toMatchObject( {
			id: product( 'tee-blue-s' ),
			quantity: 2,
		} );
	} );

	it( 'keeps a line for each choice', async () => {
		const ann = new Shopper();
		await ann.add( product( 'tee-red' ), 1, [
			{ attribute: 'Size', value: 'S' },
		] );
		await ann.add( product( 'tee-red' ), 1, [
			{ attribute: 'Size', value: 'M' },
		] );
		expect( ( await ann.cart() ).items ).toHaveLength( 2 );
	} );

	it.each( [
		[
			'an unknown product',
			() => [ 99999999 ],
			'woocommerce_rest_cart_invalid_product',
		],
		[
			'a draft',
			() => [ product( 'draft' ) ],
			'woocommerce_rest_product_not_purchasable',
		],
		[
			'an external product',
			() => [ product( 'book' ) ],
			'woocommerce_rest_product_not_purchasable',
		],
		[
			'a grouped product',
			() => [ product( 'set' ) ],
			'woocommerce_rest_product_not_purchasable',
		],
		[
			'what is sold out',
			() => [ product( 'soldout' ) ],
			'woocommerce_rest_product_out_of_stock',
		],
		[
			'more than the stock',
			() => [ product( 'low' ), 4 ],
			'woocommerce_rest_product_partially_out_of_stock',
		],
		[
			'a variable product without choice',
			() => [ product( 'tee' ) ],
			'woocommerce_rest_missing_attributes',
		],
		[
			'half a choice',
			() => [
				product( 'tee' ),
				1,
				[ { attribute: 'Colour', value: 'blue' } ],
			],
			'woocommerce_rest_missing_attributes',
		],
		[
			'a choice that does not exist',
			() => [
				product( 'tee' ),
				1,
				[
					{ attribute: 'Colour', value: 'green' },
					{ attribute: 'Size', value: 'S' },
				],
			],
			'woocommerce_rest_variation_id_from_variation_data',
		],
		[
			'a variation with the choice left open',
			() => [ product( 'tee-red' ) ],
			'woocommerce_rest_missing_variation_data',
		],
		[
			"a value that is not the variation's",
			() => [
				product( 'tee-blue-s' ),
				1,
				[ { attribute: 'Size', value: 'M' } ],
			],
			'woocommerce_rest_invalid_variation_data',
		],
	] as [ string, () => Parameters< Shopper[ 'add' ] >, string ][] )(
		'answers 400 to %s',
		async ( _what, wanted, code ) => {
			const ann = new Shopper();
			expect( outcome( await ann.add( ...wanted() ) ) ).toEqual( {
				status: 400,
				code,
			} );
			expect( ( await ann.cart() ).items ).toEqual( [] );
		}
	);

	it.each( [
		[ 'no product', {} ],
		[ 'a word', { id: 'abc' } ],
		[ 'product 0', { id: 0 } ],
		[ 'a negative product', { id: -1 } ],
	] )( 'finds no product in %s', async ( _what, body ) => {
		const ann = new Shopper();
		const response = await ann.storeApi( 'POST', '/cart/add-item', {
			body,
		} );
		expect( outcome( response ) ).toEqual( {
			status: 400,
			code: 'woocommerce_rest_cart_invalid_product',
		} );
		expect( ( await ann.cart() ).items ).toEqual( [] );
	} );

	it( 'writes a name with the marks of a printer', async () => {
		const { id } = php< { id: number } >(
			`return [ 'id' => $engine->writer()->save( new Marketday\\Engine\\Contract\\ProductDraft( name: "Maker's 'best' mug", regularPrice: '5' ) ) ];`
		);
		try {
			const { json } = await new Shopper().add( id );
			expect( json.items[ 0 ].name ).toBe(
				'Maker&#8217;s &#8216;best&#8217; mug'
			);
		} finally {
			php( `return [ (bool) wp_delete_post( ${ id }, true ) ];` );
		}
	} );

	it( 'answers 400 to a second piece of what is sold individually', async () => {
		const ann = new Shopper();
		await ann.add( product( 'single' ) );
		expect( outcome( await ann.add( product( 'single' ) ) ) ).toEqual( {
			status: 400,
			code: 'readonly_quantity',
		} );
	} );

	it( 'counts what is in the basket already against the stock', async () => {
		const ann = new Shopper();
		await ann.add( product( 'low' ), 2 );
		expect( outcome( await ann.add( product( 'low' ), 2 ) ) ).toEqual( {
			status: 400,
			code: 'woocommerce_rest_product_partially_out_of_stock',
		} );
		expect( ( await ann.cart() ).items[ 0 ].quantity ).toBe( 2 );
	} );

	it( 'takes a backorder where the product allows it', async () => {
		const { status, json } = await new Shopper().add(
			product( 'backorder' ),
			3
		);
		expect( status ).toBe( 201 );
		expect( json.items[ 0 ] ).toMatchObject( {
			quantity: 3,
			backorders_allowed: true,
			show_backorder_badge: true,
		} );
	} );

	it( 'takes no price from the request', async () => {
		const { json } = await new Shopper().storeApi(
			'POST',
			'/cart/add-item',
			{
				body: {
					id: product( 'mug' ),
					quantity: 1,
					price: '1',
					prices: { price: '1' },
					totals: { line_total: '1' },
				},
			}
		);
		expect( json.totals.total_items ).toBe( '1250' );
	} );

	it.each( [
		[ 'a list for the quantity', { id: 1, quantity: [ 1 ] } ],
		[ 'a word for the choice', { id: 1, quantity: 1, variation: 'blue' } ],
	] )( 'answers 400 rest_invalid_param to %s', async ( _what, body ) => {
		const response = await new Shopper().storeApi(
			'POST',
			'/cart/add-item',
			{
				body,
			}
		);
		expect( outcome( response ) ).toEqual( {
			status: 400,
			code: 'rest_invalid_param',
		} );
	} );

	it( 'answers 400 to a body that is no JSON', async () => {
		const ann = new Shopper();
		await ann.cart();
		const response = await fetch(
			`${ process.env.MARKETDAY_URL }/wp-json/wc/store/v1/cart/add-item`,
			{
				method: 'POST',
				headers: {
					'Content-Type': 'application/json',
					Nonce: ann.nonce,
				},
				body: '{"id":',
			}
		);
		expect( response.status ).toBe( 400 );
		expect( ( await response.json() ).code ).toBe( 'rest_invalid_json' );
	} );
} );
