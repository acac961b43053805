// @features basket, checkout
// @also-on woocommerce

import { guestNonce, product } from './shop';
import { Shopper } from './shopper';

describe( 'wc-ajax update_shipping_method', () => {
	it( 'chooses the rate and answers the totals as HTML', async () => {
		const ann = new Shopper();
		await ann.add( product( 'mug' ), 10 );
		expect( ( await ann.cart() ).totals.total_shipping ).toBe( '495' );

		const response = await ann.wcAjax( 'update_shipping_method', {
			security: guestNonce( 'update-shipping-method' ),
			'shipping_method[0]': 'free_shipping:72',
		} );

		expect( response.status ).toBe( 200 );
		expect( response.text ).toContain( '125.00' );
		expect( ( await ann.cart() ).totals.total_shipping ).toBe( '0' );
	} );

	it( 'is refused without nonce: 403, -1', async () => {
		const response = await new Shopper().wcAjax( 'update_shipping_method', {
			'shipping_method[0]': 'free_shipping:72',
		} );
		expect( response.status ).toBe( 403 );
		expect( response.text ).toBe( '-1' );
	} );
} );
