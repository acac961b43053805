import { __, sprintf } from '@marketday/kernel';

import { offsetOf } from '../visitor-time';
import type { CalendarEvent } from './calendar-store';

/** Days and times in words of a language. */
export interface WallWords {
	day: ( day: string, options: Intl.DateTimeFormatOptions ) => string;
	/** `Thursday 26 November 2026`. */
	whole: ( day: string ) => string;
	/** A time as it is written, whatever its zone. */
	time: ( iso: string ) => string;
}

const WHOLE = {
	weekday: 'long',
	day: 'numeric',
	month: 'long',
	year: 'numeric',
} as const;

/** Time as a clock at its place shows it, told to UTC. */
const wallOf = ( iso: string ) =>
	new Date( Date.parse( iso ) + ( offsetOf( iso ) ?? 0 ) * 60_000 );

export function wallWords( locale: string ): WallWords {
	const formats = new Map< string, Intl.DateTimeFormat >();
	const format = ( options: Intl.DateTimeFormatOptions ) => {
		const key = JSON.stringify( options );
		const known =
			formats.get( key ) ??
			new Intl.DateTimeFormat( locale, { ...options, timeZone: 'UTC' } );
		formats.set( key, known );
		return known;
	};
	const day: WallWords[ 'day' ] = ( date, options ) =>
		format( options ).format( new Date( `${ date }T12:00:00Z` ) );
	return {
		day,
		whole: ( date ) => day( date, WHOLE ),
		time: ( iso ) =>
			format( { timeStyle: 'short' } ).format( wallOf( iso ) ),
	};
}

const dayOf = ( iso: string ) => wallOf( iso ).toISOString().slice( 0, 10 );

/** Beginning by the clocks of the site, which its days are of. */
export const startOf = ( { siteStart, start }: CalendarEvent ) =>
	siteStart ?? start;
export const endOf = ( { siteEnd, end }: CalendarEvent ) => siteEnd ?? end;

/** `19:00–21:00`, `All day`: of the day it begins with. */
export function hoursOf( event: CalendarEvent, words: WallWords ): string {
	if ( event.isAllDay ) {
		return __( 'All day', 'marketday' );
	}
	const start = startOf( event );
	const end = endOf( event );
	if ( Date.parse( start ) === Date.parse( end ) ) {
		return words.time( start );
	}
	return event.firstDay === event.lastDay
		? `${ words.time( start ) }–${ words.time( end ) }`
		: sprintf(
				/* translators: 1: time of the beginning. 2: date and time of the end. */
				__( '%1$s to %2$s', 'marketday' ),
				words.time( start ),
				`${ words.day( dayOf( end ), {
					day: 'numeric',
					month: 'short',
				} ) } ${ words.time( end ) }`
		  );
}

/** Date and time in one line. */
export function wholeOf( event: CalendarEvent, words: WallWords ): string {
	const { firstDay, lastDay } = event;
	const first = words.whole( firstDay );
	if ( firstDay === lastDay ) {
		return event.isAllDay
			? first
			: `${ first }, ${ hoursOf( event, words ) }`;
	}
	const last = words.whole( lastDay );
	return event.isAllDay
		? `${ first } – ${ last }`
		: `${ first }, ${ words.time(
				startOf( event )
		  ) } – ${ last }, ${ words.time( endOf( event ) ) }`;
}

/** Time by its own clocks, where those show something else than the site's; '' otherwise. */
export const elsewhereOf = ( { zone, dateText }: CalendarEvent ) =>
	zone
		? /* translators: 1: date and time. 2: a time zone. */
		  sprintf( __( '%1$s, %2$s', 'marketday' ), dateText, zone )
		: '';

/** The same for a day of a grid: `19:00 CET`, with the day where that is another. */
export function elsewhereInBrief(
	event: CalendarEvent,
	words: WallWords
): string {
	const { zone, start } = event;
	if ( ! zone ) {
		return '';
	}
	const day =
		dayOf( start ) === dayOf( startOf( event ) )
			? ''
			: `${ words.day( dayOf( start ), {
					day: 'numeric',
					month: 'short',
			  } ) } `;
	const name = /\(([^)]+)\)$/.exec( zone )?.[ 1 ] ?? zone;
	return `${ day }${ words.time( start ) } ${ name }`;
}
