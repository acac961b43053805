import { createHash } from 'node:crypto';

import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

import { enhanceCaptchas } from '.';

const responses: Record< string, object > = {
	begin: { captcha_session_id: 'abc', work: { least: 4, alone: 9 } },
	refresh: { captcha_session_id: 'abc' },
};
const asked: URL[] = [];

beforeEach( () => {
	asked.length = 0;
	window.fetch = jest.fn( async ( address ) => {
		const url = new URL( String( address ), 'http://localhost' );
		asked.push( url );
		const response = responses[ url.searchParams.get( 'action' ) ?? '' ];
		return { ok: !! response, json: async () => response } as Response;
	} );
	document.body.innerHTML = `<form><input aria-label="E-mail"><div class="marketday-captcha" data-provider="built-in" data-router="marketday_router">
		<input type="hidden" data-captcha-session><input type="hidden" name="data[captcha_work]" data-captcha-work>
		<div class="marketday-captcha__picture" data-alt="A picture" hidden></div>
		<div class="marketday-captcha__buttons" hidden><button type="button" data-captcha-refresh>Another</button><button type="button" data-captcha-audio>Listen</button><button type="button" data-captcha-alone>Device</button></div>
		<p role="status" data-captcha-status data-working="Working" data-done="Done"></p>
		<label data-captcha-label for="answer">The characters</label><input id="answer" data-captcha-answer>
	</div></form>`;
	enhanceCaptchas( document );
} );

const email = () => screen.getByLabelText( 'E-mail' );
const session = () =>
	document.querySelector< HTMLInputElement >( '[data-captcha-session]' );
const work = () =>
	document.querySelector< HTMLInputElement >( '[data-captcha-work]' )
		?.value ?? '';
/** Number with as many bits of zeros as it gives its session. */
const zeros = ( found: string ) =>
	createHash( 'sha256' )
		.update( `abc:${ found }` )
		.digest( 'hex' )
		.replace( /./g, ( digit ) =>
			parseInt( digit, 16 ).toString( 2 ).padStart( 4, '0' )
		)
		.indexOf( '1' );
const actions = () =>
	asked.map( ( { searchParams } ) => searchParams.get( 'action' ) );

