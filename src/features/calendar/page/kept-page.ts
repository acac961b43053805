export const ISLAND = '[data-marketday-island="events-calendar"]';

/** Seconds. */
const DAY = 86_400;

/**
 * Moves a calendar's own day on to today, where that is over. Between the two may be an hour of summer time: what the server
 * answers is exact.
 *
 * @return Whether it was over.
 */
export function moveOn( { dataset }: HTMLElement ): boolean {
	const { today = '', dayEnds } = dataset;
	const days = Math.ceil( ( Date.now() / 1000 - Number( dayEnds ) ) / DAY );
	if ( ! ( days > 0 ) ) {
		return false;
	}
	dataset.today = new Date( Date.parse( today ) + days * DAY * 1000 )
		.toISOString()
		.slice( 0, 10 );
	dataset.dayEnds = String( Number( dayEnds ) + days * DAY );
	return true;
}

/**
 * Marks today in calendars of a page that was kept for longer than its day, before React reads them; what else is of the day comes
 * from the server once they are alive (`data-outdated`).
 *
 * @return Whether there is one.
 */
export function catchUpWithToday(): boolean {
	const outdated = [
		...document.querySelectorAll< HTMLElement >( ISLAND ),
	].filter( moveOn );
	for ( const calendar of outdated ) {
		calendar.querySelectorAll( '.is-today' ).forEach( ( day ) => {
			day.classList.remove( 'is-today' );
			day.removeAttribute( 'aria-current' );
		} );
		calendar
			.querySelectorAll(
				`[data-date="${ calendar.dataset.today }"], section[aria-labelledby$="${ calendar.dataset.today }"]`
			)
			.forEach( ( day ) => day.classList.add( 'is-today' ) );
		calendar
			.querySelector( 'td.is-today' )
			?.setAttribute( 'aria-current', 'date' );
		calendar.dataset.outdated = '';
	}
	return outdated.length > 0;
}
