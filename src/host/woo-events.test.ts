import { createMarketday } from '@marketday/kernel';
import { waitFor } from '@testing-library/dom';

import { aBasket } from '../../tests/fakes/basket-factory';
import { ADDRESSES, fakeShop } from '../../tests/fakes/fake-shop';
import { aWireCart } from '../../tests/fakes/wire-cart-factory';
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
	const { basket } = createMarketday( { ...ADDRESSES, fetch: fake.fetch } );
	listenToWooEvents( basket );
	return { fake, basket };
}

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
	const heard = jest.fn();
	document.body.addEventListener( 'wc-blocks_added_to_cart', heard );

	announceChange( 'added_to_cart', {}, 'abc', document.body );

	expect( heard ).toHaveBeenCalledTimes( 1 );
	expect( trigger ).toBeDefined();
} );
