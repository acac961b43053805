import { isElsewhere } from '../visitor-time';

/** Starts what only scripts can draw: the visitor's own times, where their clock shows others than the page. */
export function startWhereClocksDiffer(
	selector: string,
	start: () => void
): void {
	const times = document.querySelectorAll< HTMLTimeElement >(
		`${ selector } time[datetime]`
	);
	if ( [ ...times ].some( ( { dateTime } ) => isElsewhere( dateTime ) ) ) {
		start();
	}
}
