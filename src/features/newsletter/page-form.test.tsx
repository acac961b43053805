import { screen } from '@testing-library/react';

const RESPONSE = { meta: {}, data: [] };
const TOO_SOON = 2300;

interface Sent {
	token: string;
	fields: URLSearchParams;
}

let responses: { status?: number; body: object }[] = [];
let tokens = 0;
let leave = async () => {};
const sent: Sent[] = [];
const remembered = jest.spyOn( document, 'cookie', 'set' );

const form = () => document.forms[ 0 ] as HTMLFormElement;
const email = () => screen.getByLabelText< HTMLInputElement >( 'E-mail' );
const field = ( html: string ) =>
	`<div class="marketday-newsletter-field">${ html }</div>`;

/** A form with an address in it, and its script of a page that was just opened. */
async function show( {
	preview = false,
	host = '',
	value = 'ann@example.com',
	more = '',
} = {} ): Promise< void > {
	jest.resetModules();
	const config = JSON.stringify( {
		ajax_url: `${ host }/wp-admin/admin-ajax.php`,
		ajax_common_error_message: 'An error has happened.',
		ajax_timeout_error_message: 'No answer within %d seconds.',
	} );
	document.body.innerHTML = `<div class="marketday-newsletter" ${
		preview ? 'data-is-preview="true"' : ''
	}><div data-marketday-island="newsletter-form"><form class="marketday-newsletter__form" data-form-id="7" data-config='${ config }'><input type="hidden" name="data[form_id]" value="7"><p class="marketday-newsletter__trap" aria-hidden="true"><label>Leave this field blank <input name="data[email]" value="" tabindex="-1"></label></p><div class="marketday-newsletter__message"><div class="marketday-newsletter__errors" role="alert"></div><div class="marketday-newsletter__success" role="status" tabindex="-1" data-message="Look into your inbox."></div></div><div class="marketday-newsletter__fields">${ field(
		`<div class="marketday-field"><label class="marketday-field__label" for="e">E-mail</label><input class="marketday-field__control" id="e" type="email" name="data[form_field_email]" value="${ value }" required data-parsley-errors-container="#e-errors"><div class="marketday-newsletter__faults" id="e-errors"></div></div>`
	) }${ more }${ field(
		'<button type="submit" class="marketday-button">Subscribe</button>'
	) }</div></form></div></div>`;
	const { act, createElement } = await import( 'react' );
	const { hydrateRoot } = await import( 'react-dom/client' );
	const { newsletterIsland } = await import( './island' );
	const element = document.querySelector< HTMLElement >(
		'[data-marketday-island]'
	)!;
	const { Component, read } = newsletterIsland;
	await act( async () => {
		const root = hydrateRoot(
			element,
			createElement( Component, read( element ) )
		);
		leave = () => act( async () => root.unmount() );
	} );
	acting = act;
}

let acting = async ( work: () => Promise< void > ) => work();

const wait = ( time: number ) =>
	acting( async () => {
		await jest.advanceTimersByTimeAsync( time );
	} );

function submit(): Event {
	const event = new Event( 'submit', { bubbles: true, cancelable: true } );
	form().dispatchEvent( event );
	return event;
}

async function send(): Promise< void > {
	await acting( async () => {
		email().focus();
		submit();
	} );
	await wait( TOO_SOON );
}

beforeEach( () => {
	jest.useFakeTimers();
	responses = [];
	tokens = 0;
	sent.length = 0;
	document.cookie = 'popup_form_dismissed_7=; max-age=0; path=/';
	remembered.mockClear();
	window.location.hash = '';
	globalThis.fetch = jest.fn( async ( _: unknown, init?: RequestInit ) => {
		const fields = init?.body as URLSearchParams;
		if ( fields.get( 'action' ) === 'marketday_token' ) {
			const body = { token: `token-${ ++tokens }` };
			return { ok: true, json: async () => body } as Response;
		}
		sent.push( { token: fields.get( 'token' ) ?? '', fields } );
		const { status = 200, body } = responses.shift() ?? { body: RESPONSE };
		return {
			ok: status < 400,
			status,
			json: async () => body,
		} as Response;
	} ) as typeof fetch;
} );
afterEach( async () => {
	await leave();
	jest.useRealTimers();
} );

