import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';

import * as library from '../../src';
import { later, openShop, press, product } from './open-shop';
import { formOf, idOf, NEW, OLD } from './two-shops';

/** Ids of its variations, the second of which is red and large. */
const red = ( word: string ) => idOf( word ) * 10 + 1;

async function chooseRed() {
	// A form is alive once it refuses; what is chosen before may be lost, as no browser's choice is.
	await waitFor( () =>
		expect(
			screen.getByRole( 'button', { name: 'Add to basket' } )
		).toHaveAttribute( 'aria-disabled', 'true' )
	);
	await userEvent.selectOptions( screen.getByLabelText( 'Colour' ), 'red' );
}

async function buyRed() {
	await chooseRed();
	await userEvent.selectOptions( screen.getByLabelText( 'Size' ), 'l' );
	await press( 'Add to basket' );
	await later( 50 );
}

type Draw = ( word: string ) => ReactNode;
const WAYS: Readonly< Record< string, Draw > > = {
	'a form of a slug': ( word ) => (
		<library.ProductForm product={ word } basketUrl="/basket" />
	),
	'a form of an id': ( word ) => (
		<library.ProductForm product={ idOf( word ) } basketUrl="/basket" />
	),
	'a form with what a server has found': ( word ) => (
		<library.ProductForm
			product={ word }
			start={ formOf( word ) }
			basketUrl="/basket"
		/>
	),
	'a form with what a server had found for the product before': ( word ) => (
		<library.ProductForm
			product={ word }
			start={ formOf( OLD ) }
			basketUrl="/basket"
		/>
	),
	'a form with what a server will find': ( word ) => (
		<library.ProductForm
			product={ word }
			start={ Promise.resolve( formOf( word ) ) }
			basketUrl="/basket"
		/>
	),
	'a form of data': ( word ) => <library.AddToBasket { ...formOf( word ) } />,
};

describe.each( Object.entries( WAYS ) )( '%s', ( _, draw ) => {
	it.each( [ 'nothing', 'a choice', 'an addition' ] )(
		'adds the product of the page, after %s of the one before',
		async ( what ) => {
			const { inShop, added } = openShop();
			const { rerender } = render( inShop( draw( OLD ) ) );
			await later();
			if ( what === 'a choice' ) {
				await chooseRed();
			} else if ( what === 'an addition' ) {
				await buyRed();
			}
			rerender( inShop( draw( NEW ) ) );
			await later();
			await buyRed();

			await waitFor( () =>
				expect( added().at( -1 ) ).toBe( red( NEW ) )
			);
		}
	);

	it( 'adds nothing of the one before that comes late', async () => {
		const { inShop, added, hold, goOn, release } = openShop();
		hold();
		const { rerender } = render( inShop( draw( OLD ) ) );
		await later( 50 );
		goOn();
		rerender( inShop( draw( NEW ) ) );
		await later();
		release();
		await later();
		await buyRed();

		await waitFor( () => expect( added() ).toEqual( [ red( NEW ) ] ) );
	} );
} );

it( 'keeps what is chosen while the page draws the same product anew', async () => {
	const { inShop, added } = openShop();
	const draw = () =>
		inShop(
			<library.ProductForm
				product={ OLD }
				start={ formOf( OLD ) }
				basketUrl="/basket"
			/>
		);
	const { rerender } = render( draw() );
	await chooseRed();
	rerender( draw() );
	await later();

	expect( screen.getByLabelText( 'Colour' ) ).toHaveValue( 'red' );
	expect( added() ).toEqual( [] );
} );

it( 'takes newer data of the same product', async () => {
	const { inShop } = openShop();
	const draw = ( buttonText: string ) =>
		inShop(
			<library.ProductForm
				product={ OLD }
				start={ { ...formOf( OLD ), buttonText } }
				basketUrl="/basket"
			/>
		);
	const { rerender } = render( draw( 'Add to basket' ) );
	rerender( draw( 'Order it' ) );
	await later();

	expect( screen.getByRole( 'button', { name: 'Order it' } ) ).toBeVisible();
} );

it( 'adds the product of a card', async () => {
	const { inShop, added } = openShop();
	const { rerender } = render(
		inShop( <library.ProductCard product={ product( OLD ) } /> )
	);
	await press( /^Add to basket/ );
	rerender( inShop( <library.ProductCard product={ product( NEW ) } /> ) );
	await press( /^Add to basket/ );

	await waitFor( () =>
		expect( added() ).toEqual( [ idOf( OLD ), idOf( NEW ) ] )
	);
} );

it( 'adds the product that a quick view has gone on to', async () => {
	HTMLDialogElement.prototype.showModal ??= () => {};
	HTMLDialogElement.prototype.close ??= () => {};
	const { inShop, added, shop } = openShop();
	const store = library.createQuickViewStore( { shop } );
	render(
		inShop(
			<library.QuickView store={ store }>
				{ ( { id } ) => (
					<library.ProductForm product={ id } basketUrl="/basket" />
				) }
			</library.QuickView>
		)
	);
	act( () => store.open( idOf( OLD ), [ idOf( OLD ), idOf( NEW ) ] ) );
	await later();
	act( () => store.step( 1 ) );
	await later();
	const form = document.querySelector( 'form' );
	expect( form?.dataset.product_id ).toBe( String( idOf( NEW ) ) );
	expect( added() ).toEqual( [] );
} );
