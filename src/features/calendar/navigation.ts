import { __, announce } from '@marketday/kernel';

import { tidyAddress } from './calendar-address';
import { fetchPage, PageError } from './page-fetcher';
import { loadingText } from './loading-text';
import { enhanceGrids } from './grid-days';
import { enhanceVisitorTimes } from './visitor-times';

export const CONTAINER = '.marketday-events-calendar__container';

interface Visit {
	/** Whether the address is a new one in the browser's history. */
	isNew?: boolean;
	/** Where focus goes, once the new container is there. */
	focus?: ( container: HTMLElement ) => HTMLElement | null;
	/** Says that there is nothing, and stays, where the server knows no such page. */
	staysIfMissing?: boolean;
}

/** The visit under way: an answer to an older one is not shown. */
let current: AbortController | null = null;

const containers = () => [
	...document.querySelectorAll< HTMLElement >( CONTAINER ),
];

function showBusy( isBusy: boolean ): void {
	containers().forEach( ( container ) => {
		container
			.querySelector( '.marketday-events-calendar__loading' )
			?.remove();
		container.toggleAttribute( 'aria-busy', isBusy );
		if ( isBusy ) {
			container.setAttribute( 'aria-busy', 'true' );
			const overlay = document.createElement( 'p' );
			overlay.className = 'marketday-events-calendar__loading';
			overlay.textContent = loadingText();
			container.append( overlay );
		}
	} );
}

/** Each calendar takes its part of the new page; one that is not on it stays. */
function replaceAll( page: Document ): void {
	containers().forEach( ( container ) => {
		const next = page.getElementById( container.id );
		if ( next ) {
			container.replaceChildren(
				...[ ...next.childNodes ].map( ( node ) =>
					document.importNode( node, true )
				)
			);
			const wrapper = container.parentElement;
			if ( wrapper && next.parentElement ) {
				wrapper.className = next.parentElement.className;
			}
		}
	} );
	enhanceGrids( document );
	enhanceVisitorTimes( document );
}

function showFailure( container: HTMLElement, error: unknown, url: URL ): void {
	const message =
		error instanceof PageError
			? error.message
			: __( 'You are probably offline.', 'marketday' );
	const fault = document.createElement( 'div' );
	fault.className = 'marketday-events-calendar__fault';
	fault.setAttribute( 'role', 'alert' );
	const text = document.createElement( 'p' );
	text.textContent = message;
	const again = document.createElement( 'a' );
	again.className = 'marketday-button';
	again.href = url.href;
	again.textContent = __( 'Try again', 'marketday' );
	fault.append( text, again );
	container.replaceChildren( fault );
}

const titleOf = ( container: HTMLElement ) =>
	container.querySelector< HTMLElement >(
		'.marketday-events-calendar__title'
	);

/**
 * Shows another page's calendar in place of this one's.
 *
 * @param container            The calendar that was used.
 * @param address              Of the page.
 * @param visit                What else is to happen.
 * @param visit.isNew
 * @param visit.focus
 * @param visit.staysIfMissing
 * @return Whether it is shown.
 */
export async function visit(
	container: HTMLElement,
	address: string | URL,
	{ isNew = true, focus, staysIfMissing = false }: Visit = {}
): Promise< boolean > {
	const url = tidyAddress( address );
	current?.abort();
	const mine = new AbortController();
	current = mine;
	showBusy( true );
	announce( __( 'Loading', 'marketday' ) );
	try {
		const page = await fetchPage( url.href, mine.signal );
		if ( current !== mine ) {
			return false;
		}
		if ( isNew ) {
			window.history.pushState( { marketdayCalendar: true }, '', url );
		}
		replaceAll( page );
		const title = titleOf( container );
		( focus?.( container ) ?? title )?.focus( { preventScroll: true } );
		announce( title?.textContent?.trim() ?? '' );
		return true;
	} catch ( error ) {
		if ( current !== mine ) {
			return false;
		}
		if (
			staysIfMissing &&
			error instanceof PageError &&
			error.status === 404
		) {
			announce( __( 'There are no events at that time.', 'marketday' ) );
		} else {
			showFailure( container, error, url );
		}
		return false;
	} finally {
		if ( current === mine ) {
			current = null;
			showBusy( false );
		}
	}
}

/** Back and forward draw what the address says then. */
export function hearHistory(): void {
	let shown = tidyAddress( window.location.href ).search;
	const remember = () =>
		( shown = tidyAddress( window.location.href ).search );
	window.addEventListener( 'popstate', () => {
		const [ container ] = containers();
		// A move to an anchor of the page is none of ours.
		if (
			container &&
			tidyAddress( window.location.href ).search !== shown
		) {
			void visit( container, window.location.href, { isNew: false } );
		}
		remember();
	} );
	document.addEventListener( 'focusin', remember );
}
