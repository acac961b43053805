// @features basket, mini-basket
// @also-on oldest-wordpress, woocommerce

import { product } from './shop';
import { Shopper } from './shopper';

describe( 'GET cart', () => {
	it( 'answers an empty basket to a new visitor, without a cookie', async () => {
		const response = await new Shopper().storeApi( 'GET', '/cart' );

		expect( response.status ).toBe( 200 );
		expect( response.cookies ).toEqual( [] );
		expect( response.json ).toMatchObject( {
			items: [],
			coupons: [],
			fees: [],
			items_count: 0,
			items_weight: 0,
			needs_payment: false,
			needs_shipping: false,
			has_calculated_shipping: false,
			shipping_rates: [],
			cross_sells: [],
			errors: [],
			payment_requirements: [ 'products' ],
		} );
		expect( response.json.totals.total_price ).toBe( '0' );
		expect( response.json ).toKeepShape( 'cart' );
	} );

	it( 'sends nonce, token and hash in headers and is never cached', async () => {
		const { headers } = await new Shopper().storeApi( 'GET', '/cart' );
		expect( headers.get( 'nonce' ) ).toMatch( /^[0-9a-f]{10}$/ );
		expect( Number( headers.get( 'nonce-timestamp' ) ) ).toBeGreaterThan(
			Date.now() / 1000 - 60
		);
		expect( headers.get( 'user-id' ) ).toBe( '0' );
		expect( headers.get( 'cart-token' ) ).toMatch(
			/^[\w-]+\.[\w-]+\.[\w-]+$/
		);
		expect( headers.get( 'cart-hash' ) ).toBe( '' );
		expect( headers.get( 'cache-control' ) ).toContain( 'no-store' );
	} );

	it( 'answers lines, sums and rates of a full basket', async () => {
		const ann = new Shopper();
		await ann.add( product( 'mug' ), 2 );
		await ann.add( product( 'tee' ), 1, [
			{ attribute: 'Colour', value: 'red' },
			{ attribute: 'Size', value: 'M' },
		] );
		await ann.add( product( 'voucher' ) );
		await ann.storeApi( 'POST', '/cart/apply-coupon', {
			body: { code: 'contract-ten' },
		} );

		const cart = await ann.cart();

		expect( cart.items_count ).toBe( 4 );
		expect(
			cart.items.map(
				( { totals }: { totals: { line_subtotal: string } } ) =>
					totals.line_subtotal
			)
		).toEqual( [ '2500', '2500', '2500' ] );
		expect( cart.totals ).toMatchObject( {
			total_items: '7500',
			total_items_tax: '0',
			total_discount: '750',
			total_shipping: '495',
			total_shipping_tax: '0',
			total_tax: '0',
			total_price: '7245',
			tax_lines: [],
			currency_code: 'GBP',
			currency_symbol: '£',
			currency_minor_unit: 2,
			currency_decimal_separator: '.',
			currency_thousand_separator: ',',
			currency_prefix: '£',
			currency_suffix: '',
		} );
		expect( cart ).toMatchObject( {
			needs_payment: true,
			needs_shipping: true,
			has_calculated_shipping: true,
		} );
		expect( cart.payment_methods ).toEqual(
			expect.arrayContaining( [ 'bacs', 'cod' ] )
		);
		expect( cart ).toKeepShape( 'cart' );
	} );

	it( 'tells the choices of a variation as people read them', async () => {
		const ann = new Shopper();
		await ann.add( product( 'tee-blue-m' ) );
		const [ line ] = ( await ann.cart() ).items;
		expect( line ).toMatchObject( {
			type: 'variation',
			name: 'Cotton T-shirt',
			sku: 'contract-tee-blue-m',
		} );
		expect( line.variation ).toEqual( [
			{
				raw_attribute: 'attribute_pa_colour',
				attribute: 'Colour',
				value: 'Blue',
			},
			{ raw_attribute: 'attribute_size', attribute: 'Size', value: 'M' },
		] );
		expect( line.prices ).toMatchObject( {
			price: '1800',
			regular_price: '2200',
			sale_price: '1800',
		} );
	} );

	it( 'limits quantities by stock and by what is sold individually', async () => {
		const ann = new Shopper();
		await ann.add( product( 'low' ) );
		await ann.add( product( 'single' ) );
		await ann.add( product( 'sale' ) );
		const limits = ( await ann.cart() ).items.map(
			( { quantity_limits: limit }: { quantity_limits: unknown } ) =>
				limit
		);
		expect( limits ).toEqual( [
			{ minimum: 1, maximum: 3, multiple_of: 1, editable: true },
			{ minimum: 1, maximum: 1, multiple_of: 1, editable: false },
			{ minimum: 1, maximum: 9999, multiple_of: 1, editable: true },
		] );
	} );

	it( "adds the pieces' weight in grams", async () => {
		const ann = new Shopper();
		await ann.add( product( 'mug' ), 2 );
		expect( ( await ann.cart() ).items_weight ).toBe( 600 );
	} );

	it( 'needs no shipping for what is virtual', async () => {
		const ann = new Shopper();
		await ann.add( product( 'voucher' ) );
		expect( await ann.cart() ).toMatchObject( {
			needs_shipping: false,
			shipping_rates: [],
			totals: { total_price: '2500' },
		} );
	} );
} );

describe( 'GET cart/items and cart/coupons', () => {
	it( 'answer the lines and the coupons alone', async () => {
		const ann = new Shopper();
		await ann.add( product( 'mug' ) );
		await ann.storeApi( 'POST', '/cart/apply-coupon', {
			body: { code: 'contract-five' },
		} );
		const items = await ann.storeApi( 'GET', '/cart/items' );
		expect( items.json ).toHaveLength( 1 );
		expect(
			(
				await ann.storeApi(
					'GET',
					`/cart/items/${ items.json[ 0 ].key }`
				)
			).json
		).toMatchObject( { id: product( 'mug' ) } );
		expect(
			( await ann.storeApi( 'GET', '/cart/coupons' ) ).json
		).toMatchObject( [ { code: 'contract-five' } ] );
	} );

	it( 'answer 409 to an unknown line', async () => {
		const { status, json } = await new Shopper().storeApi(
			'GET',
			'/cart/items/0123456789abcdef0123456789abcdef'
		);
		expect( { status, code: json.code } ).toEqual( {
			status: 409,
			code: 'woocommerce_rest_cart_invalid_key',
		} );
	} );
} );
