import { behaviour, listen } from '@marketday/behaviour';
import { reachShop } from '@marketday/kernel';

import { LISTING, type ListingHost } from './listing-host';

const CONTROLS = [
	`${ LISTING }__paging a[data-page]`,
	`${ LISTING }__more a[data-page]`,
	`${ LISTING }__tabs a[data-taxonomy]`,
	'[data-marketday-clear-filter]',
].join();
const DEALS = '[data-ends]';
const SHELLS = `${ LISTING }[data-cookie]:not([hidden])`;
/** Distance from the viewport at which a listing of the visitor's own is fetched. */
const NEAR = '200px';

const changes = () =>
	import(
		/* webpackChunkName: "_shared/listing-changes" */ './change-listing'
	);
const countdown = () =>
	import(
		/* webpackChunkName: "_shared/listing-deals" */ '@marketday/ui/countdown'
	);

/** Fills the listings that differ by visitor, once each, when they come near. */
function watchShells( host: ListingHost ): void {
	const observer = new IntersectionObserver(
		( entries ) => {
			for ( const { isIntersecting, target } of entries ) {
				if ( isIntersecting ) {
					observer.unobserve( target );
					changes().then(
						( { fillShell } ) =>
							fillShell( host, target as HTMLElement ),
						host.reportFailure
					);
				}
			}
		},
		{ rootMargin: NEAR }
	);
	behaviour( SHELLS, { arrive: ( shell ) => observer.observe( shell ) } );
}

/**
 * Paging, loading more and tabs in the background, for every listing of the page, now and in fragments that arrive later. What it
 * takes is loaded on the first sign that a shopper turns to it; without it, all of them are links.
 */
export function enhanceListings( host: ListingHost ): void {
	behaviour< HTMLAnchorElement >( CONTROLS, {
		intent: () => {
			changes().catch( () => {} );
			host.listings.prepare();
		},
		press: ( link ) => {
			const block = link.closest< HTMLElement >( LISTING );
			if ( ! link.href || ! block?.dataset.blockId ) {
				return false;
			}
			if ( link.dataset.marketdayClearFilter !== undefined ) {
				host.listings.show( {
					queryId: block.dataset.queryId ?? '',
					url: link.href,
				} );
			} else {
				changes().then(
					( { follow } ) => follow( host, block, link ),
					() => reachShop( () => host.goTo( link.href ) )
				);
			}
			return true;
		},
	} );
	behaviour( '[data-cookie]', {
		on: {
			// What is a visitor's own does not change with the page's address.
			marketday_swap: ( own, event ) => {
				if ( event.target === own ) {
					event.preventDefault();
				}
			},
		},
	} );
	behaviour( DEALS, {
		arrive: () =>
			countdown().then(
				( { startCountdown } ) => startCountdown(),
				() => {}
			),
	} );
	watchShells( host );
	const loadAgain = () => {
		if ( window.history.state?.loaded ) {
			changes().then(
				( part ) => part.loadAgain( host ),
				host.reportFailure
			);
		}
	};
	loadAgain();
	listen( document, 'marketday_listings_restored', loadAgain );
}
