import { announce } from '@marketday/kernel';
import { useEffect, useRef } from 'react';

import type { Calendar } from './calendar-model';

/** Element that has the focus once another look is drawn: null where that has it not. */
export type Focus = ( container: HTMLElement ) => HTMLElement | null;

/** Focus stays on the control that was used, where the new look has it too. */
export const onWay =
	( key: string ): Focus =>
	( container ) =>
		container.querySelector< HTMLElement >(
			`[data-calendar-way="${ key }"]`
		);

/** Focus where it is. */
export const keepFocus: Focus = ( container ) => {
	const { activeElement } = document;
	return activeElement instanceof HTMLElement &&
		container.contains( activeElement )
		? activeElement
		: null;
};

/**
 * Sets the focus after another look is drawn: what was used has it, else the title; the title is told of.
 *
 * @param calendar
 * @param isUsed   Whether it was this calendar that was used.
 * @return Says where focus is to go; null takes that back.
 */
export function useFocusAfter(
	calendar: Calendar,
	isUsed: () => boolean
): ( focus: Focus | null ) => void {
	const wanted = useRef< Focus | null >( null );
	const { id } = calendar;
	useEffect( () => {
		const container = document.getElementById( id );
		if ( container && ( wanted.current || isUsed() ) ) {
			const title = container.querySelector< HTMLElement >(
				'.marketday-events-calendar__title'
			);
			const used = wanted.current?.( container );
			( used ?? title )?.focus( { preventScroll: true } );
			// A day that a key has led to is seen, clear of a header that sticks; the title need not be.
			used?.scrollIntoView?.( { block: 'nearest' } );
			wanted.current = null;
			const nothing = container.querySelector(
				'.marketday-events-calendar__empty'
			);
			announce(
				[ title, nothing ]
					.flatMap( ( part ) => part?.textContent ?? [] )
					.join( '. ' )
			);
		}
		// eslint-disable-next-line react-hooks/exhaustive-deps -- once for each look.
	}, [ id, calendar ] );
	return ( focus ) => ( wanted.current = focus );
}
