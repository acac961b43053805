// @features product
// @also-on woocommerce

import { isWooCommerce, product } from './shop';
import { Shopper } from './shopper';

describe( 'GET products/{id}', () => {
	it( 'answers one product', async () => {
		const { status, json } = await new Shopper().storeApi(
			'GET',
			`/products/${ product( 'mug' ) }`
		);
		expect( status ).toBe( 200 );
		expect( json ).toMatchObject( {
			id: product( 'mug' ),
			name: 'Enamel mug',
			slug: 'enamel-mug',
			type: 'simple',
			parent: 0,
			variation: '',
			sku: 'contract-mug',
			on_sale: false,
			is_purchasable: true,
			is_in_stock: true,
			is_on_backorder: false,
			has_options: false,
			sold_individually: false,
			low_stock_remaining: null,
			weight: '0.3',
			average_rating: '0',
			review_count: 0,
			is_password_protected: false,
		} );
		expect( json.prices ).toMatchObject( {
			price: '1250',
			regular_price: '1250',
			sale_price: '1250',
			price_range: null,
			currency_code: 'GBP',
			currency_symbol: '£',
			currency_minor_unit: 2,
			currency_prefix: '£',
			currency_suffix: '',
		} );
		expect( json.add_to_cart ).toMatchObject( {
			minimum: 1,
			multiple_of: 1,
		} );
		// There were 200; other tests buy from the same stock.
		expect( json.add_to_cart.maximum ).toBeGreaterThan( 0 );
		expect( json.add_to_cart.maximum ).toBeLessThanOrEqual( 200 );
		expect( json ).toKeepShape( 'product' );
	} );

	it( 'tells the sale price and the range of a variable product', async () => {
		const shopper = new Shopper();
		const pan = (
			await shopper.storeApi( 'GET', `/products/${ product( 'sale' ) }` )
		).json;
		expect( pan ).toMatchObject( {
			on_sale: true,
			prices: {
				price: '1500',
				regular_price: '2000',
				sale_price: '1500',
			},
		} );
		const tee = (
			await shopper.storeApi( 'GET', `/products/${ product( 'tee' ) }` )
		).json;
		expect( tee.prices.price_range ).toEqual( {
			min_amount: '1800',
			max_amount: '2500',
		} );
		expect( tee ).toMatchObject( { has_options: true, type: 'variable' } );
		expect( tee.variations ).toEqual( [
			{
				id: product( 'tee-blue-s' ),
				attributes: [
					{ name: 'Colour', value: 'blue' },
					{ name: 'Size', value: 'S' },
				],
			},
			{
				id: product( 'tee-blue-m' ),
				attributes: [
					{ name: 'Colour', value: 'blue' },
					{ name: 'Size', value: 'M' },
				],
			},
			{
				id: product( 'tee-red' ),
				attributes: [
					{ name: 'Colour', value: 'red' },
					{ name: 'Size', value: null },
				],
			},
		] );
	} );

	it( 'tells what stock there is', async () => {
		const shopper = new Shopper();
		const one = async ( name: string ) =>
			(
				await shopper.storeApi(
					'GET',
					`/products/${ product( name ) }`
				)
			).json;
		expect( await one( 'low' ) ).toMatchObject( {
			low_stock_remaining: 3,
			is_in_stock: true,
		} );
		expect( await one( 'soldout' ) ).toMatchObject( {
			is_in_stock: false,
			stock_availability: { text: 'Out of stock', class: 'out-of-stock' },
		} );
		expect( await one( 'backorder' ) ).toMatchObject( {
			is_in_stock: true,
			is_on_backorder: true,
		} );
	} );

	it( 'answers a grouped and an external product', async () => {
		const shopper = new Shopper();
		const set = (
			await shopper.storeApi( 'GET', `/products/${ product( 'set' ) }` )
		).json;
		expect( set ).toMatchObject( {
			type: 'grouped',
			grouped_products: [ product( 'mug' ), product( 'sale' ) ],
		} );
		const book = (
			await shopper.storeApi( 'GET', `/products/${ product( 'book' ) }` )
		).json;
		expect( book ).toMatchObject( {
			type: 'external',
			is_purchasable: false,
			add_to_cart: {
				text: 'Buy at the publisher',
				url: 'https://books.example/field-guide',
			},
		} );
	} );

	it( 'answers a variation with its parent', async () => {
		const { json } = await new Shopper().storeApi(
			'GET',
			`/products/${ product( 'tee-blue-m' ) }`
		);
		expect( json ).toMatchObject( {
			type: 'variation',
			parent: product( 'tee' ),
			prices: { price: '1800' },
		} );
		expect( json ).toKeepShape( 'product' );
	} );

	it( 'answers by slug', async () => {
		const { status, json } = await new Shopper().storeApi(
			'GET',
			'/products/enamel-mug'
		);
		expect( status ).toBe( 200 );
		expect( json.id ).toBe( product( 'mug' ) );
	} );

	it.each( [
		[ 'an unknown id', () => 99999999 ],
		[ 'a draft', () => product( 'draft' ) ],
		[ 'a private product', () => product( 'private' ) ],
	] )( 'answers 404 to %s', async ( _what, id ) => {
		const { status, json } = await new Shopper().storeApi(
			'GET',
			`/products/${ id() }`
		);
		expect( status ).toBe( 404 );
		expect( json ).toMatchObject( {
			code: 'woocommerce_rest_product_invalid_id',
			data: { status: 404 },
		} );
	} );

	it( 'keeps what a password protects: WooCommerce tells its name and price, the embedded store nothing', async () => {
		const { status, json } = await new Shopper().storeApi(
			'GET',
			`/products/${ product( 'password' ) }`
		);
		expect( status ).toBe( isWooCommerce ? 200 : 404 );
		expect( json.description ?? '' ).toBe( '' );
	} );
} );
