import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

import { enhanceCaptchas } from '.';

const answers: Record< string, object > = {
	begin: { captcha_session_id: 'abc' },
	refresh: { captcha_session_id: 'abc' },
	question: { question: 'What is one plus two, in digits?' },
};
const asked: URL[] = [];

beforeEach( () => {
	asked.length = 0;
	window.fetch = jest.fn( async ( address ) => {
		const url = new URL( String( address ), 'http://localhost' );
		asked.push( url );
		const answer = answers[ url.searchParams.get( 'action' ) ?? '' ];
		return { ok: !! answer, json: async () => answer } as Response;
	} );
	document.body.innerHTML = `<form><input aria-label="E-mail"><div class="marketday-captcha" data-provider="built-in" data-router="marketday_router">
		<input type="hidden" data-captcha-session>
		<div class="marketday-captcha__picture" data-alt="A picture" hidden></div>
		<div class="marketday-captcha__buttons" hidden><button type="button" data-captcha-refresh>Another</button><button type="button" data-captcha-audio>Listen</button><button type="button" data-captcha-question>Question</button></div>
		<label data-captcha-label for="answer">The characters</label><input id="answer" data-captcha-answer>
	</div></form>`;
	enhanceCaptchas( document );
} );

const email = () => screen.getByLabelText( 'E-mail' );
const session = () =>
	document.querySelector< HTMLInputElement >( '[data-captcha-session]' );
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

	it( 'makes way for a question', async () => {
		await userEvent.click( email() );
		await screen.findByRole( 'img' );

		await userEvent.click( screen.getByText( 'Question' ) );

		const answer = await screen.findByLabelText( /one plus two/ );
		expect( answer ).toHaveFocus();
		expect( screen.queryByRole( 'img' ) ).toBeNull();
	} );
} );
