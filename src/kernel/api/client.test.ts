import { ADDRESSES, fakeShop } from '../../../tests/fakes/fake-shop';
import { aWireCart } from '../../../tests/fakes/wire-cart-factory';
import { createClient } from './client';

const open = () => {
	const shop = fakeShop();
	shop.answer( 'cart', { body: aWireCart() } );
	return {
		shop,
		client: createClient( { ...ADDRESSES, fetch: shop.fetch } ),
	};
};

afterEach( () => jest.dontMock( './calls' ) );

it( 'prepares its calls without making one', async () => {
	const { shop, client } = open();

	client.prepare();
	await new Promise( ( resolve ) => setTimeout( resolve ) );

	expect( shop.requests ).toEqual( [] );
} );

it( 'makes calls in the order they were asked for, also while they are being loaded', async () => {
	const { shop, client } = open();
	shop.answer( 'cart/add-item', { body: aWireCart() } );
	shop.answer( 'cart/update-item', { body: aWireCart() } );

	await Promise.all( [
		client.storeApi.cart(),
		client.storeApi.addItem( { id: 12, quantity: 1 } ),
		client.storeApi.updateItems( { mug: 3 } ),
	] );

	expect( shop.paths() ).toEqual( [
		'cart',
		'cart/add-item',
		'cart/update-item',
	] );
} );

it( 'says that the shopper is offline where its calls cannot be loaded, and tries again with the next', async () => {
	jest.doMock( './calls', () => {
		throw new Error( 'No network.' );
	} );
	const { client } = open();

	await expect( client.storeApi.cart() ).rejects.toMatchObject( {
		code: 'fetch_error',
		message: 'You are probably offline.',
	} );

	jest.dontMock( './calls' );
	await expect( client.storeApi.cart() ).resolves.toMatchObject( {
		itemCount: 2,
	} );
} );
