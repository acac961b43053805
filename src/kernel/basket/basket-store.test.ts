import { aBasket } from '../../../tests/fakes/basket-factory';
import { ADDRESSES, fakeShop } from '../../../tests/fakes/fake-shop';
import {
	aWireCart,
	anEmptyWireCart,
} from '../../../tests/fakes/wire-cart-factory';
import { createClient } from '../api/client';
import { POUND } from '../money/currency';
import { browserMemory } from './basket-memory';
import { createBasketStore } from './basket-store';

const setCookies = ( items: string, hash: string ) => {
	document.cookie = `woocommerce_items_in_cart=${ items }; path=/`;
	document.cookie = `woocommerce_cart_hash=${ hash }; path=/`;
};

function open( at = '' ) {
	const shop = fakeShop();
	shop.answer( 'cart', { body: aWireCart() } );
	const basket = createBasketStore( {
		api: createClient( { ...ADDRESSES, fetch: shop.fetch } ).storeApi,
		currency: POUND,
		memory: browserMemory( at ),
	} );
	return { shop, basket };
}

beforeEach( () => {
	sessionStorage.clear();
	localStorage.clear();
	setCookies( '0', '' );
} );

describe( 'load', () => {
	it( 'asks nothing for a visitor who has put nothing in the basket', async () => {
		const { shop, basket } = open();

		await basket.load();

		expect( basket.getState().basket?.itemCount ).toBe( 0 );
		expect( shop.requests ).toEqual( [] );
	} );

	it( 'asks once where there is a basket, however many parts want it', async () => {
		setCookies( '1', 'abc' );
		const { shop, basket } = open();

		await Promise.all( [ basket.load(), basket.load(), basket.load() ] );

		expect( basket.getState().basket?.itemCount ).toBe( 2 );
		expect( shop.paths() ).toEqual( [ 'cart' ] );
	} );

	it( 'remembers the basket on the next page', async () => {
		setCookies( '1', 'abc' );
		await open().basket.load();

		const next = open();
		await next.basket.load();

		expect( next.basket.getState().basket?.itemCount ).toBe( 2 );
		expect( next.shop.requests ).toEqual( [] );
	} );

	it( 'asks again when the basket is no longer the remembered one', async () => {
		setCookies( '1', 'abc' );
		await open().basket.load();
		setCookies( '1', 'def' );

		const next = open();
		await next.basket.load();

		expect( next.shop.paths() ).toEqual( [ 'cart' ] );
	} );

	it( 'asks a shop of its own, beside the one whose basket is remembered', async () => {
		setCookies( '1', 'abc' );
		await open( 'https://shop.example/wp-json/' ).basket.load();

		const other = open( 'https://shop.example/second/wp-json/' );
		await other.basket.load();

		expect( other.shop.paths() ).toEqual( [ 'cart' ] );
	} );

	it( 'remembers no basket that another page has changed while it was read', async () => {
		setCookies( '1', 'abc' );
		const loading = open().basket.load();
		setCookies( '1', 'def' );
		await loading;

		const next = open();
		await next.basket.load();

		expect( next.shop.paths() ).toEqual( [ 'cart' ] );
	} );
} );

it( 'asks for an empty basket too where nobody said what currency it has', async () => {
	const shop = fakeShop();
	shop.answer( 'cart', { body: anEmptyWireCart() } );
	const basket = createBasketStore( {
		api: createClient( { ...ADDRESSES, fetch: shop.fetch } ).storeApi,
		memory: browserMemory(),
	} );

	await basket.load();

	expect( shop.paths() ).toEqual( [ 'cart' ] );
	expect( basket.getState().basket?.lines ).toEqual( [] );
} );

describe( 'changes', () => {
	it( 'tell what is under way, and take the server’s answer', async () => {
		const { shop, basket } = open();
		shop.answer( 'cart/remove-item', { body: anEmptyWireCart() } );
		basket.seed( aBasket() );

		const change = basket.remove( 'mug' );
		expect( basket.getState().pending ).toEqual( [ 'mug' ] );

		expect( await change ).toBe( true );
		expect( basket.getState() ).toMatchObject( {
			pending: [],
			error: null,
		} );
		expect( basket.getState().basket?.lines ).toEqual( [] );
	} );

	it( 'leave the basket as it was when they are refused', async () => {
		const { shop, basket } = open();
		shop.answer( 'cart/apply-coupon', {
			status: 400,
			body: {
				code: 'woocommerce_rest_cart_coupon_error',
				message: 'Coupon "x" does not exist.',
				data: { status: 400 },
			},
		} );
		basket.seed( aBasket() );

		expect( await basket.applyCoupon( 'x' ) ).toBe( false );
		expect( basket.getState().error?.message ).toBe(
			'Coupon "x" does not exist.'
		);
		expect( basket.getState().basket ).toEqual( aBasket() );
	} );

	it( 'take the present basket that a conflict brings', async () => {
		const { shop, basket } = open();
		shop.answer( 'cart/update-item', {
			status: 409,
			body: {
				code: 'woocommerce_rest_cart_invalid_key',
				message: 'Gone.',
				data: { cart: anEmptyWireCart() },
			},
		} );
		basket.seed( aBasket() );

		await basket.update( { mug: 5 } );

		expect( basket.getState().basket?.lines ).toEqual( [] );
	} );

	it( 'are never overwritten by an answer that was asked for earlier', async () => {
		const { shop, basket } = open();
		let answerCart = () => {};
		shop.answer( 'cart', async () => {
			await new Promise< void >(
				( resolve ) => ( answerCart = resolve )
			);
			return { body: anEmptyWireCart() };
		} );
		const refresh = basket.refresh();
		await new Promise( ( resolve ) => setTimeout( resolve ) );
		basket.seed( aBasket() );
		answerCart();
		await refresh;

		expect( basket.getState().basket?.itemCount ).toBe( 2 );
	} );
} );

it( 'hears of a change in another tab', async () => {
	const { shop, basket } = open();
	basket.seed( aBasket( { itemCount: 9 } ) );

	window.dispatchEvent(
		new StorageEvent( 'storage', { key: 'marketday_basket' } )
	);
	await new Promise( ( resolve ) => setTimeout( resolve, 10 ) );

	expect( shop.paths() ).toEqual( [ 'cart' ] );
	expect( basket.getState().basket?.itemCount ).toBe( 2 );
} );

it( 'hears of what a later page has changed, where the browser has kept this one whole', async () => {
	const { shop, basket } = open();
	basket.seed( aBasket( { itemCount: 9 } ) );
	const comeBack = () => {
		const event = new Event( 'pageshow' );
		Object.assign( event, { persisted: true } );
		window.dispatchEvent( event );
		return new Promise( ( resolve ) => setTimeout( resolve, 10 ) );
	};

	window.dispatchEvent( new Event( 'pagehide' ) );
	await comeBack();
	expect( shop.paths() ).toEqual( [] );

	document.cookie = 'woocommerce_cart_hash=another';
	await comeBack();
	expect( shop.paths() ).toEqual( [ 'cart' ] );
	expect( basket.getState().basket?.itemCount ).toBe( 2 );
} );
