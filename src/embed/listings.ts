import type { Listing } from '@marketday/kernel/products';

/** Listings of the page by the ids of their elements: a filter finds the one it narrows down. */
const listings = new Map< string, Listing >();
const waiting = new Set< () => void >();

export function nameListing( id: string, listing: Listing ): void {
	if ( id ) {
		listings.set( id, listing );
		waiting.forEach( ( tell ) => tell() );
	}
}

export const listingNamed = ( id: string ): Listing | null =>
	listings.get( id ) ?? null;

export function onListing( tell: () => void ): () => void {
	waiting.add( tell );
	return () => waiting.delete( tell );
}
