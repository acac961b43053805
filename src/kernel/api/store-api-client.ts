import type { Address } from '../basket/address';
import type { Basket } from '../basket/basket';
import { basketFromCart } from './basket-from-cart';
import { createCredentials, type CredentialsOptions } from './credentials';
import type { Queue } from './queue';
import { createRequests, isUnanswered, refusal } from './store-api-requests';
import type { Transport } from './transport';
import { Wire } from './wire';

export interface AddItem {
	/** Id of the product, or of the variation. */
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
	/** Data by namespace, e.g. order attribution (docs/PROTOCOL.md#order-attribution). */
	extensions?: Readonly< Record< string, unknown > >;
	/** Values of the shop's own fields, by their names. */
	additional_fields?: Readonly< Record< string, string | boolean > >;
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
	/** Asks a shop with Marketday for what the calls of the cart do not have. @return The cart's JSON. */
	wish: ( data: Readonly< Record< string, unknown > > ) => Promise< unknown >;
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

type ItemChange = readonly [ verb: string, body: object ];

/** The Store API knows no quantity of nothing. */
const itemChange = ( [ key, quantity ]: [ string, number ] ): ItemChange =>
	quantity > 0
		? [ 'update-item', { key, quantity } ]
		: [ 'remove-item', { key } ];

/** The basket as a batch has left it. What one of its changes was refused with is told, with the basket as the others have made it. */
function lastBasket( batch: unknown ): Basket {
	const responses = new Wire( batch ).list( 'responses', ( one ) => ( {
		status: one.number( 'status' ),
		body: one.field( 'body' ),
	} ) );
	const refused = responses.find( ( { status } ) => status >= 400 );
	const made = responses.filter( ( { status } ) => status < 400 ).at( -1 );
	if ( ! refused ) {
		return basketFromCart( made?.body );
	}
	const error = refusal( refused.status, refused.body );
	throw made
		? Object.assign( error, { basket: basketFromCart( made.body ) } )
		: error;
}

function checkoutResult( body: unknown ): CheckoutResult {
	const order = new Wire( body );
	const payment = order.maybe( 'payment_result' ) ?? new Wire( {} );
	return {
		orderId: Number( order.id( 'order_id' ) ),
		orderKey: order.id( 'order_key' ),
		status: order.id( 'status' ),
		paymentStatus: payment.id( 'payment_status' ),
		redirectUrl: payment.id( 'redirect_url' ),
		paymentDetails: payment.listOrNone( 'payment_details', ( one ) => ( {
			key: one.id( 'key' ),
			value: one.id( 'value' ),
		} ) ),
	};
}

/** The shop knows an order by a key until its answer has come: sent again with it, it is not made again but answered. */
function sendOrders(
	send: ( order: CheckoutOrder ) => Promise< CheckoutResult >
): StoreApiClient[ 'checkout' ] {
	let key = '';
	return ( order ) => {
		key ||= `${ Date.now() }-${ Math.random() }`;
		const extensions = { ...order.extensions, marketday: { key } };
		const sent = send( { ...order, extensions } );
		// A refusal is an answer: what is sent after it is another order.
		const end = ( error?: unknown ) => {
			key = isUnanswered( error ) ? key : '';
		};
		sent.then( end, end );
		return sent;
	};
}

export function createStoreApiClient( {
	restUrl,
	transport,
	queue,
	...known
}: StoreApiOptions ): StoreApiClient {
	const credentials = createCredentials( known );
	const { send, answer, attempt, orAgain } = createRequests( {
		restUrl,
		transport,
		credentials,
	} );

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
		// Each answer to some of them is another: never sent twice.
		wish: ( data ) =>
			queue( () =>
				attempt(
					'cart/extensions',
					() => ( { namespace: 'marketday', data } ),
					( body ) => body
				)
			),
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
		checkout: sendOrders( ( order ) =>
			queue( () =>
				orAgain(
					() => attempt( 'checkout', () => order, checkoutResult ),
					isUnanswered
				)
			)
		),
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
