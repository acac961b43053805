import type { ShopResponse, Shopper } from './shopper';

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
): Promise< ShopResponse > {
	return shopper.storeApi( 'POST', '/checkout', {
		body: checkoutBody( changes ),
	} );
}

/** A form of a page, sent as a browser without scripts sends it: with the nonce the page shows. */
export async function sendForm(
	shopper: Shopper,
	path: string,
	fields: Record< string, string >
): Promise< ShopResponse > {
	return ( await pageForm( shopper, path, fields ) )();
}

/** The form, ready to be sent as often as one likes. */
export async function pageForm(
	shopper: Shopper,
	path: string,
	fields: Record< string, string >
): Promise< () => Promise< ShopResponse > > {
	const { text } = await shopper.get( path );
	const [ , nonce = '' ] =
		/name="marketday-nonce" value="([^"]+)"/.exec( text ) ?? [];
	return () => shopper.post( path, { ...fields, 'marketday-nonce': nonce } );
}

/** An address as the fields of a form name it. */
export const addressFields = (
	kind: string,
	address: Record< string, string >
): Record< string, string > =>
	Object.fromEntries(
		Object.entries( address ).map( ( [ name, value ] ) => [
			`${ kind }_${ name }`,
			value,
		] )
	);

/** The fields of a whole order of Ann's. */
export const orderFields = (
	email = 'ann@example.com'
): Record< string, string > => ( {
	'marketday-action': 'place-order',
	payment_method: 'cod',
	terms: '1',
	...addressFields( 'billing', { ...ANN, email } ),
} );
