// @features store, product-grid
// @also-on woocommerce

import { guestNonce, isWooCommerce, product } from './shop';
import { Shopper } from './shopper';

const TOO_LARGE = [ '99999999999999999999', '-99999999999999999999' ];

describe.each( TOO_LARGE )( 'the number %s', ( number ) => {
	it.each( [ '/shop/?paged=', '/shop/?product-page=', '/shop/?cpage=' ] )(
		'is no reason for a page to fail: %s',
		async ( path ) => {
			const { status } = await new Shopper().get( path + number );
			expect( [ 200, 404 ] ).toContain( status );
		}
	);

	it.each( [ 'wopb_pagination', 'wopb_load_more' ] )(
		'is refused as a page by %s',
		async ( call ) => {
			const response = await new Shopper().wcAjax( call, {
				paged: number,
				wpnonce: guestNonce( 'wopb-nonce' ),
			} );
			expect( response.status ).toBe( 400 );
			expect( response.json.data.params ).toHaveProperty( 'paged' );
		}
	);

	it( 'is no product to add', async () => {
		const response = await new Shopper().wcAjax( 'add_to_cart', {
			product_id: number,
		} );
		expect( response.status ).toBe( 200 );
		expect( response.json?.fragments ).toBeUndefined();
	} );

	it( 'is never so many pieces in a basket', async () => {
		const shopper = new Shopper();
		await shopper.post( '/', {
			'add-to-cart': product( 'mug' ),
			quantity: number,
		} );
		const { items_count: count } = await shopper.cart();
		expect( count ).toBeLessThan( 10_000 );
	} );
} );

// WooCommerce's own routes are its own.
const embedded = isWooCommerce ? describe.skip : describe;

embedded.each( TOO_LARGE )( 'the Store API and the number %s', ( number ) => {
	it.each( [
		'/products?page=',
		'/products?offset=',
		'/products?include[]=',
		'/products?exclude[]=',
		'/products?related=',
		'/products?type=variation&parent[]=',
		'/products?type=variation&page=',
		'/products/categories?per_page=10&page=',
		'/products/tags?include[]=',
		'/products/reviews?page=',
		'/products/reviews?product_id=',
	] )( 'refuse it: %s', async ( path ) => {
		const response = await new Shopper().storeApi( 'GET', path + number );
		expect( response.status ).toBe( 400 );
		expect( response.json.code ).toBe( 'rest_invalid_param' );
	} );

	it( 'know no product of that number, and put none into the basket', async () => {
		const shopper = new Shopper();
		const added = await shopper.storeApi( 'POST', '/cart/add-item', {
			body: { id: number },
		} );
		expect( added.status ).toBe( 400 );
		expect( ( await shopper.cart() ).items ).toEqual( [] );
	} );

	it( 'find no variation of it', async () => {
		const response = await new Shopper().wcAjax( 'get_variation', {
			product_id: number,
		} );
		expect( response.status ).toBe( 400 );
	} );
} );
