// @features basket, mini-basket

import { BasketPage } from '@marketday/features/basket';
import { ShopBasket } from '@marketday/features/basket/library';
import { MiniBasket } from '@marketday/features/mini-basket';
import { MiniBasketContents } from '@marketday/features/mini-basket/library';
import { MarketdayProvider } from '@marketday/kernel';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

import { anEmptyWireCart, aWireCart } from '../fakes/wire-cart-factory';
import { wireCartOf } from '../open-basket';
import {
	describeBehaviours,
	openDialogs,
	openIsland,
	type Scene,
	mockShop,
	fixtureOf,
} from './behaviours';

jest.mock( '../../src/host/page-shop', () => ( {
	pageShop: () => mockShop(),
} ) );

interface BasketDriver {
	setQuantity: ( quantity: number ) => Promise< void >;
	remove: () => Promise< void >;
	applyCoupon: ( code: string ) => Promise< void >;
	/** Of the one line; 0 where there is none. */
	quantity: () => number;
	/** What the shopper is told has gone wrong. */
	problem: () => string;
}

/** Alerts, and what a field says of itself. */
const problems = () =>
	[
		...screen.queryAllByRole( 'alert' ),
		...screen
			.queryAllByRole( 'textbox' )
			.flatMap( ( field ) =>
				( field.getAttribute( 'aria-describedby' ) ?? '' )
					.split( ' ' )
					.flatMap( ( id ) => document.getElementById( id ) ?? [] )
			),
	]
		.map( ( { textContent } ) => textContent )
		.join( ' ' )
		.trim();

/** What a shopper does on a page. */
const onThePage: BasketDriver = {
	setQuantity: async ( quantity ) => {
		const field = screen.getByRole( 'spinbutton' );
		await userEvent.clear( field );
		await userEvent.type( field, String( quantity ) );
		await userEvent.tab();
	},
	remove: () =>
		userEvent.click( screen.getByRole( 'button', { name: /^Remove/ } ) ),
	applyCoupon: async ( code ) => {
		await userEvent.type( screen.getByLabelText( /coupon/i ), code );
		await userEvent.click(
			screen.getByRole( 'button', { name: /apply/i } )
		);
	},
	quantity: () => {
		const field = screen.queryByRole( 'spinbutton' );
		return field ? Number( ( field as HTMLInputElement ).value ) : 0;
	},
	problem: problems,
};

const two = ( { fake }: Scene ) => fake.answer( 'cart', { body: aWireCart() } );

/** The basket's store alone. */
const core = async ( scene: Scene ): Promise< BasketDriver > => {
	two( scene );
	const { basket } = scene.shop;
	await basket.refresh();
	const line = () => basket.getState().basket?.lines[ 0 ];
	return {
		setQuantity: async ( quantity ) =>
			void ( await basket.update( {
				[ line()?.key ?? '' ]: quantity,
			} ) ),
		remove: async () => void ( await basket.remove( line()?.key ?? '' ) ),
		applyCoupon: async ( code ) =>
			void ( await basket.applyCoupon( code ) ),
		quantity: () => line()?.quantity ?? 0,
		problem: () => basket.getState().error?.message ?? '',
	};
};

type Behaviours = Parameters< typeof describeBehaviours< BasketDriver > >[ 2 ];

const OF_LINES: Behaviours = {
	'holds what the shop says is in it': async ( basket ) => {
		expect( basket.quantity() ).toBe( 2 );
	},
	'takes another quantity, which the shop is asked for once': async (
		basket,
		{ fake }
	) => {
		fake.answer( 'cart/update-item', { body: wireCartOf( 5 ) } );

		await basket.setQuantity( 5 );

		await waitFor( () =>
			expect(
				fake.requests.filter(
					( { path } ) => path === 'cart/update-item'
				)
			).toMatchObject( [ { body: { quantity: 5 } } ] )
		);
		await waitFor( () => expect( basket.quantity() ).toBe( 5 ) );
	},
	'keeps what was there where the shop refuses, and says why in its words':
		async ( basket, { fake } ) => {
			fake.answer( 'cart/update-item', {
				status: 400,
				body: {
					code: 'woocommerce_rest_product_partially_out_of_stock',
					message: 'There are only 2 left.',
					data: { status: 400 },
				},
			} );

			await basket.setQuantity( 9 );

			await waitFor( () =>
				expect( basket.problem() ).toContain( 'There are only 2 left.' )
			);
			await waitFor( () => expect( basket.quantity() ).toBe( 2 ) );
		},
	'is empty when its last line is removed': async (
		basket,
		{ fake, shop }
	) => {
		fake.answer( 'cart/remove-item', { body: anEmptyWireCart() } );

		await basket.remove();

		await waitFor( () => expect( basket.quantity() ).toBe( 0 ) );
		expect( shop.basket.getState().basket?.itemCount ).toBe( 0 );
	},
};

describeBehaviours< BasketDriver >(
	'a basket',
	{
		core,
		component: async ( scene ) => {
			two( scene );
			render(
				<MarketdayProvider shop={ scene.shop }>
					<ShopBasket shopUrl="/" checkoutUrl="/checkout" />
				</MarketdayProvider>
			);
			await screen.findByRole( 'spinbutton' );
			return onThePage;
		},
		island: async ( scene ) => {
			two( scene );
			await openIsland(
				'basket',
				BasketPage,
				fixtureOf( 'basket', 'two-mugs' )
			);
			return onThePage;
		},
	},
	{
		...OF_LINES,
		'says what is wrong with a coupon, and counts nothing off': async (
			basket,
			{ fake, shop }
		) => {
			fake.answer( 'cart/apply-coupon', {
				status: 400,
				body: {
					code: 'woocommerce_rest_cart_coupon_error',
					message: 'Coupon "NONE" does not exist!',
				},
			} );

			await basket.applyCoupon( 'NONE' );

			await waitFor( () =>
				expect( basket.problem() ).toContain( 'does not exist' )
			);
			expect( shop.basket.getState().basket?.coupons ?? [] ).toEqual(
				[]
			);
		},
	}
);

describeBehaviours< BasketDriver >(
	'a mini basket',
	{
		core,
		component: async ( scene ) => {
			two( scene );
			render(
				<MarketdayProvider shop={ scene.shop }>
					<MiniBasketContents
						basketUrl="/basket"
						checkoutUrl="/checkout"
						shopUrl="/"
					/>
				</MarketdayProvider>
			);
			await screen.findByRole( 'spinbutton' );
			return onThePage;
		},
		island: async ( scene ) => {
			two( scene );
			openDialogs();
			await openIsland(
				'mini-basket',
				MiniBasket,
				fixtureOf( 'mini-basket', 'label' )
			);
			await userEvent.click(
				screen.getByRole( 'button', { name: /^Basket/ } )
			);
			await screen.findByRole( 'spinbutton' );
			return onThePage;
		},
	},
	OF_LINES
);
