import { __, type AddressKind, sprintf } from '@marketday/kernel';
import { validate } from '@marketday/validation';

import type { AddressField, AddressForms, OrderField } from './checkout-props';
import { deliveryAddress } from './delivery-address';
import type { FormState } from './form-state';

/** Message by field; fields carry the prefixes `billing_` and `shipping_`. */
export type FieldErrors = Readonly< Record< string, string > >;

const missing = ( label: string ) =>
	sprintf(
		/* translators: %s: label of a field. */
		__( '%s is a required field.', 'marketday' ),
		label
	);

/** docs/PROTOCOL.md#contact-patterns, by the type of the control. */
const TYPES: Readonly< Record< string, string > > = {
	email: 'contactEmail',
	tel: 'contactPhone',
};

/** Problem by the rules that the server has too. */
function problemOf(
	{
		type,
		required,
		label,
	}: Pick< AddressField, 'required' | 'label' > & {
		type?: string;
	},
	value: string
): string {
	const [ fault ] = validate(
		value.trim(),
		{ required, type: TYPES[ type ?? '' ] },
		{
			required: missing( label ),
			'type.contactEmail': __(
				'This value should be a valid email.',
				'marketday'
			),
			'type.contactPhone': __(
				'Enter a valid phone number.',
				'marketday'
			),
		}
	);
	return fault?.message ?? '';
}

/** Errors of one address. */
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

/** Errors where something is missing of the shop's own fields. */
const orderFieldErrors = (
	{ fields }: FormState,
	wanted: readonly OrderField[]
): FieldErrors =>
	Object.fromEntries(
		wanted
			.map( ( { id, label, required } ) => [
				id,
				problemOf( { label, required }, fields[ id ] ?? '' ),
			] )
			.filter( ( [ , problem ] ) => problem )
	);

/** The messages in the order of their fields in the form, whichever order a server has found them in. */
export function inOrder(
	errors: FieldErrors,
	form: HTMLFormElement | null
): FieldErrors {
	const names = [ ...( form?.elements ?? [] ) ].map( ( { id } ) => id );
	const placeOf = ( field: string ) => {
		const place = names.findIndex(
			( id ) => id === field || id.startsWith( `${ field }-` )
		);
		return place < 0 ? names.length : place;
	};
	return Object.fromEntries(
		Object.entries( errors ).sort(
			( [ one ], [ other ] ) => placeOf( one ) - placeOf( other )
		)
	);
}

/** Errors that the shopper must mend before the order can be sent; the server checks all of it again. */
export function formErrors(
	form: FormState,
	forms: AddressForms,
	needs: {
		payment: boolean;
		terms: boolean;
		/** An account is made, with a password of the shopper's. */
		password: boolean;
		orderFields: readonly OrderField[];
	}
): FieldErrors {
	return {
		...addressErrors( form, 'billing', forms.billing ),
		...( form.shipElsewhere
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
			? { payment_method: __( 'Choose how to pay.', 'marketday' ) }
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
