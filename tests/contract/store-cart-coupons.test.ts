// @features basket
// @also-on woocommerce

import { product, setOptions, setStock } from './shop';
import { Shopper, type ShopResponse } from './shopper';

const outcome = ( { status, json }: ShopResponse ) => ( {
	status,
	code: json.code,
} );

async function withMugs(): Promise< Shopper > {
	const ann = new Shopper();
	await ann.add( product( 'mug' ), 2 );
	return ann;
}

const apply = ( ann: Shopper, code: string ) =>
	ann.storeApi( 'POST', '/cart/apply-coupon', { body: { code } } );

describe( 'POST cart/apply-coupon', () => {
	it.each( [
		[ 'a percentage', 'contract-ten', '250' ],
		[ 'an amount off the basket', 'contract-five', '500' ],
		[ 'an amount off each piece of one product', 'contract-mugs', '400' ],
	] )( 'takes %s off', async ( _what, code, discount ) => {
		const response = await apply( await withMugs(), code );
		expect( response.status ).toBe( 200 );
		expect( response.json.coupons ).toMatchObject( [
			{
				code,
				totals: { total_discount: discount, total_discount_tax: '0' },
			},
		] );
		expect( response.json.totals ).toMatchObject( {
			total_items: '2500',
			total_discount: discount,
		} );
		expect( response.json ).toKeepShape( 'cart' );
	} );

	it( 'tells which of the coupons send for nothing', async () => {
		const ann = await withMugs();
		await apply( ann, 'contract-five' );
		const { json } = await apply( ann, 'contract-ship' );

		expect( json.coupons ).toHaveLength( 2 );
		expect( json ).toMatchObject( {
			extensions: {
				marketday: { free_shipping_coupons: [ 'contract-ship' ] },
			},
		} );
	} );

	it( 'reads the code without regard to case', async () => {
		expect(
			( await apply( await withMugs(), 'Contract-TEN' ) ).json
				.coupons[ 0 ].code
		).toBe( 'contract-ten' );
	} );

	it( 'applies two coupons together', async () => {
		const ann = await withMugs();
		await apply( ann, 'contract-five' );
		const { json } = await apply( ann, 'contract-ten' );
		expect( json.coupons ).toHaveLength( 2 );
		expect( json.totals.total_discount ).toBe( '750' );
	} );

	it( 'lets one that stands alone push the others out', async () => {
		const ann = await withMugs();
		await apply( ann, 'contract-ten' );
		const { json } = await apply( ann, 'contract-alone' );
		expect(
			json.coupons.map( ( { code }: { code: string } ) => code )
		).toEqual( [ 'contract-alone' ] );
	} );

	it.each( [
		[ 'an unknown code', 'contract-unknown' ],
		[ 'an expired one', 'contract-expired' ],
		[ 'one that asks for a larger basket', 'contract-large' ],
		[ 'one that is used up', 'contract-used' ],
		[ 'markup', '<b>x</b>' ],
	] )( 'answers 400 to %s', async ( _what, code ) => {
		const ann = await withMugs();
		const response = await apply( ann, code );
		expect( outcome( response ) ).toEqual( {
			status: 400,
			code: 'woocommerce_rest_cart_coupon_error',
		} );
		expect( response.json.message ).not.toBe( '' );
		expect( ( await ann.cart() ).coupons ).toEqual( [] );
	} );

	it( 'answers 400 to no code', async () => {
		const ann = await withMugs();
		for ( const verb of [ 'apply-coupon', 'remove-coupon' ] ) {
			const response = await ann.storeApi( 'POST', `/cart/${ verb }`, {
				body: {},
			} );
			expect( outcome( response ) ).toEqual( {
				status: 400,
				code: 'woocommerce_rest_cart_coupon_error',
			} );
		}
	} );

	it( 'answers 400 to the same coupon again', async () => {
		const ann = await withMugs();
		await apply( ann, 'contract-ten' );
		expect( outcome( await apply( ann, 'contract-ten' ) ) ).toEqual( {
			status: 400,
			code: 'woocommerce_rest_cart_coupon_error',
		} );
	} );

	it( 'answers 404 where the shop has no coupons', async () => {
		const ann = await withMugs();
		setOptions( { woocommerce_enable_coupons: 'no' } );
		try {
			expect( outcome( await apply( ann, 'contract-ten' ) ) ).toEqual( {
				status: 404,
				code: 'woocommerce_rest_cart_coupon_disabled',
			} );
		} finally {
			setOptions( { woocommerce_enable_coupons: 'yes' } );
		}
	} );
} );

describe( 'POST cart/remove-coupon', () => {
	it( 'removes it and answers the basket', async () => {
		const ann = await withMugs();
		await apply( ann, 'contract-ten' );
		const response = await ann.storeApi( 'POST', '/cart/remove-coupon', {
			body: { code: 'contract-ten' },
		} );
		expect( response.status ).toBe( 200 );
		expect( response.json ).toMatchObject( {
			coupons: [],
			totals: { total_discount: '0' },
		} );
	} );

	it( 'answers 409 with the basket to one that is not applied', async () => {
		const response = await (
			await withMugs()
		).storeApi( 'POST', '/cart/remove-coupon', {
			body: { code: 'contract-ten' },
		} );
		expect( outcome( response ) ).toEqual( {
			status: 409,
			code: 'woocommerce_rest_cart_coupon_invalid_code',
		} );
		expect( response.json.data.cart.items_count ).toBe( 2 );
	} );

	it( 'answers 400 to an unknown code', async () => {
		const response = await (
			await withMugs()
		).storeApi( 'POST', '/cart/remove-coupon', {
			body: { code: 'contract-unknown' },
		} );
		expect( outcome( response ) ).toEqual( {
			status: 400,
			code: 'woocommerce_rest_cart_coupon_error',
		} );
	} );
} );

describe( 'cart/coupons', () => {
	it( 'POST applies, DELETE removes', async () => {
		const ann = await withMugs();
		const applied = await ann.storeApi( 'POST', '/cart/coupons', {
			body: { code: 'contract-ten' },
		} );
		expect( applied.status ).toBe( 201 );
		expect( applied.json ).toMatchObject( { code: 'contract-ten' } );
		const removed = await ann.storeApi(
			'DELETE',
			'/cart/coupons/contract-ten'
		);
		expect( removed.status ).toBe( 204 );
		expect( ( await ann.cart() ).coupons ).toEqual( [] );
	} );
} );

describe( 'a coupon in the basket', () => {
	beforeAll( () => setStock( 'mug', 200 ) );

	it( 'leaves when the basket no longer earns it', async () => {
		const ann = new Shopper();
		const { json } = await ann.add( product( 'mug' ), 50 );
		await apply( ann, 'contract-large' );
		expect( ( await ann.cart() ).coupons ).toHaveLength( 1 );
		const response = await ann.storeApi( 'POST', '/cart/update-item', {
			body: { key: json.items[ 0 ].key, quantity: 1 },
		} );
		expect( response.json.coupons ).toEqual( [] );
	} );
} );
