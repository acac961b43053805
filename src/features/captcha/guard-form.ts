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
		const { name, value } = button;
		const copy = document.createElement( 'input' );
		form.append( Object.assign( copy, { type: 'hidden', name, value } ) );
	}
	HTMLFormElement.prototype.submit.call( form );
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
	for ( const name of [ 'marketday_form_refused', 'marketday_form_reset' ] ) {
		form.addEventListener( name, ( event ) => {
			const { detail } = event as CustomEvent< {
				refresh_captcha?: boolean;
			} | null >;
			// What was not looked at, as the field beside was wrong, is still good.
			captcha.reset( detail?.refresh_captcha ?? ! detail );
		} );
	}
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
					// The button may be far below.
					captcha.root.scrollIntoView( { block: 'center' } );
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
