import { __, ApiError, useMarketday } from '@marketday/kernel';
import { useRef, useState } from 'react';

import type { AddressForms, OrderField } from './checkout-props';
import { deliveryAddress, type FormState } from './form-state';
import { serverErrors } from './server-errors';
import type { FieldErrors } from './validate-form';

interface Refusal {
	message: string;
	fields: FieldErrors;
}

/** What is sent beside the form's own fields. */
interface Further {
	paymentData: Readonly< Record< string, string > >;
	/** What was entered in slots, by namespace. */
	extensions: Readonly< Record< string, Record< string, string > > >;
	/** Those the shop adds. */
	orderFields: readonly OrderField[];
	createsAccount: boolean;
}

/** What the shop's own fields hold, as the Store API takes it; empty ones are left out. */
function additionalFields(
	{ fields }: FormState,
	known: readonly OrderField[]
): Record< string, string | boolean > {
	return Object.fromEntries(
		known.flatMap( ( { id, name, type } ) => {
			const value = fields[ id ] ?? '';
			return value === ''
				? []
				: [ [ name, type === 'checkbox' ? true : value ] ];
		} )
	);
}

export interface Placing {
	isPlacing: boolean;
	/** Sends the order; null when it was placed and the page is being left. */
	place: (
		form: FormState,
		forms: AddressForms,
		further: Further
	) => Promise< Refusal | null >;
}

const refuse = ( message: string, fields: FieldErrors = {} ): Refusal => ( {
	message,
	fields,
} );

/** Where the order goes to the billing address, what is wrong with the delivery address is told there. */
const atShownFields = ( { shipElsewhere }: FormState, errors: FieldErrors ) =>
	shipElsewhere
		? errors
		: Object.fromEntries(
				Object.entries( errors ).map( ( [ name, message ] ) => [
					name.replace( /^shipping_(?!method)/, 'billing_' ),
					message,
				] )
		  );

/** Sends the order once: a second press while it is on its way does nothing. */
export function usePlacing( leave: ( url: string ) => void ): Placing {
	const { client, basket, checkout } = useMarketday();
	const [ isPlacing, setPlacing ] = useState( false );
	const isSent = useRef( false );

	async function send(
		form: FormState,
		{ paymentData, extensions, orderFields, createsAccount }: Further
	): Promise< Refusal | null > {
		const collected = await checkout.collect();
		const current = basket.getState().basket;
		const prepared = current
			? await checkout.payment( form.paymentMethod )?.prepare?.( current )
			: undefined;
		const result = await client.storeApi.checkout( {
			billing_address: form.billing,
			shipping_address: deliveryAddress( form ),
			payment_method: form.paymentMethod,
			customer_note: form.note,
			payment_data: Object.entries( { ...paymentData, ...prepared } ).map(
				( [ key, value ] ) => ( { key, value } )
			),
			extensions: { ...extensions, ...collected },
			...( orderFields.length > 0 && {
				additional_fields: additionalFields( form, orderFields ),
			} ),
			...( createsAccount && {
				create_account: true,
				customer_password: form.password,
			} ),
		} );
		if ( ! result.redirectUrl ) {
			return refuse(
				__(
					'Something went wrong. Please try again or choose another payment source.',
					'marketday'
				)
			);
		}
		leave( result.redirectUrl );
		return null;
	}

	return {
		isPlacing,
		place: async ( form, forms, further ) => {
			if ( isSent.current ) {
				return null;
			}
			isSent.current = true;
			setPlacing( true );
			const refusal = await send( form, further ).catch( ( reason ) => {
				checkout.reset();
				if ( ! ( reason instanceof ApiError ) ) {
					return refuse( String( reason?.message ?? reason ) );
				}
				if ( reason.basket ) {
					basket.seed( reason.basket );
				}
				return refuse(
					reason.message,
					atShownFields( form, serverErrors( reason, forms ) )
				);
			} );
			if ( refusal ) {
				isSent.current = false;
				setPlacing( false );
			}
			return refusal;
		},
	};
}
