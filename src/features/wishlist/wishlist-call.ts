import type { FragmentsResponse } from '@marketday/kernel';

import type { ListChoiceData, WishlistContents } from './wishlist-contents';

/** `data` of the answer of `wopb_wishlist` in the format `data`. */
export interface WishlistData extends FragmentsResponse {
	/** Contents of the list now. */
	contents?: WishlistContents;
	message?: string;
	/** Address where a choice is needed first. */
	product_redirect?: string;
	/** Choice of one of several lists for what was added; absent for who has one. */
	choose?: ListChoiceData;
	/** The one it is on now. */
	list_name?: string;
	/** Address to log in. */
	redirect?: string;
}

export interface WishlistResponse {
	success: boolean;
	data: WishlistData;
}

/** @throws Where it is no answer of the call. */
export function readResponse( text: string ): WishlistResponse {
	const response: unknown = JSON.parse( text );
	if ( typeof response !== 'object' || response === null ) {
		throw new Error( 'The answer is no object.' );
	}
	const { success, data } = response as Partial< WishlistResponse >;
	return {
		success: success === true,
		data: typeof data === 'object' && data !== null ? data : {},
	};
}
