import { createQueue } from './queue';
import { createStoreApiClient, type StoreApiClient } from './store-api-client';
import { createTransport, errorFrom, readJson } from './transport';
import { createWcAjaxClient, type WcAjaxClient } from './wc-ajax-client';

export interface ClientOptions {
	/** The site's REST root, e.g. `https://shop.example/wp-json/`. */
	restUrl: string;
	/** e.g. `https://shop.example/?wc-ajax=%%endpoint%%`; a front end of another origin does without. */
	wcAjaxUrl?: string;
	/** Replaces the global `fetch` in tests and on servers. */
	fetch?: typeof fetch;
	/**
	 * The basket of an earlier visit, as `onCartToken` told it; '' is none. A front end of another origin than the shop's begins a
	 * basket of its own without it.
	 */
	cartToken?: string;
	/** Called with each new token of the basket, so that the front end can keep it. */
	onCartToken?: ( token: string ) => void;
	/** Milliseconds until a request is given up. */
	timeout?: number;
}

/** The shop's calls. One client per page: it holds the nonce and the queue of changes. */
export interface Client {
	storeApi: StoreApiClient;
	wcAjax: WcAjaxClient;
	/** GET of one of the site's other public REST routes, e.g. `marketday/v1/address-fields?country=GB`. */
	read: ( path: string ) => Promise< unknown >;
	/** POST of JSON to one of them. @throws {ApiError} */
	send: ( path: string, body: unknown ) => Promise< unknown >;
	/** Loads what the calls need; for the moment a shopper seems about to make one. */
	prepare: () => void;
}

/** Cookies and the nonce go with pages of the shop's own origin; elsewhere, and on servers, the basket has its token. */
function isForeign( restUrl: string ): boolean {
	const here = globalThis.location?.href;
	return ! here || new URL( restUrl, here ).origin !== new URL( here ).origin;
}

/** Creates the calls, with what they need of each other: one nonce, one queue of changes. Loaded with the first call of the page. */
export function createCalls( options: ClientOptions ): Client {
	const { restUrl, wcAjaxUrl = '', cartToken = '', onCartToken } = options;
	const transport = createTransport( options );
	const queue = createQueue( 'marketday-basket' );
	const ask = async ( path: string, request: RequestInit ) => {
		const route = restUrl.includes( '?' ) ? path.replace( '?', '&' ) : path;
		const response = await transport( restUrl + route, request );
		const body = await readJson( response );
		if ( ! response.ok ) {
			throw errorFrom( response.status, body );
		}
		return body;
	};
	return {
		prepare: () => {},
		storeApi: createStoreApiClient( {
			restUrl,
			cartToken,
			onCartToken,
			usesToken: cartToken !== '' || isForeign( restUrl ),
			transport,
			queue,
		} ),
		wcAjax: createWcAjaxClient( { wcAjaxUrl, transport, queue } ),
		read: ( path ) => ask( path, {} ),
		send: ( path, body ) =>
			ask( path, {
				method: 'POST',
				headers: { 'Content-Type': 'application/json' },
				body: JSON.stringify( body ),
			} ),
	};
}
