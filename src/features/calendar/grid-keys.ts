import type { KeyboardEvent } from 'react';

import { addDays, addMonths } from './move-day';

/** Elements within a day that can be used: its events, its list of further ones, the day itself in a small month. */
const WITHIN = 'a, button, summary';

const CELL = 'td[data-date]';

export const cellOf = ( root: Element, day: string ) =>
	root.querySelector< HTMLElement >( `td[data-date="${ day }"]` );

export const cellAround = ( target: EventTarget ) =>
	target instanceof Element ? target.closest< HTMLElement >( CELL ) : null;

const isRtl = ( element: Element ) =>
	window.getComputedStyle( element ).direction === 'rtl';

/** The day a key leads to from another; null for keys that lead nowhere. */
function dayByKey(
	{ key, shiftKey }: KeyboardEvent,
	day: string,
	cell: HTMLElement
): string | null {
	const week = [
		...( cell.parentElement?.querySelectorAll< HTMLElement >( CELL ) ??
			[] ),
	];
	const forward = isRtl( cell ) ? -1 : 1;
	switch ( key ) {
		case 'ArrowRight':
			return addDays( day, forward );
		case 'ArrowLeft':
			return addDays( day, -forward );
		case 'ArrowDown':
			return addDays( day, 7 );
		case 'ArrowUp':
			return addDays( day, -7 );
		case 'Home':
			return week[ 0 ]?.dataset.date ?? null;
		case 'End':
			return week[ week.length - 1 ]?.dataset.date ?? null;
		case 'PageDown':
			return addMonths( day, shiftKey ? 12 : 1 );
		case 'PageUp':
			return addMonths( day, shiftKey ? -12 : -1 );
		default:
			return null;
	}
}

/** Moves among what is in a day: up and down, and back to the day by Escape. */
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

/**
 * The keys of a calendar grid, as the ARIA practices have them.
 *
 * @param event
 * @param goTo  To another day.
 */
export function pressInGrid(
	event: KeyboardEvent,
	goTo: ( day: string ) => void
): void {
	const target = event.target as Element;
	const cell = cellAround( target );
	if ( ! cell || event.ctrlKey || event.metaKey || event.altKey ) {
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
		goTo( day );
	}
}
