import { __, _n, _x, sprintf } from '@marketday/kernel';

import type {
	GridDay,
	GridEvent,
	GridRest,
	ListDay,
	ListedEvent,
} from '../calendar-model';
import type { CalendarEvent, CalendarState } from './calendar-store';
import {
	elsewhereInBrief,
	elsewhereOf,
	endOf,
	hoursOf,
	startOf,
	type WallWords,
	wholeOf,
} from './wall-words';

/** Number in a day of a month, and in its list of further ones. */
const SHOWN = 3;
const FURTHER = 20;
const SHOWN_OF_WEEK = 50;

const PLAIN = { colour: '#3f4a5a', ink: '#ffffff' };

const isOn = ( day: string ) => ( event: CalendarEvent ) =>
	event.firstDay <= day && day <= event.lastDay;

export const eventsOn = ( day: string, { events }: CalendarState ) =>
	events.filter( isOn( day ) );

const statusOf = ( { status, isCancelled }: CalendarEvent ) =>
	status ?? ( isCancelled ? 'cancelled' : 'scheduled' );

function stateOf( event: CalendarEvent ): string {
	switch ( statusOf( event ) ) {
		case 'cancelled':
			return _x( 'Cancelled', 'event', 'marketday' );
		case 'postponed':
			return __( 'Postponed', 'marketday' );
		case 'online':
			return __( 'Moved online', 'marketday' );
		default:
			return '';
	}
}

function sharedOf( event: CalendarEvent, words: WallWords ) {
	const elsewhere = elsewhereOf( event );
	return {
		title: event.title,
		url: event.url,
		status: statusOf( event ),
		state: stateOf( event ),
		colour: event.colour ?? PLAIN.colour,
		whole: `, ${ wholeOf( event, words ) }${
			elsewhere && `; ${ elsewhere }`
		}`,
	};
}

function gridEvent(
	event: CalendarEvent,
	day: string,
	words: WallWords
): GridEvent {
	const hasTime = ! event.isAllDay && event.firstDay === day;
	const start = startOf( event );
	return {
		...sharedOf( event, words ),
		ink: event.ink ?? PLAIN.ink,
		goesOn: event.firstDay < day,
		goesFurther: event.lastDay > day,
		time: hasTime
			? { text: words.time( start ), start, isDated: false }
			: null,
		own: hasTime ? elsewhereInBrief( event, words ) : '',
	};
}

/** Time on further days: until when, or that it lasts all of the day. */
function whenOn(
	event: CalendarEvent,
	day: string,
	words: WallWords
): ListedEvent[ 'when' ] {
	const plain = { before: '', time: null, after: '' };
	if ( event.firstDay < day && ! event.isAllDay && event.lastDay === day ) {
		const end = endOf( event );
		/* translators: %s: a date, or a time of a day. */
		const [ before = '', after = '' ] = __( 'until %s', 'marketday' ).split(
			'%s'
		);
		return {
			before,
			time: { text: words.time( end ), start: end, isDated: false },
			after,
		};
	}
	if ( event.firstDay < day || event.isAllDay ) {
		return { ...plain, after: __( 'All day', 'marketday' ) };
	}
	return {
		...plain,
		time: {
			text: hoursOf( event, words ),
			start: startOf( event ),
			end: endOf( event ),
			isDated: false,
		},
	};
}

export function listedEvent(
	event: CalendarEvent,
	day: string,
	words: WallWords
): ListedEvent {
	const place = event.isOnline ? __( 'Online', 'marketday' ) : event.venue;
	return {
		...sharedOf( event, words ),
		when: whenOn( event, day, words ),
		start: event.start,
		end: String( Date.parse( event.end ) / 1000 ),
		facts: [
			elsewhereOf( event ),
			place,
			...( event.categories ?? [] ),
			event.cost ?? '',
		].filter( Boolean ),
	};
}

const wayToDay = ( day: string ) => ( {
	key: 'day',
	label: __( 'Whole day', 'marketday' ),
	day,
} );

function restOf(
	day: string,
	name: string,
	events: readonly GridEvent[]
): GridRest | null {
	return events.length === 0
		? null
		: {
				before: sprintf(
					/* translators: %d: number of further events. */
					__( '+%d more', 'marketday' ),
					events.length
				),
				/* translators: %s: a date. */
				hidden: ` ${ sprintf( __( 'on %s', 'marketday' ), name ) }`,
				after: '',
				events: events.slice( 0, FURTHER ),
				way: events.length > FURTHER ? wayToDay( day ) : null,
		  };
}

const isLong = ( { firstDay, lastDay }: CalendarEvent ) => firstDay < lastDay;

/** Events with those of several days first, so that each is one bar across its days. */
const inRows = ( events: readonly CalendarEvent[] ) => [
	...events.filter( isLong ),
	...events.filter( ( event ) => ! isLong( event ) ),
];

export function gridDay(
	day: string,
	state: CalendarState,
	today: string,
	words: WallWords
): GridDay {
	const { look, month } = state;
	const isMini = look === 'mini';
	const found = eventsOn( day, state );
	const events = isMini
		? []
		: inRows( found ).map( ( event ) => gridEvent( event, day, words ) );
	const shown = look === 'week' ? SHOWN_OF_WEEK : SHOWN;
	const name = words.whole( day );
	const label =
		found.length === 0
			? name
			: sprintf(
					/* translators: 1: a date. 2: a number of events. */
					_n(
						'%1$s, %2$d event',
						'%1$s, %2$d events',
						found.length,
						'marketday'
					),
					name,
					found.length
			  );
	return {
		date: day,
		name,
		label,
		number: String( Number( day.slice( 8 ) ) ),
		isToday: day === today,
		isOutside: look !== 'week' && day.slice( 0, 7 ) !== month,
		isChosen: isMini && day === state.day,
		hasEvents: found.length > 0,
		events: events.slice( 0, shown ),
		rest: restOf( day, name, events.slice( shown ) ),
		way:
			isMini && found.length > 0
				? { key: `day-${ day }`, label, day }
				: null,
	};
}

export const listDay = (
	day: string,
	state: CalendarState,
	today: string,
	words: WallWords
): ListDay => ( {
	date: day,
	name: words.whole( day ),
	weekday: words.day( day, { weekday: 'short' } ),
	number: String( Number( day.slice( 8 ) ) ),
	month: words.day( day, { month: 'short' } ),
	isToday: day === today,
	events: eventsOn( day, state ).map( ( event ) =>
		listedEvent( event, day, words )
	),
	rest: null,
} );
