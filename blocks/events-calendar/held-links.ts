import { isPlainClick } from '@marketday/behaviour';

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
	const hold = ( event: MouseEvent ) => {
		const { target } = event;
		const link =
			target instanceof Element
				? target.closest< HTMLElement >( LINKS )
				: null;
		if ( link && isPlainClick( event ) ) {
			event.preventDefault();
			event.stopPropagation();
			clicked = link;
			start();
		}
	};
	document.addEventListener( 'click', hold, true );
	return () => {
		document.removeEventListener( 'click', hold, true );
		clicked?.click();
		clicked = null;
	};
}
