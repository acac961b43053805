import { calendarIsland, eventWhenIsland } from '@marketday/features/calendar';
import { mountIslands } from '@marketday/host';
import { fromMarkup } from '@marketday/host/markup';
import { createElement, useEffect } from 'react';

const EventsCalendar = fromMarkup( calendarIsland );

/** The calendar, which calls back once it is alive. */
export const announcedCalendar = ( onAlive: () => void ) =>
	function AnnouncedCalendar( props: { element: HTMLElement } ) {
		// Not within the effect: React draws what an event has changed only after it.
		useEffect( () => queueMicrotask( onAlive ), [] );
		return createElement( EventsCalendar, props );
	};

// Of an event that the calendar shows.
mountIslands( 'event-when', fromMarkup( eventWhenIsland ) );
