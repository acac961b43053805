import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

import { renderInShop } from '../../../tests/render-in-shop';
import { LoginForm } from './login-form';
import { navigation } from './navigation';

const AJAX = '/wp-admin/admin-ajax.php';

const reload = jest
	.spyOn( navigation, 'reload' )
	.mockImplementation( () => {} );
const sent = jest.fn();

/** The site's answer to the call. */
function answer( status: number, body: unknown ): void {
	global.fetch = ( async ( url: string, init: RequestInit ) => {
		sent( url, Object.fromEntries( init.body as URLSearchParams ) );
		return { status, ok: status < 400, json: async () => body } as Response;
	} ) as typeof fetch;
}

function open(): void {
	renderInShop(
		<LoginForm
			login={ { ajaxUrl: AJAX, nonce: 'n1', username: '', errors: {} } }
			nonce="n2"
			lostPasswordUrl="/lost/"
			formUrl="/checkout/"
		/>
	);
}

const name = () => screen.getByLabelText( 'Username or email address' );
const password = () => screen.getByLabelText( 'Password' );

async function tryToLogIn(): Promise< void > {
	await userEvent.type( name(), 'ada' );
	await userEvent.type( password(), "o'Neill\\" );
	await userEvent.click( screen.getByLabelText( 'Remember me' ) );
	await userEvent.click( screen.getByRole( 'button', { name: 'Log in' } ) );
}

beforeEach( () => {
	sent.mockClear();
	reload.mockClear();
} );

it( 'sends what was typed as wopb_checkout_login and loads the page anew', async () => {
	answer( 200, { success: true, data: { success: true } } );
	open();

	await tryToLogIn();

	await waitFor( () => expect( reload ).toHaveBeenCalledTimes( 1 ) );
	expect( sent ).toHaveBeenCalledWith( AJAX, {
		action: 'wopb_checkout_login',
		wpnonce: 'n1',
		username: 'ada',
		password: "o'Neill\\",
		rememberme: '1',
	} );
} );

it( 'sends what others have put into the form, and tells them when it was refused', async () => {
	answer( 422, { default: 'Please fill in the CAPTCHA.' } );
	document.body.innerHTML =
		'<template data-marketday-slot="checkout-log-in"><input name="marketday_captcha" value="k3x" aria-label="Characters"></template>';
	renderInShop(
		<LoginForm
			login={ { ajaxUrl: AJAX, nonce: 'n1', username: '', errors: {} } }
			nonce="n2"
			lostPasswordUrl="/lost/"
			formUrl="/checkout/"
			slots={ { 'checkout-log-in': true } }
		/>
	);
	const refused = jest.fn();
	document
		.querySelector( 'form' )
		?.addEventListener( 'marketday_form_refused', refused );

	await tryToLogIn();

	await waitFor( () => expect( refused ).toHaveBeenCalledTimes( 1 ) );
	expect( sent ).toHaveBeenCalledWith(
		AJAX,
		expect.objectContaining( { marketday_captcha: 'k3x' } )
	);
	expect( screen.getByRole( 'alert' ) ).toHaveTextContent( 'CAPTCHA' );
} );

it( 'shows each message under its field, keeps what was typed and takes the message away with the next letter', async () => {
	answer( 422, { username: 'Username or Email is required.' } );
	open();

	await tryToLogIn();

	await waitFor( () => expect( name() ).toHaveFocus() );
	expect( name() ).toHaveAccessibleDescription(
		'Username or Email is required.'
	);
	expect( name() ).toHaveValue( 'ada' );
	expect( reload ).not.toHaveBeenCalled();

	await userEvent.type( name(), 'x' );
	expect( name() ).toBeValid();
} );

it.each( [
	[ 422, { default: 'Not correct.' }, 'Not correct.' ],
	[
		403,
		{ success: false, data: { message: 'This page has expired.' } },
		'This page has expired.',
	],
	[ 500, 'broken', 'Something went wrong. Please try again in a moment.' ],
] )(
	'says in the general area what is of no field (%d)',
	async ( status, body, message ) => {
		answer( status, body );
		open();

		await tryToLogIn();

		expect( await screen.findByRole( 'alert' ) ).toHaveTextContent(
			message
		);
		await waitFor( () => expect( password() ).toHaveFocus() );
	}
);
