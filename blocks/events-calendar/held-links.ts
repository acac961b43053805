import { behaviour, isPlainClick } from '@marketday/behaviour';

/** Ways to other dates, and events that the calendar shows itself. */
const LINKS =
	'[data-marketday-island="events-calendar"] :is([data-calendar-way], [data-details]:not([data-details="page"]) [data-calendar-event])';

/**
 * Keeps clicks from before the calendar is alive until it is, as its buttons do. A link that is opened in another tab is none of ours.
 *
 * @param start Brings the calendar to life.
 * @return Follows what was clicked last, and holds nothing from then on.
 */
export function holdLinks( start: () => void ): () => void {
	let clicked: HTMLElement | null = null;
	let isDone = false;
	const hold = ( link: HTMLElement, event: Event ) => {
		if ( ! isDone && isPlainClick( event as MouseEvent ) ) {
			event.preventDefault();
			event.stopPropagation();
			clicked = link;
			start();
		}
	};
	behaviour( LINKS, { early: { click: hold } } );
	return () => {
		isDone = true;
		clicked?.click();
		clicked = null;
	};
}
