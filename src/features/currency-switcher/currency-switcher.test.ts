import { fireEvent, screen, waitFor } from '@testing-library/dom';

import { enhanceCurrencySwitchers } from './currency-switcher';

const BLOCK = `<div data-marketday-currency data-url="/wp-admin/admin-ajax.php"><details open><summary>GBP</summary>
	<ul><li><a href="?marketday-set-currency=EUR" data-currency="EUR">€ EUR</a></li></ul></details></div>`;

const answer = ( ok: boolean, body: unknown ) =>
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
			? answer( true, { data: { nonce: 'abc' } } )
			: saved
	);
	global.fetch = call as never;
	const reload = jest.fn();
	enhanceCurrencySwitchers( document, reload );
	const block = document.querySelector( '[data-marketday-currency]' )!;
	return { call, reload, block };
}

describe( 'a currency that is chosen', () => {
	it( 'shows that the block waits, is sent with a fresh nonce, and loads the page anew', async () => {
		const { call, reload, block } = show(
			answer( true, { success: true } )
		);

		fireEvent.click( screen.getByText( '€ EUR' ) );

		expect( block ).toHaveClass( 'wopb-block-loading' );
		await waitFor( () => expect( reload ).toHaveBeenCalledTimes( 1 ) );
		expect( block ).not.toHaveClass( 'wopb-block-loading' );
		expect( `${ call.mock.calls[ 1 ]?.[ 1 ].body }` ).toBe(
			'action=wopb_current_currency_save&data=EUR&wpnonce=abc'
		);
	} );

	it( 'is asked for once, however often it is pressed', async () => {
		const { call, reload } = show( answer( true, {} ) );

		fireEvent.click( screen.getByText( '€ EUR' ) );
		fireEvent.click( screen.getByText( '€ EUR' ) );
		await waitFor( () => expect( reload ).toHaveBeenCalled() );

		expect( call ).toHaveBeenCalledTimes( 2 );
	} );

	it( 'stays as it was where the server refuses: the console is told, the loading state cleared', async () => {
		const { reload, block } = show(
			answer( false, { code: 'marketday_unknown_currency' } )
		);

		fireEvent.click( screen.getByText( '€ EUR' ) );

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
} );

it( 'closes with Escape, and its button has the focus', () => {
	const { block } = show( answer( true, {} ) );

	fireEvent.keyDown( screen.getByText( '€ EUR' ), { key: 'Escape' } );

	expect( block.querySelector( 'details' ) ).not.toHaveAttribute( 'open' );
	expect( screen.getByText( 'GBP' ) ).toHaveFocus();
} );
