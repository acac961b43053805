import apiFetch, { type APIFetchOptions } from '@wordpress/api-fetch';

import { renewOnce } from './one-renewal';
import { errorOf } from './platform-error';

type PlatformMethod = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

interface PlatformRequest {
	/** Path below the REST root, e.g. `/wp/v2/users/me`; `per_page=-1` in it brings all there is, in pages of 100. */
	path?: string;
	/** A whole address in the place of the path, as the page gives it. */
	url?: string;
	method?: PlatformMethod;
	/** Sent as JSON. */
	data?: Readonly< Record< string, unknown > >;
	/** Body in the place of `data`: a form with a file. */
	body?: FormData;
	signal?: AbortSignal;
}

/**
 * One request of the platform's REST API for a user who is logged in (docs/PROTOCOL.md#platform-client). It is WordPress's
 * apiFetch, which adds `_locale=user`, nonce and credentials, sends PATCH, PUT and DELETE as POST and renews a nonce that has grown old;
 * what is added here: the contract's errors, and that a nonce is renewed once and no more.
 *
 * @param request
 * @param read    Makes of the body what is asked for; throws where it is something else.
 * @throws ApiError with the server's code, or `fetch_error`, `invalid_json`, `unknown_error`, `post_process`.
 * @example
 * const names = await platform( { path: '/wp/v2/tags?per_page=-1' }, readNames );
 */
export async function platform< Result >(
	request: PlatformRequest,
	read: ( body: unknown ) => Result
): Promise< Result > {
	const options: APIFetchOptions< true > = { ...request };
	let body: unknown;
	try {
		body = await apiFetch< unknown >( renewOnce( options ) );
	} catch ( thrown ) {
		throw errorOf( thrown );
	}
	return read( body );
}

/**
 * A file into the media library. Where the server gives up while it makes the smaller pictures, they are asked for again, five times at
 * most; then the file is taken away and the error is `post_process`.
 *
 * @param file
 * @param fields Of the attachment: `title`, `alt_text`, `post`.
 * @param read
 */
export function uploadMedia< Result >(
	file: File,
	fields: Readonly< Record< string, string > >,
	read: ( body: unknown ) => Result
): Promise< Result > {
	const body = new FormData();
	body.append( 'file', file, file.name );
	for ( const [ name, value ] of Object.entries( fields ) ) {
		body.append( name, value );
	}
	return platform( { path: '/wp/v2/media', method: 'POST', body }, read );
}
