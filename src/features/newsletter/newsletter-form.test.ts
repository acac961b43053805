import { screen } from '@testing-library/react';

const ANSWER = { meta: {}, data: [] };
const TOO_SOON = 2300;

interface Sent {
	token: string;
	fields: URLSearchParams;
}

let answers: { status?: number; body: object }[] = [];
let tokens = 0;
const sent: Sent[] = [];
const submitted = jest.fn( ( event: Event ) => event.preventDefault() );
const remembered = jest.spyOn( document, 'cookie', 'set' );

const form = () => document.forms[ 0 ] as HTMLFormElement;
const email = () => screen.getByLabelText( 'E-mail' ) as HTMLInputElement;
const root = () => document.querySelector( '.marketday-newsletter' );

/** A form with an address in it, and its script of a page that was just opened. */
async function show( { preview = false, host = '' } = {} ): Promise< void > {
	jest.resetModules();
	const config = JSON.stringify( {
		ajax_url: `${ host }/wp-admin/admin-ajax.php`,
		ajax_common_error_message: 'An error has happened.',
		ajax_timeout_error_message: 'No answer within %d seconds.',
	} );
	document.body.innerHTML = `<div class="marketday-newsletter" ${
		preview ? 'data-is-preview="true"' : ''
	}>
		<form data-form-id="7" data-config='${ config }'>
			<input type="hidden" name="data[form_id]" value="7">
			<p class="marketday-newsletter__trap"><input name="data[email]" value="filled by a browser" aria-label="Trap"></p>
			<div class="marketday-newsletter__errors" role="alert"></div>
			<div class="marketday-newsletter__success" role="status" tabindex="-1" data-message="Look into your inbox."></div>
			<label>E-mail <input type="email" name="data[form_field_email]" value="ann@example.com" required></label>
			<button type="submit">Subscribe</button>
		</form></div>`;
	const { enhanceNewsletterForm } = await import( './newsletter-form' );
	enhanceNewsletterForm( form() );
	form().addEventListener( 'submit', submitted );
}

async function send(): Promise< void > {
	email().focus();
	form().dispatchEvent( new Event( 'submit', { cancelable: true } ) );
	await jest.advanceTimersByTimeAsync( TOO_SOON );
}

beforeEach( () => {
	jest.useFakeTimers();
	answers = [];
	tokens = 0;
	sent.length = 0;
	submitted.mockClear();
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
		const { status = 200, body } = answers.shift() ?? { body: ANSWER };
		return {
			ok: status < 400,
			status,
			json: async () => body,
		} as Response;
	} ) as typeof fetch;
} );
afterEach( () => jest.useRealTimers() );

describe( 'a form that is taken', () => {
	it( 'says so in place of its fields, is empty again, and does not come for 182 days', async () => {
		await show();
		const reset = jest.fn();
		form().addEventListener( 'marketday_form_reset', reset );
		email().value = 'bea@example.com';
		await send();

		expect( root() ).toHaveClass( 'is-sent' );
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
	} );

	it( 'leads to where the server says, after it was remembered', async () => {
		await show();
		answers = [ { body: { meta: { redirect_url: '#thanks' } } } ];
		await send();

		expect( window.location.hash ).toBe( '#thanks' );
		expect( remembered ).toHaveBeenCalledTimes( 1 );
		expect( root() ).not.toHaveClass( 'is-sent' );
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
		await send();

		expect( frame.style.height ).toBe( '320px' );
		Reflect.deleteProperty( window, 'frameElement' );
	} );
} );

describe( 'a form that is refused', () => {
	it( 'says all errors line by line, and tells the captcha', async () => {
		await show();
		const refused = jest.fn();
		form().addEventListener( 'marketday_form_refused', ( event ) =>
			refused( ( event as CustomEvent ).detail )
		);
		answers = [
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
		expect( screen.getByLabelText( 'Trap' ) ).toHaveValue( '' );
	} );

	it( 'leads the whole window to where the server says', async () => {
		await show();
		answers = [
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
		answers = [
			{ status: 401, body: { errors: [ { message: 'Expired.' } ] } },
		];
		await send();
		await jest.advanceTimersByTimeAsync( TOO_SOON );

		expect( sent.map( ( { token } ) => token ) ).toEqual( [
			'token-1',
			'token-2',
		] );
		expect( root() ).toHaveClass( 'is-sent' );
	} );
} );

it( 'while a form is on its way it says so, and is not sent again', async () => {
	await show();
	form().dispatchEvent( new Event( 'submit', { cancelable: true } ) );
	form().dispatchEvent( new Event( 'submit', { cancelable: true } ) );
	await jest.advanceTimersByTimeAsync( 0 );

	expect( form() ).toHaveClass( 'is-sending' );
	expect( screen.getByRole( 'button' ) ).toHaveAttribute(
		'aria-busy',
		'true'
	);
	await jest.advanceTimersByTimeAsync( TOO_SOON );
	expect( sent ).toHaveLength( 1 );
} );

it( 'a preview shows what follows for two and a half seconds, and sends nothing', async () => {
	await show( { preview: true } );
	form().dispatchEvent( new Event( 'submit', { cancelable: true } ) );
	await jest.advanceTimersByTimeAsync( 2499 );
	expect( root() ).toHaveClass( 'is-sent' );

	await jest.advanceTimersByTimeAsync( 1 );

	expect( root() ).not.toHaveClass( 'is-sent' );
	expect( sent ).toEqual( [] );
	expect( remembered ).not.toHaveBeenCalled();
} );

it( 'a form whose call is another host’s goes there by itself', async () => {
	await show( { host: 'https://elsewhere.example' } );
	form().removeEventListener( 'submit', submitted );
	const event = new Event( 'submit', { cancelable: true } );
	form().dispatchEvent( event );
	await jest.advanceTimersByTimeAsync( TOO_SOON );

	expect( event.defaultPrevented ).toBe( false );
	expect( sent ).toEqual( [] );
} );

it( 'the heartbeat brings a token in place of an old one', async () => {
	const heard: Record< string, ( event: unknown, data: object ) => void > =
		{};
	( window as unknown as { jQuery?: unknown } ).jQuery = () => ( {
		on: ( name: string, act: () => void ) => ( heard[ name ] = act ),
	} );
	await show();
	email().focus();
	heard[ 'heartbeat-tick' ]?.( {}, { marketday_token: 'by-heartbeat' } );
	await send();

	expect( sent[ 0 ]?.token ).toBe( 'by-heartbeat' );
	delete ( window as unknown as { jQuery?: unknown } ).jQuery;
} );
