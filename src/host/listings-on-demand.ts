import { listen } from '@marketday/behaviour';
import { reachShop } from '@marketday/kernel';

import { blockCalls } from './block-calls-on-demand';
import { goTo, shown } from './go-to';
import type { ListingChange, ListingLoad } from './listing-view';

const load = () =>
	import( /* webpackChunkName: "host-listings" */ './listings' );

/** The listings of the page, drawn again in the background for an address (`listings.ts`), loaded on the first sign of it. */
interface Listings {
	/** Prepares on intent: what a change takes is on its way. */
	prepare: () => void;
	/**
	 * Draws the listings of a query id, and what stands around them, as a control says; false where that failed.
	 *
	 * @param change
	 * @param draw   Of a listing that draws itself.
	 */
	show: ( change: ListingChange, draw?: ListingLoad ) => Promise< boolean >;
	/** Writes down how far each listing has been loaded, for who comes back to this address. */
	noteLoaded: ( pages: Readonly< Record< string, unknown > > ) => void;
}

const ignore = () => {};

export const listings = (): Listings => ( {
	// It comes in the same file as they do.
	prepare: blockCalls().prepare,
	show: ( change, draw ) =>
		load().then(
			( { show } ) => show( change, draw ),
			// Without the script that changes it here, the address leads there.
			() => reachShop( () => goTo( change.url ) )
		),
	noteLoaded: ( pages ) =>
		void load().then( ( { noteLoaded } ) => noteLoaded( pages ), ignore ),
} );

/** Back and forward draw what was there; a listing that turned its page tells what stands around it. */
export function watchListings(): void {
	listen< PopStateEvent >( window, 'popstate', ( { state } ) => {
		// A jump within the page is no other listing.
		if ( state || ! window.location.hash ) {
			load().then(
				( { restore } ) => restore( state ),
				() => window.location.reload()
			);
		} else {
			shown.url = window.location.href;
		}
	} );
	listen( document, 'marketday_listing_changed', ( { target } ) =>
		load().then(
			( { refreshAround } ) => refreshAround( target as HTMLElement ),
			ignore
		)
	);
}
