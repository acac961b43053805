import {
	createEvent,
	fireEvent,
	render,
	screen,
	waitFor,
} from '@testing-library/react';

import { currencyIsland } from './island';

const BLOCK = `<div data-marketday-island="currency-switcher" data-url="/wp-admin/admin-ajax.php"><details class="marketday-currency__details"><summary class="marketday-currency__selected wopb-selected-currency"><span class="screen-reader-text">Currency</span><span>GBP</span></summary><ul class="marketday-currency__list wopb-select-container" aria-label="Currency"><li><a href="?marketday-set-currency=GBP" rel="nofollow" data-currency="GBP" aria-current="true">GBP</a></li><li><a href="?marketday-set-currency=EUR" rel="nofollow" data-currency="EUR">€ EUR</a></li></ul></details></div>`;

const response = ( ok: boolean, body: unknown ) =>
	( {
		ok,
		statusText: ok ? 'OK' : 'Bad Request',
		json: async () => body,
		text: async () => JSON.stringify( body ),
	} ) as Response;

function show( saved: Response ) {
	document.body.innerHTML = BLOCK;
	const call = jest.fn( async ( _url: string, { body }: RequestInit ) =>
		( body as URLSearchParams ).get( 'action' ) === 'wopb_get_nonce'
			? response( true, { data: { nonce: 'abc' } } )
			: saved
	);
	global.fetch = call as never;
	const reload = jest.fn();
	const block = document.body.firstElementChild as HTMLElement;
	const { Component, read } = currencyIsland;
	render( <Component { ...read( block ) } reload={ reload } />, {
		container: block,
		hydrate: true,
	} );
	return { call, reload, block };
}

const link = () => screen.getByText( '€ EUR' );

describe( 'a currency that is chosen', () => {
	it( 'shows that the block waits, is sent with a fresh nonce, and loads the page anew', async () => {
		const { call, reload, block } = show(
			response( true, { success: true } )
		);

		fireEvent.click( link() );

		expect( block ).toHaveClass( 'wopb-block-loading' );
		expect( block ).toHaveAttribute( 'aria-busy', 'true' );
		await waitFor( () => expect( reload ).toHaveBeenCalledTimes( 1 ) );
		await waitFor( () =>
			expect( block ).not.toHaveClass( 'wopb-block-loading' )
		);
		expect( `${ call.mock.calls[ 1 ]?.[ 1 ].body }` ).toBe(
			'action=wopb_current_currency_save&data=EUR&wpnonce=abc'
		);
	} );

	it( 'is asked for once, however often it is pressed', async () => {
		const { call, reload } = show( response( true, {} ) );

		fireEvent.click( link() );
		fireEvent.click( link() );
		await waitFor( () => expect( reload ).toHaveBeenCalled() );

		expect( call ).toHaveBeenCalledTimes( 2 );
	} );

	it( 'stays as it was where the server refuses: the console is told, the loading state cleared', async () => {
		const { reload, block } = show(
			response( false, { code: 'marketday_unknown_currency' } )
		);

		fireEvent.click( link() );

		await waitFor( () =>
			expect( console ).toHaveErroredWith(
				'Error occured.please try again',
				'Bad Request {"code":"marketday_unknown_currency"}'
			)
		);
		await waitFor( () =>
			expect( block ).not.toHaveClass( 'wopb-block-loading' )
		);
		expect( reload ).not.toHaveBeenCalled();
	} );

	it.each( [ 'ctrlKey', 'metaKey', 'shiftKey', 'altKey' ] )(
		'is the browser’s to open where %s is held',
		( key ) => {
			const { call } = show( response( true, {} ) );
			const click = createEvent.click( link(), { [ key ]: true } );
			// jsdom follows no links.
			document.body.addEventListener(
				'click',
				( event ) => {
					expect( event.defaultPrevented ).toBe( false );
					event.preventDefault();
				},
				{ once: true }
			);

			fireEvent( link(), click );

			expect( call ).not.toHaveBeenCalled();
		}
	);
} );

it( 'closes with Escape, and its button has the focus', () => {
	const { block } = show( response( true, {} ) );
	const details = block.querySelector( 'details' ) as HTMLDetailsElement;
	details.open = true;

	fireEvent.keyDown( link(), { key: 'Escape' } );

	expect( details ).not.toHaveAttribute( 'open' );
	expect( block.querySelector( 'summary' ) ).toHaveFocus();
} );
