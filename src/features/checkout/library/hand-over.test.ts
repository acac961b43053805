import { createMarketday } from '@marketday/kernel';

import { ADDRESSES, fakeShop } from '../../../../tests/fakes/fake-shop';
import { aWireCart } from '../../../../tests/fakes/wire-cart-factory';
import { checkoutAddress } from './hand-over';

const shopUrl = 'https://shop.example/';
const TICKET = 'https://shop.example/?marketday-hand-over=abc';

function open( cart = aWireCart() ) {
	const fake = fakeShop();
	fake.answer( 'cart', { body: cart } );
	return {
		fake,
		shop: createMarketday( { ...ADDRESSES, fetch: fake.fetch } ),
	};
}

describe( "the way to the shop's own checkout", () => {
	it( 'goes by the address that the shop gives once', async () => {
		const { fake, shop } = open();
		fake.answer( 'cart/extensions', {
			body: aWireCart( {
				extensions: { marketday: { checkout_url: TICKET } },
			} ),
		} );

		expect( await checkoutAddress( { shop, shopUrl } ) ).toBe( TICKET );
		expect( fake.requests.at( -1 )?.body ).toEqual( {
			namespace: 'marketday',
			data: { hand_over: true },
		} );
	} );

	it( "goes by WooCommerce's own link where there is no Marketday", async () => {
		const { fake, shop } = open();
		fake.answer( 'cart/extensions', {
			status: 400,
			body: { code: 'woocommerce_rest_cart_extensions_error' },
		} );

		expect( await checkoutAddress( { shop, shopUrl } ) ).toBe(
			'https://shop.example/checkout-link/?products=12%3A2'
		);
	} );

	it( 'is refused for an empty basket, and where the shop does not answer', async () => {
		const empty = open( aWireCart( { items: [], items_count: 0 } ) );
		await expect(
			checkoutAddress( { shop: empty.shop, shopUrl } )
		).rejects.toThrow( 'Your basket is empty.' );

		const { fake, shop } = open();
		fake.answer( 'cart/extensions', {
			status: 500,
			body: { code: 'broken', message: 'Out of order.' },
		} );
		await expect( checkoutAddress( { shop, shopUrl } ) ).rejects.toThrow(
			'Out of order.'
		);
	} );

	it( 'says why the basket could not be read, instead of calling it empty', async () => {
		const { fake, shop } = open();
		fake.answer( 'cart', {
			status: 500,
			body: { code: 'broken', message: 'Out of order.' },
		} );

		await expect( checkoutAddress( { shop, shopUrl } ) ).rejects.toThrow(
			'Out of order.'
		);
	} );
} );
