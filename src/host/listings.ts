import { __, _n, announce, sprintf } from '@marketday/kernel';

import { type Answer, askForListing, LISTING } from './listing-call';
import { blockCalls } from './block-calls-on-demand';
import { goTo } from './go-to';
import { jQueryBody } from './page-events';
import { type ListingEntry, restorePlace, visit } from './listing-history';
import type { ListingView } from './listing-view';
import { reportFailure } from './report-failure';
import { swap } from './swap-block';

const running = new Map< string, AbortController >();
/** The address of what is shown while another is on its way. */
const shownAt = new Map< string, string >();

const parts = () => [
	...document.querySelectorAll< HTMLElement >(
		'[data-block-name][data-query-id]'
	),
];
const partsOf = ( queryId: string ) =>
	parts().filter( ( { dataset } ) => dataset.queryId === queryId );

const isListing = ( { dataset }: HTMLElement ) =>
	LISTING.test( dataset.blockName ?? '' ) && dataset.blockId;
const listingOf = ( queryId: string ) => partsOf( queryId ).find( isListing );

function setBusy( queryId: string, isBusy: boolean ): void {
	for ( const part of partsOf( queryId ) ) {
		part.classList.toggle( 'is-loading', isBusy );
		part.ariaBusy = isBusy ? 'true' : null;
	}
}

/** The count beside the listing says it itself, when it is there. */
function tell( queryId: string, total: number ): void {
	const isSaid = partsOf( queryId ).some(
		( { dataset } ) => dataset.blockName === 'marketday_result-count'
	);
	if ( ! isSaid ) {
		announce(
			total === 0
				? __( 'No products found', 'marketday' )
				: sprintf(
						/* translators: %d: number of products. */
						_n(
							'%d product found',
							'%d products found',
							total,
							'marketday'
						),
						total
				  )
		);
	}
}

/**
 * One call at a time: a newer one ends the older, whose answer never shows. Failures leave what is shown.
 *
 * @return False where it failed.
 */
async function draw(
	listing: HTMLElement,
	view: ListingView,
	accept: ( answer: Answer ) => void
): Promise< boolean > {
	const { queryId } = view;
	running.get( queryId )?.abort();
	const call = new AbortController();
	running.set( queryId, call );
	setBusy( queryId, true );
	try {
		const answer = await askForListing( listing, view, call.signal );
		if ( running.get( queryId ) === call ) {
			accept( answer );
		}
	} catch ( error ) {
		if ( ! call.signal.aborted ) {
			reportFailure( error );
			return false;
		}
	} finally {
		if ( running.get( queryId ) === call ) {
			running.delete( queryId );
			shownAt.delete( queryId );
			setBusy( queryId, false );
		}
	}
	return true;
}

const swapAll = ( { blocks }: Answer ) =>
	blocks.forEach( ( { blockId, content } ) => swap( blockId, content ) );

async function drawAll( view: ListingView ): Promise< boolean > {
	const listing = listingOf( view.queryId );
	if ( ! listing ) {
		goTo( view.url );
		return true;
	}
	return draw( listing, view, ( answer ) => {
		swapAll( answer );
		tell( view.queryId, answer.total );
		jQueryBody()?.trigger( 'wopbAjaxComplete' );
	} );
}

export { visit };

/** Fetches what the calls need. */
export const prepare = (): void => blockCalls().prepare();

/**
 * Draws the listings for an address, which becomes the page's at once; where it cannot be drawn, the page has the address of
 * what it shows again.
 *
 * @return False where it could not be drawn.
 */
export async function show( view: ListingView ): Promise< boolean > {
	const { href } = window.location;
	const url = new URL( view.url, href ).href;
	const before = shownAt.get( view.queryId ) ?? href;
	shownAt.set( view.queryId, before );
	if ( url !== href ) {
		// What was overtaken was never seen: going back leads to what was.
		visit( url, running.has( view.queryId ) );
	}
	const isDrawn = await drawAll( { ...view, url } );
	if ( ! isDrawn && window.location.href === url ) {
		window.history.replaceState( window.history.state, '', before );
	}
	return isDrawn;
}

/** Draws what the address of the page says, after back and forward; a place is only that of the entry it was left in. */
export async function restore( entry: ListingEntry | null ): Promise< void > {
	const url = window.location.href;
	const queryIds = new Set(
		parts()
			.filter( isListing )
			.map( ( { dataset } ) => dataset.queryId ?? '' )
	);
	await Promise.all(
		[ ...queryIds ].map( ( queryId ) => drawAll( { queryId, url } ) )
	);
	if ( window.location.href === url ) {
		restorePlace( entry );
		document.dispatchEvent( new Event( 'marketday_listings_restored' ) );
	}
}

/** Draws the filter, the count and the order beside a listing that has changed by itself. */
export async function refreshAround( listing: HTMLElement ): Promise< void > {
	const queryId = listing.dataset.queryId ?? '';
	if ( partsOf( queryId ).every( ( part ) => part === listing ) ) {
		return;
	}
	await draw(
		listing,
		{ queryId, url: window.location.href },
		( { blocks, total } ) =>
			swapAll( {
				blocks: blocks.filter(
					( { blockId } ) => blockId !== listing.dataset.blockId
				),
				total,
			} )
	);
}
