import { createContext, type ReactNode, useContext } from 'react';

import type { Details, Way } from './calendar-model';

/** Contents of an event. */
export interface EventContents {
	readonly title: string;
	readonly body: ReactNode;
}

/** Context of a calendar's parts. */
export interface CalendarRoom {
	/** False for the first drawing, which is the server's. */
	readonly isAlive: boolean;
	/** Language of times and dates. */
	readonly language: string;
	readonly details: Details;
	readonly go: ( way: Way ) => void;
	/** The first sign that somebody goes this way. */
	readonly intend?: ( ( way: Way ) => void ) | undefined;
	/** Shows an event over the page. */
	readonly open: ( event: { url: string; title: string } ) => void;
	readonly load: (
		url: string,
		signal: AbortSignal
	) => Promise< EventContents >;
}

const nowhere = () => {};

const Room = createContext< CalendarRoom >( {
	isAlive: false,
	language: '',
	details: 'page',
	go: nowhere,
	open: nowhere,
	load: () => Promise.reject( new Error( 'No calendar is around it.' ) ),
} );

export const CalendarProvider = Room.Provider;

export const useCalendarRoom = () => useContext( Room );
