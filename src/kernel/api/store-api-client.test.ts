import { ADDRESSES, fakeShop } from '../../../tests/fakes/fake-shop';
import {
	aWireCart,
	anEmptyWireCart,
} from '../../../tests/fakes/wire-cart-factory';
import { ApiError } from './api-error';
import { createClient } from './client';

const shopWithCart = () => {
	const shop = fakeShop();
	for ( const path of [ 'cart', 'cart/add-item', 'cart/update-item' ] ) {
		shop.answer( path, { body: aWireCart() } );
	}
	return shop;
};
const clientOf = ( { fetch }: { fetch: typeof globalThis.fetch } ) =>
	createClient( { ...ADDRESSES, fetch } ).storeApi;

describe( 'the nonce', () => {
	it( 'is fetched when the first change is made, and kept', async () => {
		const shop = shopWithCart();
		const api = clientOf( shop );

		await api.addItem( { id: 12, quantity: 1 } );
		await api.updateItems( { mug: 3 } );

		expect( shop.paths() ).toEqual( [
			'cart',
			'cart/add-item',
			'cart/update-item',
		] );
		expect( shop.requests[ 2 ]?.headers.Nonce ).toBe( 'good-nonce' );
	} );

	it( 'is renewed once when it is refused, without the shopper noticing', async () => {
		const shop = shopWithCart();
		const api = clientOf( shop );
		await api.cart();
		const forget = shop.fetch;
		let isOld = true;
		const api2 = clientOf( {
			fetch: ( async ( url: string, init: RequestInit ) => {
				const response = await forget( url, init );
				if ( isOld ) {
					isOld = false;
					shop.renewNonce( 'next-nonce' );
				}
				return response;
			} ) as typeof fetch,
		} );

		const basket = await api2.addItem( { id: 12, quantity: 1 } );

		expect( basket.itemCount ).toBe( 2 );
		expect( shop.paths().slice( 1 ) ).toEqual( [
			'cart',
			'cart/add-item',
			'cart',
			'cart/add-item',
		] );
	} );

	it( 'is not renewed a second time', async () => {
		const shop = shopWithCart();
		shop.answer( 'cart/add-item', {
			status: 403,
			body: { code: 'woocommerce_rest_invalid_nonce', message: 'No.' },
		} );

		await expect(
			clientOf( shop ).addItem( { id: 12, quantity: 1 } )
		).rejects.toMatchObject( { status: 403 } );
		expect( shop.paths() ).toHaveLength( 4 );
	} );

	it( 'is not needed with a cart token, whose newest value is kept', async () => {
		const shop = shopWithCart();
		shop.answer( 'cart/add-item', {
			body: aWireCart(),
			headers: { 'Cart-Token': 'second' },
		} );
		const api = createClient( {
			...ADDRESSES,
			fetch: shop.fetch,
			cartToken: 'first',
		} ).storeApi;

		await api.addItem( { id: 12, quantity: 1 } );
		await api.updateItems( { mug: 3 } );

		expect( shop.paths() ).toEqual( [
			'cart/add-item',
			'cart/update-item',
		] );
		expect(
			shop.requests.map( ( { headers } ) => headers[ 'Cart-Token' ] )
		).toEqual( [ 'first', 'second' ] );
	} );
} );

describe( 'a front end of another origin', () => {
	const open = () => {
		const shop = shopWithCart();
		const body = aWireCart();
		shop.answer( 'cart', { body, headers: { 'Cart-Token': 'first' } } );
		const tokens: string[] = [];
		const api = createClient( {
			restUrl: 'https://elsewhere.example/wp-json/',
			onCartToken: ( token ) => tokens.push( token ),
			fetch: shop.fetch,
		} ).storeApi;
		return { shop, api, body, tokens };
	};
	const sentBodies = ( { requests }: ReturnType< typeof fakeShop > ) =>
		requests.map( ( { path, headers } ) => [
			path,
			headers[ 'Cart-Token' ] ?? headers.Nonce ?? '',
		] );

	it( 'takes the token of the first answer in the place of cookie and nonce, and tells of it', async () => {
		const { shop, api, tokens } = open();

		await api.addItem( { id: 12, quantity: 1 } );
		await api.updateItems( { mug: 3 } );

		expect( sentBodies( shop ) ).toEqual( [
			[ 'cart', '' ],
			[ 'cart/add-item', 'first' ],
			[ 'cart/update-item', 'first' ],
		] );
		expect( tokens ).toEqual( [ 'first' ] );
	} );

	it( 'begins a basket when its token has expired', async () => {
		const { shop, api, body, tokens } = open();
		await api.cart();
		const missing = {
			status: 401,
			body: { code: 'woocommerce_rest_missing_nonce', message: '' },
		};
		shop.answer( 'cart', { body, headers: { 'Cart-Token': 'second' } } );
		shop.answer( 'cart/add-item', ( { headers } ) =>
			headers[ 'Cart-Token' ] === 'second' ? { body } : missing
		);

		const basket = await api.addItem( { id: 12, quantity: 1 } );

		expect( basket.itemCount ).toBe( 2 );
		expect( tokens ).toEqual( [ 'first', 'second' ] );
	} );

	it( 'says that it was given no address of calls that only the shop’s own pages have', async () => {
		const { wcAjax } = createClient( { restUrl: ADDRESSES.restUrl } );

		await expect( wcAjax.getRefreshedFragments() ).rejects.toMatchObject( {
			code: 'no_address',
		} );
	} );
} );

