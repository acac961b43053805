import type { Answer, Shopper } from './shopper';

export const ANN = {
	first_name: 'Ann',
	last_name: 'Smith',
	company: '',
	address_1: '1 High Street',
	address_2: '',
	city: 'York',
	state: '',
	postcode: 'YO1 7HH',
	country: 'GB',
	phone: '',
};

/** A whole order as the checkout sends it; parts may be changed. */
export function checkoutBody(
	changes: Record< string, unknown > = {}
): Record< string, unknown > {
	return {
		billing_address: { ...ANN, email: 'ann@example.com' },
		shipping_address: ANN,
		payment_method: 'cod',
		payment_data: [],
		customer_note: '',
		...changes,
	};
}

export function placeOrder(
	shopper: Shopper,
	changes: Record< string, unknown > = {}
): Promise< Answer > {
	return shopper.storeApi( 'POST', '/checkout', {
		body: checkoutBody( changes ),
	} );
}
