import { act, render, renderHook, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

import * as library from '../../src';
import { aBasket, aLine } from '../fakes/basket-factory';
import { later, openShop, press } from './open-shop';
import { idOf, NEW, OLD } from './two-shops';

it( 'signs up for the lists and by the words that are shown', async () => {
	const { inShop, sent } = openShop();
	const draw = ( word: string ) =>
		inShop(
			<library.NewsletterForm
				lists={ [ idOf( word ) ] }
				consent={ `Yes to the ${ word } letter.` }
			/>
		);
	const { rerender } = render( draw( OLD ) );
	await userEvent.click( screen.getByRole( 'checkbox' ) );
	rerender( draw( NEW ) );
	expect( screen.getByRole( 'checkbox' ) ).not.toBeChecked();
	await userEvent.click( screen.getByRole( 'checkbox' ) );
	await userEvent.type( screen.getByRole( 'textbox' ), 'ann@example.com' );
	await press( 'Subscribe' );
	await later( 50 );

	expect( sent.map( ( { body } ) => body ) ).toEqual( [
		{
			email: 'ann@example.com',
			lists: [ idOf( NEW ) ],
			consent: 'Yes to the new letter.',
		},
	] );
} );

it( 'shows no product that was taken off a list while it was on its way', async () => {
	const { shop, hold, release } = openShop();
	const store = library.createWishlistStore( {
		shop,
		memory: ( () => {
			let ids: readonly number[] = [ idOf( OLD ) ];
			return {
				read: () => ids,
				write: ( next: readonly number[] ) => void ( ids = next ),
			};
		} )(),
	} );
	hold();
	const loading = store.load();
	store.remove( idOf( OLD ) );
	await later( 50 );
	release();
	await loading;

	expect( store.getState().products ).toEqual( [] );
} );

it( 'ends what belongs to another query, and goes on with the same one', async () => {
	const { inShop, shop } = openShop();
	const { result, rerender } = renderHook(
		( { category }: { category: string } ) =>
			library.useProductListing( { query: { category } } ).listing,
		{
			initialProps: { category: OLD },
			wrapper: ( { children } ) => inShop( children ),
		}
	);
	await later( 50 );
	const before = result.current;
	rerender( { category: OLD } );
	expect( result.current ).toBe( before );
	rerender( { category: NEW } );
	await later( 50 );
	const { products } = before.getState();
	await before.change( { category: NEW } );

	expect( before.getState().products ).toBe( products );
	expect( result.current.getState().query ).toEqual( { category: NEW } );
	expect( shop.basket.getState().error ).toBeNull();
} );

it( 'does not put an old basket in the place of a newer one', async () => {
	const { inShop, shop } = openShop();
	const basket = ( name: string ) =>
		aBasket( { lines: [ aLine( { name } ) ] } );
	const draw = () =>
		inShop(
			<library.BasketPage
				basket={ basket( 'Enamel mug' ) }
				notices={ [] }
				{ ...{ formUrl: '', nonce: '', shopUrl: '', checkoutUrl: '' } }
				showCoupon={ false }
			/>
		);
	const { rerender } = render( draw() );
	act( () => shop.basket.seed( basket( 'Trowel' ) ) );
	rerender( draw() );

	expect( screen.getByText( 'Trowel' ) ).toBeVisible();
} );

it( 'keeps what is typed in a checkout whose other values come later', async () => {
	const { default: guest } = await import(
		'../contract/checkout/guest.json'
	);
	const { inShop } = openShop();
	const props = guest.props as unknown as library.CheckoutPageProps;
	const draw = ( city: string ) =>
		inShop(
			<library.CheckoutPage
				{ ...props }
				values={ {
					...props.values,
					billing: { ...props.values.billing, city },
				} }
			/>
		);
	const { rerender } = render( draw( '' ) );
	const [ name ] = screen.getAllByLabelText( 'First name' );
	await userEvent.type( name as HTMLElement, 'Ann' );
	rerender( draw( 'Kendal' ) );
	await later( 50 );

	expect( name ).toHaveValue( 'Ann' );
	expect( screen.getAllByLabelText( 'Town / City' )[ 0 ] ).toHaveValue(
		'Kendal'
	);
} );
