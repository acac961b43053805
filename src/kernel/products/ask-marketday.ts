import { ApiError } from '../api/api-error';
import type { Client } from '../api/calls';

/** Calls that a shop does not have: it is one without Marketday, or without that feature. */
const lacking = new WeakMap< Client, Set< string > >();

/**
 * Answer of a call of Marketday's own. Null of a shop that has none, which is asked once.
 *
 * @param client
 * @param call       Such as `marketday/v1/wishlist`.
 * @param parameters
 */
export async function askMarketday(
	client: Client,
	call: string,
	parameters: string
): Promise< unknown > {
	const lacks = lacking.get( client ) ?? new Set();
	if ( lacks.has( call ) ) {
		return null;
	}
	try {
		return await client.read( `${ call }?${ parameters }` );
	} catch ( error ) {
		if ( error instanceof ApiError && error.status === 404 ) {
			lacking.set( client, lacks.add( call ) );
			return null;
		}
		throw error;
	}
}
