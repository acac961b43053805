import type { Captcha } from './captcha';

/** Their own scripts send these: they must hear of it. */
const SENT_BY_SCRIPTS = [ 'newsletter', 'checkout' ];

/**
 * Sends the form as the browser does. Its script's own name for that may be hidden by a button called `submit`.
 *
 * @param form
 * @param button Whose name and value go with it.
 */
function sendNatively( form: HTMLFormElement, button: HTMLElement | null ) {
	if (
		button instanceof HTMLButtonElement ||
		button instanceof HTMLInputElement
	) {
		const copy = document.createElement( 'input' );
		copy.type = 'hidden';
		copy.name = button.name;
		copy.value = button.value;
		form.append( copy );
	}
	HTMLFormElement.prototype.submit.call( form );
}

/** What the server has said of the captcha: where it says nothing, its answer was used. */
function wasUsed( event: Event ): boolean {
	const said: unknown = event instanceof CustomEvent && event.detail;
	return ! (
		typeof said === 'object' &&
		said !== null &&
		! ( said as { refresh_captcha?: boolean } ).refresh_captcha
	);
}

/**
 * Lets a form wait for its captcha, and the captcha begin anew with the form.
 *
 * @param captcha
 * @param form
 */
export function guardForm( captcha: Captcha, form: HTMLFormElement ): void {
	const { place = 'newsletter' } = captcha.root.dataset;
	if ( form.querySelector( ':focus' ) ) {
		captcha.begin();
	}
	form.addEventListener( 'focusin', captcha.begin, { once: true } );
	// What was not looked at, as the field beside was wrong, is still good.
	form.addEventListener( 'marketday_form_refused', ( event ) =>
		captcha.reset( wasUsed( event ) )
	);
	form.addEventListener( 'marketday_form_reset', () =>
		captcha.reset( true )
	);
	form.addEventListener(
		'submit',
		( event ) => {
			if ( captcha.isAnswered() ) {
				return;
			}
			event.preventDefault();
			event.stopImmediatePropagation();
			const { submitter } = event;
			void captcha.ask().then( ( isThere ) => {
				if ( ! isThere ) {
					return;
				}
				if ( SENT_BY_SCRIPTS.includes( place ) ) {
					form.requestSubmit( submitter );
				} else {
					sendNatively( form, submitter );
				}
			} );
		},
		{ capture: true }
	);
}
