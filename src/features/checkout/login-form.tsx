import { __ } from '@marketday/kernel';
import { Field, Slot, type SlotContents } from '@marketday/ui';
import { type FormEvent, useEffect, useRef, useState } from 'react';

import { Checkbox } from './checkbox';
import { type LoginCall, type LoginErrors, logIn } from './login-call';
import { navigation } from './navigation';
import { passwordToggle } from './password-toggle';

/** State of the log-in: its call, and what was tried without scripts. */
export interface Login extends LoginCall {
	readonly username: string;
	readonly errors: LoginErrors;
}

export interface LoginFormProps {
	login: Login;
	nonce: string;
	lostPasswordUrl: string;
	/** Address of this page, which takes the plain form. */
	formUrl: string;
	slots?: SlotContents | undefined;
}

/** Fields that others have put into the form's slot. */
const furtherFields = ( form: HTMLFormElement | null ) =>
	[ ...( form ? new FormData( form ) : [] ) ].filter(
		( field ): field is [ string, string ] =>
			field[ 0 ].startsWith( 'marketday_' ) &&
			typeof field[ 1 ] === 'string'
	);

const focusFirstError = ( form: HTMLFormElement | null ) =>
	(
		form?.querySelector< HTMLElement >( '[aria-invalid="true"]' ) ??
		form?.querySelector< HTMLElement >( '#password' )
	)?.focus();

/** State of the log-in's form: what is typed, what is wrong with it, and the sending. */
function useLogin( login: Login ) {
	const element = useRef< HTMLFormElement >( null );
	const [ username, setUsername ] = useState( login.username );
	const [ password, setPassword ] = useState( '' );
	const [ isRemembered, setRemembered ] = useState( false );
	const [ errors, setErrors ] = useState( login.errors );
	const [ isBusy, setBusy ] = useState( false );
	useEffect( () => element.current?.setAttribute( 'novalidate', '' ), [] );
	/** Number of refused log-ins. */
	const [ refusals, setRefusals ] = useState( 0 );
	useEffect( () => {
		// The messages are drawn, now the keyboard goes to them.
		if ( refusals > 0 ) {
			focusFirstError( element.current );
		}
	}, [ refusals ] );

	async function submit( event: FormEvent ) {
		event.preventDefault();
		if ( isBusy ) {
			return;
		}
		setBusy( true );
		const found = await logIn( login, {
			username,
			password,
			isRemembered,
			further: furtherFields( element.current ),
		} );
		if ( Object.keys( found ).length === 0 ) {
			navigation.reload();
			return;
		}
		setBusy( false );
		setErrors( found );
		setRefusals( refusals + 1 );
		// What stands in the form's slot is asked anew.
		element.current?.dispatchEvent(
			new CustomEvent( 'marketday_form_refused' )
		);
	}

	const field = ( id: 'username' | 'password', value: string ) => ( {
		id,
		value,
		isRequired: true,
		error: errors[ id ] ?? '',
	} );
	const onType = ( set: ( value: string ) => void ) => ( value: string ) => {
		set( value );
		setErrors( {} );
	};

	return {
		element,
		errors,
		isBusy,
		submit,
		username: {
			...field( 'username', username ),
			onChange: onType( setUsername ),
		},
		password: {
			...field( 'password', password ),
			onChange: onType( setPassword ),
		},
		remember: { isChecked: isRemembered, onChange: setRemembered },
	};
}

/** Form for shoppers with an account: the page is loaded anew as theirs, with the basket they had. */
export function LoginForm( {
	login,
	nonce,
	lostPasswordUrl,
	formUrl,
	slots,
}: LoginFormProps ) {
	const form = useLogin( login );
	return (
		<details
			className="marketday-more"
			open={ Object.keys( login.errors ).length > 0 }
		>
			<summary>{ __( 'Have an account? Log in', 'marketday' ) }</summary>
			<form
				className="marketday-checkout__log-in"
				method="post"
				action={ formUrl }
				ref={ form.element }
				onSubmit={ form.submit }
			>
				<input
					type="hidden"
					name="marketday-action"
					value="checkout-log-in"
				/>
				<input type="hidden" name="marketday-nonce" value={ nonce } />
				{ form.errors.default && (
					<div
						className="marketday-notice marketday-notice--error wopb-form-error"
						role="alert"
					>
						<p>{ form.errors.default }</p>
					</div>
				) }
				<Field
					{ ...form.username }
					label={ __( 'Username or email address', 'marketday' ) }
					autoComplete="username"
				/>
				<Field
					{ ...form.password }
					label={ __( 'Password', 'marketday' ) }
					type="password"
					toggle={ passwordToggle() }
					autoComplete="current-password"
				/>
				<p className="marketday-checkout__remember">
					<Checkbox id="rememberme" { ...form.remember }>
						{ __( 'Remember me', 'marketday' ) }
					</Checkbox>
				</p>
				<Slot name="checkout-log-in" contents={ slots } />
				<button
					type="submit"
					className="marketday-button marketday-button--quiet"
					aria-busy={ form.isBusy }
				>
					{ __( 'Log in', 'marketday' ) }
				</button>
				<a href={ lostPasswordUrl }>
					{ __( 'Lost your password?', 'marketday' ) }
				</a>
			</form>
		</details>
	);
}
