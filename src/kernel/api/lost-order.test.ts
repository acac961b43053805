import { ADDRESSES, fakeShop } from '../../../tests/fakes/fake-shop';
import { aWireCart } from '../../../tests/fakes/wire-cart-factory';
import { createClient } from './client';

const shopWithCart = () => {
	const shop = fakeShop();
	shop.answer( 'cart', { body: aWireCart() } );
	return shop;
};
const clientOf = ( { fetch }: { fetch: typeof globalThis.fetch } ) =>
	createClient( { ...ADDRESSES, fetch } ).storeApi;

describe( 'an order whose answer is lost', () => {
	const PLACED = {
		order_id: 77,
		payment_result: { payment_status: 'success', redirect_url: '/77/' },
	};

	const keysOf = ( { requests }: ReturnType< typeof shopWithCart > ) =>
		requests
			.filter( ( { path } ) => path === 'checkout' )
			.map(
				( { body } ) =>
					( body as { extensions: { marketday: { key: string } } } )
						.extensions.marketday.key
			);

	async function anOrder( losing: number ) {
		const shop = shopWithCart();
		const { billing } = await clientOf( shop ).cart();
		let lost = 0;
		shop.answer( 'checkout', () => {
			if ( lost++ < losing ) {
				throw new TypeError( 'The line is down.' );
			}
			return { body: PLACED };
		} );
		const api = clientOf( shop );
		return {
			place: () =>
				api.checkout( {
					billing_address: billing,
					shipping_address: billing,
					payment_method: 'bacs',
					extensions: { own: { a: 1 } },
				} ),
			keys: () => keysOf( shop ),
		};
	}

	it( 'is asked for once more, by the key it was sent with', async () => {
		const { place, keys } = await anOrder( 1 );

		expect( await place() ).toMatchObject( { orderId: 77 } );

		expect( keys() ).toHaveLength( 2 );
		expect( keys()[ 0 ] ).toMatch( /^[\w.-]{8,64}$/ );
		expect( new Set( keys() ).size ).toBe( 1 );
	} );

	it( 'is another one after it was refused', async () => {
		const shop = shopWithCart();
		const { billing } = await clientOf( shop ).cart();
		const api = clientOf( shop );
		const order = {
			billing_address: billing,
			shipping_address: billing,
			payment_method: 'bacs',
		};
		shop.answer( 'checkout', {
			status: 400,
			body: { code: 'declined', message: 'No.' },
		} );
		await expect( api.checkout( order ) ).rejects.toThrow( 'No.' );
		await expect( api.checkout( order ) ).rejects.toThrow( 'No.' );

		expect( new Set( keysOf( shop ) ).size ).toBe( 2 );
	} );

	it( 'is asked for again by the next press, and the next order has a key of its own', async () => {
		const { place, keys } = await anOrder( 2 );
		await expect( place() ).rejects.toMatchObject( {
			code: 'fetch_error',
		} );

		await place();
		await place();

		const [ first, second, third, next ] = keys();
		expect( [ second, third ] ).toEqual( [ first, first ] );
		expect( next ).not.toBe( first );
	} );
} );
