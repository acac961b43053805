import type { TimeData } from './calendar-model';

const MINUTE = 60_000;

/** Minutes east of UTC that a time is written with: 60 for `…T19:00:00+01:00` and `GMT+01:00`. */
export function offsetOf( text: string ): number | null {
	const found = /([+-])(\d\d):(\d\d)$/.exec( text );
	if ( ! found ) {
		return /(Z|GMT)$/.test( text ) ? 0 : null;
	}
	const [ , sign, hours, minutes ] = found;
	return (
		( sign === '-' ? -1 : 1 ) * ( Number( hours ) * 60 + Number( minutes ) )
	);
}

/** Offset of a zone's clocks at a moment; of the browser's without one. */
function offsetAt( moment: Date, timeZone?: string ): number | null {
	if ( ! timeZone ) {
		return -moment.getTimezoneOffset();
	}
	const parts = new Intl.DateTimeFormat( 'en', {
		timeZone,
		timeZoneName: 'longOffset',
	} ).formatToParts( moment );
	return offsetOf(
		parts.find( ( { type } ) => type === 'timeZoneName' )?.value ?? ''
	);
}

const dayAt = ( moment: Date, offset: number ) =>
	new Date( moment.getTime() + offset * MINUTE ).toISOString().slice( 0, 10 );

const bare = ( text: string ) => text.toLowerCase().replace( /[.\s]/g, '' );

/** Tells whether the site writes its times with 'am' and 'pm', as the page's language has them: the visitor's stand in one line with them. */
function hasHalves( text: string, language: string ): boolean {
	const written = bare( text );
	return [ 0, 12 ].some( ( hour ) => {
		const half = bare(
			new Intl.DateTimeFormat( language || undefined, {
				...( { hour: 'numeric', hour12: true } as const ),
				timeZone: 'UTC',
			} )
				.formatToParts( new Date( Date.UTC( 2000, 0, 1, hour ) ) )
				.find( ( { type } ) => type === 'dayPeriod' )?.value ?? ''
		);
		const place = half ? written.indexOf( half ) : -1;
		return (
			place >= 0 &&
			/\d/.test(
				`${ written[ place - 1 ] ?? '' }${
					written[ place + half.length ] ?? ''
				}`
			)
		);
	} );
}

/**
 * A time as the visitor's own clock shows it; null where both clocks agree.
 *
 * @param time     What is written of it.
 * @param language Of the page.
 * @param timeZone Of the visitor; the browser's own by default.
 * @param isDated  Whether the day is said too, also where it is the same.
 */
export function visitorTime(
	time: Pick< TimeData, 'start' | 'end' > & { text?: string },
	language: string,
	timeZone?: string,
	isDated = false
): string | null {
	const moment = new Date( time.start );
	const end = new Date( time.end ?? time.start );
	const written = offsetOf( time.start );
	if ( Number.isNaN( moment.getTime() ) || written === null ) {
		return null;
	}
	const theirs = offsetAt( moment, timeZone );
	if ( theirs === null || theirs === written ) {
		return null;
	}
	const format = ( options: Intl.DateTimeFormatOptions ) =>
		new Intl.DateTimeFormat( language || undefined, {
			...options,
			...( options.timeStyle &&
				time.text && { hour12: hasHalves( time.text, language ) } ),
			...( timeZone && { timeZone } ),
		} );
	if ( isDated ) {
		return format( {
			dateStyle: 'full',
			timeStyle: 'short',
		} ).formatRange( moment, end );
	}
	const times = format( { timeStyle: 'short' } );
	const days = format( { weekday: 'short', day: 'numeric', month: 'short' } );
	const last = dayAt( end, offsetAt( end, timeZone ) ?? theirs );
	if ( dayAt( moment, theirs ) !== last ) {
		return [ moment, end ]
			.map(
				( one ) => `${ days.format( one ) }, ${ times.format( one ) }`
			)
			.join( ' – ' );
	}
	const hours = times.formatRange( moment, end );
	return dayAt( moment, theirs ) === dayAt( moment, written )
		? hours
		: `${ days.format( moment ) }, ${ hours }`;
}

/** Tells whether the browser's clock shows something else then. */
export function isElsewhere( start: string ): boolean {
	const moment = new Date( start );
	const written = offsetOf( start );
	return (
		written !== null &&
		! Number.isNaN( moment.getTime() ) &&
		written !== offsetAt( moment )
	);
}
