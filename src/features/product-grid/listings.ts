import { LISTING, type ListingHost } from './listing-host';

const CONTROLS = [
	`${ LISTING }__paging a[data-page]`,
	`${ LISTING }__more a[data-page]`,
	`${ LISTING }__tabs a[data-taxonomy]`,
	'[data-marketday-clear-filter]',
].join();
const DEALS = '[data-ends]';
const SHELLS = `${ LISTING }[data-cookie]:not([hidden])`;
/** How far from the viewport a listing of the visitor's own is fetched. */
const NEAR = '200px';

const changes = () =>
	import(
		/* webpackChunkName: "_shared/listing-changes" */ './change-listing'
	);
const countdown = () =>
	import(
		/* webpackChunkName: "_shared/listing-deals" */ '@marketday/ui/countdown'
	);

const controlAt = ( { target }: Event ) =>
	target instanceof Element
		? target.closest< HTMLAnchorElement >( CONTROLS )
		: null;

const isPlainClick = ( event: MouseEvent ) =>
	! event.defaultPrevented &&
	event.button === 0 &&
	! ( event.metaKey || event.ctrlKey || event.shiftKey || event.altKey );

/** Fills the listings that differ by visitor, once each, when they come near. */
function watchShells( host: ListingHost ): () => void {
	const seen = new WeakSet< Element >();
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
	return () =>
		document.querySelectorAll( SHELLS ).forEach( ( shell ) => {
			if ( ! seen.has( shell ) ) {
				seen.add( shell );
				observer.observe( shell );
			}
		} );
}

/**
 * Paging, loading more and tabs in the background, for every listing of the page, now and in fragments that arrive later. What it
 * takes is loaded on the first sign that a shopper turns to it; without it, all of them are links.
 */
export function enhanceListings( host: ListingHost ): void {
	document.addEventListener( 'click', ( event ) => {
		const link = controlAt( event );
		const block = link?.closest< HTMLElement >( LISTING );
		if ( ! link?.href || ! block?.dataset.blockId ) {
			return;
		}
		if ( ! isPlainClick( event ) ) {
			return;
		}
		event.preventDefault();
		if ( link.dataset.marketdayClearFilter !== undefined ) {
			host.listings.show( {
				queryId: block.dataset.queryId ?? '',
				url: link.href,
			} );
		} else {
			changes().then(
				( { follow } ) => follow( host, block, link ),
				() => host.goTo( link.href )
			);
		}
	} );
	for ( const intent of [ 'pointerover', 'focusin' ] ) {
		document.addEventListener( intent, ( event ) => {
			if ( controlAt( event ) ) {
				changes().catch( () => {} );
				host.listings.prepare();
			}
		} );
	}

	// What is a visitor's own does not change with the page's address.
	document.addEventListener( 'marketday_swap', ( event ) => {
		if ( ( event.target as Element ).matches( '[data-cookie]' ) ) {
			event.preventDefault();
		}
	} );

	const fillNearShells = watchShells( host );
	const look = () => {
		fillNearShells();
		if ( document.querySelector( DEALS ) ) {
			countdown().then(
				( { startCountdown } ) => startCountdown(),
				() => {}
			);
		}
	};
	look();
	const loadAgain = () => {
		if ( window.history.state?.loaded ) {
			changes().then(
				( part ) => part.loadAgain( host ),
				host.reportFailure
			);
		}
	};
	loadAgain();
	document.addEventListener( 'marketday_listings_restored', loadAgain );
	new MutationObserver( ( found ) => {
		if ( found.some( ( { addedNodes } ) => addedNodes.length > 0 ) ) {
			look();
		}
	} ).observe( document.body, { childList: true, subtree: true } );
}
