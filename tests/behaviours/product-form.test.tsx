// @features add-to-basket

import { AddToBasket } from '@marketday/features/add-to-basket';
import {
	createPurchaseStore,
	ProductForm,
} from '@marketday/features/add-to-basket/library';
import { MarketdayProvider } from '@marketday/kernel';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToStaticMarkup } from 'react-dom/server';

import {
	aMug,
	button,
	COLOUR,
	SIZE,
} from '../../src/features/add-to-basket/add-to-basket.test-helpers';
import { aWireCart } from '../fakes/wire-cart-factory';
import {
	describeBehaviours,
	openIsland,
	type Scene,
	settle,
	mockShop,
} from './behaviours';

jest.mock( '../../src/host/page-shop', () => ( {
	pageShop: () => mockShop(),
} ) );

interface FormDriver {
	choose: ( label: 'Colour' | 'Size', value: string ) => Promise< void >;
	setQuantity: ( quantity: number ) => Promise< void >;
	add: () => Promise< void >;
	chosen: ( label: 'Colour' | 'Size' ) => string;
	quantity: () => number;
	problem: () => string;
}

const field = ( label: string ) =>
	screen.getByLabelText( label ) as HTMLSelectElement;
const amount = () => screen.getByRole( 'spinbutton' ) as HTMLInputElement;
const onThePage: FormDriver = {
	choose: ( label, value ) =>
		userEvent.selectOptions( field( label ), value ),
	setQuantity: async ( quantity ) => {
		await userEvent.clear( amount() );
		await userEvent.type( amount(), String( quantity ) );
		await userEvent.tab();
	},
	add: () => userEvent.click( button() ),
	chosen: ( label ) => field( label ).value,
	quantity: () => Number( amount().value ),
	problem: () =>
		screen
			.queryAllByRole( 'alert' )
			.map( ( { textContent } ) => textContent )
			.join( ' ' )
			.trim(),
};

const NAMES = { Colour: COLOUR, Size: SIZE };
const ready = ( { fake }: Scene ) => {
	fake.answer( 'cart', { body: aWireCart() } );
	fake.answer( 'cart/add-item', { body: aWireCart() } );
};
const additions = ( { requests }: Scene[ 'fake' ] ) =>
	requests.filter( ( { path } ) => path === 'cart/add-item' );
/** The form is alive 100 ms after it was drawn. */
const alive = () => settle( 150 );

describeBehaviours< FormDriver >(
	'the form of a product',
	{
		core: ( scene ) => {
			ready( scene );
			const store = createPurchaseStore( {
				shop: scene.shop,
				form: aMug,
			} );
			return {
				choose: async ( label, value ) =>
					store.choose( NAMES[ label ], value ),
				setQuantity: async ( quantity ) =>
					store.setQuantity( quantity ),
				add: async () => void ( await store.add() ),
				chosen: ( label ) =>
					store.getState().chosen[ NAMES[ label ] ] ?? '',
				quantity: () => store.getState().quantity,
				problem: () => store.getState().problem,
			};
		},
		component: async ( scene ) => {
			ready( scene );
			render(
				<MarketdayProvider shop={ scene.shop }>
					<ProductForm product={ 12 } start={ aMug } basketUrl="/" />
				</MarketdayProvider>
			);
			await alive();
			return onThePage;
		},
		island: async ( scene ) => {
			ready( scene );
			await openIsland( 'add-to-basket', AddToBasket, {
				props: aMug,
				html: renderToStaticMarkup(
					<MarketdayProvider shop={ scene.shop }>
						<AddToBasket { ...aMug } />
					</MarketdayProvider>
				),
			} );
			await alive();
			return onThePage;
		},
	},
	{
		'adds the variation that the choice leads to': async (
			form,
			{ fake }
		) => {
			await form.choose( 'Colour', 'blue' );
			await form.choose( 'Size', 's' );
			await form.add();

			await waitFor( () =>
				expect( additions( fake ) ).toMatchObject( [
					{
						body: {
							id: 31,
							quantity: 1,
							variation: [
								{ attribute: COLOUR, value: 'blue' },
								{ attribute: SIZE, value: 's' },
							],
						},
					},
				] )
			);
			expect( form.problem() ).toBe( '' );
		},
		'adds nothing before everything is chosen, and says so': async (
			form,
			{ fake }
		) => {
			await form.choose( 'Colour', 'blue' );
			await form.add();

			expect( form.problem() ).toContain(
				'Please select some product options before adding this product to your basket.'
			);
			expect( additions( fake ) ).toEqual( [] );
		},
		'adds nothing that is sold out, and says so': async (
			form,
			{ fake }
		) => {
			await form.choose( 'Colour', 'blue' );
			await form.choose( 'Size', 'l' );
			await form.add();

			expect( form.problem() ).toContain( 'this product is unavailable' );
			expect( additions( fake ) ).toEqual( [] );
		},
		'moves another value to what goes with the one that was chosen last':
			async ( form ) => {
				await form.choose( 'Colour', 'blue' );
				await form.choose( 'Size', 's' );
				await form.choose( 'Colour', 'red' );

				expect( form.chosen( 'Colour' ) ).toBe( 'red' );
				expect( form.chosen( 'Size' ) ).toBe( 'l' );
			},
		"keeps to the variation's limits": async ( form ) => {
			await form.choose( 'Colour', 'red' );
			await form.choose( 'Size', 'l' );
			expect( form.quantity() ).toBe( 2 );
			await form.setQuantity( 9 );
			expect( form.quantity() ).toBe( 3 );
		},
		"says in the shop's words why it refuses": async ( form, { fake } ) => {
			fake.answer( 'cart/add-item', {
				status: 400,
				body: {
					code: 'woocommerce_rest_product_out_of_stock',
					message: 'All gone.',
				},
			} );
			await form.choose( 'Colour', 'blue' );
			await form.choose( 'Size', 's' );
			await form.add();

			await waitFor( () =>
				expect( form.problem() ).toContain( 'All gone.' )
			);
		},
	}
);
