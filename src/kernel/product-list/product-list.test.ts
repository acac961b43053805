import { createProductList, type ListMemory } from './product-list';

/** Memory in place of the shop's cookie. */
function aMemory( ...first: number[] ): ListMemory & { kept: number[] } {
	const memory = {
		kept: first,
		read: () => memory.kept,
	};
	return memory;
}

const plus = ( id: number ) => ( ids: readonly number[] ) => [ ...ids, id ];

describe( 'a list of products', () => {
	it( 'shows a change before the shop has answered', async () => {
		const memory = aMemory( 1 );
		const list = createProductList( { name: 'wishlist', memory } );
		let response = () => {};
		const sent = list.change(
			plus( 2 ),
			() =>
				new Promise< void >( ( resolve ) => {
					response = () => {
						memory.kept = [ 1, 2 ];
						resolve();
					};
				} )
		);

		expect( list.ids() ).toEqual( [ 1, 2 ] );
		await Promise.resolve();
		response();
		await sent;
		expect( list.ids() ).toEqual( [ 1, 2 ] );
	} );

	it( 'is what it was where the shop refuses', async () => {
		const list = createProductList( {
			name: 'wishlist',
			memory: aMemory( 1 ),
		} );
		const listener = jest.fn();
		list.subscribe( listener );

		await expect(
			list.change( plus( 2 ), () => Promise.reject( new Error( 'no' ) ) )
		).rejects.toThrow( 'no' );

		expect( list.has( 2 ) ).toBe( false );
		expect( listener.mock.calls ).toEqual( [ [ [ 1, 2 ] ], [ [ 1 ] ] ] );
	} );

	it( 'sends one change at a time, so that each sees what the one before has written', async () => {
		const memory = aMemory();
		const list = createProductList( { name: 'wishlist', memory } );
		// As the shop does: it adds to what the browser sent with the request.
		const send = ( id: number ) => async () => {
			const sent = memory.kept;
			await new Promise( ( resolve ) => setTimeout( resolve, 5 ) );
			memory.kept = [ ...sent, id ];
		};

		await Promise.all( [
			list.change( plus( 1 ), send( 1 ) ),
			list.change( plus( 2 ), send( 2 ) ),
			list.change( plus( 3 ), send( 3 ) ),
		] );

		expect( list.ids() ).toEqual( [ 1, 2, 3 ] );
	} );

	it( 'keeps its own memory where the shop keeps none', async () => {
		let kept: readonly number[] = [ 1 ];
		const list = createProductList( {
			name: 'wishlist',
			memory: {
				read: () => kept,
				write: ( ids ) => {
					kept = ids;
				},
			},
		} );

		await list.change( plus( 2 ), async () => {} );

		expect( kept ).toEqual( [ 1, 2 ] );
		expect( list.ids() ).toEqual( [ 1, 2 ] );
	} );

	it( 'learns what another tab has done, and tells it until nobody listens', () => {
		const memory = aMemory( 1 );
		const list = createProductList( { name: 'wishlist', memory } );
		const listener = jest.fn();
		const end = list.subscribe( listener );

		memory.kept = [ 1, 9 ];
		list.refresh();
		end();
		list.refresh();

		expect( list.has( 9 ) ).toBe( true );
		expect( listener ).toHaveBeenCalledTimes( 1 );
	} );
} );
