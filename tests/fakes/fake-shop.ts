/**
 * A shop that answers `fetch`: it records each request, checks the nonce as the Store API does, and answers what the
 * test has laid ready for a path.
 */
export interface SentRequest {
	readonly method: string;
	readonly path: string;
	readonly headers: Readonly< Record< string, string > >;
	readonly body: unknown;
}

interface FakeResponse {
	status?: number;
	body: unknown;
	headers?: Record< string, string >;
}

type Responder = (
	request: SentRequest
) => FakeResponse | Promise< FakeResponse >;

const readBody = ( body: unknown ): unknown =>
	body instanceof URLSearchParams
		? Object.fromEntries( body )
		: JSON.parse( String( body ?? 'null' ) );

export function fakeShop( nonce = 'good-nonce' ) {
	const requests: SentRequest[] = [];
	const responses: Array< { path: string; respond: Responder } > = [];
	const shop = { nonce };

	const refusal = ( {
		method,
		headers,
	}: SentRequest ): FakeResponse | null => {
		if ( method === 'GET' || headers[ 'Cart-Token' ] ) {
			return null;
		}
		if ( ! headers.Nonce ) {
			return {
				status: 401,
				body: { code: 'woocommerce_rest_missing_nonce', message: '' },
			};
		}
		return headers.Nonce === shop.nonce
			? null
			: {
					status: 403,
					body: {
						code: 'woocommerce_rest_invalid_nonce',
						message: 'Nonce is invalid.',
					},
			  };
	};

	const fetch = ( async ( url: string, init: RequestInit = {} ) => {
		const path = url.replace( /^.*?(wc\/store\/v1\/|\?wc-ajax=)/, '' );
		const request: SentRequest = {
			method: init.method ?? 'GET',
			path,
			headers: ( init.headers ?? {} ) as Record< string, string >,
			body: readBody( init.body ),
		};
		requests.push( request );
		const isStoreApi = url.includes( 'wc/store/v1' );
		const found = responses
			.filter( ( candidate ) => candidate.path === path )
			.at( -1 );
		const {
			status = 200,
			body,
			headers = {},
		} = ( isStoreApi && refusal( request ) ) ||
			( await found?.respond( request ) ) || {
				status: 404,
				body: {
					code: 'rest_no_route',
					message: `Nothing at ${ path }`,
				},
			};
		return {
			ok: status < 400,
			status,
			statusText: status < 400 ? 'OK' : 'Server Error',
			headers: new Headers( {
				...( isStoreApi && { Nonce: shop.nonce } ),
				...headers,
			} ),
			json: async () => JSON.parse( JSON.stringify( body ) ),
		} as Response;
	} ) as unknown as typeof globalThis.fetch;

	return {
		fetch,
		requests,
		paths: () => requests.map( ( { path } ) => path ),
		/** From now on this path is answered so; the latest answer for a path counts. */
		answer: ( path: string, response: Responder | FakeResponse ) =>
			void responses.push( {
				path,
				respond:
					typeof response === 'function' ? response : () => response,
			} ),
		/** The server no longer knows the nonces it gave. */
		renewNonce: ( next: string ) => ( shop.nonce = next ),
	};
}

/** A page of the shop itself, with its cookies and nonce. */
export const ADDRESSES = {
	restUrl: `${ window.location.origin }/wp-json/`,
	wcAjaxUrl: 'https://shop.example/?wc-ajax=%%endpoint%%',
};
