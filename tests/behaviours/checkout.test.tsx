// @features checkout

import { CheckoutPage } from '@marketday/features/checkout';
import { createCheckoutStore } from '@marketday/features/checkout/library';
import { type Address, MarketdayProvider } from '@marketday/kernel';
import { fireEvent, render, screen, waitFor } from '@testing-library/react';

import type { CheckoutPageProps } from '../../src/features/checkout/checkout-props';
import { navigation } from '../../src/features/checkout/navigation';
import { aWireCart } from '../fakes/wire-cart-factory';
import {
	describeBehaviours,
	mockShop,
	openIsland,
	type Scene,
	settle,
	fixtureOf,
} from './behaviours';

jest.mock( '../../src/host/page-shop', () => ( {
	pageShop: () => mockShop(),
} ) );

interface CheckoutDriver {
	/** Says who orders, and orders; presses so often. */
	order: ( presses?: number ) => Promise< void >;
	/** Where the shopper is sent; '' while he stays. */
	wentTo: () => string;
	problem: () => string;
}

const CONFIRMATION = 'https://shop.example/checkout/order-received/77/?key=x';
const PLACED = {
	body: {
		order_id: 77,
		payment_result: {
			payment_status: 'success',
			redirect_url: CONFIRMATION,
		},
	},
};
const ADA = {
	email: 'ada@example.com',
	first_name: 'Ada',
	last_name: 'Lovelace',
	address_1: '12 St James’s Square',
	city: 'London',
	postcode: 'SW1Y 4JH',
};
const fixture = fixtureOf( 'checkout', 'guest' );
const props = fixture.props as CheckoutPageProps;

beforeEach( () => window.sessionStorage.clear() );

const ready = ( { fake }: Scene ) => {
	fake.answer( 'cart', { body: aWireCart() } );
	fake.answer( 'cart/update-customer', { body: aWireCart() } );
	fake.answer( 'checkout', PLACED );
};
const orders = ( { fake }: Scene ) =>
	fake.requests.filter( ( { path } ) => path === 'checkout' );

function onThePage(): CheckoutDriver {
	let went = '';
	jest.spyOn( navigation, 'leave' ).mockImplementation(
		( url ) => void ( went = url )
	);
	return {
		order: async ( presses = 1 ) => {
			for ( const [ name, value ] of Object.entries( ADA ) ) {
				const field = document.getElementById( `billing_${ name }` );
				fireEvent.change( field as HTMLElement, {
					target: { value },
				} );
			}
			for ( let pressed = 0; pressed < presses; pressed++ ) {
				fireEvent.click( screen.getByText( 'Place order' ) );
			}
			await settle();
		},
		wentTo: () => went,
		problem: () =>
			screen
				.queryAllByRole( 'alert' )
				.map( ( { textContent } ) => textContent )
				.join( ' ' ),
	};
}

describeBehaviours< CheckoutDriver >(
	'a checkout',
	{
		core: async ( scene ) => {
			ready( scene );
			await scene.shop.basket.refresh();
			const store = createCheckoutStore( { shop: scene.shop } );
			const address = {
				...( props.values.billing as Address ),
				...ADA,
			};
			return {
				order: async ( presses = 1 ) => {
					const order = {
						billing_address: address,
						shipping_address: { ...address, email: '' },
						payment_method: 'bacs',
					};
					await Promise.all(
						Array.from( { length: presses }, () =>
							store.place( order )
						)
					);
				},
				wentTo: () => store.getState().result?.redirectUrl ?? '',
				problem: () => store.getState().problem,
			};
		},
		component: async ( scene ) => {
			ready( scene );
			render(
				<MarketdayProvider shop={ scene.shop }>
					<CheckoutPage { ...props } />
				</MarketdayProvider>
			);
			return onThePage();
		},
		island: async ( scene ) => {
			ready( scene );
			await openIsland( 'checkout', CheckoutPage, fixture );
			return onThePage();
		},
	},
	{
		'sends both addresses and goes where the shop says': async (
			checkout,
			scene
		) => {
			await checkout.order();

			await waitFor( () =>
				expect( checkout.wentTo() ).toBe( CONFIRMATION )
			);
			expect( orders( scene ) ).toMatchObject( [
				{
					body: {
						billing_address: ADA,
						shipping_address: { ...ADA, email: '' },
						payment_method: 'bacs',
					},
				},
			] );
		},
		'orders once, however often it is pressed': async (
			checkout,
			scene
		) => {
			await checkout.order( 2 );

			await waitFor( () =>
				expect( checkout.wentTo() ).toBe( CONFIRMATION )
			);
			expect( orders( scene ) ).toHaveLength( 1 );
		},
		"says in the shop's words why it refuses, and orders at the next press":
			async ( checkout, scene ) => {
				scene.fake.answer( 'checkout', {
					status: 402,
					body: {
						code: 'woocommerce_rest_checkout_process_payment_error',
						message: 'Your card was declined.',
					},
				} );
				await checkout.order();
				await waitFor( () =>
					expect( checkout.problem() ).toContain(
						'Your card was declined.'
					)
				);
				expect( checkout.wentTo() ).toBe( '' );

				scene.fake.answer( 'checkout', PLACED );
				await checkout.order();

				await waitFor( () =>
					expect( checkout.wentTo() ).toBe( CONFIRMATION )
				);
				expect( orders( scene ) ).toHaveLength( 2 );
			},
		'brings what takes part in the checkout, and the way to pay': async (
			checkout,
			scene
		) => {
			scene.shop.checkout.registerData( {
				namespace: 'gift',
				collect: async () => ( { text: 'For you' } ),
			} );
			scene.shop.checkout.registerPayment( {
				id: 'bacs',
				prepare: async ( { itemCount } ) => ( {
					items: String( itemCount ),
				} ),
			} );

			await checkout.order();

			await waitFor( () => expect( orders( scene ) ).toHaveLength( 1 ) );
			expect( orders( scene )[ 0 ]?.body ).toMatchObject( {
				extensions: { gift: { text: 'For you' } },
				payment_data: [ { key: 'items', value: '2' } ],
			} );
		},
		'sends nothing where one who takes part refuses, and says why; he is asked anew':
			async ( checkout, scene ) => {
				const reset = jest.fn();
				scene.shop.checkout.registerData( {
					namespace: 'captcha',
					collect: () => {
						throw new Error( 'Please solve the captcha.' );
					},
					reset,
				} );

				await checkout.order();

				await waitFor( () =>
					expect( checkout.problem() ).toContain(
						'Please solve the captcha.'
					)
				);
				expect( orders( scene ) ).toEqual( [] );
				expect( reset ).toHaveBeenCalledTimes( 1 );
			},
	}
);
