import { createMarketday, MarketdayProvider } from '@marketday/kernel';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

import { ADDRESSES } from '../../../../tests/fakes/fake-shop';
import { aWireCart } from '../../../../tests/fakes/wire-cart-factory';
import { aWireProduct } from '../../../../tests/fakes/wire-product-factory';
import { createWishlistStore, Wishlist } from './wishlist';

const NAMES = [ 'Mug', 'Plate', 'Bowl' ];

/** Products, with the page where one of them is bought once it is chosen there. */
const products = NAMES.map( ( name, at ) =>
	aWireProduct( {
		id: at + 1,
		name,
		...( name === 'Bowl' && { type: 'variable', has_options: true } ),
	} )
);

const json = ( body: unknown, status = 200 ) =>
	( {
		ok: status < 400,
		status,
		statusText: '',
		headers: new Headers( {
			'Cart-Token': 'token',
			'X-WP-Total': '3',
			'X-WP-TotalPages': '1',
		} ),
		json: async () => body,
	} ) as Response;

/** A visitor's own list of them, in a shop that has only some in stock. */
async function show( {
	refused = [] as readonly number[],
	response = null as object | null,
} = {} ) {
	const added: unknown[] = [];
	const asked: string[] = [];
	const shop = createMarketday( {
		...ADDRESSES,
		cartToken: 'token',
		fetch: ( async ( address: unknown, { body }: RequestInit = {} ) => {
			asked.push( String( address ) );
			if ( String( address ).includes( 'marketday/v1/' ) ) {
				return response
					? json( response )
					: json( { code: 'none' }, 404 );
			}
			if ( ! String( address ).includes( 'cart/add-item' ) ) {
				return json(
					String( address ).includes( '/products' )
						? products
						: aWireCart()
				);
			}
			const { id, quantity } = JSON.parse( String( body ) );
			added.push( [ id, quantity ] );
			return refused.includes( id )
				? json( { code: 'out', message: 'No more of it.' }, 400 )
				: json( aWireCart() );
		} ) as typeof fetch,
	} );
	let ids: readonly number[] = [ 1, 2, 3 ];
	const store = createWishlistStore( {
		shop,
		memory: {
			read: () => ids,
			write: ( next ) => void ( ids = next ),
		},
	} );
	render(
		<MarketdayProvider shop={ shop }>
			<Wishlist store={ store } shopHref="/shop/" />
		</MarketdayProvider>
	);
	await screen.findByText( 'Plate' );
	return { added, asked, kept: () => store.getState().ids };
}

const press = ( name: string ) =>
	userEvent.click(
		screen.getByText(
			( _, element ) =>
				element?.localName === 'button' && element.textContent === name
		)
	);

describe( 'a wishlist of the library', () => {
	it( 'shows what Marketday tells of it, without asking the Store API', async () => {
		const { asked } = await show( {
			response: {
				lists: [],
				products: [ 3, 2, 1 ].map( ( id ) => ( {
					id,
					name: `Plate ${ id }`,
					picture: null,
					about: {
						html: id === 2 ? 'Plate' : `About ${ id }`,
					},
					offer: null,
					fields: null,
				} ) ),
				...{ action: '', keys: [], pageUrl: '', shopUrl: '' },
			},
		} );

		expect( screen.getByText( 'About 3' ) ).toBeInTheDocument();
		expect(
			asked.filter( ( address ) => address.includes( '/products' ) )
		).toEqual( [] );
		await press( '×Remove Plate 3 from your wishlist' );
		await waitFor( () =>
			expect( screen.queryByText( 'About 3' ) ).toBeNull()
		);
	} );

	it( 'asks the Store API where there is no Marketday, which it asks once', async () => {
		const { asked } = await show();
		await press( '×Remove Mug from your wishlist' );
		await waitFor( () => expect( screen.queryByText( 'Mug' ) ).toBeNull() );

		expect(
			asked.filter( ( address ) => address.includes( 'marketday/v1/' ) )
		).toHaveLength( 1 );
	} );

	it( 'moves one to the basket, and says so', async () => {
		const { added, kept } = await show();

		await press( 'Move to basket: Plate' );

		await waitFor( () => expect( kept() ).toEqual( [ 1, 3 ] ) );
		expect( added ).toEqual( [ [ 2, 1 ] ] );
		expect( screen.getByText( 'Moved to your basket.' ) ).toBeVisible();
		expect( screen.queryByText( 'Plate' ) ).toBeNull();
	} );

	it( 'keeps what the shop refuses, and says why', async () => {
		const { kept } = await show( { refused: [ 2 ] } );

		await press( 'Move to basket: Plate' );

		expect( await screen.findByRole( 'alert' ) ).toHaveTextContent(
			'No more of it.'
		);
		expect( kept() ).toEqual( [ 1, 2, 3 ] );
	} );

	it( 'moves all that need no choice, one after the other, and tells what stays', async () => {
		const { added, kept } = await show( { refused: [ 2 ] } );

		await press( 'Move all to basket' );

		expect(
			await screen.findByText(
				'1 product moved to your basket. 2 are still here: choose their options first, or they’re sold out.'
			)
		).toBeVisible();
		expect( added ).toEqual( [
			[ 1, 1 ],
			[ 2, 1 ],
		] );
		expect( kept() ).toEqual( [ 2, 3 ] );
	} );

	it( 'is emptied by one press, and says where to go on', async () => {
		const { added, kept } = await show();

		await press( 'Remove all' );

		await waitFor( () => expect( kept() ).toEqual( [] ) );
		expect( added ).toEqual( [] );
		expect( screen.getByText( 'Your wishlist is empty.' ) ).toBeVisible();
		expect(
			screen.getByText( 'Removed from your wishlist: 3' )
		).toBeVisible();
		expect( screen.getByText( 'Browse the shop' ) ).toHaveAttribute(
			'href',
			'/shop/'
		);
	} );
} );
