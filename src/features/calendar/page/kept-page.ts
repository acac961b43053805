import { addDays } from '../move-day';

export const ISLAND = '[data-marketday-island="events-calendar"]';

/** Seconds. */
const DAY = 86_400;

const calendars = () => [
	...document.querySelectorAll< HTMLElement >( ISLAND ),
];

/**
 * Moves a calendar's own day on to today, where that is over. Between the two may be an hour of summer time: what the server
 * answers is exact.
 */
function moveOn( { dataset }: HTMLElement ): boolean {
	const ends = Number( dataset.dayEnds );
	const days = 1 + Math.floor( ( Date.now() / 1000 - ends ) / DAY );
	if ( ! dataset.today || ! ( days > 0 ) ) {
		return false;
	}
	dataset.today = addDays( dataset.today, days );
	dataset.dayEnds = String( ends + days * DAY );
	return true;
}

/** Moves the day of every calendar on; tells whether one was of a day that is over. */
export const isOutdated = (): boolean =>
	calendars().filter( moveOn ).length > 0;

function markToday( calendar: HTMLElement ): void {
	calendar.querySelectorAll( '.is-today' ).forEach( ( day ) => {
		day.classList.remove( 'is-today' );
		day.removeAttribute( 'aria-current' );
	} );
	const { today = '' } = calendar.dataset;
	const cell = calendar.querySelector( `[data-date="${ today }"]` );
	cell?.setAttribute( 'aria-current', 'date' );
	cell?.classList.add( 'is-today' );
	calendar
		.querySelector( `h3[id$="-${ today }"]` )
		?.closest( 'section' )
		?.classList.add( 'is-today' );
}

/**
 * Marks today in calendars of a page that was kept for longer than its day, before React reads them; what else is of the day comes
 * from the server once they are alive.
 *
 * @return Whether there is one.
 */
export function catchUpWithToday(): boolean {
	const outdated = calendars().filter( moveOn );
	outdated.forEach( ( calendar ) => {
		markToday( calendar );
		calendar.dataset.outdated = '';
	} );
	return outdated.length > 0;
}

/** Tells whether a calendar waits for what is of the day, once. */
export function takeOutdated(): boolean {
	const waiting = calendars().filter(
		( { dataset } ) => dataset.outdated !== undefined
	);
	waiting.forEach( ( { dataset } ) => delete dataset.outdated );
	return waiting.length > 0;
}
