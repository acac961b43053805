import { __, type AddressKind, sprintf } from '@marketday/kernel';

import type { AddressField, AddressForms, OrderField } from './checkout-props';
import { deliveryAddress, type FormState } from './form-state';

/** Message by field; fields carry the prefixes `billing_` and `shipping_`. */
export type FieldErrors = Readonly< Record< string, string > >;

// Section 5 'Contact patterns'.
const EMAIL = /^(mailto:)?[^\s@<>]+@([^\s@.]+\.)+[a-z]{2,63}$/i;
const PHONE = /^(tel:)?\+?\d{6,15}$/;

export const isEmail = ( text: string ) => EMAIL.test( text );
export const isPhone = ( text: string ) =>
	PHONE.test( text.replace( /[-.() ]/g, '' ) );

const missing = ( label: string ) =>
	sprintf(
		/* translators: %s: label of a field. */
		__( '%s is a required field.', 'marketday' ),
		label
	);

function problemOf( field: AddressField, value: string ): string {
	if ( value.trim() === '' ) {
		return field.required ? missing( field.label ) : '';
	}
	if ( field.type === 'email' && ! isEmail( value.trim() ) ) {
		return __( 'This value should be a valid email.', 'marketday' );
	}
	if ( field.type === 'tel' && ! isPhone( value.trim() ) ) {
		return __( 'Please enter a valid phone number.', 'marketday' );
	}
	return '';
}

/** What is wrong with one address. */
export function addressErrors(
	form: FormState,
	kind: AddressKind,
	fields: readonly AddressField[]
): FieldErrors {
	const errors: Record< string, string > = {};
	for ( const field of fields ) {
		const problem = field.hidden
			? ''
			: problemOf( field, form[ kind ][ field.name ] );
		if ( problem ) {
			errors[ `${ kind }_${ field.name }` ] = problem;
		}
	}
	return errors;
}

/** What is missing of the shop's own fields. */
const orderFieldErrors = (
	{ fields }: FormState,
	wanted: readonly OrderField[]
): FieldErrors =>
	Object.fromEntries(
		wanted
			.filter(
				( { id, required } ) =>
					required && ! ( fields[ id ] ?? '' ).trim()
			)
			.map( ( { id, label } ) => [ id, missing( label ) ] )
	);

/** What the shopper must mend before the order can be sent; the server checks all of it again. */
export function formErrors(
	form: FormState,
	forms: AddressForms,
	needs: {
		delivery: boolean;
		payment: boolean;
		terms: boolean;
		/** An account is made, with a password of the shopper's. */
		password: boolean;
		orderFields: readonly OrderField[];
	}
): FieldErrors {
	return {
		...addressErrors( form, 'billing', forms.billing ),
		...( needs.delivery && form.shipElsewhere
			? addressErrors(
					{ ...form, shipping: deliveryAddress( form ) },
					'shipping',
					forms.shipping
			  )
			: {} ),
		...orderFieldErrors( form, needs.orderFields ),
		...( needs.password && ! form.password
			? { account_password: missing( __( 'Password', 'marketday' ) ) }
			: {} ),
		...( needs.payment && ! form.paymentMethod
			? { payment_method: __( 'Please choose how to pay.', 'marketday' ) }
			: {} ),
		...( needs.terms && ! form.acceptsTerms
			? {
					terms: __(
						'Please read and accept the terms and conditions to proceed with your order.',
						'marketday'
					),
			  }
			: {} ),
	};
}
