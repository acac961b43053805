import { enhanceCaptchas } from '.';

interface Options {
	sitekey: string;
	size: string;
	callback: ( token: string ) => void;
	'expired-callback': () => void;
}

const render = jest.fn< string, [ HTMLElement, Options ] >( () => 'widget' );
const reset = jest.fn();
const execute = jest.fn();
const submitted = jest.fn( ( event: Event ) => event.preventDefault() );
const services = window as unknown as Record< string, unknown >;

function show( size = 'compact' ) {
	jest.useFakeTimers();
	document.head.innerHTML = '';
	document.body.innerHTML = `<form><input id="field"><div class="marketday-captcha" data-provider="turnstile" data-object="turnstile" data-script="https://service.example/api.js" data-sitekey="key" data-size="${ size }">
		<div class="marketday-captcha__widget"></div><input type="hidden" data-captcha-token><p class="marketday-captcha__error" data-message="Please check the CAPTCHA."></p>
	</div></form>`;
	enhanceCaptchas( document );
	const form = document.forms[ 0 ] as HTMLFormElement;
	form.requestSubmit = () =>
		void form.dispatchEvent( new Event( 'submit', { cancelable: true } ) );
	form.addEventListener( 'submit', submitted );
	return form;
}

const token = () =>
	document.querySelector< HTMLInputElement >( '[data-captcha-token]' );
const turnTo = () => document.getElementById( 'field' )?.focus();
const options = () => render.mock.calls[ 0 ]?.[ 1 ] as Options;

beforeEach( () => {
	delete services.turnstile;
	jest.clearAllMocks();
} );
afterEach( () => jest.useRealTimers() );

describe( 'a service’s captcha', () => {
	it( 'loads its script when somebody turns to the form, and tries twenty times to draw', () => {
		show();
		expect( document.querySelector( 'script' ) ).toBeNull();
		turnTo();

		jest.advanceTimersByTime( 19 * 400 );
		expect( render ).not.toHaveBeenCalled();
		services.turnstile = { render, reset, execute };
		jest.advanceTimersByTime( 400 );

		expect( render ).toHaveBeenCalledTimes( 1 );
		expect( options() ).toMatchObject( {
			sitekey: 'key',
			size: 'compact',
		} );
	} );

	it( 'gives up after twenty tries', () => {
		show();
		turnTo();
		jest.advanceTimersByTime( 20 * 400 );
		services.turnstile = { render, reset, execute };

		jest.advanceTimersByTime( 10_000 );

		expect( render ).not.toHaveBeenCalled();
	} );

	it( 'keeps its token until it expires, and refuses the form without one', () => {
		services.turnstile = { render, reset, execute };
		const form = show();
		turnTo();
		jest.advanceTimersByTime( 400 );
		form.requestSubmit();
		expect( submitted ).not.toHaveBeenCalled();
		expect(
			document.querySelector( '.marketday-captcha__error' )?.textContent
		).toBe( 'Please check the CAPTCHA.' );

		options().callback( 'person' );
		expect( token()?.value ).toBe( 'person' );
		expect(
			document.querySelector( '.marketday-captcha__error' )?.textContent
		).toBe( '' );
		form.requestSubmit();
		expect( submitted ).toHaveBeenCalledTimes( 1 );

		options()[ 'expired-callback' ]();
		expect( token()?.value ).toBe( '' );
	} );

	it( 'begins anew after a refusal', () => {
		services.turnstile = { render, reset, execute };
		const form = show();
		turnTo();
		jest.advanceTimersByTime( 400 );
		options().callback( 'person' );

		form.dispatchEvent( new CustomEvent( 'marketday_newsletter_refused' ) );

		expect( token()?.value ).toBe( '' );
		expect( reset ).toHaveBeenCalledWith( 'widget' );
	} );

	it( 'that is invisible runs when the form is sent, and sends it then', () => {
		services.turnstile = { render, reset, execute };
		const form = show( 'invisible' );
		turnTo();
		jest.advanceTimersByTime( 400 );

		form.requestSubmit();
		expect( execute ).toHaveBeenCalledWith( 'widget' );
		expect( submitted ).not.toHaveBeenCalled();
		options().callback( 'person' );

		expect( submitted ).toHaveBeenCalledTimes( 1 );
	} );
} );
