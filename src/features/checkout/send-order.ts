import {
	type CheckoutOrder,
	type CheckoutResult,
	type Marketday,
	ApiError,
	__,
} from '@marketday/kernel';

/** An order as a form knows it. */
export interface OrderRequest
	extends Omit< CheckoutOrder, 'payment_data' | 'extensions' > {
	/** Values of the payment method's own fields, by name. */
	readonly paymentData?: Readonly< Record< string, string > > | undefined;
	/** Values that were entered beside the form's own fields, by namespace. */
	readonly extensions?: CheckoutOrder[ 'extensions' ] | undefined;
}

/**
 * Sends an order with what the shop's extensions bring: captchas, attribution, the payment method's own preparation.
 *
 * @param  shop
 * @param  request
 * @return Where the shopper goes on stands in `redirectUrl`.
 * @throws {ApiError} Where the shop refuses: nothing is ordered, the extensions are as new, the basket is as the shop has it.
 * @throws {Error}    Where an extension does.
 */
export async function sendOrder(
	shop: Pick< Marketday, 'client' | 'basket' | 'checkout' >,
	request: OrderRequest
): Promise< CheckoutResult > {
	const { client, basket, checkout } = shop;
	const { paymentData, extensions, ...order } = request;
	try {
		const collected = await checkout.collect();
		const current = basket.getState().basket;
		const prepared = current
			? await checkout
					.payment( order.payment_method )
					?.prepare?.( current )
			: undefined;
		const result = await client.storeApi.checkout( {
			...order,
			payment_data: Object.entries( { ...paymentData, ...prepared } ).map(
				( [ key, value ] ) => ( { key, value } )
			),
			extensions: { ...extensions, ...collected },
		} );
		if ( ! result.redirectUrl ) {
			throw new Error(
				__(
					'Something went wrong. Please try again or choose another payment source.',
					'marketday'
				)
			);
		}
		return result;
	} catch ( reason ) {
		checkout.reset();
		if ( reason instanceof ApiError && reason.basket ) {
			basket.seed( reason.basket );
		}
		throw reason;
	}
}
