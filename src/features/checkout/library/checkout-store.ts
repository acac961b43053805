import {
	ApiError,
	type CheckoutResult,
	type Marketday,
} from '@marketday/kernel';
import { type Core, createCore } from '@marketday/kernel/headless';

import type { AddressForms } from '../checkout-props';
import { type OrderRequest, sendOrder } from '../send-order';
import { serverErrors } from '../server-errors';

export interface CheckoutState {
	readonly status: 'idle' | 'placing' | 'placed' | 'refused';
	/** The reason why the order was refused, in the shop's words; '' where it was not. */
	readonly problem: string;
	/** Errors of fields: a sentence by `billing_email`, `shipping_postcode`, `payment_method`. */
	readonly fields: Readonly< Record< string, string > >;
	/** The order that was placed. */
	readonly result: CheckoutResult | null;
}

export interface CheckoutActions {
	/**
	 * Sends the order, once: while one is on its way, and after one was placed, another press does nothing.
	 *
	 * @return Whether it was placed: go on to `result.redirectUrl`.
	 */
	place: ( order: OrderRequest ) => Promise< boolean >;
}

export type CheckoutStore = Core< CheckoutState > & CheckoutActions;

export interface CheckoutStoreOptions {
	shop: Pick< Marketday, 'client' | 'basket' | 'checkout' >;
	/** The fields that are shown: what a shop says of a field by its label alone is told at that field. */
	forms?: AddressForms | undefined;
}

const NO_FORMS: AddressForms = { billing: [], shipping: [] };

/**
 * A checkout of one's own drawing: places an order, once, with what the shop's extensions bring.
 *
 * @example
 * const checkout = createCheckoutStore( { shop } );
 * const isPlaced = await checkout.place( { billing_address: address, shipping_address: address, payment_method: 'cod' } );
 */
export const createCheckoutStore = ( {
	shop,
	forms = NO_FORMS,
}: CheckoutStoreOptions ): CheckoutStore =>
	createCore< CheckoutState, CheckoutActions >(
		{ status: 'idle', problem: '', fields: {}, result: null },
		( { get, set } ) => ( {
			actions: {
				place: async ( order ) => {
					if ( [ 'placing', 'placed' ].includes( get().status ) ) {
						return false;
					}
					set( { status: 'placing', problem: '', fields: {} } );
					try {
						const result = await sendOrder( shop, order );
						set( { status: 'placed', result } );
						return true;
					} catch ( reason ) {
						set( {
							status: 'refused',
							problem:
								reason instanceof Error
									? reason.message
									: String( reason ),
							fields:
								reason instanceof ApiError
									? serverErrors( reason, forms )
									: {},
						} );
						return false;
					}
				},
			},
		} )
	);
