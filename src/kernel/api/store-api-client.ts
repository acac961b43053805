import type { Address } from '../basket/address';
import type { Basket } from '../basket/basket';
import { ApiError } from './api-error';
import { basketFromCart } from './basket-from-cart';
import { createCredentials, type CredentialsOptions } from './credentials';
import { plainText } from '../text/plain-text';
import type { Queue } from './queue';
import { errorFrom, readJson, type Transport } from './transport';
import { Wire } from './wire';

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
	/** Quantities by the line's key: several lines go in one request. */
	updateItems: (
		quantities: Readonly< Record< string, number > >
	) => Promise< Basket >;
	removeItem: ( key: string ) => Promise< Basket >;
	/** Brings a line back that was removed in this session. */
	restoreItem: ( key: string ) => Promise< Basket >;
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

/** Milliseconds until what failed is tried again. */
const AGAIN = 500;

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

/** A line that is down for a moment, or a server that is; not a shop that takes too long. */
const isPassing = ( error: unknown ) =>
	error instanceof ApiError &&
	( error.code === 'fetch_error' || error.status >= 500 );

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

function refusal( status: number, body: unknown ): ApiError {
	const error = errorFrom( status, body );
	return withBasket(
		new ApiError(
			error.status,
			error.code,
			plainText( error.message ),
			error.data
		)
	);
}

type ItemChange = readonly [ verb: string, body: object ];

/** The Store API knows no quantity of nothing. */
const itemChange = ( [ key, quantity ]: [ string, number ] ): ItemChange =>
	quantity > 0
		? [ 'update-item', { key, quantity } ]
		: [ 'remove-item', { key } ];

/** The basket as a batch has left it. What one of its changes was refused with is told, with the basket as the others have made it. */
function lastBasket( batch: unknown ): Basket {
	const answers = new Wire( batch ).list( 'responses', ( one ) => ( {
		status: one.number( 'status' ),
		body: one.field( 'body' ),
	} ) );
	const refused = answers.find( ( { status } ) => status >= 400 );
	const made = answers.filter( ( { status } ) => status < 400 ).at( -1 );
	if ( ! refused ) {
		return basketFromCart( made?.body );
	}
	const error = refusal( refused.status, refused.body );
	const { status, code, message, data, basket } = error;
	throw new ApiError(
		status,
		code,
		message,
		data,
		made ? basketFromCart( made.body ) : basket
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
			throw refusal( response.status, body );
		}
		return body;
	}

	/**
	 * The nonce or the token is fetched when it is first needed, and renewed exactly once when the server refuses it.
	 *
	 * @param body Made for each try: a batch carries the nonce in it.
	 * @param read Throws where the answer holds a refusal.
	 */
	async function attempt< Result >(
		path: string,
		body: () => unknown,
		read: ( answered: unknown ) => Result
	): Promise< Result > {
		const once = async () =>
			read( await answer( await send( path, body() ) ) );
		if ( ! credentials.areThere() ) {
			await send( 'cart' );
		}
		try {
			return await once();
		} catch ( error ) {
			if ( ! ( error instanceof ApiError && isNonceRefused( error ) ) ) {
				throw error;
			}
			credentials.forgetNonce();
			await send( 'cart' );
			return once();
		}
	}

	/** For what made twice is the same as made once. A shopper who has waited until the time was up is told at once. */
	const orAgain = async < Result >( task: () => Promise< Result > ) => {
		try {
			return await task();
		} catch ( error ) {
			if ( ! isPassing( error ) ) {
				throw error;
			}
			await new Promise( ( resolve ) => setTimeout( resolve, AGAIN ) );
			return task();
		}
	};

	const addToBasket = ( body: unknown ) =>
		queue( () => attempt( 'cart/add-item', () => body, basketFromCart ) );

	const changeBasket = ( path: string, body: unknown ) =>
		queue( () =>
			orAgain( () =>
				attempt( 'cart/' + path, () => body, basketFromCart )
			)
		);

	/** Several lines, one after the other on the server. */
	const changeTogether = ( changes: readonly ItemChange[] ) =>
		queue( () =>
			orAgain( () =>
				attempt(
					'batch',
					() => ( {
						requests: changes.map( ( [ verb, body ] ) => ( {
							method: 'POST',
							path: `/wc/store/v1/cart/${ verb }`,
							headers: credentials.headers( true ),
							body,
						} ) ),
					} ),
					lastBasket
				)
			)
		);

	return {
		// In the queue too: an answer from before a change must not arrive after it.
		cart: () =>
			queue( async () =>
				basketFromCart( await answer( await send( 'cart' ) ) )
			),
		// Sent again it would be added twice.
		addItem: addToBasket,
		updateItems: ( quantities ) => {
			const changes = Object.entries( quantities ).map( itemChange );
			const [ first ] = changes;
			return first && changes.length === 1
				? changeBasket( ...first )
				: changeTogether( changes );
		},
		removeItem: ( key ) => changeBasket( 'remove-item', { key } ),
		restoreItem: ( key ) =>
			changeBasket( 'extensions', {
				namespace: 'marketday',
				data: { restore: key },
			} ),
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
		checkout: ( order ) =>
			queue( () => attempt( 'checkout', () => order, checkoutResult ) ),
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