describe( 'changes of the basket', () => {
	it( 'are sent one at a time, in order', async () => {
		const shop = shopWithCart();
		let release = () => {};
		shop.answer( 'cart/add-item', async () => {
			await new Promise< void >( ( resolve ) => ( release = resolve ) );
			return { body: aWireCart() };
		} );
		const api = clientOf( shop );

		const first = api.addItem( { id: 12, quantity: 1 } );
		const second = api.updateItems( { mug: 3 } );
		await new Promise( ( resolve ) => setTimeout( resolve, 20 ) );
		expect( shop.paths() ).not.toContain( 'cart/update-item' );
		release();
		await Promise.all( [ first, second ] );

		expect( shop.paths().at( -1 ) ).toBe( 'cart/update-item' );
	} );

	it( 'go on after one that was refused', async () => {
		const shop = shopWithCart();
		shop.answer( 'cart/add-item', {
			status: 400,
			body: {
				code: 'woocommerce_rest_product_out_of_stock',
				message: '&quot;Mug&quot; is out of stock.',
				data: { status: 400 },
			},
		} );
		const api = clientOf( shop );

		const refused = api.addItem( { id: 12, quantity: 1 } );
		const made = api.updateItems( { mug: 3 } );

		await expect( refused ).rejects.toMatchObject( {
			code: 'woocommerce_rest_product_out_of_stock',
			message: '"Mug" is out of stock.',
		} );
		await expect( made ).resolves.toMatchObject( { itemCount: 2 } );
	} );

	it( 'bring the present basket with a conflict', async () => {
		const shop = shopWithCart();
		shop.answer( 'cart/update-item', {
			status: 409,
			body: {
				code: 'woocommerce_rest_cart_invalid_key',
				message: 'Gone.',
				data: { status: 409, cart: anEmptyWireCart() },
			},
		} );

		const error = await clientOf( shop )
			.updateItems( { mug: 3 } )
			.catch( ( reason: ApiError ) => reason );

		expect( error ).toBeInstanceOf( ApiError );
		expect( ( error as ApiError ).basket?.lines ).toEqual( [] );
	} );
} );

describe( 'what goes wrong on the way', () => {
	it( 'is told as offline when no answer comes', async () => {
		const api = clientOf( {
			fetch: ( () => Promise.reject( new TypeError() ) ) as typeof fetch,
		} );

		await expect( api.cart() ).rejects.toMatchObject( {
			status: 0,
			code: 'fetch_error',
			message: 'You are probably offline.',
		} );
	} );

	it( 'is told as a time-out when the answer takes too long', async () => {
		const api = createClient( {
			...ADDRESSES,
			timeout: 10,
			fetch: ( ( _url: string, { signal }: RequestInit ) =>
				new Promise(
					( _resolve, reject ) =>
						signal?.addEventListener( 'abort', () =>
							reject( signal.reason )
						)
				) ) as typeof fetch,
		} ).storeApi;

		await expect( api.cart() ).rejects.toMatchObject( { code: 'timeout' } );
	} );

	it( 'is told as invalid JSON when a page comes instead', async () => {
		const api = clientOf( {
			fetch: ( async () => ( {
				ok: true,
				status: 200,
				headers: new Headers(),
				json: () => Promise.reject( new SyntaxError() ),
			} ) ) as unknown as typeof fetch,
		} );

		await expect( api.cart() ).rejects.toMatchObject( {
			code: 'invalid_json',
			message: 'The response is not a valid JSON response.',
		} );
	} );
} );

describe( 'checkout', () => {
	it( 'tells where the shopper goes next', async () => {
		const shop = shopWithCart();
		shop.answer( 'checkout', {
			body: {
				order_id: 77,
				order_key: 'wc_order_x',
				status: 'on-hold',
				payment_result: {
					payment_status: 'success',
					payment_details: [],
					redirect_url:
						'https://shop.example/checkout/order-received/77/',
				},
			},
		} );
		const address = ( await clientOf( shop ).cart() ).billing;

		const result = await clientOf( shop ).checkout( {
			billing_address: address,
			shipping_address: address,
			payment_method: 'bacs',
		} );

		expect( result ).toMatchObject( {
			orderId: 77,
			paymentStatus: 'success',
			redirectUrl: 'https://shop.example/checkout/order-received/77/',
		} );
	} );
} );

it( 'finds its routes on a site without pretty addresses', async () => {
	const urls: string[] = [];
	const shop = shopWithCart();
	const api = createClient( {
		...ADDRESSES,
		restUrl: 'https://shop.example/?rest_route=/',
		fetch: ( ( url: string, init: RequestInit ) => {
			urls.push( url );
			return shop.fetch( url, init );
		} ) as typeof fetch,
	} ).storeApi;

	await api.products( { per_page: 3 } ).catch( () => {} );

	expect( urls ).toEqual( [
		'https://shop.example/?rest_route=/wc/store/v1/products&per_page=3',
	] );
} );
