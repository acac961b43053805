import { createMarketday } from '@marketday/kernel';
import { waitFor, within } from '@testing-library/dom';

import { aBasket } from '../../tests/fakes/basket-factory';
import { ADDRESSES, fakeShop } from '../../tests/fakes/fake-shop';
import { aWireCart } from '../../tests/fakes/wire-cart-factory';
import { navigation } from './go-to';
import { listenToWooEvents } from './listen-to-changes';
import { announceChange } from './woo-events';

type Listener = ( event: unknown, ...parameters: unknown[] ) => void;

/** Fake with as much of jQuery as the events need; a plugin of WooCommerce translates `added_to_cart` to the DOM. */
function fakeJQuery() {
	const listeners: Array< [ string, Listener ] > = [];
	const trigger = ( name: string, parameters: unknown[] = [] ) =>
		listeners
			.filter( ( [ names ] ) => names.split( ' ' ).includes( name ) )
			.forEach( ( [ , listener ] ) => listener( {}, ...parameters ) );
	window.jQuery = () => ( {
		trigger,
		triggerHandler: () => undefined,
		on: ( names, listener ) => void listeners.push( [ names, listener ] ),
	} );
	return { trigger };
}

function open() {
	const fake = fakeShop();
	fake.answer( 'cart', { body: aWireCart() } );
	const shop = createMarketday( { ...ADDRESSES, fetch: fake.fetch } );
	listenToWooEvents( shop );
	return { fake, basket: shop.basket };
}

afterEach( () => jest.restoreAllMocks() );

// What is said within one turn is one piece of news: each test has its own turn.
beforeEach( async () => {
	await new Promise( ( resolve ) => setTimeout( resolve ) );
	document.body = document.createElement( 'body' );
} );

it( 'learns the basket from what another script added', async () => {
	const { trigger } = fakeJQuery();
	const { fake, basket } = open();

	trigger( 'added_to_cart', [
		{
			'script.marketday-basket-data': `<script>${ JSON.stringify(
				aBasket()
			) }</script>`,
		},
		'abc',
	] );

	await waitFor( () =>
		expect( basket.getState().basket?.itemCount ).toBe( 2 )
	);
	expect( fake.requests ).toEqual( [] );
} );

it( 'asks for the basket when WooCommerce’s blocks changed it', async () => {
	const { fake } = open();

	document.body.dispatchEvent( new CustomEvent( 'wc-blocks_added_to_cart' ) );

	await waitFor( () => expect( fake.paths() ).toEqual( [ 'cart' ] ) );
} );

it( 'does not hear itself', async () => {
	fakeJQuery();
	const { fake } = open();

	announceChange( 'added_to_cart', {}, 'abc', document.body );
	await new Promise( ( resolve ) => setTimeout( resolve, 20 ) );

	expect( fake.requests ).toEqual( [] );
} );

it( 'says it to the DOM once, also where a script translates jQuery’s event', () => {
	const { trigger } = fakeJQuery();
	window
		.jQuery?.( document.body )
		.on( 'added_to_cart', () =>
			document.body.dispatchEvent(
				new CustomEvent( 'wc-blocks_added_to_cart' )
			)
		);
	const listener = jest.fn();
	document.body.addEventListener( 'wc-blocks_added_to_cart', listener );

	announceChange( 'added_to_cart', {}, 'abc', document.body );

	expect( listener ).toHaveBeenCalledTimes( 1 );
	expect( trigger ).toBeDefined();
} );

it.each( [
	[ 'goes on', {}, [ 'http://localhost/about/' ] ],
	[ 'stays where it is refused', { error: true }, [] ],
] )(
	'holds a link that is pressed while WooCommerce’s own script adds, and %s',
	async ( _, response, expected ) => {
		const goTo = jest
			.spyOn( navigation, 'assign' )
			.mockImplementation( () => {} );
		const { trigger } = fakeJQuery();
		open();
		document.body.innerHTML = '<a href="/about/">About</a>';
		const press = () =>
			document.querySelector( 'a' )?.dispatchEvent(
				new MouseEvent( 'click', {
					...{ bubbles: true, cancelable: true, composed: true },
				} )
			);
		let answer = () => {};
		const answered = new Promise( ( done ) => {
			answer = () => done( response );
		} );

		trigger( 'ajaxSend', [ answered, { url: '/?wc-ajax=add_to_cart' } ] );
		const isLeft = press();
		answer();
		await new Promise( ( done ) => setTimeout( done ) );

		expect( isLeft ).toBe( false );
		expect( goTo.mock.calls.flat() ).toEqual( expected );
	}
);

describe( 'an addition of WooCommerce’s own script', () => {
	const PAGE =
		'<div><a class="loading added" data-product_id="12">Add</a><a class="added_to_cart">View</a></div><div class="widget_shopping_cart_live_region">Added.</div>';
	const onPage = () => within( document.body );
	const send = ( response: Promise< unknown > ) => {
		const { trigger } = fakeJQuery();
		const opened = open();
		document.body.innerHTML = PAGE;
		trigger( 'ajaxSend', [
			response,
			{ url: '/?wc-ajax=add_to_cart', data: 'product_id=12' },
		] );
		return opened;
	};

	it( 'is told where it fails, and the button is free again', async () => {
		AbortSignal.timeout ??= () => new AbortController().signal;
		window.fetch = jest.fn().mockRejectedValue( new TypeError( 'no' ) );

		send( Promise.reject( { statusText: 'error' } ) );

		expect( await onPage().findByRole( 'alert' ) ).toHaveTextContent(
			'You’re offline.'
		);
		expect( onPage().getByText( 'Add' ) ).not.toHaveClass( 'loading' );
	} );

	it( 'is taken back where the browser keeps no cookies', async () => {
		const { fake } = send( Promise.resolve( { fragments: {} } ) );
		fake.answer( 'cart', {
			body: aWireCart( { items: [], items_count: 0 } ),
		} );

		expect(
			await onPage().findByText( /Your basket needs cookies/ )
		).toBeVisible();
		expect( onPage().getByText( 'Add' ) ).not.toHaveClass( 'added' );
		expect( onPage().queryByText( 'View' ) ).toBeNull();
		expect( onPage().queryByText( 'Added.' ) ).toBeNull();
	} );

	it( 'is shown as one of ours: at the button, and with what was added', async () => {
		document.cookie = 'woocommerce_items_in_cart=1';
		const { basket } = send( Promise.resolve( { fragments: {} } ) );

		expect( await onPage().findByText( 'Added' ) ).toHaveClass( 'added' );
		expect( onPage().getByText( 'View basket' ) ).toBeVisible();
		await basket.refresh();
		const { added, basket: now } = basket.getState();
		expect( added ).toEqual( now?.lines.map( ( { key } ) => key ) );
		expect( added ).not.toEqual( [] );
	} );
} );
