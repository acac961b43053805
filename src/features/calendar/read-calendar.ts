import type { Calendar, Details, EventList, ListDay } from './calendar-model';
import { allOf, textOf } from './markup';
import { readRows, readWay, readWays } from './read-events';
import { readFilters } from './read-filters';
import { readGrid } from './read-grid';

const PART = '.marketday-events-calendar__';

function readListDay( day: HTMLElement ): ListDay {
	const heading = day.querySelector( 'h3' );
	const [ weekday, month ] = allOf( day, `h3 > ${ PART }weekday` );
	return {
		// The heading is `events-calendar-1-2026-11-26`.
		date: heading?.id.slice( -10 ) ?? '',
		name: textOf( day, 'h3 > .marketday-hidden' ),
		weekday: weekday?.textContent ?? '',
		number: textOf( day, `h3 > ${ PART }big` ),
		month: month?.textContent ?? '',
		isToday: day.classList.contains( 'is-today' ),
		events: readRows( day.querySelector( 'ul' ) ),
		rest: readWay( day.querySelector( `${ PART }rest > a` ) ),
	};
}

function readList( list: HTMLElement | null ): EventList | null {
	const earlier = list?.querySelector( `${ PART }earlier` ) ?? null;
	const days = ( root: Element | null ) =>
		allOf( root, ':scope > section' ).map( readListDay );
	return (
		list && {
			empty: textOf( list, `:scope > ${ PART }empty` ),
			earlier: days( earlier ),
			isEarlierOpen: earlier?.hasAttribute( 'open' ) ?? false,
			days: days( list ),
		}
	);
}

function readFault( fault: HTMLElement | null ): Calendar[ 'fault' ] {
	const way = fault && readWay( fault.querySelector( 'a' ) );
	return fault && way && { text: textOf( fault, 'p' ), way };
}

function readChosen( container: HTMLElement ): Calendar[ 'chosen' ] {
	const name = container.querySelector( `${ PART }chosen` );
	return (
		name && {
			name: name.textContent ?? '',
			events: readRows( container.querySelector( `${ PART }of-day` ) ),
			rest: readWay(
				container.querySelector( `:scope > ${ PART }rest > a` )
			),
		}
	);
}

/** Reads what `php/Events/Calendar/views/calendar.php` has drawn. */
export function readCalendar( element: HTMLElement ): {
	calendar: Calendar;
} {
	const container =
		element.querySelector< HTMLElement >( `${ PART }container` ) ?? element;
	const find = ( selector: string ) =>
		container.querySelector< HTMLElement >( selector );
	return {
		calendar: {
			id: container.id,
			details: ( container.dataset.details ?? 'modal' ) as Details,
			title: textOf( container, `${ PART }title` ),
			ways: readWays( find( `${ PART }ways` ) ),
			looks: readWays( find( `${ PART }looks` ) ),
			filters: readFilters( find( `${ PART }filters` ) ),
			grid: readGrid( find( '[data-calendar-grid]' ) ),
			chosen: readChosen( container ),
			list: readList( find( `${ PART }list` ) ),
			subscriptions: allOf(
				container,
				`:scope > ${ PART }subscribe a`
			).map( ( link ) => ( {
				label: link.textContent ?? '',
				url: link.getAttribute( 'href' ) ?? '',
				isFile: link.hasAttribute( 'download' ),
			} ) ),
			fault: readFault( find( `${ PART }fault` ) ),
		},
	};
}
