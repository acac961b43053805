import { enhanceCaptchas } from '.';

interface Options {
	sitekey: string;
	size: string;
	callback: ( token: string ) => void;
	'expired-callback': () => void;
	'error-callback': () => void;
}

const render = jest.fn< string, [ HTMLElement, Options ] >( () => 'widget' );
const reset = jest.fn();
const execute = jest.fn();
const submitted = jest.fn( ( event: Event ) => event.preventDefault() );
const services = window as unknown as Record< string, unknown >;

function show( size = 'compact', provider = 'turnstile' ) {
	jest.useFakeTimers();
	document.head.innerHTML = '';
	document.body.innerHTML = `<form><input id="field"><div class="marketday-captcha" data-provider="${ provider }" data-object="turnstile" data-place="newsletter" data-action="marketday_newsletter" data-script="https://service.example/api.js" data-sitekey="key" data-size="${ size }">
		<div class="marketday-captcha__widget"></div><input type="hidden" data-captcha-token><p class="marketday-captcha__error" data-message="Please check the CAPTCHA."></p>
	</div><button name="send" value="1">Send</button></form>`;
	enhanceCaptchas( document );
	const form = document.forms[ 0 ] as HTMLFormElement;
	form.requestSubmit = () =>
		void form.dispatchEvent( new Event( 'submit', { cancelable: true } ) );
	form.addEventListener( 'submit', submitted );
	return form;
}

const token = () =>
	document.querySelector< HTMLInputElement >( '[data-captcha-token]' );
const faultText = () =>
	document.querySelector( '.marketday-captcha__error' )?.textContent;
const settle = () => jest.advanceTimersByTimeAsync( 0 );
const turnTo = () => document.getElementById( 'field' )?.focus();
const options = () => render.mock.calls[ 0 ]?.[ 1 ] as Options;

beforeEach( () => {
	delete services.turnstile;
	jest.clearAllMocks();
	Element.prototype.scrollIntoView = jest.fn();
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

		form.dispatchEvent( new CustomEvent( 'marketday_form_refused' ) );

		expect( token()?.value ).toBe( '' );
		expect( reset ).toHaveBeenCalledWith( 'widget' );
	} );

	it( 'that is invisible runs when the form is sent, and sends it then', async () => {
		services.turnstile = { render, reset, execute };
		const form = show( 'invisible' );
		turnTo();
		jest.advanceTimersByTime( 400 );

		expect( options() ).toMatchObject( {
			appearance: 'interaction-only',
			execution: 'execute',
		} );
		expect( options() ).not.toHaveProperty( 'size' );
		form.requestSubmit();
		expect( execute ).toHaveBeenCalledWith( 'widget' );
		expect( submitted ).not.toHaveBeenCalled();
		options().callback( 'person' );
		await settle();

		expect( submitted ).toHaveBeenCalledTimes( 1 );
	} );

	it( 'says so where the service has failed', async () => {
		services.turnstile = { render, reset, execute };
		const form = show( 'invisible', 'hcaptcha' );
		turnTo();
		jest.advanceTimersByTime( 400 );
		expect( options().size ).toBe( 'invisible' );
		form.requestSubmit();

		options()[ 'error-callback' ]();
		await settle();

		expect( submitted ).not.toHaveBeenCalled();
		expect( faultText() ).toBe( 'Please check the CAPTCHA.' );
	} );

	it( 'that gives marks waits until the service is ready to give them', async () => {
		services.turnstile = { reset };
		const form = show( 'compact', 'recaptcha-v3' );
		form.requestSubmit();
		await settle();
		services.turnstile = { reset, execute: async () => 'marked' };
		await jest.advanceTimersByTimeAsync( 400 );

		expect( token()?.value ).toBe( 'marked' );
		expect( submitted ).toHaveBeenCalledTimes( 1 );
	} );

	it( 'that gives marks is asked when the form is sent, for what the form is', async () => {
		const marks = jest.fn( async () => 'marked' );
		services.turnstile = { reset, execute: marks };
		const form = show( 'compact', 'recaptcha-v3' );
		form.requestSubmit();
		await settle();

		expect( marks ).toHaveBeenCalledWith( 'key', {
			action: 'marketday_newsletter',
		} );
		expect( token()?.value ).toBe( 'marked' );
		expect( submitted ).toHaveBeenCalledTimes( 1 );
	} );

	it( 'whose script does not come says so in place of sending', async () => {
		const form = show( 'invisible' );
		form.requestSubmit();
		await jest.advanceTimersByTimeAsync( 20 * 400 );

		expect( submitted ).not.toHaveBeenCalled();
		expect( faultText() ).toBe( 'Please check the CAPTCHA.' );
		expect( Element.prototype.scrollIntoView ).toHaveBeenCalled();
	} );

	it( 'sends a form that no script sends as its button would', async () => {
		const native = jest
			.spyOn( HTMLFormElement.prototype, 'submit' )
			.mockImplementation( () => undefined );
		services.turnstile = { reset, execute: async () => 'marked' };
		const form = show( 'compact', 'recaptcha-v3' );
		document
			.querySelector( '.marketday-captcha' )
			?.setAttribute( 'data-place', 'shop_registration' );
		document.body.replaceChildren( form.cloneNode( true ) );
		enhanceCaptchas( document );
		const shown = document.forms[ 0 ] as HTMLFormElement;
		shown.dispatchEvent(
			new SubmitEvent( 'submit', {
				cancelable: true,
				submitter: shown.querySelector( 'button' ),
			} )
		);
		await settle();

		expect( native ).toHaveBeenCalledTimes( 1 );
		expect( new FormData( shown ).getAll( 'send' ) ).toEqual( [ '1' ] );
	} );
} );

