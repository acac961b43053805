import { goTo } from './go-to';
import type { ListingView } from './listing-view';

const load = () =>
	import( /* webpackChunkName: "host-listings" */ './listings' );

/** The listings of the page, drawn again in the background for an address (`listings.ts`), loaded on the first sign of it. */
interface Listings {
	/** On intent: what a change takes is on its way. */
	prepare: () => void;
	/** Draws the listings of a query id, and what stands around them, for an address that becomes the page's; false where that failed. */
	show: ( view: ListingView ) => Promise< boolean >;
	/** Another address for what a listing shows by itself. */
	visit: ( url: string ) => Promise< void >;
}

export const listings = (): Listings => ( {
	prepare: () =>
		void load().then(
			( { prepare } ) => prepare(),
			() => {}
		),
	show: ( view ) =>
		load().then(
			( { show } ) => show( view ),
			() => {
				goTo( view.url );
				return true;
			}
		),
	visit: ( url ) =>
		load().then(
			( { visit } ) => visit( url ),
			() => goTo( url )
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
		}
	} );
	document.addEventListener( 'marketday_listing_changed', ( { target } ) =>
		load().then(
			( { refreshAround } ) => refreshAround( target as HTMLElement ),
			() => {}
		)
	);
}
