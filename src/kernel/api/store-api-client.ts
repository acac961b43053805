import type { Address } from '../basket/address';
import type { Basket } from '../basket/basket';
import { ApiError } from './api-error';
import { basketFromCart } from './basket-from-cart';
import { createCredentials, type CredentialsOptions } from './credentials';
import { plainText } from '../text/plain-text';
import type { Queue } from './queue';
import { errorFrom, readJson, type Transport } from './transport';

export interface AddItem {
	/** Of the product, or of the variation. */
	id: number;
	quantity: number;
	variation?: ReadonlyArray< { attribute: string; value: string } >;
}

export interface CheckoutOrder {
	billing_address: Address;
	shipping_address: Address;
	payment_method: string;
	customer_note?: string;
	create_account?: boolean;
	customer_password?: string;
	payment_data?: ReadonlyArray< { key: string; value: string | boolean } >;
	/** By namespace, e.g. order attribution (section 3). */
	extensions?: Readonly< Record< string, unknown > >;
}

export interface CheckoutResult {
	orderId: number;
	orderKey: string;
	status: string;
	paymentStatus: string;
	redirectUrl: string;
	paymentDetails: ReadonlyArray< { key: string; value: string } >;
}

/** WooCommerce's Store API, as both engines speak it. Changes of the basket are sent one at a time, in order. */
export interface StoreApiClient {
	cart: () => Promise< Basket >;
	addItem: ( item: AddItem ) => Promise< Basket >;
	updateItem: ( key: string, quantity: number ) => Promise< Basket >;
	removeItem: ( key: string ) => Promise< Basket >;
	applyCoupon: ( code: string ) => Promise< Basket >;
	removeCoupon: ( code: string ) => Promise< Basket >;
	selectShippingRate: (
		packageId: string,
		rateId: string
	) => Promise< Basket >;
	updateCustomer: ( addresses: {
		billing?: Partial< Address >;
		shipping?: Partial< Address >;
	} ) => Promise< Basket >;
	checkout: ( order: CheckoutOrder ) => Promise< CheckoutResult >;
	/** Products as the Store API tells them; parameters are the Store API's own. */
	products: (
		query: Readonly< Record< string, string | number | boolean > >
	) => Promise< { products: unknown[]; total: number; pages: number } >;
}

export interface StoreApiOptions extends CredentialsOptions {
	/** The site's REST root, e.g. `https://shop.example/wp-json/`. */
	restUrl: string;
	transport: Transport;
	queue: Queue;
}

const NONCE_CODES = [
	'woocommerce_rest_missing_nonce',
	'woocommerce_rest_invalid_nonce',
];

const isNonceRefused = ( { status, code }: ApiError ) =>
	( status === 401 || status === 403 ) && NONCE_CODES.includes( code );

const isRecord = ( value: unknown ): value is Record< string, unknown > =>
	typeof value === 'object' && value !== null;

/** WordPress without pretty addresses has the route in `?rest_route=`, so that a query must join with `&`. */
function addressOf( restUrl: string, path: string ): string {
	const route = restUrl.includes( '?' ) ? path.replace( '?', '&' ) : path;
	return `${ restUrl }wc/store/v1/${ route }`;
}

/** A 409 sends the basket as it is now. */
function withBasket( error: ApiError ): ApiError {
	if ( ! error.data.cart ) {
		return error;
	}
	const { status, code, message, data } = error;
	return new ApiError(
		status,
		code,
		message,
		data,
		basketFromCart( data.cart )
	);
}

function checkoutResult( body: unknown ): CheckoutResult {
	const order = isRecord( body ) ? body : {};
	const payment = isRecord( order.payment_result )
		? order.payment_result
		: {};
	const text = ( value: unknown ) =>
		typeof value === 'string' ? value : '';
	return {
		orderId: Number( order.order_id ?? 0 ),
		orderKey: text( order.order_key ),
		status: text( order.status ),
		paymentStatus: text( payment.payment_status ),
		redirectUrl: text( payment.redirect_url ),
		paymentDetails: Array.isArray( payment.payment_details )
			? payment.payment_details
			: [],
	};
}

export function createStoreApiClient( {
	restUrl,
	transport,
	queue,
	...known
}: StoreApiOptions ): StoreApiClient {
	const credentials = createCredentials( known );

	async function send( path: string, body?: unknown ): Promise< Response > {
		const headers: Record< string, string > = {
			Accept: 'application/json',
			...credentials.headers( body !== undefined ),
		};
		if ( body !== undefined ) {
			headers[ 'Content-Type' ] = 'application/json';
		}
		const response = await transport( addressOf( restUrl, path ), {
			method: body === undefined ? 'GET' : 'POST',
			headers,
			...( body === undefined
				? { cache: 'no-store' as const }
				: { body: JSON.stringify( body ) } ),
		} );
		credentials.take( response.headers );
		return response;
	}

	async function answer( response: Response ): Promise< unknown > {
		const body = await readJson( response );
		if ( ! response.ok ) {
			const error = errorFrom( response.status, body );
			throw withBasket(
				new ApiError(
					error.status,
					error.code,
					plainText( error.message ),
					error.data
				)
			);
		}
		return body;
	}

	/** The nonce or the token is fetched when it is first needed, and renewed exactly once when the server refuses it. */
	const change = ( path: string, body: unknown ) =>
		queue( async () => {
			if ( ! credentials.areThere() ) {
				await send( 'cart' );
			}
			try {
				return await answer( await send( path, body ) );
			} catch ( error ) {
				if (
					! ( error instanceof ApiError && isNonceRefused( error ) )
				) {
					throw error;
				}
				credentials.forgetNonce();
				await send( 'cart' );
				return answer( await send( path, body ) );
			}
		} );

	const changeBasket = async ( path: string, body: unknown ) =>
		basketFromCart( await change( 'cart/' + path, body ) );

	return {
		// In the queue too: an answer from before a change must not arrive after it.
		cart: () =>
			queue( async () =>
				basketFromCart( await answer( await send( 'cart' ) ) )
			),
		addItem: ( item ) => changeBasket( 'add-item', item ),
		updateItem: ( key, quantity ) =>
			changeBasket( 'update-item', { key, quantity } ),
		removeItem: ( key ) => changeBasket( 'remove-item', { key } ),
		applyCoupon: ( code ) => changeBasket( 'apply-coupon', { code } ),
		removeCoupon: ( code ) => changeBasket( 'remove-coupon', { code } ),
		selectShippingRate: ( packageId, rateId ) =>
			changeBasket( 'select-shipping-rate', {
				package_id: /^\d+$/.test( packageId )
					? Number( packageId )
					: packageId,
				rate_id: rateId,
			} ),
		updateCustomer: ( { billing, shipping } ) =>
			changeBasket( 'update-customer', {
				...( billing && { billing_address: billing } ),
				...( shipping && { shipping_address: shipping } ),
			} ),
		checkout: async ( order ) =>
			checkoutResult( await change( 'checkout', order ) ),
		products: async ( query ) => {
			const search = new URLSearchParams(
				Object.entries( query ).map( ( [ name, value ] ) => [
					name,
					String( value ),
				] )
			);
			const response = await send( `products?${ search }` );
			const products = await answer( response );
			return {
				products: Array.isArray( products ) ? products : [],
				total: Number( response.headers.get( 'X-WP-Total' ) ?? 0 ),
				pages: Number( response.headers.get( 'X-WP-TotalPages' ) ?? 0 ),
			};
		},
	};
}
