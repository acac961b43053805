import { createMarketday, type Marketday } from '@marketday/kernel';
import { createProductListing } from '@marketday/kernel/products';
import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { axe } from 'jest-axe';

import { aBasket } from '../../../../tests/fakes/basket-factory';
import { ADDRESSES } from '../../../../tests/fakes/fake-shop';
import {
	responseOf,
	openDialogs,
} from '../../../../tests/behaviours/behaviours';
import { aWireProduct } from '../../../../tests/fakes/wire-product-factory';
import { QuickView } from './quick-view';
import { createQuickViewStore } from './quick-view-store';

beforeAll( openDialogs );

/** Pages of two products: 1 and 2, then 3 and 4. */
function aShop( refused: { page?: number } = {} ): Marketday {
	return createMarketday( {
		...ADDRESSES,
		fetch: ( async ( address: unknown ) => {
			const { pathname, searchParams } = new URL( String( address ) );
			const page = Number( searchParams.get( 'page' ) ?? 1 );
			if ( page === refused.page ) {
				return responseOf( { code: 'no', message: 'Not now.' }, 500 );
			}
			const one = Number( pathname.split( '/' ).at( -1 ) );
			const product = ( id: number ) =>
				aWireProduct( { id, name: `Mug ${ id }` } );
			return responseOf(
				one
					? product( one )
					: [ 1, 2 ].map( ( at ) =>
							product( at + 2 * ( page - 1 ) )
					  ),
				200,
				{ 'X-WP-Total': '4', 'X-WP-TotalPages': '2' }
			);
		} ) as typeof fetch,
	} );
}

async function look( shop = aShop(), page = 1 ) {
	const listing = createProductListing( { shop } );
	listing.connect();
	await waitFor( () =>
		expect( listing.getState().products ).toHaveLength( 2 )
	);
	if ( page > 1 ) {
		await act( () => listing.showPage( page ) );
	}
	const store = createQuickViewStore( {
		shop,
		listing,
		closesAfterAdd: true,
	} );
	render( <QuickView store={ store } /> );
	return { store, listing, shop };
}

const findDialog = ( name: string ) => screen.findByRole( 'dialog', { name } );
const previous = () =>
	screen.getByRole( 'button', { name: /^Previous product/ } );
const next = () => screen.getByRole( 'button', { name: /^Next product/ } );

describe( 'the quick view of a listing', () => {
	it( 'leads on into its next page, and to its end; the focus stays at the arrows', async () => {
		const { store, listing } = await look();
		act( () => store.open( 2 ) );
		expect( await axe( await findDialog( 'Mug 2' ) ) ).toHaveNoViolations();

		await userEvent.click( next() );
		await findDialog( 'Mug 3' );
		expect( listing.getState().products ).toHaveLength( 4 );
		await userEvent.click( next() );
		await findDialog( 'Mug 4' );

		expect(
			screen.getAllByRole( 'button', { name: /product/ } )
		).toHaveLength( 1 );
		expect(
			screen.getByRole( 'button', { name: /^Previous product/ } )
		).toHaveFocus();
	} );

	it( 'leads back before the page that is shown, which stays as it is', async () => {
		const { store, listing } = await look( aShop(), 2 );
		act( () => store.open( 3 ) );
		await findDialog( 'Mug 3' );
		expect( next() ).toHaveAccessibleName( 'Next product Mug 4' );

		await userEvent.click( previous() );
		await findDialog( 'Mug 2' );
		expect( previous() ).toHaveAccessibleName( 'Previous product Mug 1' );
		expect( next() ).toHaveAccessibleName( 'Next product Mug 3' );
		await userEvent.click( previous() );
		await findDialog( 'Mug 1' );

		expect( screen.queryByText( 'Previous product' ) ).toBeNull();
		expect( listing.getState().products.map( ( { id } ) => id ) ).toEqual( [
			3, 4,
		] );
	} );

	it( 'stays where the page before does not come, and asks again', async () => {
		const refused: { page?: number } = {};
		const { store } = await look( aShop( refused ), 2 );
		act( () => store.open( 3 ) );
		await findDialog( 'Mug 3' );

		refused.page = 1;
		await userEvent.click( previous() );
		expect( await screen.findByRole( 'alert' ) ).toHaveTextContent(
			'Not now.'
		);
		delete refused.page;
		await userEvent.click( previous() );

		await findDialog( 'Mug 2' );
	} );

	it( 'stays where the next page does not come, says why, and asks again', async () => {
		const refused: { page?: number } = {};
		const { store } = await look( aShop( refused ) );
		act( () => store.open( 2 ) );
		await findDialog( 'Mug 2' );

		refused.page = 2;
		await userEvent.click( next() );
		expect( await screen.findByRole( 'alert' ) ).toHaveTextContent(
			'Not now.'
		);
		expect( store.getState().id ).toBe( 2 );

		delete refused.page;
		await userEvent.click( next() );
		await findDialog( 'Mug 3' );
	} );

	it( 'closes once something more is in the basket, where it is to', async () => {
		const { store, shop } = await look();
		act( () => store.open( 2 ) );
		await findDialog( 'Mug 2' );
		const { basket } = shop;
		await act( async () => basket.seed( aBasket( { itemCount: 1 } ) ) );
		expect( store.getState().id ).toBe( 2 );

		await act( async () => basket.seed( aBasket( { itemCount: 2 } ) ) );

		expect( screen.queryByRole( 'dialog' ) ).toBeNull();
	} );
} );
