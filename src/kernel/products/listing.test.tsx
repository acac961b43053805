import { act, renderHook } from '@testing-library/react';
import { createMarketday, MarketdayProvider } from '@marketday/kernel';
import type { ReactNode } from 'react';
import { renderToString } from 'react-dom/server';

import { ADDRESSES, fakeShop } from '../../../tests/fakes/fake-shop';
import { aWireProduct } from '../../../tests/fakes/wire-product-factory';
import {
	createKeptProducts,
	createProductListing,
	fetchProducts,
	priceTexts,
	productFromWire,
	useProductListing,
} from './index';

const FIRST =
	'products?category=mugs&catalog_visibility=catalog&orderby=date&order=desc&page=1&per_page=12';

function open() {
	const fake = fakeShop();
	const shop = createMarketday( { ...ADDRESSES, fetch: fake.fetch } );
	const answer = ( path: string, names: readonly string[], pages = 1 ) =>
		fake.answer( path, {
			body: names.map( ( name, at ) =>
				aWireProduct( { id: at + 1, name } )
			),
			headers: {
				'X-WP-Total': String( names.length ),
				'X-WP-TotalPages': String( pages ),
			},
		} );
	return { fake, shop, answer };
}

const settle = () => new Promise( ( done ) => setTimeout( done, 20 ) );
const names = ( { getState }: ReturnType< typeof createProductListing > ) =>
	getState().products.map( ( { name } ) => name );

/** Cases that hold for a core, whether a page of scripts or a React component uses it. */
describe.each( [
	[
		'the core alone',
		( options: Parameters< typeof createProductListing >[ 0 ] ) => {
			const listing = createProductListing( options );
			const leave = listing.connect();
			return { listing, leave };
		},
	],
	[
		'the hook of React',
		( {
			shop,
			...options
		}: Parameters< typeof createProductListing >[ 0 ] ) => {
			const wrapper = ( { children }: { children: ReactNode } ) => (
				<MarketdayProvider shop={ shop }>
					{ children }
				</MarketdayProvider>
			);
			const { result, unmount } = renderHook(
				() => useProductListing( options ),
				{ wrapper }
			);
			return { listing: result.current.listing, leave: unmount };
		},
	],
] )( 'a listing by %s', ( _, start ) => {
	it( 'asks once somebody is there', async () => {
		const { fake, shop, answer } = open();
		answer( FIRST, [ 'Mug', 'Jug' ] );

		const { listing, leave } = start( {
			shop,
			query: { category: 'mugs' },
		} );
		expect( listing.getState().status ).toBe( 'loading' );
		await act( settle );

		expect( names( listing ) ).toEqual( [ 'Mug', 'Jug' ] );
		expect( fake.paths() ).toEqual( [ FIRST ] );
		leave();
	} );

	it( 'asks nothing where the data came with the page', async () => {
		const { fake, shop, answer } = open();
		answer( FIRST, [ 'Mug' ] );
		const page = await fetchProducts( shop.client, { category: 'mugs' } );

		const { listing } = start( { shop, start: page } );
		await act( settle );

		expect( listing.getInitialState().products ).toHaveLength( 1 );
		expect( fake.paths() ).toEqual( [ FIRST ] );
	} );

	it( 'waits for data that is on its way', async () => {
		const { fake, shop } = open();
		const page = Promise.resolve( {
			products: [ productFromWire( aWireProduct() ) ],
			total: 1,
			pages: 1,
		} );

		const { listing } = start( { shop, start: page } );
		expect( listing.getState().status ).toBe( 'loading' );
		await act( settle );

		expect( names( listing ) ).toEqual( [ 'Enamel mug – blue' ] );
		expect( fake.paths() ).toEqual( [] );
	} );

	it( 'shows more behind what is there, and begins anew with another choice', async () => {
		const { shop, answer } = open();
		answer( FIRST, [ 'Mug' ], 2 );
		answer( FIRST.replace( 'page=1&', 'page=2&' ), [ 'Jug' ], 2 );
		answer( FIRST.replace( 'category=mugs', 'category=pots' ), [ 'Pot' ] );
		const { listing } = start( { shop, query: { category: 'mugs' } } );
		await act( settle );

		await act( () => listing.loadMore() );
		expect( names( listing ) ).toEqual( [ 'Mug', 'Jug' ] );
		await act( () => listing.change( { category: 'pots' } ) );

		expect( names( listing ) ).toEqual( [ 'Pot' ] );
		expect( listing.getState().page ).toBe( 1 );
	} );

	it( 'tells why nothing came, and asks again', async () => {
		const { shop, answer } = open();
		const { listing } = start( { shop, query: { category: 'mugs' } } );
		await act( settle );
		expect( listing.getState() ).toMatchObject( {
			status: 'error',
			error: { code: 'rest_no_route', status: 404 },
		} );

		answer( FIRST, [ 'Mug' ] );
		await act( () => listing.reload() );

		expect( listing.getState() ).toMatchObject( {
			status: 'idle',
			error: null,
		} );
	} );

	it( 'changes nothing once it is destroyed', async () => {
		const { shop, answer } = open();
		answer( FIRST, [ 'Mug' ] );
		const { listing } = start( { shop, query: { category: 'mugs' } } );

		listing.destroy();
		await act( settle );

		expect( names( listing ) ).toEqual( [] );
	} );
} );

it( 'is drawn by a server with the data it has found', async () => {
	const { shop } = open();
	const Names = () =>
		useProductListing( {
			start: {
				products: [ productFromWire( aWireProduct() ) ],
				total: 1,
				pages: 1,
			},
		} ).products[ 0 ]?.name;

	expect(
		renderToString(
			<MarketdayProvider shop={ shop }>
				<Names />
			</MarketdayProvider>
		)
	).toBe( 'Enamel mug – blue' );
} );

it( 'names a price, what it was before, and a range', () => {
	const price = ( prices: object, sale = false ) =>
		priceTexts(
			productFromWire(
				aWireProduct( {
					on_sale: sale,
					prices: {
						...( aWireProduct().prices as object ),
						...prices,
					},
				} )
			)
		);
	expect( price( {} ) ).toEqual( { now: '£12.00', before: '' } );
	expect( price( { price: '900' }, true ) ).toEqual( {
		now: '£9.00',
		before: '£12.00',
	} );
	expect(
		price( { price_range: { min_amount: '900', max_amount: '1500' } } )
	).toEqual( { now: '£9.00 to £15.00', before: '' } );
	expect( price( { price: '' } ) ).toBeNull();
} );

it( 'keeps a list of products in the browser, the newest where it is full', async () => {
	const { shop } = open();
	const kept = new Map< string, string >();
	const storage = {
		getItem: ( name: string ) => kept.get( name ) ?? null,
		setItem: ( name: string, value: string ) =>
			void kept.set( name, value ),
	};
	const list = createKeptProducts( 'wishlist', { shop, storage, most: 2 } );
	list.connect();

	list.add( 1 );
	list.add( 2 );
	list.add( 3 );
	await settle();
	list.toggle( 3 );
	await settle();

	expect( list.getState().ids ).toEqual( [ 2 ] );
	expect( kept.get( 'marketday-wishlist' ) ).toBe( '[2]' );
	kept.set( 'marketday-wishlist', 'spoilt' );
	expect( createKeptProducts( 'wishlist', { shop, storage } ).has( 2 ) ).toBe(
		false
	);
} );
