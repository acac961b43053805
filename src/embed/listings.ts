import type { Listing } from '@marketday/kernel/products';

/** Listings of the page by the ids of their elements: a filter finds the one it narrows down. */
const listings = new Map< string, Listing >();
const waiting = new Set< () => void >();

/** @return Takes the name back. */
export function nameListing( id: string, listing: Listing ): () => void {
	const notifyAll = () => waiting.forEach( ( notify ) => notify() );
	if ( id ) {
		listings.set( id, listing );
		notifyAll();
	}
	return () => {
		if ( listings.get( id ) === listing ) {
			listings.delete( id );
			notifyAll();
		}
	};
}

export const listingNamed = ( id: string ): Listing | null =>
	listings.get( id ) ?? null;

export function onListing( notify: () => void ): () => void {
	waiting.add( notify );
	return () => waiting.delete( notify );
}
