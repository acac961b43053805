import { __, _n, announce, sprintf } from '@marketday/kernel';

import { type Answer, askForListing, LISTING } from './listing-call';
import { blockCalls } from './block-calls-on-demand';
import { goTo } from './go-to';
import { jQueryBody } from './page-events';
import { addressWith } from './listing-address';
import { type ListingEntry, moveTo, restorePlace } from './listing-history';
import type { ListingChange } from './listing-view';
import { reportFailure } from './report-failure';
import { shown } from './shown-address';
import { swap } from './swap-block';

const running = new Map< string, AbortController >();

const parts = () => [
	...document.querySelectorAll< HTMLElement >(
		'[data-block-name][data-query-id]'
	),
];
const partsOf = ( queryId: string ) =>
	parts().filter( ( { dataset } ) => dataset.queryId === queryId );

const isListing = ( { dataset }: HTMLElement ) =>
	LISTING.test( dataset.blockName ?? '' ) && dataset.blockId;

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

/** Where nothing is on its way, the page's address is that of what it shows. */
function noteShown(): void {
	if ( running.size === 0 ) {
		shown.url = window.location.href;
	}
}

/** The address of what is shown; that of what else is on its way stays. */
function sayShown( failed: ListingChange ): void {
	const { url } = shown;
	window.history.replaceState(
		window.history.state,
		'',
		running.size > 1 ? addressWith( { ...failed, url } ) : url
	);
}

/** Where a listing has changed by itself, it is only drawn around. */
function showAnswer(
	{ blockList, total }: Answer,
	queryId: string,
	changed?: HTMLElement
): void {
	for ( const { blockId, content } of blockList ) {
		if ( blockId !== changed?.dataset.blockId ) {
			swap( blockId, content );
		}
	}
	if ( ! changed ) {
		tell( queryId, total );
		jQueryBody()?.trigger( 'wopbAjaxComplete' );
	}
}

/**
 * One call at a time: a newer one ends the older, whose answer never shows. Failures leave what is shown, and the page has its
 * address again.
 *
 * @return False where it failed.
 */
async function draw(
	view: ListingChange,
	changed?: HTMLElement
): Promise< boolean > {
	const { queryId } = view;
	const listing = changed ?? partsOf( queryId ).find( isListing );
	if ( ! listing ) {
		goTo( view.url );
		return true;
	}
	running.get( queryId )?.abort();
	const call = new AbortController();
	const { signal } = call;
	running.set( queryId, call );
	setBusy( queryId, true );
	try {
		const answer = await askForListing( listing, view, signal );
		if ( ! signal.aborted ) {
			showAnswer( answer, queryId, changed );
		}
	} catch ( error ) {
		if ( ! signal.aborted ) {
			reportFailure( error );
			sayShown( view );
			return false;
		}
	} finally {
		if ( ! signal.aborted ) {
			running.delete( queryId );
			setBusy( queryId, false );
			noteShown();
		}
	}
	return true;
}

/** Fetches what the calls need. */
export const prepare = (): void => blockCalls().prepare();

/** The address of what a listing has come to show by itself. */
export function visit( change: ListingChange ): void {
	moveTo( addressWith( change ) );
	noteShown();
}

/**
 * Draws the listings as a control says; their address becomes the page's at once.
 *
 * @return False where they could not be drawn.
 */
export async function show( change: ListingChange ): Promise< boolean > {
	const { href } = window.location;
	const url = addressWith( change );
	noteShown();
	if ( url !== href ) {
		// What was overtaken was never seen: going back leads to what was.
		moveTo( url, running.has( change.queryId ) );
	}
	return draw( { ...change, url } );
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
		[ ...queryIds ].map( ( queryId ) => draw( { queryId, url } ) )
	);
	if ( window.location.href === url ) {
		restorePlace( entry );
		document.dispatchEvent( new Event( 'marketday_listings_restored' ) );
	}
}

/** Draws the filter, the count and the order beside a listing that has changed by itself. */
export async function refreshAround( listing: HTMLElement ): Promise< void > {
	const queryId = listing.dataset.queryId ?? '';
	if ( partsOf( queryId ).some( ( part ) => part !== listing ) ) {
		await draw( { queryId, url: window.location.href }, listing );
	}
}
