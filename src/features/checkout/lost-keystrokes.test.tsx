import { act, fireEvent, screen } from '@testing-library/react';

import fixture from '../../../tests/contract/checkout/guest.json';
import { aWireCart } from '../../../tests/fakes/wire-cart-factory';
import { renderInShop } from '../../../tests/render-in-shop';
import { CheckoutPage } from './checkout-page';
import type { CheckoutPageProps } from './checkout-props';

const PROPS = fixture.props as unknown as CheckoutPageProps;

const control = ( id: string ) =>
	document.getElementById( id ) as HTMLInputElement;
const type = ( id: string, value: string ) =>
	fireEvent.change( control( id ), { target: { value } } );
const pass = ( milliseconds: number ) =>
	act( () => jest.advanceTimersByTimeAsync( milliseconds ) );

beforeEach( () => {
	jest.useFakeTimers();
	window.sessionStorage.clear();
} );
afterEach( () => jest.useRealTimers() );

it( 'keeps every letter while ten answers arrive late and in another order', async () => {
	const { fake } = renderInShop( <CheckoutPage { ...PROPS } /> );
	const waiting: Array< () => void > = [];
	fake.answer( 'cart', { body: aWireCart() } );
	// Each answer holds the address of its own question, which is old by then.
	fake.answer(
		'cart/update-customer',
		( request ) =>
			new Promise( ( resolve ) =>
				waiting.push( () =>
					resolve( {
						body: {
							...aWireCart(),
							...( request.body as object ),
						},
					} )
				)
			)
	);
	const response = async ( index: number ) => {
		waiting.splice( index, 1 )[ 0 ]?.();
		await pass( 1 );
	};

	for ( let number = 0; number < 10; number++ ) {
		type( 'billing_postcode', `LA9 ${ number }ZZ` );
		await pass( 700 );
		type( 'billing_first_name', 'Ada'.slice( 0, number ) );
		type( 'billing_city', `Kendal ${ number }` );
		// Now the newest, now the oldest of those that wait.
		if ( number % 3 === 2 ) {
			await response( waiting.length - 1 );
		}
	}
	type( 'billing_last_name', 'Lovelace' );
	while ( waiting.length > 0 ) {
		await response( waiting.length > 1 ? 1 : 0 );
		await pass( 700 );
	}

	expect( control( 'billing_postcode' ) ).toHaveValue( 'LA9 9ZZ' );
	expect( control( 'billing_first_name' ) ).toHaveValue( 'Ada' );
	expect( control( 'billing_last_name' ) ).toHaveValue( 'Lovelace' );
	expect( control( 'billing_city' ) ).toHaveValue( 'Kendal 9' );
	expect(
		fake.requests.filter( ( { path } ) => path === 'cart/update-customer' )
			.length
	).toBeGreaterThanOrEqual( 10 );
} );

it( 'brings back after a reload what was typed, and leaves the rest to the server', async () => {
	const { unmount } = renderInShop( <CheckoutPage { ...PROPS } /> );
	type( 'billing_first_name', 'Ada' );
	fireEvent.click(
		screen.getByLabelText( 'Deliver to a different address' )
	);
	type( 'shipping_city', 'York' );
	await pass( 1 );
	unmount();

	renderInShop(
		<CheckoutPage
			{ ...PROPS }
			values={ {
				...PROPS.values,
				billing: { ...PROPS.values.billing, last_name: 'Lovelace' },
			} }
		/>
	);
	await pass( 1 );

	expect( control( 'billing_first_name' ) ).toHaveValue( 'Ada' );
	expect( control( 'billing_last_name' ) ).toHaveValue( 'Lovelace' );
	expect( control( 'shipping_city' ) ).toHaveValue( 'York' );
	expect( control( 'ship_to_different_address' ) ).toBeChecked();
} );

it( 'gives to a guest nothing of what was typed by somebody logged in', async () => {
	const { unmount } = renderInShop(
		<CheckoutPage { ...PROPS } login={ null } />
	);
	type( 'billing_first_name', 'Ada' );
	await pass( 1 );
	unmount();

	renderInShop( <CheckoutPage { ...PROPS } /> );
	await pass( 1 );

	expect( control( 'billing_first_name' ) ).toHaveValue( '' );
} );

it( 'ignores a draft that is none', async () => {
	window.sessionStorage.setItem(
		'marketday-checkout',
		'{"draft":{"billing":7'
	);
	const first = renderInShop( <CheckoutPage { ...PROPS } /> );
	expect( control( 'billing_first_name' ) ).toHaveValue( '' );
	await pass( 1 );
	first.unmount();

	window.sessionStorage.setItem(
		'marketday-checkout',
		'{"isGuest":true,"draft":{"billing":{"city":[1]},"note":{"a":1},"paymentMethod":"gone"}}'
	);
	renderInShop( <CheckoutPage { ...PROPS } /> );
	await pass( 1 );
	expect( control( 'billing_city' ) ).toHaveValue( '' );
	expect(
		document.querySelector(
			`[name=payment_method][value=${ PROPS.paymentMethod }]`
		)
	).toBeChecked();
} );

it( 'has nine open fields at most for a guest with goods that are sent', async () => {
	renderInShop( <CheckoutPage { ...PROPS } /> );
	await pass( 1 );

	const open = [
		...document.querySelectorAll(
			'.marketday-checkout__form :is(input:not([type=hidden], [type=radio], [type=checkbox]), select, textarea)'
		),
	].filter(
		( element ) =>
			! element.closest( 'details:not([open])' ) &&
			! element.closest( '.marketday-checkout__shipping' )
	);

	expect( open.length ).toBeLessThanOrEqual( 9 );
	expect( open.length ).toBeGreaterThan( 5 );
} );
