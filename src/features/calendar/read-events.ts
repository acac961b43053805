import type {
	GridEvent,
	ListedEvent,
	TimeData,
	Way,
	When,
} from './calendar-model';
import { allOf, propertyOf, stateOf, textOf, textsOf } from './markup';

const HIDDEN = ':scope > .marketday-hidden';

export function readTime( time: HTMLElement | null ): TimeData | null {
	return (
		time && {
			text: time.textContent ?? '',
			start: time.getAttribute( 'datetime' ) ?? '',
			end: time.dataset.eventEnd,
			isDated: 'eventDated' in time.dataset,
		}
	);
}

/** Reads the time, also of a line that a status follows, behind a space. */
function readWhen( line: HTMLElement, hasState: boolean ): When {
	const time = line.querySelector( 'time' );
	const last = time ? time.nextSibling : line.firstChild;
	const after = textsOf( last );
	return {
		before: time ? textsOf( time.previousSibling ) : '',
		time: readTime( time ),
		after: hasState ? after.replace( / $/, '' ) : after,
	};
}

function readRow( row: HTMLElement ): ListedEvent {
	const link = row.querySelector( '.marketday-event__title a' );
	const line = row.querySelector< HTMLElement >( '.marketday-event__when' );
	const state = textOf( row, '.marketday-event__state' );
	return {
		title: textsOf( link?.firstChild ),
		url: link?.getAttribute( 'href' ) ?? '',
		status: stateOf( row ),
		state,
		colour: propertyOf( row, '--event-colour' ),
		whole: link ? textOf( link, HIDDEN ) : '',
		when: line
			? readWhen( line, state !== '' )
			: { before: '', time: null, after: '' },
		start: row.dataset.start ?? '',
		end: row.dataset.end ?? '',
		facts: allOf( row, '.marketday-event__facts > span' ).map(
			( { textContent } ) => textContent ?? ''
		),
	};
}

export const readRows = ( list: ParentNode | null ) =>
	allOf( list, ':scope > .marketday-event' ).map( readRow );

export function readGridEvent( link: HTMLElement ): GridEvent {
	return {
		title: textOf( link, '.marketday-events-calendar__name' ),
		url: link.getAttribute( 'href' ) ?? '',
		status: stateOf( link ),
		goesOn: link.classList.contains( 'goes-on' ),
		goesFurther: link.classList.contains( 'goes-further' ),
		state: textOf( link, '.marketday-events-calendar__state' ),
		own: textOf( link, '.marketday-events-calendar__own' ),
		colour: propertyOf( link, '--event-colour' ),
		ink: propertyOf( link, '--event-ink' ),
		whole: textOf( link, HIDDEN ),
		time: readTime( link.querySelector( 'time' ) ),
	};
}

export function readWay( link: HTMLElement | null ): Way | null {
	if ( ! link ) {
		return null;
	}
	const sign = textOf( link, '.marketday-events-calendar__sign' );
	return {
		key: link.dataset.calendarWay ?? '',
		label: sign ? textOf( link, HIDDEN ) : link.textContent ?? '',
		url: link.getAttribute( 'href' ) ?? undefined,
		sign: sign || undefined,
		isCurrent: link.hasAttribute( 'aria-current' ),
	};
}

export const readWays = ( root: ParentNode | null ) =>
	allOf( root, '[data-calendar-way]' ).flatMap(
		( link ) => readWay( link ) ?? []
	);
