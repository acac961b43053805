import { goTo } from './go-to';
import type { ListingChange } from './listing-view';
import { shown } from './shown-address';

const load = () =>
	import( /* webpackChunkName: "host-listings" */ './listings' );

/** The listings of the page, drawn again in the background for an address (`listings.ts`), loaded on the first sign of it. */
interface Listings {
	/** On intent: what a change takes is on its way. */
	prepare: () => void;
	/** Draws the listings of a query id, and what stands around them, as a control says; false where that failed. */
	show: ( change: ListingChange ) => Promise< boolean >;
	/** Another address for what a listing shows by itself. */
	visit: ( change: ListingChange ) => Promise< void >;
}

export const listings = (): Listings => ( {
	prepare: () =>
		void load().then(
			( { prepare } ) => prepare(),
			() => {}
		),
	show: ( change ) =>
		load().then(
			( { show } ) => show( change ),
			() => {
				goTo( change.url );
				return true;
			}
		),
	visit: ( change ) =>
		load().then(
			( { visit } ) => visit( change ),
			() => goTo( change.url )
		),
} );

/** Back and forward draw what was there; a listing that turned its page tells what stands around it. */
export function watchListings(): void {
	window.addEventListener( 'popstate', ( { state } ) => {
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
	document.addEventListener( 'marketday_listing_changed', ( { target } ) =>
		load().then(
			( { refreshAround } ) => refreshAround( target as HTMLElement ),
			() => {}
		)
	);
}