describe( 'the captcha of a checkout', () => {
	const ours = () => {
		services.turnstile = { render, reset, execute };
		show();
		const form = document.forms[ 0 ] as HTMLFormElement;
		form.className = 'marketday-checkout__form';
		document.body.replaceChildren( form.cloneNode( true ) );
		const shop = {
			checkout: { registerData: jest.fn() },
			basket: { subscribe: jest.fn() },
		};
		enhanceCaptchas( document, shop );
		turnTo();
		jest.advanceTimersByTime( 400 );
		options().callback( 'person' );
		return shop;
	};

	it( 'goes with an order of ours, and begins anew when it is refused', () => {
		const { checkout } = ours();
		const [ extension ] = checkout.registerData.mock.calls[ 0 ];
		expect( extension.namespace ).toBe( 'rcfwc' );
		expect( extension.collect() ).toBeNull();
		expect( token()?.value ).toBe( 'person' );

		extension.reset();

		expect( token()?.value ).toBe( '' );
		expect( reset ).toHaveBeenCalledWith( 'widget' );
	} );

	it( 'begins anew with each change of the basket', () => {
		const { basket } = ours();
		const [ listener ] = basket.subscribe.mock.calls[ 0 ];
		listener( { changes: 1 }, { changes: 1 } );
		expect( token()?.value ).toBe( 'person' );

		listener( { changes: 2 }, { changes: 1 } );

		expect( token()?.value ).toBe( '' );
	} );

	it.each( [
		[
			'updated_checkout applied_coupon_in_checkout removed_coupon_in_checkout',
		],
		[ 'checkout_error' ],
	] )( 'of WooCommerce’s shortcode begins anew after %s', ( events ) => {
		const listeners: Record< string, () => void > = {};
		services.jQuery = () => ( {
			on: ( names: string, act: () => void ) =>
				( listeners[ names ] = act ),
		} );
		services.turnstile = { render, reset, execute };
		show();
		const form = document.forms[ 0 ] as HTMLFormElement;
		form.className = 'checkout woocommerce-checkout';
		document.body.replaceChildren( form.cloneNode( true ) );
		enhanceCaptchas( document );
		turnTo();
		jest.advanceTimersByTime( 400 );
		options().callback( 'person' );

		listeners[ events ]?.();

		expect( token()?.value ).toBe( '' );
		delete services.jQuery;
	} );
} );
