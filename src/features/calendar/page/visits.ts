import { listen } from '@marketday/behaviour';
import { __, announce } from '@marketday/kernel';

import type { Calendar } from '../calendar-model';
import { tidyAddress } from './calendar-address';
import { ISLAND, moveOn } from './kept-page';
import { fetchCalendars, type PageResponse, PageError } from './page-fetcher';

const islands = () => [ ...document.querySelectorAll< HTMLElement >( ISLAND ) ];

const CONTAINER = '.marketday-events-calendar__container';

/** Outcome of a visit; a late one was overtaken by another. */
type Outcome = 'shown' | 'missing' | 'failed' | 'late';

export interface Failure {
	/** Id of the calendar that was used. */
	readonly id: string;
	readonly message: string;
	readonly url: string;
}

interface VisitsState {
	readonly isBusy: boolean;
	/** Id of the calendar that was used last: it has the focus and is told of. */
	readonly by: string;
	readonly failure: Failure | null;
}

/** Data of php/Events/Calendar/CalendarJson.php: each calendar of the page, and the view it is in. */
interface CalendarResponse {
	readonly calendars: ReadonlyArray< {
		readonly view: string;
		readonly calendar: Calendar;
	} >;
}

const VIEWS = [ 'is-grid', 'is-list', 'is-mini' ];

/** Part for the calendar of that id; undefined where there is none. */
function partOf( response: PageResponse, id: string, { classList }: Element ) {
	if ( 'page' in response ) {
		const next = response.page
			.getElementById( id )
			?.closest< HTMLElement >( ISLAND );
		return next && { next };
	}
	const { calendars } = response.data as CalendarResponse;
	const found = calendars.find( ( { calendar } ) => calendar.id === id );
	if ( found ) {
		// The element itself is the server's, not React's.
		classList.remove( ...VIEWS );
		classList.add( `is-${ found.view }` );
	}
	return found && { data: { calendar: found.calendar } };
}

/** Each calendar takes its part of the answer; one that is not in it stays. */
function handOut( response: PageResponse ): void {
	islands().forEach( ( island ) => {
		const id = island.querySelector( CONTAINER )?.id ?? '';
		const detail = partOf( response, id, island );
		if ( detail ) {
			island.dispatchEvent(
				new CustomEvent( 'marketday_swap', {
					cancelable: true,
					detail,
				} )
			);
		}
	} );
}

const sentenceOf = ( error: unknown ) =>
	error instanceof PageError
		? error.message
		: __( 'You are probably offline.', 'marketday' );

const QUIET: VisitsState = { isBusy: false, by: '', failure: null };

/** Creates the visits of a page's calendars: one address for all of them. */
function createVisits() {
	let state = QUIET;
	const listeners = new Set< () => void >();
	const set = ( next: VisitsState ) => {
		state = next;
		listeners.forEach( ( listener ) => listener() );
	};
	/** The visit under way: an answer to an older one is not shown. */
	let current: AbortController | null = null;
	let shown = '';

	/**
	 * Shows another page's calendar in place of this one's.
	 *
	 * @param id            The calendar that was used; '' for none: then nothing is said, and the focus stays.
	 * @param address       Of the page.
	 * @param visit
	 * @param visit.isNew   Whether the address is a new one in the browser's history.
	 * @param visit.isThere Whether there is such a page; where it may not be, nothing changes.
	 */
	const visit = async (
		id: string,
		address: string | URL,
		{ isNew = true, isThere = true } = {}
	): Promise< Outcome > => {
		const url = tidyAddress( address );
		current?.abort();
		const mine = new AbortController();
		current = mine;
		set( { isBusy: true, by: id, failure: null } );
		if ( id ) {
			announce( __( 'Loading', 'marketday' ) );
		}
		try {
			const response = await fetchCalendars( url.href, mine.signal );
			if ( current !== mine ) {
				return 'late';
			}
			if ( isNew ) {
				window.history.pushState(
					{ marketdayCalendar: true },
					'',
					url
				);
			}
			shown = url.search;
			handOut( response );
			set( { isBusy: false, by: id, failure: null } );
			return 'shown';
		} catch ( error ) {
			if ( current !== mine ) {
				return 'late';
			}
			const isMissing =
				! isThere && error instanceof PageError && error.status === 404;
			set( {
				isBusy: false,
				by: id,
				failure: isMissing
					? null
					: { id, message: sentenceOf( error ), url: url.href },
			} );
			return isMissing ? 'missing' : 'failed';
		}
	};

	/** Shows what the address means by today's date, where what is shown is of another day. */
	const follow = () =>
		void visit( '', window.location.href, { isNew: false } );

	/** Fetches what is of the day, once, where a page was kept for longer than that. */
	const catchUp = () => {
		const outdated = islands().filter(
			( { dataset } ) => dataset.outdated !== undefined
		);
		outdated.forEach( ( { dataset } ) => delete dataset.outdated );
		if ( outdated.length > 0 ) {
			follow();
		}
	};

	/** Back and forward draw what the address says then; a move to an anchor of the page is none of ours. */
	const listenToHistory = () => {
		shown = tidyAddress( window.location.href ).search;
		listen( window, 'popstate', () => {
			const { href } = window.location;
			const island = document.querySelector( ISLAND );
			if ( island && tidyAddress( href ).search !== shown ) {
				void visit( island.querySelector( CONTAINER )?.id ?? '', href, {
					isNew: false,
				} );
			}
		} );
		// A page that was left open over night, or comes back out of the browser's memory.
		listen( document, 'visibilitychange', () => {
			if (
				document.visibilityState === 'visible' &&
				islands().filter( moveOn ).length > 0
			) {
				follow();
			}
		} );
	};

	return {
		visit,
		catchUp,
		listenToHistory,
		getState: () => state,
		/** State that the server's drawing stands for. */
		getInitialState: () => QUIET,
		/** A calendar that comes new says nothing of what failed before. */
		forget: ( id: string ) => {
			if ( state.failure?.id === id ) {
				set( QUIET );
			}
		},
		subscribe: ( listener: () => void ) => {
			listeners.add( listener );
			return () => void listeners.delete( listener );
		},
	};
}

let visits: ReturnType< typeof createVisits > | null = null;

/** The page's own, which hears of its history from the first calendar on. */
export function pageVisits(): ReturnType< typeof createVisits > {
	if ( ! visits ) {
		visits = createVisits();
		visits.listenToHistory();
	}
	return visits;
}
