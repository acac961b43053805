import { readCalendar } from '../read-calendar';
import { EventWhen, readEventWhen } from './event-when';
import { PageCalendar } from './page-calendar';
import { UpcomingEvents } from './upcoming-events';
import { readUpcoming } from './upcoming-markup';

export const calendarIsland = { Component: PageCalendar, read: readCalendar };

export const eventWhenIsland = { Component: EventWhen, read: readEventWhen };

/** @param ajaxUrl Of the site's ajax calls. */
export const upcomingIsland = ( ajaxUrl: string ) => ( {
	Component: UpcomingEvents,
	read: ( element: HTMLElement ) => readUpcoming( element, ajaxUrl ),
} );
