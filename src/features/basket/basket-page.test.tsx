import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

import { aBasket } from '../../../tests/fakes/basket-factory';
import {
	anEmptyWireCart,
	aWireCart,
} from '../../../tests/fakes/wire-cart-factory';
import {
	wireCartOf,
	openBasket as open,
	plus,
	quantity,
	sent,
} from '../../../tests/open-basket';

it( 'draws a line that goes with another one without ways to change it', () => {
	const [ line ] = aBasket().lines;
	open( {
		basket: {
			...aBasket(),
			lines: line ? [ { ...line, isFixed: true, isBound: true } ] : [],
		},
	} );

	expect( screen.getByText( '2', { selector: 'td > span' } ) ).toBeVisible();
	expect( screen.queryByRole( 'spinbutton' ) ).toBeNull();
	expect( screen.queryByRole( 'button', { name: /^Remove/ } ) ).toBeNull();
} );

describe( 'quantities', () => {
	it( 'follow the finger at once and are sent once, after the last press', async () => {
		const { fake } = open();
		fake.answer( 'cart/update-item', { body: wireCartOf( 4 ) } );

		fireEvent.click( plus() );
		fireEvent.click( plus() );
		expect( quantity() ).toHaveValue( 4 );
		await waitFor( () =>
			expect( sent( fake, 'cart/update-item' ) ).toHaveLength( 1 )
		);

		expect( sent( fake, 'cart/update-item' )[ 0 ]?.body ).toEqual( {
			key: 'mug',
			quantity: 4,
		} );
		expect( await screen.findByText( '£48.00' ) ).toBeVisible();
	} );

	it( 'are never set back by a late answer', async () => {
		const { fake } = open();
		const release: Array< () => void > = [];
		fake.answer( 'cart/update-item', async ( { body } ) => {
			await new Promise< void >( ( resolve ) => release.push( resolve ) );
			return {
				body: wireCartOf( ( body as { quantity: number } ).quantity ),
			};
		} );

		await userEvent.click( plus() );
		await waitFor( () => expect( release ).toHaveLength( 1 ) );
		await userEvent.click( plus() );
		await act( async () => release[ 0 ]?.() );
		expect( quantity() ).toHaveValue( 4 );
		await waitFor( () => expect( release ).toHaveLength( 2 ) );
		await act( async () => release[ 1 ]?.() );

		expect( quantity() ).toHaveValue( 4 );
	} );

	it( 'return to what the shop allows, with its reason', async () => {
		const { fake } = open();
		fake.answer( 'cart/update-item', {
			status: 400,
			body: {
				code: 'woocommerce_rest_product_partially_out_of_stock',
				message: 'There are only 2 left.',
				data: { status: 400 },
			},
		} );

		await userEvent.click( plus() );

		expect(
			await screen.findByText( 'There are only 2 left.' )
		).toBeVisible();
		await waitFor( () => expect( quantity() ).toHaveValue( 2 ) );
	} );

	it( 'of a single row set to 0 take table, totals and coupon away', async () => {
		const { fake } = open();
		fake.answer( 'cart/remove-item', { body: anEmptyWireCart() } );

		await userEvent.clear( quantity() );
		await userEvent.type( quantity(), '0' );
		await userEvent.tab();

		expect(
			await screen.findByText( 'Your basket is empty.' )
		).toBeVisible();
		expect( screen.queryByRole( 'table' ) ).toBeNull();
		expect( screen.queryByText( 'Basket totals' ) ).toBeNull();
	} );
} );

