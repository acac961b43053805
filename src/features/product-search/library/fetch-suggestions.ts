import type { Client } from '@marketday/kernel';
import { askMarketday } from '@marketday/kernel/products';

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
	const body = await askMarketday(
		client,
		'marketday/v1/product-search',
		new URLSearchParams( {
			search: search.trim(),
			...( category && { category } ),
		} ).toString()
	);
	return isFound( body ) ? body : null;
}
