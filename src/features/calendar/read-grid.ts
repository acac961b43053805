import type { Grid, GridDay, GridRest } from './calendar-model';
import { allOf, textOf, textsOf } from './markup';
import { readGridEvent, readWay } from './read-events';

const EVENTS = ':scope > [data-calendar-event]';
const NUMBER = ':scope > .marketday-events-calendar__number';

function readRest( rest: HTMLElement | null ): GridRest | null {
	const summary = rest?.querySelector( 'summary' );
	const hidden = summary?.querySelector( '.marketday-hidden' );
	return (
		rest && {
			before: textsOf( hidden?.previousSibling ),
			hidden: hidden?.textContent ?? '',
			after: textsOf( hidden?.nextSibling ),
			events: allOf( rest, EVENTS ).map( readGridEvent ),
			way: readWay(
				rest.querySelector( ':scope > [data-calendar-way]' )
			),
		}
	);
}

function readDay( cell: HTMLElement ): GridDay {
	const { classList, dataset } = cell;
	const number = cell.querySelector< HTMLElement >( NUMBER );
	const way = number?.matches( 'a' ) ? number : null;
	return {
		date: dataset.date ?? '',
		label: dataset.label ?? '',
		name: number ? textOf( number, '.marketday-hidden' ) : '',
		number: number ? textOf( number, '[aria-hidden]' ) : '',
		isToday: classList.contains( 'is-today' ),
		isOutside: classList.contains( 'is-outside' ),
		isChosen: classList.contains( 'is-chosen' ),
		hasEvents: classList.contains( 'has-events' ),
		events: allOf( cell, EVENTS ).map( readGridEvent ),
		rest: readRest( cell.querySelector( ':scope > details' ) ),
		way: readWay( way ),
	};
}

function kindOf( { classList }: HTMLElement ): Grid[ 'kind' ] {
	if ( classList.contains( 'marketday-events-calendar__mini' ) ) {
		return 'mini';
	}
	return classList.contains( 'is-week' ) ? 'week' : 'month';
}

export function readGrid( table: HTMLElement | null ): Grid | null {
	return (
		table && {
			kind: kindOf( table ),
			weekdays: allOf( table, 'th' ).map( ( cell ) => ( {
				text: cell.textContent ?? '',
				name: cell.getAttribute( 'abbr' ) ?? '',
			} ) ),
			weeks: allOf( table, 'tbody tr' ).map( ( row ) =>
				allOf( row, 'td' ).map( readDay )
			),
		}
	);
}
