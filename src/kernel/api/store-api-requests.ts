import { plainText } from '../text/plain-text';
import { ApiError } from './api-error';
import { basketFromCart } from './basket-from-cart';
import type { createCredentials } from './credentials';
import { errorFrom, readJson, type Transport } from './transport';

/** Milliseconds until what failed is tried again. */
const AGAIN = 500;

const NONCE_CODES = [
	'woocommerce_rest_missing_nonce',
	'woocommerce_rest_invalid_nonce',
];

const isNonceRefused = ( { status, code }: ApiError ) =>
	( status === 401 || status === 403 ) && NONCE_CODES.includes( code );

/** WordPress without pretty addresses has the route in `?rest_route=`, so that a query must join with `&`. */
function addressOf( restUrl: string, path: string ): string {
	const route = restUrl.includes( '?' ) ? path.replace( '?', '&' ) : path;
	return `${ restUrl }wc/store/v1/${ route }`;
}

/** A line that is down for a moment, or a server that is; not a shop that takes too long. */
const isPassing = ( error: unknown ) =>
	error instanceof ApiError &&
	( error.code === 'fetch_error' || error.status >= 500 );

/** Tells whether an answer is missing: what was asked for may have been done all the same. */
export const isUnanswered = ( error: unknown ) =>
	isPassing( error ) ||
	( error instanceof ApiError &&
		/^(timeout|invalid_json)$/.test( error.code ) );

/** A 409 sends the basket as it is now. */
function withBasket( error: ApiError ): ApiError {
	if ( ! error.data.cart ) {
		return error;
	}
	return Object.assign( error, {
		basket: basketFromCart( error.data.cart ),
	} );
}

/** Refusal of the Store API, in words for shoppers. */
export function refusal( status: number, body: unknown ): ApiError {
	const error = errorFrom( status, body );
	return withBasket(
		Object.assign( error, { message: plainText( error.message ) } )
	);
}

export interface StoreApiRequestsOptions {
	restUrl: string;
	transport: Transport;
	credentials: ReturnType< typeof createCredentials >;
}

/** Single requests of the Store API: with the nonce or token they need, and again where that helps. */
export function createRequests( {
	restUrl,
	transport,
	credentials,
}: StoreApiRequestsOptions ) {
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
	 * @param path Below the Store API's root.
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

	/** Tries again what made twice is the same as made once. A shopper who has waited until the time was up is told at once. */
	const orAgain = async < Result >(
		task: () => Promise< Result >,
		isWorthIt = isPassing
	) => {
		try {
			return await task();
		} catch ( error ) {
			if ( ! isWorthIt( error ) ) {
				throw error;
			}
			await new Promise( ( resolve ) => setTimeout( resolve, AGAIN ) );
			return task();
		}
	};

	return { send, answer, attempt, orAgain };
}