describe( 'removal', () => {
	it( 'offers the line back with all it held, and puts the keyboard on the offer', async () => {
		const { fake } = open();
		fake.answer( 'cart/remove-item', { body: anEmptyWireCart() } );
		fake.answer( 'cart/extensions', { body: aWireCart() } );

		await userEvent.click(
			screen.getByRole( 'button', { name: /^Remove/ } )
		);
		const undo = await screen.findByRole( 'button', { name: 'Undo' } );
		expect( undo ).toHaveFocus();
		await userEvent.click( undo );

		expect( await screen.findByRole( 'table' ) ).toBeVisible();
		expect( sent( fake, 'cart/extensions' )[ 0 ]?.body ).toEqual( {
			namespace: 'marketday',
			data: { restore: 'mug' },
		} );
	} );

	it( 'offers nothing back where the shop cannot bring it back, and keeps the keyboard there', async () => {
		const { fake } = open();
		fake.answer( 'cart/remove-item', {
			body: { ...anEmptyWireCart(), extensions: {} },
		} );

		await userEvent.click(
			screen.getByRole( 'button', { name: /^Remove/ } )
		);

		expect( await screen.findByText( /removed\./ ) ).toHaveFocus();
		expect( screen.queryByRole( 'button', { name: 'Undo' } ) ).toBeNull();
	} );

	it( 'takes the last wish along and brings it back, with the keyboard where it was', async () => {
		const { fake } = open();
		fake.answer( 'cart/remove-item', { body: anEmptyWireCart() } );
		fake.answer( 'cart/extensions', { body: wireCartOf( 2 ) } );
		fake.answer( 'cart/update-item', { body: wireCartOf( 3 ) } );

		fireEvent.click( plus() );
		await userEvent.click(
			screen.getByRole( 'button', { name: /^Remove/ } )
		);
		await userEvent.click(
			await screen.findByRole( 'button', { name: 'Undo' } )
		);

		await waitFor( () =>
			expect(
				screen.getByRole( 'button', { name: /^Remove/ } )
			).toHaveFocus()
		);
		expect( quantity() ).toHaveValue( 3 );
		await new Promise( ( resolve ) => setTimeout( resolve, 500 ) );
		expect( sent( fake, 'cart/update-item' ) ).toMatchObject( [
			{ body: { key: 'mug', quantity: 3 } },
		] );
	} );
} );

describe( 'coupons', () => {
	const apply = async ( code: string ) => {
		await userEvent.click( screen.getByText( 'Have a coupon?' ) );
		await userEvent.type( screen.getByLabelText( 'Coupon code' ), code );
		await userEvent.click(
			screen.getByRole( 'button', { name: 'Apply' } )
		);
	};

	it( 'are told at the field when the shop refuses them', async () => {
		const { fake } = open();
		fake.answer( 'cart/apply-coupon', {
			status: 400,
			body: {
				code: 'woocommerce_rest_cart_coupon_error',
				message: 'Coupon "spring" has expired.',
				data: { status: 400 },
			},
		} );

		await apply( 'spring' );

		await waitFor( () =>
			expect(
				screen.getByLabelText( 'Coupon code' )
			).toHaveAccessibleDescription( 'Coupon "spring" has expired.' )
		);
	} );

	it( 'are taken off by their own button', async () => {
		const { fake } = open( {
			basket: aBasket( {
				coupons: [
					{ code: 'spring', discount: 240, freeShipping: false },
				],
			} ),
		} );
		fake.answer( 'cart/remove-coupon', { body: aWireCart() } );

		await userEvent.click(
			screen.getByRole( 'button', { name: 'Remove coupon spring' } )
		);

		await waitFor( () =>
			expect( screen.queryByText( 'Coupon: spring' ) ).toBeNull()
		);
	} );
} );

it( 'shows the chosen delivery at once and then its sums', async () => {
	const { fake } = open();
	fake.answer( 'cart/select-shipping-rate', {
		body: aWireCart( {
			totals: {
				...( aWireCart().totals as object ),
				total_shipping: '0',
				total_shipping_tax: '0',
				total_price: '2400',
			},
		} ),
	} );

	fireEvent.click( screen.getByLabelText( /Free delivery/ ) );

	expect( screen.getByLabelText( /Free delivery/ ) ).toBeChecked();
	expect( screen.getByText( '£27.60' ) ).toBeVisible();
	await waitFor( () => expect( screen.queryByText( '£27.60' ) ).toBeNull() );
	expect( sent( fake, 'cart/select-shipping-rate' )[ 0 ]?.body ).toEqual( {
		package_id: 0,
		rate_id: 'free_shipping:2',
	} );
} );
