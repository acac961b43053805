// @features mini-basket
// @also-on oldest-wordpress, woocommerce

import { product } from './shop';
import { Shopper } from './shopper';

describe( 'wc-ajax get_refreshed_fragments', () => {
	it( "answers the visitor's own basket", async () => {
		const ann = new Shopper();
		const added = await ann.wcAjax( 'add_to_cart', {
			product_id: product( 'mug' ),
		} );

		const response = await ann.wcAjax( 'get_refreshed_fragments', {
			time: Date.now(),
		} );

		expect( Object.keys( response.json ).sort() ).toEqual( [
			'cart_hash',
			'fragments',
		] );
		expect( response.json.cart_hash ).toBe( added.json.cart_hash );
		expect(
			response.json.fragments[ 'div.widget_shopping_cart_content' ]
		).toMatch( /^<div class="widget_shopping_cart_content">/ );
		expect(
			response.json.fragments[ 'div.widget_shopping_cart_content' ]
		).toContain( 'Enamel mug' );
	} );

	it( 'answers an empty basket to a new visitor and begins no session', async () => {
		const response = await new Shopper().wcAjax(
			'get_refreshed_fragments'
		);
		expect( response.json.cart_hash ).toBe( '' );
		expect(
			response.json.fragments[ 'div.widget_shopping_cart_content' ]
		).not.toContain( 'cart_item_key' );
		expect(
			response.cookies.filter( ( cookie ) =>
				cookie.startsWith( 'wp_woocommerce_session_' )
			)
		).toEqual( [] );
	} );

	it( "shows one visitor nothing of another's", async () => {
		const ann = new Shopper();
		await ann.wcAjax( 'add_to_cart', { product_id: product( 'mug' ) } );
		const response = await new Shopper().wcAjax(
			'get_refreshed_fragments'
		);
		expect(
			response.json.fragments[ 'div.widget_shopping_cart_content' ]
		).not.toContain( 'Enamel mug' );
	} );

	it( 'changes the hash when the basket changes', async () => {
		const ann = new Shopper();
		const one = await ann.wcAjax( 'add_to_cart', {
			product_id: product( 'mug' ),
		} );
		const two = await ann.wcAjax( 'add_to_cart', {
			product_id: product( 'mug' ),
		} );
		expect( two.json.cart_hash ).not.toBe( one.json.cart_hash );
	} );
} );
