import { addressOfDay } from './calendar-address';
import { cellOf, cellsOf, makeActive, WITHIN } from './grid-days';
import { addDays, addMonths } from './move-day';
import { CONTAINER, visit } from './navigation';

const isRtl = ( element: Element ) =>
	window.getComputedStyle( element ).direction === 'rtl';

/** The day a key leads to from another; null for keys that lead nowhere. */
function dayByKey(
	event: KeyboardEvent,
	day: string,
	cell: HTMLElement
): string | null {
	const row = cell.parentElement;
	const ends = row ? cellsOf( row ) : [];
	const forward = isRtl( cell ) ? -1 : 1;
	switch ( event.key ) {
		case 'ArrowRight':
			return addDays( day, forward );
		case 'ArrowLeft':
			return addDays( day, -forward );
		case 'ArrowDown':
			return addDays( day, 7 );
		case 'ArrowUp':
			return addDays( day, -7 );
		case 'Home':
			return ends[ 0 ]?.dataset.date ?? null;
		case 'End':
			return ends[ ends.length - 1 ]?.dataset.date ?? null;
		case 'PageDown':
			return addMonths( day, event.shiftKey ? 12 : 1 );
		case 'PageUp':
			return addMonths( day, event.shiftKey ? -12 : -1 );
		default:
			return null;
	}
}

/** To a day of this grid, or of another month, which is fetched. */
function goTo( grid: HTMLElement, day: string ): void {
	const cell = cellOf( grid, day );
	const isMonth = ! grid.classList.contains( 'is-week' );
	if ( cell && ! ( isMonth && cell.matches( '.is-outside' ) ) ) {
		makeActive( grid, cell );
		cell.focus();
		return;
	}
	const container = grid.closest< HTMLElement >( CONTAINER );
	if ( container ) {
		void visit( container, addressOfDay( day ), {
			staysIfMissing: true,
			focus: ( next ) => {
				const found = cellOf( next, day );
				const table = found?.closest( 'table' );
				if ( found && table ) {
					makeActive( table, found );
				}
				return found;
			},
		} );
	}
}

/** Among what is in a day: up and down, and back to the day by Escape. */
function moveWithin( event: KeyboardEvent, cell: HTMLElement ): boolean {
	const all = [ ...cell.querySelectorAll< HTMLElement >( WITHIN ) ].filter(
		( element ) =>
			! element.closest( 'details:not([open]) > :not(summary)' )
	);
	const index = all.indexOf( event.target as HTMLElement );
	const step = { ArrowDown: 1, ArrowUp: -1 }[ event.key ];
	if ( event.key === 'Escape' ) {
		cell.focus();
	} else if ( step && index >= 0 ) {
		all[ Math.max( 0, Math.min( all.length - 1, index + step ) ) ]?.focus();
	} else {
		return false;
	}
	return true;
}

function press( event: KeyboardEvent ): void {
	const target = event.target as Element;
	const cell = target.closest< HTMLElement >( 'td[data-date]' );
	const grid = cell?.closest< HTMLElement >( 'table[role="grid"]' );
	if ( ! cell || ! grid || event.ctrlKey || event.metaKey || event.altKey ) {
		return;
	}
	if ( target !== cell && moveWithin( event, cell ) ) {
		event.preventDefault();
		return;
	}
	if ( target === cell && [ 'Enter', ' ' ].includes( event.key ) ) {
		event.preventDefault();
		cell.querySelector< HTMLElement >( WITHIN )?.focus();
		return;
	}
	const day = dayByKey( event, cell.dataset.date ?? '', cell );
	if ( day ) {
		event.preventDefault();
		goTo( grid, day );
	}
}

/** The keys of a calendar grid, as the ARIA practices have them. */
export function hearGridKeys(): void {
	document.addEventListener( 'keydown', press );
	// A click on a day makes it the one in the tab order.
	document.addEventListener( 'click', ( { target } ) => {
		const cell =
			target instanceof Element
				? target.closest< HTMLElement >( 'td[data-date]' )
				: null;
		const grid = cell?.closest( 'table[role="grid"]' );
		if ( cell && grid ) {
			makeActive( grid, cell );
		}
	} );
}
