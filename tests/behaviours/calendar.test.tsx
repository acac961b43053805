// @features calendar

import { calendarIsland } from '@marketday/features/calendar';
import {
	createCalendarStore,
	EventsCalendar,
} from '@marketday/features/calendar/library';
import { mountIslands } from '@marketday/host';
import { fromMarkup } from '@marketday/host/markup';
import { MarketdayProvider } from '@marketday/kernel';
import {
	act,
	fireEvent,
	render,
	screen,
	waitFor,
} from '@testing-library/react';

import { describeBehaviours, settle, shopAnswering } from './behaviours';

interface CalendarDriver {
	next: () => void;
	previous: () => void;
	/** As it is written above the days. */
	month: () => string;
	events: () => readonly string[];
	problem: () => string;
	/** The shop answers for this month only when it is told to go on. */
	hold: ( month: string ) => () => void;
	refuse: ( month: string ) => void;
}

const NAMES: Readonly< Record< string, string > > = {
	'2026-10': 'October 2026',
	'2026-11': 'November 2026',
	'2026-12': 'December 2026',
	'2027-01': 'January 2027',
};
const EVENTS: Readonly< Record< string, string > > = {
	'2026-11': 'Throwing a bowl',
	'2026-12': 'Winter market',
};
const MONTHS = Object.keys( NAMES );

/** Answers by month. */
function aYear() {
	const held = new Map< string, Promise< void > >();
	const refused = new Set< string >();
	return {
		hold: ( month: string ) => {
			let go = () => {};
			held.set( month, new Promise( ( resolve ) => ( go = resolve ) ) );
			return () => go();
		},
		refuse: ( month: string ) => void refused.add( month ),
		ask: async ( month: string ) => {
			await held.get( month );
			if ( refused.has( month ) ) {
				throw new Error( '503 Service Unavailable' );
			}
			return EVENTS[ month ] ?? '';
		},
	};
}

function byRest() {
	const { ask, ...year } = aYear();
	const shop = shopAnswering( async ( { searchParams } ) => {
		const from = searchParams.get( 'from' ) ?? '';
		const title = await ask( from.slice( 0, 7 ) );
		const day = `${ from.slice( 0, 7 ) }-17`;
		return title
			? [
					{
						id: 1,
						occurrence: day,
						title,
						url: '/event/',
						start: `${ day }T19:00:00+00:00`,
						end: `${ day }T20:00:00+00:00`,
						firstDay: day,
						lastDay: day,
						dateText: day,
						isAllDay: false,
						isOnline: false,
						isCancelled: false,
						venue: '',
						summary: '',
					},
			  ]
			: [];
	} );
	return { ...year, shop };
}

const way = ( name: string, label: string, month = '' ) => {
	const [ year, number ] = month.split( '-' );
	return month
		? `<a class="marketday-button marketday-button--quiet marketday-events-calendar__way" data-calendar-way="${ name }" rel="nofollow" href="/events/?month=${ number }&yr=${ year }">${ label }</a>`
		: '';
};

/** What PHP prints of a month. */
function markup( month: string, title: string ): string {
	const at = MONTHS.indexOf( month );
	const day = `${ month }-17`;
	const event =
		title &&
		`<a class="marketday-events-calendar__event is-scheduled" style="--event-colour:#123456;--event-ink:#ffffff" data-calendar-event="" href="/event/"><span class="marketday-events-calendar__name">${ title }</span><span class="marketday-hidden"></span></a>`;
	return `<div class="marketday-events-calendar is-grid" data-marketday-island="events-calendar"><div class="marketday-events-calendar__container" id="events-calendar-1" data-details="page"><div class="marketday-events-calendar__head"><h2 class="marketday-events-calendar__title" id="events-calendar-1-title" tabindex="-1">${
		NAMES[ month ]
	}</h2><nav class="marketday-events-calendar__ways" aria-label="Change month">${ way(
		'previous',
		'Previous month',
		MONTHS[ at - 1 ]
	) }${ way(
		'next',
		'Next month',
		MONTHS[ at + 1 ]
	) }</nav></div><table class="marketday-events-calendar__grid is-month" data-calendar-grid="" aria-labelledby="events-calendar-1-title"><thead><tr><th scope="col" abbr="Tuesday">Tue</th></tr></thead><tbody><tr><td class="marketday-events-calendar__cell${
		title && ' has-events'
	}" data-date="${ day }" data-label="${ day }"><span class="marketday-events-calendar__number"><span class="marketday-hidden">${ day }</span><span aria-hidden="true">17</span></span>${ event }</td></tr></tbody></table></div></div>`;
}

