import { __, _n, announce, sprintf } from '@marketday/kernel';

import { type ListingResponse, askForListing, LISTING } from './listing-call';
import { goTo, shown } from './go-to';
import { jQueryBody } from './page-events';
import { addressWith, shareOf } from './listing-address';
import {
	type ListingEntry,
	moveBack,
	moveTo,
	noteLoaded,
	restorePlace,
} from './listing-history';
import type { ListingChange, ListingLoad } from './listing-view';
import { reportUnchanged } from './report';
import { swap } from './swap-block';

const running = new Map< string, AbortController >();

const all = ( selector: string ) => [
	...document.querySelectorAll< HTMLElement >( selector ),
];
const partsOf = ( queryId: string ) =>
	all( `[data-block-name][data-query-id="${ queryId }"]` );

function setBusy( queryId: string, isBusy: boolean ): void {
	for ( const part of partsOf( queryId ) ) {
		part.classList.toggle( 'is-loading', isBusy );
		part.ariaBusy = isBusy ? 'true' : null;
	}
}

/** The count beside the listing says it itself, when it is there. */
function announceTotal( queryId: string, total: number ): void {
	const isAnnounced = partsOf( queryId ).some(
		( { dataset } ) => dataset.blockName === 'marketday_result-count'
	);
	if ( ! isAnnounced ) {
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

/** The titles of the page as it begins and of its further pages, as the server drew it. */
const [ firstTitle = '', furtherTitle = '' ] =
	document
		.querySelector< HTMLElement >( '[data-titles]' )
		?.dataset.titles?.split( '\n' ) ?? [];

/** Numbers of the pages that listings are turned to, in an address. */
const TURNED = /(?:product-page[^=&]*=|[?&]paged=|\/page\/)(?!1\b)(\d+)/g;

/** The window is named as the server names the page of its address. */
function nameWindow(): void {
	const turned = [ ...window.location.href.matchAll( TURNED ) ];
	const number = turned.length === 1 ? turned[ 0 ]?.[ 1 ] : undefined;
	if ( firstTitle ) {
		document.title = number
			? furtherTitle.replace( '%d', number )
			: firstTitle;
	}
}

/** The page's address, but for what is still on its way, is that of what it shows. */
function rememberShown( queryId: string ): void {
	const { href: url } = window.location;
	shown.url = running.size
		? addressWith( { queryId, url }, new URL( shown.url ) )
		: url;
}

/** The page has the address of what it shows again, but for what else is on its way; the entry that was made for more goes. */
function commitUrl( queryId: string ): void {
	moveBack( addressWith( { queryId, url: shown.url } ) );
}

/** Draws the response, and only around a listing that has changed by itself. */
function showResponse(
	{ blockList, total }: ListingResponse,
	queryId: string,
	changed?: HTMLElement
): void {
	for ( const block of blockList ) {
		if ( block.blockId !== changed?.dataset.blockId ) {
			swap( block );
		}
	}
	if ( ! changed ) {
		announceTotal( queryId, total );
		jQueryBody()?.trigger( 'wopbAjaxComplete' );
	}
}

/**
 * One call at a time: a newer one ends the older, whose answer never shows. Failures leave what is shown, and the page has its
 * address again.
 *
 * @return False where it failed.
 */
async function run( queryId: string, load: ListingLoad ): Promise< boolean > {
	running.get( queryId )?.abort();
	const call = new AbortController();
	const { signal } = call;
	running.set( queryId, call );
	setBusy( queryId, true );
	try {
		await load( signal );
	} catch ( error ) {
		if ( ! signal.aborted ) {
			reportUnchanged( error );
			commitUrl( queryId );
			return false;
		}
	} finally {
		if ( ! signal.aborted ) {
			running.delete( queryId );
			setBusy( queryId, false );
			rememberShown( queryId );
			nameWindow();
		}
	}
	return true;
}

async function draw(
	view: ListingChange,
	changed?: HTMLElement
): Promise< boolean > {
	const { queryId } = view;
	const listing =
		changed ??
		partsOf( queryId ).find( ( part ) => part.matches( LISTING ) );
	if ( ! listing ) {
		goTo( view.url );
		return true;
	}
	return run( queryId, async ( signal ) => {
		const response = await askForListing( listing, view, signal );
		if ( ! signal.aborted ) {
			showResponse( response, queryId, changed );
		}
	} );
}

/** The address of a change becomes the page's at once, so that the next change adds to it. */
function enter( change: ListingChange ): ListingChange {
	const { queryId } = change;
	const url = addressWith( change );
	if ( ! running.size ) {
		shown.url = window.location.href;
	}
	if ( url !== window.location.href ) {
		// What was overtaken was never seen: going back leads to what was.
		moveTo( url, running.has( queryId ) );
	}
	return { ...change, url };
}

export { noteLoaded };

/**
 * Draws the listings as a control says.
 *
 * @param change
 * @param load   How a listing draws itself as one of its links says, unless it is overtaken.
 * @return False where they could not be drawn.
 */
export function show(
	change: ListingChange,
	load?: ListingLoad
): Promise< boolean > {
	const view = enter( change );
	return load ? run( view.queryId, load ) : draw( view );
}

/** Draws what the address of the page says, after back and forward; a place is only that of the entry it was left in. */
export async function restore( entry: ListingEntry | null ): Promise< void > {
	const url = window.location.href;
	const queryIds = new Set(
		all( LISTING ).map( ( { dataset } ) => dataset.queryId ?? '' )
	);
	// What the address says nothing new of stands there already; where a failed change has led back, that is all of it.
	const changed = [ ...queryIds ].filter(
		( queryId ) =>
			running.has( queryId ) ||
			shareOf( queryId, url ) !== shareOf( queryId, shown.url )
	);
	if ( changed.length === 0 ) {
		shown.url = url;
	}
	await Promise.all( changed.map( ( queryId ) => draw( { queryId, url } ) ) );
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
