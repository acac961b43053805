import {
	__,
	type Address,
	type AddressKind,
	announce,
} from '@marketday/kernel';
import type { SelectedAddress } from '@marketday/kernel/address-search';
import { useEffect, useRef, useState } from 'react';

import type { AddressForms, CheckoutPageProps } from './checkout-props';
import { keepDraft, withDraft, withTyped } from './draft';
import { filledIn, type FormState, withField } from './form-state';
import { addressErrors, type FieldErrors } from './validate-form';

export interface CheckoutForm {
	form: FormState;
	errors: FieldErrors;
	setErrors: ( errors: FieldErrors ) => void;
	change: ( changes: Partial< FormState > ) => void;
	changeField: (
		kind: AddressKind,
		name: keyof Address,
		value: string
	) => void;
	changeOrderField: ( id: string, value: string ) => void;
	/** An address was chosen among those suggested. */
	fillAddress: ( kind: AddressKind, found: SelectedAddress ) => void;
	/** A field was left: what is wrong with it is said now, not while it is typed. */
	leaveField: (
		kind: AddressKind,
		name: keyof Address,
		forms: AddressForms
	) => void;
}

const without = ( errors: FieldErrors, ...names: string[] ): FieldErrors =>
	Object.fromEntries(
		Object.entries( errors ).filter(
			( [ name ] ) => ! names.includes( name )
		)
	);

const FIELD_OF: Partial< Record< keyof FormState, string > > = {
	paymentMethod: 'payment_method',
	acceptsTerms: 'terms',
	password: 'account_password',
};

/** docs/PROTOCOL.md#address-suggestions: the fields that follow are filled in so long after the first. */
const THEN = 50;

const firstForm = ( first: CheckoutPageProps ): FormState => ( {
	...first.values,
	shipElsewhere: first.shipElsewhere,
	paymentMethod: first.paymentMethod,
	note: first.note,
	acceptsTerms: false,
	fields: first.orderValues,
	createsAccount: first.createsAccount,
	password: '',
} );

/** The form, which a reload brings back as it was typed. Restored after the first drawing, which is the server's. */
function useKeptForm( props: CheckoutPageProps ) {
	const [ first, setFirst ] = useState( () => firstForm( props ) );
	const [ form, setForm ] = useState( first );
	const isGuest = props.login !== null;
	const given = JSON.stringify( firstForm( props ) );
	useEffect( () => {
		if ( given !== JSON.stringify( first ) ) {
			const next: FormState = JSON.parse( given );
			setFirst( next );
			setForm( ( typed ) =>
				typed === first ? next : withTyped( next, typed, first )
			);
		}
	}, [ given ] ); // eslint-disable-line react-hooks/exhaustive-deps -- what is given is its text.
	const isRestored = useRef( false );
	const { paymentMethods } = props;
	useEffect( () => {
		if ( ! isRestored.current ) {
			isRestored.current = true;
			const kept = withDraft( first, isGuest );
			const isOffered = paymentMethods.some(
				( { id } ) => id === kept.paymentMethod
			);
			setForm( ( typed ) =>
				typed === first
					? {
							...kept,
							paymentMethod: isOffered
								? kept.paymentMethod
								: first.paymentMethod,
					  }
					: typed
			);
		} else if ( form !== first ) {
			keepDraft( form, first, isGuest );
		}
	}, [ form, first, isGuest, paymentMethods ] );
	return [ form, setForm ] as const;
}

/** State of the form: what is typed and what is wrong with it. Typing in a field takes its message away. */
export function useCheckoutForm( first: CheckoutPageProps ): CheckoutForm {
	const [ form, setForm ] = useKeptForm( first );
	const [ errors, setErrors ] = useState( first.errors );

	const changeFields = ( kind: AddressKind, values: Partial< Address > ) => {
		const entries = Object.entries( values ) as [ keyof Address, string ][];
		setForm( ( before ) =>
			entries.reduce(
				( changed, [ name, value ] ) =>
					withField( changed, kind, name, value ),
				before
			)
		);
		setErrors( ( before ) =>
			without(
				before,
				...entries.map( ( [ name ] ) => `${ kind }_${ name }` )
			)
		);
	};

	return {
		form,
		errors,
		setErrors,
		change: ( changes ) => {
			setForm( ( before ) => ( { ...before, ...changes } ) );
			const names = (
				Object.keys( changes ) as ( keyof FormState )[]
			 ).map( ( name ) => FIELD_OF[ name ] ?? '' );
			setErrors( ( before ) => without( before, ...names ) );
		},
		changeField: ( kind, name, value ) =>
			changeFields( kind, { [ name ]: value } ),
		changeOrderField: ( id, value ) => {
			setForm( ( before ) => ( {
				...before,
				fields: { ...before.fields, [ id ]: value },
			} ) );
			setErrors( ( before ) => without( before, id ) );
		},
		fillAddress: ( kind, found ) => {
			const { first: now, then } = filledIn( found );
			changeFields( kind, now );
			setTimeout( () => {
				changeFields( kind, then );
				announce( __( 'Address filled in.', 'marketday' ) );
			}, THEN );
		},
		leaveField: ( kind, name, forms ) => {
			const key = `${ kind }_${ name }`;
			const problem = addressErrors( form, kind, forms[ kind ] )[ key ];
			// An empty field that was only passed through is told when the order is sent.
			if ( problem && form[ kind ][ name ] ) {
				setErrors( ( before ) => ( { ...before, [ key ]: problem } ) );
			}
		},
	};
}
