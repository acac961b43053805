const DAY = 86_400_000;

const textOf = ( time: number ) =>
	new Date( time ).toISOString().slice( 0, 10 );

/** A day so many days later: `2026-11-26` and 7 make `2026-12-03`. */
export function addDays( day: string, days: number ): string {
	return textOf( Date.parse( `${ day }T00:00:00Z` ) + days * DAY );
}

/** The same date so many months later, or the month's last day where it has none such. */
export function addMonths( day: string, months: number ): string {
	const [ year = 0, month = 1, date = 1 ] = day.split( '-' ).map( Number );
	const last = new Date(
		Date.UTC( year, month - 1 + months + 1, 0 )
	).getUTCDate();
	return textOf(
		Date.UTC( year, month - 1 + months, Math.min( date, last ) )
	);
}
