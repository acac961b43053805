import { enhanceCaptchas } from '.';

const services = window as unknown as Record< string, unknown >;
const setExtensionData = jest.fn();
const ordered = jest.fn();
let listeners: Array< () => void > = [];
let sums = 10;
let hasError = false;

interface Options {
	callback: ( token: string ) => void;
}
const render = jest.fn< string, [ HTMLElement, Options ] >( () => 'widget' );
const reset = jest.fn();

const captcha = `<div class="marketday-captcha" data-provider="turnstile" data-object="turnstile" data-place="checkout" data-script="https://service.example/api.js" data-sitekey="key" data-size="compact">
	<div class="marketday-captcha__widget"></div><input type="hidden" name="extensions[rcfwc][token]" data-captcha-token><p class="marketday-captcha__error" data-message="Please check the CAPTCHA."></p>
</div>`;

/** Draws the block as WooCommerce's script does: the place that the server sent, empty. */
function draw() {
	const place = document.createElement( 'div' );
	place.className = 'marketday-captcha-place';
	place.dataset.captcha = captcha;
	const form = document.createElement( 'form' );
	form.innerHTML =
		'<input id="field"><button type="button" class="wc-block-components-checkout-place-order-button">Place order</button>';
	form.prepend( place );
	form.querySelector( 'button' )?.addEventListener( 'click', ordered );
	document.body.replaceChildren( form );
}

beforeEach( async () => {
	jest.useFakeTimers();
	jest.clearAllMocks();
	listeners = [];
	sums = 10;
	hasError = false;
	services.turnstile = { render, reset, execute: jest.fn() };
	services.wp = {
		data: {
			subscribe: ( callback: () => void ) => listeners.push( callback ),
			select: ( store: string ) =>
				store === 'wc/store/cart'
					? { getCartData: () => ( { totals: { sums } } ) }
					: { hasError: () => hasError },
			dispatch: () => ( { setExtensionData } ),
		},
	};
	Element.prototype.scrollIntoView = jest.fn();
	draw();
	enhanceCaptchas( document );
	await jest.advanceTimersByTimeAsync( 0 );
	await import( './woocommerce-checkout' );
	await jest.advanceTimersByTimeAsync( 0 );
	document.getElementById( 'field' )?.focus();
	jest.advanceTimersByTime( 400 );
} );
afterEach( () => {
	jest.useRealTimers();
	document.body.replaceChildren();
} );

const solve = () => render.mock.calls[ 0 ]?.[ 1 ].callback( 'person' );
const press = () => document.querySelector( 'button' )?.click();
const change = () => listeners.forEach( ( listener ) => listener() );
const lastData = () => setExtensionData.mock.calls.at( -1 );

describe( 'a captcha in WooCommerce’s block checkout', () => {
	it( 'gives its token to the block’s store, as rcfwc', () => {
		solve();
		expect( lastData() ).toEqual( [ 'rcfwc', { token: 'person' }, true ] );
	} );

	it( 'keeps an order from being sent without one, and says why', async () => {
		press();
		await jest.advanceTimersByTimeAsync( 0 );
		expect( ordered ).not.toHaveBeenCalled();
		expect(
			document.querySelector( '.marketday-captcha__error' )?.textContent
		).toBe( 'Please check the CAPTCHA.' );

		solve();
		press();
		expect( ordered ).toHaveBeenCalledTimes( 1 );
	} );

	it( 'begins anew when the sums change, and its token is empty', () => {
		solve();
		change();
		expect( lastData() ).toEqual( [ 'rcfwc', { token: 'person' }, true ] );

		sums = 12;
		change();

		expect( lastData() ).toEqual( [ 'rcfwc', { token: '' }, true ] );
		expect( reset ).toHaveBeenCalledWith( 'widget' );
	} );

	it( 'begins anew when the order was refused', () => {
		solve();
		hasError = true;
		change();

		expect( lastData() ).toEqual( [ 'rcfwc', { token: '' }, true ] );
	} );
} );
