import { __, sprintf } from '@marketday/kernel';

const TIME =
	'.marketday-event time[datetime], .marketday-event-details time[datetime], .marketday-event-details__body time[datetime]';

/** Minutes east of UTC that a time is written with: 60 for `…T19:00:00+01:00`. */
function offsetOf( iso: string ): number | null {
	const found = /([+-])(\d\d):(\d\d)$/.exec( iso );
	if ( ! found ) {
		return iso.endsWith( 'Z' ) ? 0 : null;
	}
	const [ , sign, hours, minutes ] = found;
	return (
		( sign === '-' ? -1 : 1 ) * ( Number( hours ) * 60 + Number( minutes ) )
	);
}

/**
 * A time as the visitor's own clock shows it; null where both clocks agree.
 *
 * @param iso      With its offset.
 * @param language Of the page.
 * @param timeZone Of the visitor; the browser's own by default.
 */
export function visitorTime(
	iso: string,
	language: string,
	timeZone?: string
): string | null {
	const moment = new Date( iso );
	const offset = offsetOf( iso );
	if ( Number.isNaN( moment.getTime() ) || offset === null ) {
		return null;
	}
	const zone = timeZone ? { timeZone } : {};
	const wall = ( date: Date, options: Intl.DateTimeFormatOptions ) =>
		new Intl.DateTimeFormat( 'en-GB', {
			dateStyle: 'short',
			timeStyle: 'short',
			...options,
		} ).format( date );
	const theirs = wall( moment, zone );
	const written = wall( new Date( moment.getTime() + offset * 60_000 ), {
		timeZone: 'UTC',
	} );
	if ( theirs === written ) {
		return null;
	}
	const isSameDay = theirs.slice( 0, 10 ) === written.slice( 0, 10 );
	const say = ( options: Intl.DateTimeFormatOptions ) =>
		new Intl.DateTimeFormat( language || undefined, {
			...options,
			...zone,
		} ).format( moment );
	const time = say( { timeStyle: 'short' } );
	return isSameDay
		? time
		: `${ say( {
				weekday: 'short',
				day: 'numeric',
				month: 'short',
		  } ) }, ${ time }`;
}

/** Says beside each event's time what the visitor's clock shows then. Pages are cached: only the browser knows. */
export function enhanceVisitorTimes( root: ParentNode ): void {
	root.querySelectorAll< HTMLTimeElement >( TIME ).forEach( ( time ) => {
		if ( time.nextElementSibling?.matches( '.marketday-visitor-time' ) ) {
			return;
		}
		const own = visitorTime( time.dateTime, document.documentElement.lang );
		if ( own ) {
			const note = document.createElement( 'span' );
			note.className = 'marketday-visitor-time';
			note.textContent = sprintf(
				/* translators: %s: a time, such as 14:00. */
				__( '(%s your time)', 'marketday' ),
				own
			);
			time.after( ' ', note );
		}
	} );
}
