import type { Address, AddressKind } from '@marketday/kernel';
import { useState } from 'react';

import type { AddressForms, CheckoutPageProps } from './checkout-props';
import { type FormState, withField } from './form-state';
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
};

/** What is typed and what is wrong with it. Typing in a field takes its message away. */
export function useCheckoutForm( first: CheckoutPageProps ): CheckoutForm {
	const [ form, setForm ] = useState< FormState >( {
		...first.values,
		shipElsewhere: first.shipElsewhere,
		paymentMethod: first.paymentMethod,
		note: first.note,
		acceptsTerms: false,
	} );
	const [ errors, setErrors ] = useState( first.errors );

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
		changeField: ( kind, name, value ) => {
			setForm( ( before ) => withField( before, kind, name, value ) );
			setErrors( ( before ) => without( before, `${ kind }_${ name }` ) );
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