describe( 'a form that is taken', () => {
	it( 'says so in place of its fields, is empty again, and does not come for 182 days', async () => {
		await show();
		const reset = jest.fn();
		form().addEventListener( 'marketday_form_reset', reset );
		email().value = 'bea@example.com';
		await send();

		expect( form() ).toHaveClass( 'is-sent' );
		expect( screen.getByRole( 'status' ) ).toHaveTextContent(
			'Look into your inbox.'
		);
		expect( screen.getByRole( 'status' ) ).toHaveFocus();
		expect( email() ).toHaveValue( 'ann@example.com' );
		expect( reset ).toHaveBeenCalledTimes( 1 );
		expect( remembered.mock.calls[ 0 ]?.[ 0 ] ).toBe(
			`popup_form_dismissed_7=1; path=/; SameSite=Lax; max-age=${
				182 * 86_400
			}`
		);
		expect( form() ).not.toHaveClass( 'is-sending' );
		expect( sent[ 0 ]?.fields.get( 'data[form_field_email]' ) ).toBe(
			'bea@example.com'
		);
	} );

	it( 'leads to where the server says, after it was remembered', async () => {
		await show();
		responses = [ { body: { meta: { redirect_url: '#thanks' } } } ];
		await send();

		expect( window.location.hash ).toBe( '#thanks' );
		expect( remembered ).toHaveBeenCalledTimes( 1 );
		expect( form() ).not.toHaveClass( 'is-sent' );
		expect( form() ).not.toHaveClass( 'is-sending' );
	} );

	it( 'lets its frame grow, by twenty pixels more than its content', async () => {
		const frame = document.createElement( 'iframe' );
		Object.defineProperty( window, 'frameElement', {
			value: frame,
			configurable: true,
		} );
		jest.spyOn( document.body, 'scrollHeight', 'get' ).mockReturnValue(
			300
		);
		await show();
		expect( frame.style.height ).toBe( '' );
		await send();

		expect( frame.style.height ).toBe( '320px' );
		Reflect.deleteProperty( window, 'frameElement' );
	} );
} );

describe( 'a form that is refused', () => {
	it( 'says all errors line by line, and tells the captcha', async () => {
		await show();
		const trap = form().querySelector< HTMLInputElement >(
			'.marketday-newsletter__trap input'
		)!;
		trap.value = 'filled by a browser';
		const refused = jest.fn();
		form().addEventListener( 'marketday_form_refused', ( event ) =>
			refused( ( event as CustomEvent ).detail )
		);
		responses = [
			{
				status: 400,
				body: {
					meta: { refresh_captcha: true },
					errors: [ { message: 'One.' }, { message: 'Two.' } ],
				},
			},
		];
		await send();

		expect( screen.getByRole( 'alert' ).innerHTML ).toBe(
			'<p>One.<br>Two.</p>'
		);
		expect( refused ).toHaveBeenCalledWith( { refresh_captcha: true } );
		expect( remembered ).not.toHaveBeenCalled();
		expect( trap ).toHaveValue( '' );

		await send();
		expect( screen.getByRole( 'alert' ) ).toBeEmptyDOMElement();
	} );

	it( 'leads the whole window to where the server says', async () => {
		await show();
		responses = [
			{
				status: 400,
				body: { meta: { redirect_url: '#captcha' }, errors: [] },
			},
		];
		await send();

		expect( window.location.hash ).toBe( '#captcha' );
		expect( remembered ).not.toHaveBeenCalled();
	} );

	it( 'as its token is too old is sent once more with a new one', async () => {
		await show();
		responses = [
			{ status: 401, body: { errors: [ { message: 'Expired.' } ] } },
		];
		await send();
		await wait( TOO_SOON );

		expect( sent.map( ( { token } ) => token ) ).toEqual( [
			'token-1',
			'token-2',
		] );
		expect( form() ).toHaveClass( 'is-sent' );
	} );
} );

