import { ApiError, type Client } from '@marketday/kernel';

import type { Found } from '../found';
import type { Question } from '../live-search';

const isFound = ( body: unknown ): body is Found =>
	typeof Object( body ).said === 'string' &&
	typeof Object( Object( body ).words ).list === 'string';

/** Fetches what Marketday's own search finds, in one call: categories, corrections and products. Null of a shop without Marketday. */
export async function fetchSuggestions(
	client: Client,
	{ search, category }: Question
): Promise< Found | null > {
	const parameters = new URLSearchParams( {
		search: search.trim(),
		...( category && { category } ),
	} );
	try {
		const body = await client.read(
			`marketday/v1/product-search?${ parameters }`
		);
		return isFound( body ) ? body : null;
	} catch ( error ) {
		if ( error instanceof ApiError && error.status === 404 ) {
			return null;
		}
		throw error;
	}
}
