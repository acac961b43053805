import type { Client, Marketday } from '@marketday/kernel';
import {
	type Asked,
	asked,
	atOnce,
	type Core,
	createCore,
	createQuestions,
	isPromise,
	type Start,
} from '@marketday/kernel/headless';
import { Wire } from '@marketday/kernel/wire';

import { addDays, addMonths } from '../move-day';

/** One date of an event. */
export interface CalendarEvent {
	readonly id: number;
	/** Tells dates of a series apart. */
	readonly occurrence: string;
	readonly title: string;
	readonly url: string;
	/** Beginning with the zone's offset: `2026-11-26T19:00:00+00:00`. */
	readonly start: string;
	readonly end: string;
	/** Days of the site's calendar. */
	readonly firstDay: string;
	readonly lastDay: string;
	/** Dates as people read them, in the event's own zone. */
	readonly dateText: string;
	readonly isAllDay: boolean;
	readonly isOnline: boolean;
	readonly isCancelled: boolean;
	readonly venue: string;
	readonly summary: string;
	/** Beginning by the site's clocks, which its days are of. As `start` and `end` without them. */
	readonly siteStart?: string | undefined;
	readonly siteEnd?: string | undefined;
	/** The event's zone in words, `Europe/London (GMT)`, where its clocks show something else than the site's. */
	readonly zone?: string | undefined;
	/** `scheduled`, `cancelled`, `postponed` or `online`. */
	readonly status?: string | undefined;
	/** Colour of its category, and of a text on it. */
	readonly colour?: string | undefined;
	readonly ink?: string | undefined;
	readonly categories?: readonly string[] | undefined;
	readonly cost?: string | undefined;
}

/** Conditions of the dates that are asked for. */
export interface EventQuery {
	/** A day: `2026-11-01`. */
	readonly from: string;
	/** The day after the last. */
	readonly to: string;
	/** Slug of a category. */
	readonly category?: string;
	readonly search?: string;
}

/**
 * Dates of events within days, of a shop or a site with Marketday.
 *
 * @example
 * const events = await fetchEvents( shop.client, { from: '2026-11-01', to: '2026-12-01' } );
 */
export async function fetchEvents(
	client: Client,
	query: EventQuery
): Promise< readonly CalendarEvent[] > {
	const parameters = new URLSearchParams( { ...query } );
	const body = await client.read( `marketday/v1/events?${ parameters }` );
	return new Wire( { list: body } ).list( 'list', ( event ) => ( {
		id: event.number( 'id' ),
		occurrence: event.text( 'occurrence' ),
		title: event.text( 'title' ),
		url: event.text( 'url' ),
		start: event.text( 'start' ),
		end: event.text( 'end' ),
		firstDay: event.text( 'firstDay' ),
		lastDay: event.text( 'lastDay' ),
		dateText: event.text( 'dateText' ),
		isAllDay: event.flag( 'isAllDay' ),
		isOnline: event.flag( 'isOnline' ),
		isCancelled: event.flag( 'isCancelled' ),
		venue: event.text( 'venue' ),
		summary: event.text( 'summary' ),
		siteStart: event.text( 'siteStart' ) || undefined,
		siteEnd: event.text( 'siteEnd' ) || undefined,
		zone: event.text( 'zone' ),
		status: event.text( 'status' ) || undefined,
		colour: event.text( 'colour' ) || undefined,
		ink: event.text( 'ink' ) || undefined,
		categories: event.listOrNone( 'categories', ( category ) =>
			category.text( 'name' )
		),
		cost: event.text( 'cost' ),
	} ) );
}

/** Looks of a calendar. `list` is a month's, `mini` a month for a narrow place, with the events of one day. */
export type CalendarLook = 'month' | 'week' | 'day' | 'list' | 'mini';

export interface CalendarFilter {
	/** Slug of a category. */
	readonly category?: string | undefined;
	readonly search?: string | undefined;
}

export interface CalendarState extends Asked {
	/** The month that is shown: `2026-11`. */
	readonly month: string;
	/** The day in it that was chosen last, or its first. */
	readonly day: string;
	readonly look: CalendarLook;
	readonly filter: CalendarFilter;
	readonly events: readonly CalendarEvent[];
}

export interface CalendarActions {
	showMonth: ( month: string ) => Promise< boolean >;
	/** Months, weeks or days forward, or back with less than nothing. */
	move: ( by: number ) => Promise< boolean >;
	/** Shows a day, in another look where one is given. */
	showDay: ( day: string, look?: CalendarLook ) => Promise< boolean >;
	/** Shows only some events, from a day on where one is given. */
	setFilter: ( filter: CalendarFilter, day?: string ) => Promise< boolean >;
}

