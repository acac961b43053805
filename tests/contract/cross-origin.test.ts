// @features basket, add-to-basket
// @also-on woocommerce

import { placeOrder } from './checkout-form';
import { isWooCommerce, php, product } from './shop';
import { Shopper } from './shopper';

const ELSEWHERE = { Origin: 'https://elsewhere.example' };

async function foreignToken(): Promise< string > {
	const attacker = new Shopper();
	await attacker.cart();
	return attacker.cartToken;
}

/** A customer who has just logged in, with an order that is theirs. */
async function customerWithOrder(): Promise< {
	customer: Shopper;
	order: number;
} > {
	php(
		`$id = username_exists( 'origin-ann' ) ?: wp_insert_user( [ 'user_login' => 'origin-ann', 'user_pass' => 'long enough 1', 'user_email' => 'origin-ann@example.com', 'role' => 'customer' ] ); return [ 'id' => $id ];`
	);
	const customer = new Shopper();
	await customer.post( '/wp-login.php', {
		log: 'origin-ann',
		pwd: 'long enough 1',
		testcookie: '0',
	} );
	await customer.add( product( 'mug' ) );
	const { json } = await placeOrder( customer );
	return { customer, order: json.order_id };
}

describe( 'a page of another site', () => {
	it( 'reads no order of the browser with a Cart-Token of its own', async () => {
		const { customer, order } = await customerWithOrder();
		const own = await customer.storeApi( 'GET', `/order/${ order }` );
		expect( own.status ).toBe( 200 );

		const read = await customer.storeApi( 'GET', `/order/${ order }`, {
			headers: { ...ELSEWHERE, 'Cart-Token': await foreignToken() },
		} );

		expect( [ 401, 403 ] ).toContain( read.status );
		expect( read.text ).not.toContain( '1 High Street' );
	} );

	it( 'reads no basket of the browser with a Cart-Token of its own', async () => {
		const ann = new Shopper();
		await ann.add( product( 'mug' ) );
		const { json } = await ann.storeApi( 'GET', '/cart', {
			headers: { ...ELSEWHERE, 'Cart-Token': await foreignToken() },
		} );
		expect( json.items_count ).toBe( 0 );
	} );

	it.each( [ '/cart', '/checkout', '/order/1' ] )(
		'gets no script of %s',
		async ( path ) => {
			const ann = new Shopper();
			const { status, text } = await ann.get(
				`/wp-json/wc/store/v1${ path }?_jsonp=take`
			);
			expect( status ).toBe( 400 );
			expect( text ).not.toMatch( /^\/\*\*\/take/ );
		}
	);
} );

// WooCommerce answers these itself.
const embedded = isWooCommerce ? describe.skip : describe;

embedded( 'the embedded store', () => {
	it( 'takes no part of a batch for the browser, whatever token that part brings', async () => {
		const ann = new Shopper();
		await ann.add( product( 'mug' ) );
		const response = await ann.storeApi( 'POST', '/batch', {
			headers: { ...ELSEWHERE, 'Cart-Token': await foreignToken() },
			body: {
				requests: [
					{
						path: '/wc/store/v1/cart/update-customer',
						headers: { Nonce: ann.nonce, 'Cart-Token': 'none' },
						body: {},
					},
				],
			},
		} );
		expect( response.json.responses[ 0 ].body.items_count ).toBe( 0 );
	} );

	it.each( [ 'add_to_cart', 'remove_from_cart', 'get_variation' ] )(
		'answers 405 to a look at %s',
		async ( call ) => {
			const response = await new Shopper().get(
				`/?wc-ajax=${ call }&product_id=${ product( 'mug' ) }`
			);
			expect( response.status ).toBe( 405 );
			expect( response.headers.get( 'allow' ) ).toBe( 'POST' );
			expect( response.cookies ).toEqual( [] );
		}
	);

	it( 'answers 405 to a look that calls itself a POST', async () => {
		const ann = new Shopper();
		await ann.cart();
		const { status } = await ann.get(
			`/wp-json/wc/store/v1/cart/add-item?_method=POST&id=${ product(
				'mug'
			) }`,
			{ Nonce: ann.nonce }
		);
		expect( status ).toBe( 405 );
		expect( ( await ann.cart() ).items ).toEqual( [] );
	} );
} );

it.each( [ 'wopb_pagination', 'wopb_load_more', 'wopb_filter' ] )(
	'%s is answered by POST only',
	async ( call ) => {
		const { status } = await new Shopper().get( `/?wc-ajax=${ call }` );
		expect( status ).toBe( 405 );
	}
);
