import { call, WalletRefusal, SORRY, type WalletParams } from './calls';
import type { WalletPage } from './wallet-page';
import type { WalletAddress } from './wallet-types';

interface WireCart {
	shipping_address: Record< string, string >;
	shipping_rates: Array< {
		package_id: number | string;
		shipping_rates: Array< { rate_id: string } >;
	} >;
}

let nonce = '';

async function store(
	page: WalletPage,
	path: string,
	body?: unknown
): Promise< WireCart > {
	const response = await fetch( `${ page.restUrl }wc/store/v1/${ path }`, {
		method: body ? 'POST' : 'GET',
		credentials: 'same-origin',
		headers: {
			...( nonce ? { Nonce: nonce } : {} ),
			...( body ? { 'Content-Type': 'application/json' } : {} ),
		},
		...( body ? { body: JSON.stringify( body ) } : {} ),
	} );
	nonce = response.headers.get( 'Nonce' ) ?? nonce;
	if ( ! response.ok ) {
		throw new WalletRefusal( SORRY() );
	}
	return response.json();
}

/** The basket is sent where the shopper says in PayPal's window; rejects where nothing is sent there. */
export async function moveDelivery(
	orderId: string,
	address: WalletAddress,
	params: WalletParams,
	page: WalletPage
): Promise< void > {
	const { shipping_address: before } = await store( page, 'cart' );
	const { city, state, postalCode, countryCode } = address;
	await store( page, 'cart/update-customer', {
		shipping_address: {
			...before,
			address_1: '',
			address_2: '',
			city,
			state,
			postcode: postalCode,
			country: countryCode,
		},
	} );
	await call( 'ppc-update-shipping', params, { order_id: orderId } );
}

/** Another way of delivery was chosen there. */
export async function chooseDelivery(
	orderId: string,
	rate: string,
	params: WalletParams,
	page: WalletPage
): Promise< void > {
	const cart = await store( page, 'cart' );
	const at = cart.shipping_rates.find( ( { shipping_rates: rates } ) =>
		rates.some( ( { rate_id: id } ) => id === rate )
	);
	await store( page, 'cart/select-shipping-rate', {
		package_id: at?.package_id ?? 0,
		rate_id: rate,
	} );
	await call( 'ppc-update-shipping', params, { order_id: orderId } );
}
