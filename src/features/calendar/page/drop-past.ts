/** True for what carries the second of its end (`data-end`), once that is past. */
const isPast = ( { dataset }: HTMLElement ) =>
	Number( dataset.end ) * 1000 <= Date.now();

const pastOf = ( root: ParentNode, selector: string ) =>
	[ ...root.querySelectorAll< HTMLElement >( selector ) ].filter( isPast );

/**
 * A page that was kept for a while lists what is over by now. Before React reads the list: nothing else draws this.
 *
 * @return Whether a list has nothing left, and there is more to ask for.
 */
export function dropPast(): boolean {
	let isAsked = false;
	document
		.querySelectorAll( '.marketday-upcoming-events__list' )
		.forEach( ( list ) => {
			const past = pastOf( list, '[data-end]' );
			past.forEach( ( item ) => item.remove() );
			const more =
				list.parentElement?.querySelector< HTMLButtonElement >(
					'button[data-value]'
				);
			if ( more && past.length > 0 ) {
				const left = list.children.length;
				// More is counted from now on, beyond what is left.
				more.value = '';
				more.dataset.value = more.dataset.value?.replace(
					/offset=\d+/,
					`offset=${ left }`
				);
				isAsked ||= left === 0;
			}
		} );
	return isAsked;
}

/** An event of a kept page may have ended by now: then it says so, opens nothing, and lists the dates that are left. */
export const closePast = () =>
	pastOf( document, '.marketday-event-details [data-end]' ).forEach(
		( part ) => {
			if ( part.hidden ) {
				part.hidden = false;
			} else {
				part.remove();
			}
		}
	);

/** Tells whether a table's page was kept for longer than an event of it lasts. */
export const hasPast = ( table: HTMLElement ) =>
	pastOf( table, 'tr[data-end]' ).length > 0;
