// @features checkout
// @also-on sqlite, woocommerce

import { placeOrder } from './checkout-form';
import { php, product, restoreStock, setStock, stockOf } from './shop';
import { Shopper, type ShopResponse } from './shopper';

async function withLast(): Promise< Shopper > {
	const shopper = new Shopper();
	await shopper.add( product( 'last' ) );
	return shopper;
}

describe( 'stock', () => {
	afterEach( () => setStock( 'last', 1 ) );

	it( 'goes down by what was ordered', async () => {
		const before = stockOf( 'mug' ) ?? 0;
		const ann = new Shopper();
		await ann.add( product( 'mug' ), 3 );
		expect( stockOf( 'mug' ) ).toBe( before );
		await placeOrder( ann );
		expect( stockOf( 'mug' ) ).toBe( before - 3 );
	} );

	it( 'comes back when the order is cancelled', async () => {
		const before = stockOf( 'mug' ) ?? 0;
		const ann = new Shopper();
		await ann.add( product( 'mug' ), 3 );
		const { json } = await placeOrder( ann );
		php(
			`$engine->orders()->setStatus( ${ json.order_id }, Marketday\\Engine\\Contract\\OrderStatus::Cancelled ); return [];`
		);
		expect( stockOf( 'mug' ) ).toBe( before );
	} );

	it( 'is each file’s own, whatever the one before has sold', () => {
		setStock( 'mug', 2 );
		setStock( 'soldout', 7 );

		restoreStock();

		expect( [ stockOf( 'mug' ), stockOf( 'soldout' ) ] ).toEqual( [
			200, 0,
		] );
	} );

	it( 'is sold out after the last piece', async () => {
		await placeOrder( await withLast() );
		expect( stockOf( 'last' ) ).toBe( 0 );
		const refused = await new Shopper().add( product( 'last' ) );
		expect( { status: refused.status, code: refused.json.code } ).toEqual( {
			status: 400,
			code: 'woocommerce_rest_product_out_of_stock',
		} );
	} );

	it( 'refuses the basket of who came too late, and tells in the basket', async () => {
		const ann = await withLast();
		const ben = await withLast();
		await placeOrder( ann );

		const late = await placeOrder( ben );

		expect( late.status ).toBe( 409 );
		expect( late.json.code ).toBe(
			'woocommerce_rest_product_out_of_stock'
		);
		expect( late.json.data.cart ).toKeepShape( 'cart' );
		expect( stockOf( 'last' ) ).toBe( 0 );
	} );

	it( 'of the last piece goes to one of two shoppers who order at once', async () => {
		const shoppers = [ await withLast(), await withLast() ];

		const responses: ShopResponse[] = await Promise.all(
			shoppers.map( ( shopper ) => placeOrder( shopper ) )
		);

		const placed = responses.filter( ( { status } ) => status === 200 );
		const refused = responses.filter( ( { status } ) => status !== 200 );
		expect( placed ).toHaveLength( 1 );
		expect( refused[ 0 ]?.status ).toBeGreaterThanOrEqual( 400 );
		expect( refused[ 0 ]?.status ).toBeLessThan( 500 );
		expect( stockOf( 'last' ) ).toBe( 0 );
	} );
} );