describe( 'a picture', () => {
	it( 'comes when somebody turns to the form, not before', async () => {
		expect( screen.queryByRole( 'img' ) ).toBeNull();

		await userEvent.click( email() );

		const image = await screen.findByRole< HTMLImageElement >( 'img', {
			name: 'A picture',
		} );
		const address = new URL( image.src );
		expect( address.searchParams.get( 'endpoint' ) ).toBe( 'captcha' );
		expect( address.searchParams.get( 'page' ) ).toBe( 'template' );
		expect( address.searchParams.has( 'marketday_router' ) ).toBe( true );
		expect(
			JSON.parse( atob( address.searchParams.get( 'data' ) ?? '' ) )
		).toEqual( {
			captcha_session_id: 'abc',
		} );
		expect( session()?.value ).toBe( 'abc' );
	} );

	it.each( [ 'marketday_form_refused', 'marketday_form_reset' ] )(
		'is another one after %s, and what was typed is gone',
		async ( event ) => {
			await userEvent.click( email() );
			await screen.findByRole( 'img' );
			await userEvent.type(
				screen.getByLabelText( 'The characters' ),
				'ABC'
			);

			document.forms[ 0 ]?.dispatchEvent( new CustomEvent( event ) );

			await waitFor( () =>
				expect( actions() ).toEqual( [ 'begin', 'refresh' ] )
			);
			expect( asked[ 1 ]?.searchParams.get( 'cachebust' ) ).toMatch(
				/^\d+$/
			);
			expect( screen.getByLabelText( 'The characters' ) ).toHaveValue(
				''
			);
		}
	);

	it( 'stays where the server has not looked at the answer', async () => {
		await userEvent.click( email() );
		await screen.findByRole( 'img' );
		await userEvent.type(
			screen.getByLabelText( 'The characters' ),
			'ABC'
		);

		document.forms[ 0 ]?.dispatchEvent(
			new CustomEvent( 'marketday_form_refused', { detail: {} } )
		);

		expect( actions() ).toEqual( [ 'begin' ] );
		expect( screen.getByLabelText( 'The characters' ) ).toHaveValue(
			'ABC'
		);
	} );

	it( 'is said, and another one after a refresh', async () => {
		const play = jest
			.spyOn( HTMLMediaElement.prototype, 'play' )
			.mockResolvedValue( undefined );
		await userEvent.click( email() );
		await screen.findByRole( 'img' );
		await userEvent.click( screen.getByText( 'Listen' ) );

		const player = () => document.querySelector( 'audio' );
		const { searchParams } = new URL( player()?.src ?? '' );
		expect( searchParams.get( 'action' ) ).toBe( 'audio' );
		expect( searchParams.get( 'cachebust' ) ).toMatch( /^\d+$/ );
		expect( play ).toHaveBeenCalledTimes( 1 );
		expect( screen.getByLabelText( 'The characters' ) ).toHaveFocus();

		const first = player()?.src;
		jest.spyOn( Date, 'now' ).mockReturnValue( 1 );
		await userEvent.click( screen.getByText( 'Another' ) );
		await waitFor( () =>
			expect( actions() ).toEqual( [ 'begin', 'refresh' ] )
		);
		await waitFor( () => expect( player()?.src ).not.toBe( first ) );
		expect( player()?.src ).toContain( 'action=audio' );
	} );

	it( 'makes way for more work of the device, and comes back', async () => {
		await userEvent.click( email() );
		await screen.findByRole( 'img' );

		await userEvent.click( screen.getByText( 'Device' ) );

		await screen.findByText( 'Done' );
		expect( zeros( work() ) ).toBeGreaterThanOrEqual( 9 );
		expect( screen.getByLabelText( 'The characters' ) ).toBeDisabled();
		expect( screen.queryByRole( 'img' ) ).toBeNull();

		await userEvent.click( screen.getByText( 'Another' ) );
		expect( screen.getByLabelText( 'The characters' ) ).toBeEnabled();
		expect( await screen.findByRole( 'img' ) ).toBeVisible();
		expect( screen.queryByText( 'Done' ) ).toBeNull();
	} );
} );

describe( 'the work of the browser', () => {
	it( 'begins with the picture and is told to who listens', async () => {
		const listener = jest.fn();
		document.forms[ 0 ]?.addEventListener( 'change', listener );
		expect( work() ).toBe( '' );

		await userEvent.click( email() );

		await waitFor( () => expect( work() ).not.toBe( '' ) );
		expect( zeros( work() ) ).toBeGreaterThanOrEqual( 4 );
		expect( listener ).toHaveBeenCalledTimes( 1 );
	} );

	it( 'holds the form until it is done', async () => {
		const sent = jest
			.spyOn( HTMLFormElement.prototype, 'requestSubmit' )
			.mockImplementation( () => undefined );

		document.forms[ 0 ]?.dispatchEvent(
			new Event( 'submit', { cancelable: true } )
		);

		expect( sent ).not.toHaveBeenCalled();
		await waitFor( () => expect( sent ).toHaveBeenCalledTimes( 1 ) );
		expect( zeros( work() ) ).toBeGreaterThanOrEqual( 4 );
	} );

	it( 'never holds a form for ever where the site gives no session', async () => {
		responses.begin = {};
		const sent = jest
			.spyOn( HTMLFormElement.prototype, 'requestSubmit' )
			.mockImplementation( function ( this: HTMLFormElement ) {
				this.dispatchEvent(
					new Event( 'submit', { cancelable: true } )
				);
			} );

		document.forms[ 0 ]?.dispatchEvent(
			new Event( 'submit', { cancelable: true } )
		);

		await waitFor( () => expect( sent ).toHaveBeenCalledTimes( 1 ) );
	} );
} );
