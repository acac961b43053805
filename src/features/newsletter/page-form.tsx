import { useEffect, useRef, useState } from 'react';

import { AFTER_SUBSCRIPTION, dismiss } from './dismissal';
import type { FormState } from './form-state';
import { listenToHeartbeat, prepareToken } from './form-token';
import { type CallResponse, CallFailure } from './request';
import { type FormConfig, subscribe } from './subscribe';
import { type Status, SubscriptionForm } from './subscription-form';

/** Milliseconds for which a preview shows what follows a subscription (docs/PROTOCOL.md#newsletter-forms). */
const PREVIEW = 2500;
const IFRAME_MARGIN = 20;

/** Props of a page's form: all of it is read out of its markup. */
export interface PageFormProps {
	readonly state: FormState;
	readonly isSent: boolean;
	readonly isPreview: boolean;
	readonly errors: readonly string[];
	readonly config: FormConfig;
}

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

/** A call to another host would be another site's: the form goes there by itself. */
const isElsewhere = ( url: string ) =>
	new URL( url, window.location.href ).hostname !== window.location.hostname;

/** Other scripts of the form, its captcha's among them, hear how it went. */
const dispatch = ( form: HTMLFormElement, name: string, detail?: object ) =>
	form.dispatchEvent( new CustomEvent( name, detail && { detail } ) );

/** Empties what a browser may have filled in for robots, so that it is not sent twice. */
function emptyTrap( form: HTMLFormElement ): void {
	form.querySelectorAll< HTMLInputElement >(
		'.marketday-newsletter__trap input'
	).forEach( ( trap ) => ( trap.value = '' ) );
}

/** A form of a page: it is sent by the contract's call, with a token that is fetched when a visitor turns to it. */
export function PageForm( { state, config, ...props }: PageFormProps ) {
	const [ status, setStatus ] = useState< Status >(
		props.isSent ? 'sent' : 'idle'
	);
	const [ errors, setErrors ] = useState( props.errors );
	const form = useRef< HTMLFormElement >( null );
	const isOnItsWay = useRef( false );
	const prepare = () => prepareToken( config.ajax_url );

	useEffect( () => {
		listenToHeartbeat();
		if ( form.current?.matches( ':focus-within' ) ) {
			prepareToken( config.ajax_url );
		}
	}, [ config ] );
	const isFirst = useRef( true );
	useEffect( () => {
		if ( ! isFirst.current && status !== 'sending' ) {
			fitFrame();
		}
		isFirst.current = false;
	}, [ status, errors ] );

	const succeed = ( sent: HTMLFormElement, { meta }: CallResponse ) => {
		dismiss( sent.dataset.formId ?? '', AFTER_SUBSCRIPTION );
		if ( meta?.redirect_url ) {
			window.location.assign( meta.redirect_url );
			setStatus( 'idle' );
			return;
		}
		sent.reset();
		dispatch( sent, 'marketday_form_reset' );
		setStatus( 'sent' );
	};
	const fail = ( sent: HTMLFormElement, response: CallResponse ) => {
		setStatus( 'idle' );
		if ( response.meta?.redirect_url ) {
			( window.top ?? window ).location.assign(
				response.meta.redirect_url
			);
			return;
		}
		dispatch( sent, 'marketday_form_refused', response.meta ?? {} );
		emptyTrap( sent );
		setErrors(
			( response.errors ?? [] ).map( ( { message } ) => message )
		);
	};
	const send = async ( sent: HTMLFormElement ) => {
		if ( props.isPreview ) {
			setStatus( 'sent' );
			setTimeout( () => setStatus( 'idle' ), PREVIEW );
			return;
		}
		if ( isOnItsWay.current ) {
			return;
		}
		isOnItsWay.current = true;
		setStatus( 'sending' );
		try {
			succeed( sent, await subscribe( sent, config ) );
		} catch ( error ) {
			fail( sent, error instanceof CallFailure ? error.response : {} );
		}
		isOnItsWay.current = false;
	};

	return (
		<SubscriptionForm
			ref={ form }
			state={ state }
			status={ status }
			errors={ errors }
			messages={ config.messages }
			isPlain={ isElsewhere( config.ajax_url ) }
			onFocus={ prepare }
			onTry={ () => setErrors( [] ) }
			onSend={ ( sent ) => void send( sent ) }
		/>
	);
}
