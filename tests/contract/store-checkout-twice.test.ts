// @features checkout
// @also-on woocommerce

import { placeOrder } from './checkout-form';
import { product, stockOf } from './shop';
import { Shopper } from './shopper';

describe( 'POST checkout twice at the same moment, from one basket', () => {
	it( 'makes one order and takes the stock once', async () => {
		const before = stockOf( 'mug' ) ?? 0;
		const ann = new Shopper();
		await ann.add( product( 'mug' ) );

		const responses = await Promise.all( [
			placeOrder( ann ),
			placeOrder( ann ),
			placeOrder( ann ),
		] );

		const orders = new Set(
			responses
				.filter( ( { status } ) => status === 200 )
				.map( ( { json } ) => json.order_id )
		);
		expect( [ ...orders ] ).toHaveLength( 1 );
		expect( stockOf( 'mug' ) ).toBe( before - 1 );
	} );
} );
