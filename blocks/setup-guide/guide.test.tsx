import apiFetch from '@wordpress/api-fetch';
import { act, fireEvent, render, screen } from '@testing-library/react';

import { Guide } from './guide';
import type { GuideState } from './guide-state';

jest.mock( '@wordpress/api-fetch', () => ( {
	__esModule: true,
	default: jest.fn(),
} ) );

const state = ( at: GuideState[ 'at' ], done: GuideState[ 'done' ] = [] ) =>
	( {
		at,
		done,
		steps: [ 'shop', 'pages', 'products', 'selling', 'look' ].map(
			( name ) => ( {
				name,
				title: `The ${ name }`,
				text: '',
				checks:
					name === 'pages'
						? [ { label: 'Basket', isDone: true } ]
						: [],
			} )
		),
		shop: {
			name: 'Fell & Ford',
			tagline: '',
			country: 'GB',
			currency: 'GBP',
		},
		pages: [
			{
				name: 'cart',
				title: 'Cart',
				isTheirs: true,
				isReplaced: false,
			},
			{
				name: 'checkout',
				title: 'Checkout',
				isTheirs: false,
				isReplaced: true,
			},
		],
		end: {
			todo: [ { label: 'Add a contact page', url: '/new' } ],
			links: [ { label: 'See your shop', url: '/' } ],
		},
		look: [
			{
				name: 'header',
				label: 'Header',
				help: 'With basket.',
				isMade: false,
				isChosen: true,
			},
			{
				name: 'single-product',
				label: 'Template “Product”',
				help: 'Your theme has its own.',
				isMade: false,
				isChosen: false,
			},
			{
				name: '404',
				label: 'Page not found',
				help: '',
				isMade: true,
				isChosen: true,
			},
		],
		ways: { leave: '/wp-admin/', shop: '/shop/' },
	} ) as unknown as GuideState;

const press = ( name: string ) =>
	act(
		async () =>
			void fireEvent.click( screen.getByRole( 'button', { name } ) )
	);
const response = ( next: GuideState ) =>
	jest.mocked( apiFetch ).mockResolvedValueOnce( next );

beforeEach( () => jest.mocked( apiFetch ).mockReset() );

describe( 'the set-up guide', () => {
	it( 'saves a step and leads on to the next, whose heading gets the focus', async () => {
		render( <Guide first={ state( 'shop' ) } /> );
		fireEvent.change( screen.getByLabelText( 'Shop name' ), {
			target: { value: 'Yard' },
		} );
		response( state( 'pages', [ 'shop' ] ) );

		await press( 'Save and continue' );

		expect( apiFetch ).toHaveBeenCalledWith( {
			path: '/marketday/v1/setup',
			method: 'POST',
			data: { name: 'Yard', tagline: '', step: 'shop', do: 'finish' },
		} );
		expect(
			screen.getByRole( 'heading', { name: 'The pages' } )
		).toHaveFocus();
		expect( screen.getByText( 'Step 2 of 5' ) ).toBeVisible();
		expect(
			screen.getByRole( 'button', { name: 'The shop (done)' } )
		).toBeVisible();
		// The step, and what the shop has already.
		expect(
			screen.getAllByText( '(done)', { selector: 'li span' } )
		).toHaveLength( 2 );
	} );

	it( 'is taken up where it was left, and offers a way out', () => {
		render( <Guide first={ state( 'products', [ 'shop', 'pages' ] ) } /> );

		expect( screen.getByText( 'Step 3 of 5' ) ).toBeVisible();
		expect(
			screen.getByRole( 'link', { name: 'Leave and finish later' } )
		).toHaveAttribute( 'href', '/wp-admin/' );
	} );

	it( 'lays out what is chosen, and leaves what the site has', async () => {
		render( <Guide first={ state( 'look' ) } /> );
		expect( screen.getByLabelText( 'Page not found' ) ).toBeDisabled();
		response( state( 'look', [ 'look' ] ) );

		await press( 'Finish' );

		expect( jest.mocked( apiFetch ).mock.calls[ 0 ]?.[ 0 ].data ).toEqual( {
			parts: [ 'header' ],
			step: 'look',
			do: 'finish',
		} );
	} );

	it( 'names country and currency in words', () => {
		render( <Guide first={ state( 'shop' ) } /> );

		expect(
			screen.getByText(
				'Your shop is in United Kingdom and sells in British Pound.'
			)
		).toBeVisible();
	} );

	it( 'changes WooCommerce’s pages once they are chosen, and puts them back', async () => {
		render( <Guide first={ state( 'pages' ) } /> );
		expect(
			screen.getByLabelText( 'Use Marketday on the page “Cart”' )
		).toBeChecked();
		response( state( 'pages' ) );
		await press( 'Switch back to WooCommerce Checkout' );
		response( state( 'products' ) );
		await press( 'Save and continue' );

		const sent = jest
			.mocked( apiFetch )
			.mock.calls.map( ( [ { data } ] ) => data );
		expect( sent ).toEqual( [
			{ step: 'pages', do: 'put-back', page: 'checkout' },
			{ step: 'pages', do: 'finish', own: [ 'cart' ] },
		] );
	} );

	it( 'ends with what is still to do and where to go next, also where a step was skipped', async () => {
		render( <Guide first={ state( 'look', [ 'shop' ] ) } /> );
		response( state( 'look', [ 'shop', 'look' ] ) );

		await press( 'Finish' );

		expect( screen.queryByRole( 'button', { name: 'Finish' } ) ).toBeNull();
		expect(
			screen.getByRole( 'heading', { name: 'The look' } )
		).toHaveFocus();
		expect(
			screen.getByRole( 'link', { name: 'Add a contact page' } )
		).toHaveAttribute( 'href', '/new' );
		expect(
			screen.getByRole( 'link', { name: 'See your shop' } )
		).toBeVisible();
	} );

	it( 'says what is wrong and stays where it is', async () => {
		render( <Guide first={ state( 'shop' ) } /> );
		jest.mocked( apiFetch ).mockRejectedValueOnce( {
			message: 'Your shop needs a name.',
		} );

		await press( 'Save and continue' );

		expect(
			screen.getAllByText( 'Your shop needs a name.' )[ 0 ]
		).toBeVisible();
		expect( screen.getByText( 'Step 1 of 5' ) ).toBeVisible();
	} );

	it( 'lets a step be passed by', async () => {
		render( <Guide first={ state( 'selling' ) } /> );
		response( state( 'look' ) );

		await press( 'Skip this step' );

		expect( screen.getByText( 'Step 5 of 5' ) ).toBeVisible();
		expect(
			screen.getByRole( 'button', { name: 'Finish' } )
		).toBeVisible();
	} );
} );
