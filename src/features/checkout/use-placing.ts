import { useMarketday } from '@marketday/kernel';
import { useCore, useOwnCore } from '@marketday/kernel/headless';

import type { AddressForms, OrderField } from './checkout-props';
import { createCheckoutStore } from './checkout-store';
import { deliveryAddress, type FormState } from './form-state';
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
	const shop = useMarketday();
	const store = useOwnCore( undefined, () =>
		createCheckoutStore( { shop } )
	);
	const status = useCore( store, ( state ) => state.status );

	return {
		isPlacing: status === 'placing' || status === 'placed',
		place: async (
			form,
			forms,
			{ orderFields, createsAccount, ...further }
		) => {
			const isPlaced = await store.place(
				{
					billing_address: form.billing,
					shipping_address: deliveryAddress( form ),
					payment_method: form.paymentMethod,
					customer_note: form.note,
					...further,
					...( orderFields.length > 0 && {
						additional_fields: additionalFields(
							form,
							orderFields
						),
					} ),
					...( createsAccount && {
						create_account: true,
						customer_password: form.password,
					} ),
				},
				forms
			);
			const { result, problem, fields, ...now } = store.getState();
			if ( isPlaced && result ) {
				leave( result.redirectUrl );
			}
			return now.status === 'refused'
				? { message: problem, fields: atShownFields( form, fields ) }
				: null;
		},
	};
}
