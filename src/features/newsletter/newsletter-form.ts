import { enhanceValidation } from '@marketday/validation';

import { AFTER_SUBSCRIPTION, dismiss } from './dismissal';
import { hearHeartbeat, prepareToken } from './form-token';
import { type CallAnswer, CallFailure } from './request';
import { type FormConfig, subscribe } from './subscribe';

/** How long a preview shows what follows a subscription (docs/PROTOCOL.md#newsletter-forms). */
const PREVIEW = 2500;
const IFRAME_MARGIN = 20;
const SENDING = 'is-sending';

/** The frame that a form is shown in grows with what it says. */
function fitFrame(): void {
	try {
		const frame = window.frameElement;
		if ( frame instanceof HTMLElement ) {
			frame.style.height = `${
				document.body.scrollHeight + IFRAME_MARGIN
			}px`;
		}
	} catch {
		// A frame of another site keeps its height.
	}
}

function say( place: Element, lines: readonly string[] ): void {
	const said = document.createElement( 'p' );
	lines.forEach( ( line, at ) => {
		said.append(
			...( at > 0 ? [ document.createElement( 'br' ) ] : [] ),
			line
		);
	} );
	place.replaceChildren( ...( lines.length > 0 ? [ said ] : [] ) );
}

/** The parts of a form that its script speaks through. */
interface Parts {
	readonly form: HTMLFormElement;
	readonly root: HTMLElement;
	readonly errors: Element;
	readonly success: HTMLElement;
}

function showSuccess( { root, success }: Parts ): void {
	say( success, [ success.dataset.message ?? '' ] );
	root.classList.add( 'is-sent' );
	success.focus();
}

function showPreview( parts: Parts ): void {
	showSuccess( parts );
	setTimeout( () => {
		parts.root.classList.remove( 'is-sent' );
		say( parts.success, [] );
	}, PREVIEW );
}

function fail( { form, errors }: Parts, answer: CallAnswer ): void {
	if ( answer.meta?.redirect_url ) {
		( window.top ?? window ).location.assign( answer.meta.redirect_url );
		return;
	}
	form.dispatchEvent(
		new CustomEvent( 'marketday_form_refused', {
			detail: answer.meta ?? {},
		} )
	);
	// What a browser may have filled in for robots is not sent twice.
	form.querySelectorAll< HTMLInputElement >(
		'.marketday-newsletter__trap input'
	).forEach( ( trap ) => ( trap.value = '' ) );
	say(
		errors,
		( answer.errors ?? [] ).map( ( { message } ) => message )
	);
	fitFrame();
}

const isSending = ( form: Element ) => form.classList.contains( SENDING );

function setSending( { form }: Parts, isOn: boolean ): void {
	form.classList.toggle( SENDING, isOn );
	form.querySelectorAll( '[type="submit"]' ).forEach( ( button ) =>
		button.setAttribute( 'aria-busy', String( isOn ) )
	);
}

/**
 * One form of the page, and what it does when it is sent.
 *
 * @param parts
 * @param config
 */
function bringToLife( parts: Parts, config: FormConfig ): void {
	const { form, root, errors } = parts;
	const validation = enhanceValidation( form, config.messages );

	const succeed = ( { meta }: CallAnswer ) => {
		dismiss( form.dataset.formId ?? '', AFTER_SUBSCRIPTION );
		if ( meta?.redirect_url ) {
			window.location.assign( meta.redirect_url );
			return;
		}
		form.reset();
		validation.reset();
		form.dispatchEvent( new CustomEvent( 'marketday_form_reset' ) );
		showSuccess( parts );
		fitFrame();
	};

	const send = async () => {
		say( errors, [] );
		if ( ! ( await validation.validate() ) || isSending( form ) ) {
			return;
		}
		if ( root.dataset.isPreview ) {
			showPreview( parts );
			return;
		}
		setSending( parts, true );
		try {
			succeed( await subscribe( form, config ) );
		} catch ( error ) {
			fail( parts, error instanceof CallFailure ? error.answer : {} );
		}
		setSending( parts, false );
	};

	hearHeartbeat();
	const prepare = () => prepareToken( config.ajax_url );
	if ( form.matches( ':focus-within' ) ) {
		prepare();
	} else {
		form.addEventListener( 'focusin', prepare, { once: true } );
	}
	form.addEventListener( 'submit', ( event ) => {
		const { hostname } = new URL( config.ajax_url, window.location.href );
		// A call to another host would be another site's: the form goes there by itself.
		if ( hostname === window.location.hostname ) {
			event.preventDefault();
			void send();
		}
	} );
}

/**
 * Makes a newsletter form alive: it says what is wrong while one types, and subscribes in the background.
 *
 * @param form
 */
export function enhanceNewsletterForm( form: HTMLFormElement ): void {
	const root = form.closest< HTMLElement >( '.marketday-newsletter' );
	const errors = form.querySelector( '.marketday-newsletter__errors' );
	const success = form.querySelector< HTMLElement >(
		'.marketday-newsletter__success'
	);
	if ( root && errors && success ) {
		bringToLife(
			{ form, root, errors, success },
			JSON.parse( form.dataset.config ?? '{}' ) as FormConfig
		);
	}
}