/** A page with the calendar, whose other months are pages too. */
async function byPages() {
	const { ask, ...year } = aYear();
	globalThis.fetch = ( async ( address: unknown ) => {
		const { searchParams } = new URL( String( address ) );
		const month = `${ searchParams.get( 'yr' ) }-${ searchParams.get(
			'month'
		) }`;
		try {
			const html = markup( month, await ask( month ) );
			return {
				ok: true,
				headers: new Headers(),
				text: async () => html,
			};
		} catch {
			return {
				ok: false,
				status: 503,
				statusText: 'Service Unavailable',
			};
		}
	} ) as never;
	const html = markup( '2026-11', await ask( '2026-11' ) );
	await act( async () => {
		document.body.innerHTML = html;
	} );
	return year;
}

beforeAll( () =>
	mountIslands( 'events-calendar', fromMarkup( calendarIsland ) )
);
beforeEach( () => window.history.replaceState( null, '', '/events/' ) );

const onThePage = {
	next: () => fireEvent.click( screen.getByText( 'Next month' ) ),
	previous: () => fireEvent.click( screen.getByText( 'Previous month' ) ),
	month: () =>
		document.querySelector( '.marketday-events-calendar__title' )
			?.textContent ?? '',
	events: () =>
		[
			...document.querySelectorAll(
				'td .marketday-events-calendar__name'
			),
		].map( ( { textContent } ) => textContent ?? '' ),
	problem: () =>
		screen
			.queryAllByRole( 'alert' )
			.map( ( { textContent } ) => textContent )
			.join(),
};

describeBehaviours< CalendarDriver >(
	'a calendar of events',
	{
		core: () => {
			const { shop, ...year } = byRest();
			const store = createCalendarStore( { shop, month: '2026-11' } );
			store.connect();
			const { getState } = store;
			return {
				...year,
				next: () => void store.move( 1 ),
				previous: () => void store.move( -1 ),
				month: () => NAMES[ getState().month ] ?? '',
				events: () => getState().events.map( ( { title } ) => title ),
				problem: () => getState().error?.message ?? '',
			};
		},
		component: () => {
			const { shop, ...year } = byRest();
			render(
				<MarketdayProvider shop={ shop }>
					<EventsCalendar month="2026-11" locale="en-GB" />
				</MarketdayProvider>
			);
			return { ...year, ...onThePage };
		},
		island: async () => ( { ...( await byPages() ), ...onThePage } ),
	},
	{
		'shows the events of its month': async ( calendar ) => {
			expect( calendar.month() ).toBe( 'November 2026' );
			await waitFor( () =>
				expect( calendar.events() ).toEqual( [ 'Throwing a bowl' ] )
			);
		},
		'goes on to the next month and back': async ( calendar ) => {
			act( calendar.next );
			await waitFor( () =>
				expect( calendar.events() ).toEqual( [ 'Winter market' ] )
			);
			expect( calendar.month() ).toBe( 'December 2026' );

			act( calendar.previous );
			await waitFor( () =>
				expect( calendar.events() ).toEqual( [ 'Throwing a bowl' ] )
			);
			act( calendar.previous );
			await waitFor( () =>
				expect( calendar.month() ).toBe( 'October 2026' )
			);
			await waitFor( () => expect( calendar.events() ).toEqual( [] ) );
		},
		'never shows the answer to what was asked before': async (
			calendar
		) => {
			const go = calendar.hold( '2026-12' );
			act( calendar.next );
			await settle();
			// From where the page still is: back from November, or from December.
			act( calendar.previous );
			await settle( 30 );
			const { month } = calendar;
			const shown = month();

			go();
			await settle( 30 );

			expect( month() ).toBe( shown );
			expect( shown ).not.toBe( 'December 2026' );
			expect( calendar.events() ).not.toContain( 'Winter market' );
		},
		'says why a month cannot be shown': async ( calendar ) => {
			calendar.refuse( '2026-12' );

			act( calendar.next );

			await waitFor( () =>
				expect( calendar.problem() ).toContain(
					'503 Service Unavailable'
				)
			);
			expect( calendar.events() ).toEqual( [] );
		},
	}
);
