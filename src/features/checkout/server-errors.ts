import type { AddressKind, ApiError } from '@marketday/kernel';
import { plainText } from '@marketday/kernel/text';

import type { AddressForms } from './checkout-props';
import type { FieldErrors } from './validate-form';

const KINDS: readonly AddressKind[] = [ 'billing', 'shipping' ];

const FIELD_OF_CODE: Readonly< Record< string, string > > = {
	woocommerce_rest_missing_email_address: 'billing_email',
	woocommerce_rest_invalid_email_address: 'billing_email',
	woocommerce_rest_invalid_address_country: 'billing_country',
	woocommerce_rest_checkout_missing_payment_method: 'payment_method',
	woocommerce_rest_checkout_payment_method_disabled: 'payment_method',
	woocommerce_rest_invalid_shipping_option: 'shipping_method',
	'registration-error-email-exists': 'billing_email',
};

const asRecord = ( value: unknown ): Record< string, unknown > =>
	typeof value === 'object' && value !== null
		? ( value as Record< string, unknown > )
		: {};
const asText = ( value: unknown ) =>
	typeof value === 'string' ? plainText( value ) : '';

/** `data.details`: each address with its first fault and further ones, whose codes end with the field's name. */
function fromDetails( details: Record< string, unknown > ): FieldErrors {
	const errors: Record< string, string > = {};
	for ( const kind of KINDS ) {
		const first = asRecord( details[ `${ kind }_address` ] );
		const further = Array.isArray( first.additional_errors )
			? first.additional_errors.map( asRecord )
			: [];
		for ( const { code, message } of [ first, ...further ] ) {
			const field = asText( code ).replace( /^(invalid|missing)_/, '' );
			if ( field && asText( message ) ) {
				errors[ `${ kind }_${ field }` ] = asText( message );
			}
		}
	}
	return errors;
}

/** `data.errors`: sentences by address that begin with the field's label. */
function fromSentences(
	errors: Record< string, unknown >,
	forms: AddressForms
): FieldErrors {
	const found: Record< string, string > = {};
	for ( const kind of KINDS ) {
		const sentences = Array.isArray( errors[ kind ] )
			? ( errors[ kind ] as unknown[] ).map( asText )
			: [];
		for ( const { name, label } of [
			...forms.billing,
			...forms[ kind ],
		] ) {
			const sentence = sentences.find( ( text ) =>
				text.startsWith( label )
			);
			if ( sentence ) {
				found[ `${ kind }_${ name }` ] = sentence;
			}
		}
	}
	return found;
}

/** Gives each of the server's messages its field; {} where the message is about none. */
export function serverErrors(
	{ code, message, data }: ApiError,
	forms: AddressForms
): FieldErrors {
	const field = FIELD_OF_CODE[ code ];
	if ( field ) {
		return { [ field ]: message };
	}
	const own = Object.entries( asRecord( data.fields ) ).map(
		( [ name, text ] ) => [ name, asText( text ) ]
	);
	return {
		...Object.fromEntries( own ),
		...fromSentences( asRecord( data.errors ), forms ),
		...fromDetails( asRecord( data.details ) ),
	};
}