export type CalendarStore = Core< CalendarState > & CalendarActions;

export interface CalendarStoreOptions extends CalendarFilter {
	shop: Pick< Marketday, 'client' >;
	/** The first month, `2026-11`. */
	month: string;
	/** The first day within it. */
	day?: string | undefined;
	look?: CalendarLook | undefined;
	/** The first day of a week: 1 is Monday, 0 Sunday. */
	weekStart?: number | undefined;
	/** The first events, as a server has fetched them, or the promise of them. */
	start?: Start< readonly CalendarEvent[] > | undefined;
}

const firstDay = ( month: string ) => `${ month }-01`;

/**
 * @example
 * monthAfter( '2026-11', 2 ); // '2027-01'
 *
 * @param month `2026-11`.
 * @param by    Months forward.
 */
export const monthAfter = ( month: string, by: number ) =>
	addMonths( firstDay( month ), by ).slice( 0, 7 );

/** The first day of a day's week. */
export function weekBegin( day: string, weekStart: number ): string {
	const weekday = new Date( `${ day }T12:00:00Z` ).getUTCDay();
	return addDays( day, -( ( weekday - weekStart + 7 ) % 7 ) );
}

/** Span of a look at a day: its days, of which the last is the day after. */
function spanOf( look: CalendarLook, day: string, weekStart: number ) {
	if ( look === 'day' ) {
		return { from: day, to: addDays( day, 1 ) };
	}
	if ( look === 'week' ) {
		const from = weekBegin( day, weekStart );
		return { from, to: addDays( from, 7 ) };
	}
	const month = day.slice( 0, 7 );
	return { from: firstDay( month ), to: firstDay( monthAfter( month, 1 ) ) };
}

function dayAfter( { look, day, month }: CalendarState, by: number ): string {
	if ( look === 'day' ) {
		return addDays( day, by );
	}
	return look === 'week'
		? addDays( day, 7 * by )
		: firstDay( monthAfter( month, by ) );
}

/**
 * The events of a month, a week or a day.
 *
 * @example
 * const calendar = createCalendarStore( { shop, month: '2026-11' } );
 * calendar.subscribe( () => draw( calendar.getState() ) );
 * await calendar.move( 1 );
 */
export function createCalendarStore( {
	shop,
	month: first,
	day = firstDay( first ),
	look = 'month',
	weekStart = 1,
	category,
	search,
	start,
}: CalendarStoreOptions ): CalendarStore {
	const there = atOnce( start );
	return createCore< CalendarState, CalendarActions >(
		{
			month: first,
			day,
			look,
			filter: { category, search },
			events: there ?? [],
			...asked( there !== undefined ),
		},
		( { get, set } ) => {
			const question = createQuestions( set );
			let isAsked = there !== undefined;
			let shown = spanOf( look, day, weekStart );
			const ask = (
				response: () => PromiseLike< readonly CalendarEvent[] >
			) => question( response, ( events ) => set( { events } ) );
			const fetchShown = () => {
				const { filter } = get();
				isAsked = true;
				set( { events: [] } );
				return ask( () =>
					fetchEvents( shop.client, {
						...shown,
						...( filter.category && { category: filter.category } ),
						...( filter.search && { search: filter.search } ),
					} )
				);
			};
			const show = (
				next: string,
				nextLook: CalendarLook,
				isOther = false
			) => {
				const span = spanOf( nextLook, next, weekStart );
				const isSame =
					span.from === shown.from &&
					span.to === shown.to &&
					get().status !== 'error';
				shown = span;
				set( { day: next, month: next.slice( 0, 7 ), look: nextLook } );
				return isSame && ! isOther
					? Promise.resolve( true )
					: fetchShown();
			};
			return {
				begin: () => {
					if ( ! isAsked ) {
						isAsked = true;
						void ( isPromise( start )
							? ask( () => start )
							: fetchShown() );
					}
				},
				actions: {
					showMonth: ( month ) =>
						show( firstDay( month ), get().look, true ),
					move: ( by ) => show( dayAfter( get(), by ), get().look ),
					showDay: ( next, nextLook = get().look ) =>
						show( next, nextLook ),
					setFilter: ( filter, next = get().day ) => {
						set( { filter } );
						return show( next, get().look, true );
					},
				},
			};
		}
	);
}
