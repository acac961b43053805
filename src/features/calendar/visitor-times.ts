import { __, sprintf } from '@marketday/kernel';

/** In a day of a month there is no room for two times. */
const IN_GRID = 'marketday-events-calendar__time';
const TIME = `.marketday-event time[datetime], .marketday-event-details time[datetime], .marketday-event-details__body time[datetime], .${ IN_GRID }`;
/** What one switch is for. */
const ROOMS =
	'.marketday-events-calendar__container, .wp-block-marketday-upcoming-events, .marketday-event-details__body .is-when dd';
const NOTE = 'marketday-visitor-time';
const SWITCH = 'marketday-zone-switch';
/** Of `localStorage`: `visitor` where the visitor has chosen their own zone. */
const CHOICE = 'marketday_event_times';

interface Texts {
	/** As the server wrote it. */
	event: string;
	/** As a note beside it. */
	visitor: string;
	/** In its place: with the day, where that says the day. */
	whole: string;
}

/** The texts of each time that differs. */
const timesOf = new WeakMap< Element, Texts >();

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
 * @param end      Of the event, with its offset.
 * @param isDated  Whether the day is said too, also where it is the same.
 */
export function visitorTime(
	iso: string,
	language: string,
	timeZone?: string,
	end = iso,
	isDated = false
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
	const format = ( options: Intl.DateTimeFormatOptions ) =>
		new Intl.DateTimeFormat( language || undefined, {
			...options,
			...zone,
		} );
	if ( isDated ) {
		return format( {
			dateStyle: 'full',
			timeStyle: 'short',
		} ).formatRange( moment, new Date( end ) );
	}
	const time = format( { timeStyle: 'short' } ).formatRange(
		moment,
		new Date( end )
	);
	return isSameDay
		? time
		: `${ format( {
				weekday: 'short',
				day: 'numeric',
				month: 'short',
		  } ).format( moment ) }, ${ time }`;
}

/** A store may be refused: then the choice lasts for the page. */
function readChoice(): boolean {
	try {
		return window.localStorage.getItem( CHOICE ) === 'visitor';
	} catch {
		return false;
	}
}

let isVisitors: boolean | null = null;
const showsVisitors = () => ( isVisitors ??= readChoice() );

/** One of the two in the text, the other in a note behind it. */
function drawTime( time: HTMLTimeElement ): void {
	const texts = timesOf.get( time );
	if ( ! texts ) {
		return;
	}
	const { event, visitor, whole } = texts;
	time.textContent = showsVisitors() ? whole : event;
	if ( time.classList.contains( IN_GRID ) ) {
		return;
	}
	let note = time.nextElementSibling;
	if ( ! note?.classList.contains( NOTE ) ) {
		note = document.createElement( 'span' );
		note.className = NOTE;
		time.after( ' ', note );
	}
	note.textContent = showsVisitors()
		? sprintf(
				/* translators: %s: a time, such as 14:00. */
				__( '(%s where it takes place)', 'marketday' ),
				event
		  )
		: sprintf(
				/* translators: %s: a time, such as 14:00. */
				__( '(%s your time)', 'marketday' ),
				visitor
		  );
}

function choose( isTheirs: boolean ): void {
	isVisitors = isTheirs;
	try {
		window.localStorage.setItem( CHOICE, isTheirs ? 'visitor' : 'event' );
	} catch {}
	document.querySelectorAll< HTMLTimeElement >( TIME ).forEach( drawTime );
	document
		.querySelectorAll( `.${ SWITCH }` )
		.forEach( ( one ) =>
			one.setAttribute( 'aria-pressed', String( isTheirs ) )
		);
}

/** Last in its room, so that nothing that is read moves when it comes. */
function addZoneSwitch( room: Element ): void {
	const differs = [ ...room.querySelectorAll( 'time' ) ].some( ( time ) =>
		timesOf.has( time )
	);
	if ( ! differs || room.querySelector( `.${ SWITCH }` ) ) {
		return;
	}
	const button = document.createElement( 'button' );
	button.type = 'button';
	button.className = `marketday-link ${ SWITCH }`;
	button.textContent = sprintf(
		/* translators: %s: a time zone, such as Europe/London. */
		__( 'Show times in my time zone (%s)', 'marketday' ),
		new Intl.DateTimeFormat()
			.resolvedOptions()
			.timeZone.replace( /_/g, ' ' )
	);
	button.setAttribute( 'aria-pressed', String( showsVisitors() ) );
	button.addEventListener( 'click', () => choose( ! showsVisitors() ) );
	room.append( button );
}

/** Says beside each event's time what the visitor's clock shows then. Pages are cached: only the browser knows. */
export function enhanceVisitorTimes( root: ParentNode ): void {
	root.querySelectorAll< HTMLTimeElement >( TIME ).forEach( ( time ) => {
		const say = ( isDated: boolean ) =>
			visitorTime(
				time.dateTime,
				document.documentElement.lang,
				undefined,
				time.dataset.eventEnd,
				isDated
			);
		const visitor = timesOf.has( time ) ? null : say( false );
		if ( visitor ) {
			timesOf.set( time, {
				event: time.textContent ?? '',
				visitor,
				whole:
					'eventDated' in time.dataset
						? say( true ) ?? visitor
						: visitor,
			} );
			drawTime( time );
		}
	} );
	root.querySelectorAll( ROOMS ).forEach( addZoneSwitch );
}