describe( 'what is wrong with a field', () => {
	it( 'is said in its place when the form is sent, and no longer once it is right', async () => {
		await show( { value: '' } );
		await send();

		expect( sent ).toEqual( [] );
		expect( email() ).toHaveFocus();
		expect( email() ).toBeInvalid();
		expect( email() ).toHaveClass( 'parsley-error' );
		expect( email() ).toHaveAccessibleDescription(
			'This value is required.'
		);

		await acting( async () => {
			email().value = 'ann@example.com';
			email().dispatchEvent( new Event( 'input', { bubbles: true } ) );
		} );
		expect( email() ).toBeValid();
		expect( email() ).not.toHaveAccessibleDescription();
		expect( email() ).toHaveClass( 'parsley-success' );
	} );

	it( 'is drawn in the markup of whoever draws the field, a captcha', async () => {
		await show( {
			more: '<div class="marketday-captcha"><label for="c">Characters</label><input id="c" required name="data[captcha]" data-parsley-errors-container="#c-errors" data-parsley-required-message="Please fill in the CAPTCHA."><p id="c-errors"></p></div>',
		} );
		await send();

		expect( screen.getByLabelText( 'Characters' ) ).toHaveFocus();
		expect(
			screen.getByLabelText( 'Characters' )
		).toHaveAccessibleDescription( 'Please fill in the CAPTCHA.' );
		expect( sent ).toEqual( [] );
	} );
} );

it( 'leaves alone what another script has changed in its own part while a form is drawn anew', async () => {
	await show( {
		more: '<div class="marketday-captcha"><p>Before</p></div>',
	} );
	document.querySelector( '.marketday-captcha p' )!.textContent = 'After';
	responses = [ { status: 400, body: { errors: [ { message: 'No.' } ] } } ];
	await send();

	expect( screen.getByText( 'After' ) ).toBeInTheDocument();
} );

it( 'while a form is on its way it says so, and is not sent again', async () => {
	await show();
	await acting( async () => {
		submit();
		submit();
		await jest.advanceTimersByTimeAsync( 0 );
	} );

	expect( form() ).toHaveClass( 'is-sending' );
	expect( screen.getByRole( 'button' ) ).toHaveAttribute(
		'aria-busy',
		'true'
	);
	await wait( TOO_SOON );
	expect( sent ).toHaveLength( 1 );
} );

it( 'a preview shows what follows for two and a half seconds, and sends nothing', async () => {
	await show( { preview: true } );
	await acting( async () => void submit() );
	await wait( 2499 );
	expect( form() ).toHaveClass( 'is-sent' );

	await wait( 1 );

	expect( form() ).not.toHaveClass( 'is-sent' );
	expect( sent ).toEqual( [] );
	expect( remembered ).not.toHaveBeenCalled();
} );

it( 'a form whose call is another host’s goes there by itself', async () => {
	await show( { host: 'https://elsewhere.example' } );
	const event = submit();
	await wait( TOO_SOON );

	expect( event.defaultPrevented ).toBe( false );
	expect( sent ).toEqual( [] );
} );

it( 'the heartbeat brings a token in place of an old one', async () => {
	const listeners: Record<
		string,
		( event: unknown, data: object ) => void
	> = {};
	( window as unknown as { jQuery?: unknown } ).jQuery = () => ( {
		on: ( name: string, act: () => void ) => ( listeners[ name ] = act ),
	} );
	await show();
	email().focus();
	listeners[ 'heartbeat-tick' ]?.( {}, { marketday_token: 'by-heartbeat' } );
	await send();

	expect( sent[ 0 ]?.token ).toBe( 'by-heartbeat' );
	delete ( window as unknown as { jQuery?: unknown } ).jQuery;
} );
