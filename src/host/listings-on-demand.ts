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
	/** The same for a listing that draws itself. */
	turn: (
		change: ListingChange,
		draw: ( signal: AbortSignal ) => Promise< void >
	) => Promise< boolean >;
}

/** Without the script that changes it here, the address leads there. */
const leave = ( { url }: ListingChange ) => {
	goTo( url );
	return true;
};

export const listings = (): Listings => ( {
	prepare: () =>
		void load().then(
			( { prepare } ) => prepare(),
			() => {}
		),
	show: ( change ) =>
		load().then(
			( { show } ) => show( change ),
			() => leave( change )
		),
	turn: ( change, draw ) =>
		load().then(
			( { turn } ) => turn( change, draw ),
			() => leave( change )
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
