import type { Listing } from '@marketday/kernel/products';

/** Listings of the page by the ids of their elements: a filter finds the one it narrows down. */
const listings = new Map< string, Listing >();
const waiting = new Set< () => void >();

/** @return Takes the name back. */
export function nameListing( id: string, listing: Listing ): () => void {
	const tellAll = () => waiting.forEach( ( tell ) => tell() );
	if ( id ) {
		listings.set( id, listing );
		tellAll();
	}
	return () => {
		if ( listings.get( id ) === listing ) {
			listings.delete( id );
			tellAll();
		}
	};
}

export const listingNamed = ( id: string ): Listing | null =>
	listings.get( id ) ?? null;

export function onListing( tell: () => void ): () => void {
	waiting.add( tell );
	return () => waiting.delete( tell );
}
