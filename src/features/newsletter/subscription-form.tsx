import { classes } from '@marketday/ui';
import {
	type FormEvent,
	forwardRef,
	Fragment,
	type ReactNode,
	useEffect,
	useImperativeHandle,
	useRef,
} from 'react';

import { elementProps } from './element-props';
import { Parts } from './form-fields';
import { type FormState, namesOf, type Trap } from './form-state';
import { SendingContext } from './sending-context';
import { FaultsContext, useValidation } from './use-validation';

export type Status = 'idle' | 'sending' | 'sent';

export interface SubscriptionFormProps {
	readonly state: FormState;
	readonly status: Status;
	/** Errors of no field of its own, line by line. */
	readonly errors: readonly string[];
	/** Messages of the validation in the page's language, by rule. */
	readonly messages?: Readonly< Record< string, string > > | undefined;
	readonly className?: string | undefined;
	/** Somebody tries to send it: what was said of the time before is gone. */
	readonly onTry?: ( () => void ) | undefined;
	/** All fields are right: the form is to be sent. */
	readonly onSend: ( form: HTMLFormElement ) => void;
	/** True if the browser is to send it by itself. */
	readonly isPlain?: boolean;
	readonly onFocus?: ( () => void ) | undefined;
	/** Stands behind the fields. */
	readonly children?: ReactNode;
}

function TrapField( { label, isShown, attributes }: Trap ) {
	return (
		<p
			{ ...( ! isShown && {
				className: 'marketday-newsletter__trap',
				'aria-hidden': true,
			} ) }
		>
			<label>
				{ `${ label } ` }
				<input { ...elementProps( attributes ) } defaultValue="" />
			</label>
		</p>
	);
}

function Errors( { lines }: { lines: readonly string[] } ) {
	return (
		<div className="marketday-newsletter__errors" role="alert">
			{ lines.length > 0 && (
				<p>
					{ lines.map( ( line, place ) => (
						<Fragment key={ place }>
							{ place > 0 && <br /> }
							{ line }
						</Fragment>
					) ) }
				</p>
			) }
		</div>
	);
}

/** A form that subscribes: its fields, what is wrong with them, and what is said once it is taken. */
export const SubscriptionForm = forwardRef<
	HTMLFormElement,
	SubscriptionFormProps
>( function Subscription( props, ref ) {
	const { state, status, errors, messages, isPlain = false } = props;
	const { attributes, hidden, trap, success, parts } = state;
	const form = useRef< HTMLFormElement >( null );
	const message = useRef< HTMLDivElement >( null );
	const { faults, validate } = useValidation(
		form,
		parts ? namesOf( parts ) : [],
		messages
	);
	useImperativeHandle( ref, () => form.current as HTMLFormElement );

	const before = useRef( status );
	useEffect( () => {
		if ( status === 'sent' && before.current !== 'sent' ) {
			message.current?.focus();
		}
		before.current = status;
	}, [ status ] );

	const submit = ( event: FormEvent< HTMLFormElement > ) => {
		const { currentTarget } = event;
		if ( isPlain ) {
			return;
		}
		event.preventDefault();
		props.onTry?.();
		void validate().then( ( isRight ) => {
			if ( isRight ) {
				props.onSend( currentTarget );
			}
		} );
	};

	return (
		<form
			{ ...elementProps( attributes ) }
			ref={ form }
			className={ classes(
				'marketday-newsletter__form',
				status === 'sent' && 'is-sent',
				status === 'sending' && 'is-sending',
				props.className
			) }
			onSubmit={ submit }
			onFocus={ props.onFocus }
		>
			{ hidden.map( ( { name, value } ) => (
				<input
					key={ name }
					type="hidden"
					name={ name }
					value={ value }
				/>
			) ) }
			{ trap && <TrapField { ...trap } /> }
			<div className="marketday-newsletter__message">
				<Errors lines={ errors } />
				<div
					ref={ message }
					className="marketday-newsletter__success"
					role="status"
					tabIndex={ -1 }
					data-message={ success }
				>
					{ status === 'sent' && <p>{ success }</p> }
				</div>
			</div>
			{ parts && (
				<div className="marketday-newsletter__fields">
					<FaultsContext.Provider value={ faults }>
						<SendingContext.Provider value={ status === 'sending' }>
							<Parts parts={ parts } />
							{ props.children }
						</SendingContext.Provider>
					</FaultsContext.Provider>
				</div>
			) }
		</form>
	);
} );
