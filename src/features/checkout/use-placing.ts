import { ApiError, useMarketday } from '@marketday/kernel';
import { useEffect, useRef, useState } from 'react';

import type { AddressForms, OrderField } from './checkout-props';
import { deliveryAddress, shownErrors } from './delivery-address';
import type { FormState } from './form-state';
import { sendOrder } from './send-order';
import { serverErrors } from './server-errors';
import type { FieldErrors } from './validate-form';

/** Milliseconds until the shop is asked what became of an order whose answer is lost: what is said of it is read first. */
const ASKED_AFTER = 5000;

interface Refusal {
	message: string;
	fields: FieldErrors;
}

/** Data that are sent beside the form's own fields. */
interface Further {
	paymentData: Readonly< Record< string, string > >;
	/** Values that were entered in slots, by namespace. */
	extensions: Readonly< Record< string, Record< string, string > > >;
	/** Fields that the shop adds. */
	orderFields: readonly OrderField[];
	createsAccount: boolean;
}

/** Values of the shop's own fields, as the Store API takes them; empty ones are left out. */
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

/** Sends the order once: a second press while it is on its way does nothing. */
export function usePlacing( leave: ( url: string ) => void ): Placing {
	const shop = useMarketday();
	const [ isPlacing, setPlacing ] = useState( false );
	const isSent = useRef( false );
	const [ isLost, setLost ] = useState( false );

	// It may have been placed: the basket is empty then.
	useEffect( () => {
		const timer = isLost
			? setTimeout( () => void shop.basket.refresh(), ASKED_AFTER )
			: undefined;
		return () => clearTimeout( timer );
	}, [ isLost, shop ] );

	async function send(
		form: FormState,
		{ orderFields, createsAccount, ...further }: Further
	): Promise< null > {
		const { redirectUrl } = await sendOrder( shop, {
			billing_address: form.billing,
			shipping_address: deliveryAddress( form ),
			payment_method: form.paymentMethod,
			customer_note: form.note,
			...further,
			...( orderFields.length > 0 && {
				additional_fields: additionalFields( form, orderFields ),
			} ),
			...( createsAccount && {
				create_account: true,
				customer_password: form.password,
			} ),
		} );
		leave( redirectUrl );
		return null;
	}

	return {
		isPlacing,
		place: async ( form, forms, further ) => {
			if ( isSent.current ) {
				return null;
			}
			isSent.current = true;
			setLost( false );
			setPlacing( true );
			const refusal = await send( form, further ).catch(
				( reason ): Refusal => {
					setLost(
						reason instanceof ApiError && reason.status === 0
					);
					return {
						message: String( reason?.message ?? reason ),
						fields:
							reason instanceof ApiError
								? shownErrors(
										serverErrors( reason, forms ),
										form.shipElsewhere
								  )
								: {},
					};
				}
			);
			if ( refusal ) {
				isSent.current = false;
				setPlacing( false );
			}
			return refusal;
		},
	};
}
