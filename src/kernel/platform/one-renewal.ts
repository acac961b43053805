import apiFetch, { type APIFetchMiddleware } from '@wordpress/api-fetch';

/** apiFetch renews a nonce and tries again for as long as the server refuses it; once is enough to know. */
const MOST = 2;

const tries = new WeakMap< object, number >();

const once: APIFetchMiddleware = ( options, next ) => {
	const tried = tries.get( options );
	if ( tried === undefined ) {
		return next( options );
	}
	if ( tried >= MOST ) {
		// Another code than the one that makes apiFetch begin again.
		return Promise.reject( {
			code: 'rest_cookie_invalid_nonce_again',
			data: { status: 403 },
		} );
	}
	tries.set( options, tried + 1 );
	return next( options );
};

let isUsed = false;

/** Counts the tries of these requests alone: the page's other callers of apiFetch keep what they know. */
export function renewOnce< Options extends object >(
	options: Options
): Options {
	if ( ! isUsed ) {
		isUsed = true;
		apiFetch.use( once );
	}
	tries.set( options, 0 );
	return options;
}
