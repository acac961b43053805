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

import { addMonths } from '../move-day';

/** One date of an event. */
export interface CalendarEvent {
	readonly id: number;
	/** Tells dates of a series apart. */
	readonly occurrence: string;
	readonly title: string;
	readonly url: string;
	/** With the zone's offset: `2026-11-26T19:00:00+00:00`. */
	readonly start: string;
	readonly end: string;
	/** Days of the site's calendar. */
	readonly firstDay: string;
	readonly lastDay: string;
	/** As people read them, in the event's own zone. */
	readonly dateText: string;
	readonly isAllDay: boolean;
	readonly isOnline: boolean;
	readonly isCancelled: boolean;
	readonly venue: string;
	readonly summary: string;
}

/** Which dates are asked for. */
export interface EventQuery {
	/** A day: `2026-11-01`. */
	readonly from: string;
	/** The day after the last. */
	readonly to: string;
	/** Slug of a category. */
	readonly category?: string;
	readonly search?: string;
}

/** Dates of events within days, of a shop or a site with Marketday. */
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
	} ) );
}

export interface CalendarState extends Asked {
	/** The month that is shown: `2026-11`. */
	readonly month: string;
	readonly events: readonly CalendarEvent[];
}

export interface CalendarActions {
	showMonth: ( month: string ) => Promise< boolean >;
	/** Months forward, or back with less than nothing. */
	move: ( by: number ) => Promise< boolean >;
}

export type CalendarStore = Core< CalendarState > & CalendarActions;

export interface CalendarStoreOptions {
	shop: Pick< Marketday, 'client' >;
	/** The first month, `2026-11`. */
	month: string;
	/** Slug of a category. */
	category?: string | undefined;
	/** The first month's events, as a server has fetched them, or the promise of them. */
	start?: Start< readonly CalendarEvent[] > | undefined;
}

const firstDay = ( month: string ) => `${ month }-01`;

/**
 * @param month `2026-11`.
 * @param by    Months forward.
 */
export const monthAfter = ( month: string, by: number ) =>
	addMonths( firstDay( month ), by ).slice( 0, 7 );

/** The events of a month. */
export function createCalendarStore( {
	shop,
	month: first,
	category,
	start,
}: CalendarStoreOptions ): CalendarStore {
	const there = atOnce( start );
	return createCore< CalendarState, CalendarActions >(
		{
			month: first,
			events: there ?? [],
			...asked( there !== undefined ),
		},
		( { get, set } ) => {
			const question = createQuestions( set );
			let isAsked = there !== undefined;
			const ask = (
				answer: () => PromiseLike< readonly CalendarEvent[] >
			) => question( answer, ( events ) => set( { events } ) );
			const showMonth = ( month: string ) => {
				isAsked = true;
				set( { month, events: [] } );
				return ask( () =>
					fetchEvents( shop.client, {
						from: firstDay( month ),
						to: firstDay( monthAfter( month, 1 ) ),
						...( category && { category } ),
					} )
				);
			};
			return {
				begin: () => {
					if ( ! isAsked ) {
						isAsked = true;
						void ( isPromise( start )
							? ask( () => start )
							: showMonth( get().month ) );
					}
				},
				actions: {
					showMonth,
					move: ( by ) => showMonth( monthAfter( get().month, by ) ),
				},
			};
		}
	);
}
