import { useMarketday } from '@marketday/kernel';
import {
	type Start,
	useCoreState,
	useOwnCore,
} from '@marketday/kernel/headless';
import { classes } from '@marketday/ui';
import { forwardRef, useId, useMemo } from 'react';

import { CalendarBody } from '../calendar-body';
import type { Way } from '../calendar-model';
import { cellOf } from '../grid-keys';
import { useAlive } from '../use-alive';
import { keepFocus, onWay, useFocusAfter } from '../use-focus-after';
import { calendarOf } from './calendar-of';
import {
	type CalendarEvent,
	type CalendarLook,
	type CalendarStore,
	createCalendarStore,
} from './calendar-store';
import { eventFacts } from './event-facts';
import { wallWords } from './wall-words';

export interface EventsCalendarProps {
	/** The first month, `2026-11`. Say it: a server and a browser may be in different months. */
	month: string;
	/** The first day within it, `2026-11-26`: of a week, a day, or of the events below a small month. */
	day?: string | undefined;
	/** `month` without it. */
	look?: CalendarLook | undefined;
	/** Tells whether visitors can choose month, week, day or list; not of a small month. They can without it. */
	showLooks?: boolean | undefined;
	/** True if visitors can search, and choose month and category. They cannot without it. */
	showFilters?: boolean | undefined;
	/** Categories that a filter offers. */
	categories?: readonly { slug: string; name: string }[] | undefined;
	/** Place in which an event opens: over the page (without it), below its line, or on its own page. */
	details?: 'modal' | 'inline' | 'page' | undefined;
	/** Slug of a category. */
	category?: string | undefined;
	/** Events as a server has fetched them. */
	start?: Start< readonly CalendarEvent[] > | undefined;
	store?: CalendarStore | undefined;
	/** Locale of names of months and days, `en-GB`. Say it where a server draws. */
	locale: string;
	/** The first day of a week: 1 is Monday, 0 Sunday. */
	weekStart?: 0 | 1 | 6 | undefined;
	/** Joins the classes of the outermost element, which is also what `ref` gives. */
	className?: string | undefined;
}

/** Today by the visitor's own calendar. */
const todayHere = () => {
	const now = new Date();
	return new Date( now.getTime() - now.getTimezoneOffset() * 60_000 )
		.toISOString()
		.slice( 0, 10 );
};

/** Shows what a way leads to. */
function follow( store: CalendarStore, { key, day }: Way, today: string ) {
	const look = /^look-(.+)$/.exec( key )?.[ 1 ] as CalendarLook | undefined;
	const { getState, move, showDay, setFilter } = store;
	if ( look ) {
		return showDay( getState().day, look );
	}
	if ( day ) {
		return key === 'day' ? showDay( day, 'day' ) : showDay( day );
	}
	switch ( key ) {
		case 'previous':
			return move( -1 );
		case 'next':
			return move( 1 );
		case 'clear':
			return setFilter( {} );
		case 'today':
			return showDay( today );
		default:
			return setFilter( getState().filter );
	}
}

function filterBy( store: CalendarStore, form: HTMLFormElement ) {
	const fields = new FormData( form );
	const value = ( name: string ) => String( fields.get( name ) ?? '' );
	const { day } = store.getState();
	const month = `${ value( 'yr' ) }-${ value( 'month' ).padStart( 2, '0' ) }`;
	return store.setFilter(
		{
			search: value( 'mcs' ).trim() || undefined,
			category: value( 'mcat' ) || undefined,
		},
		day.startsWith( month ) ? day : `${ month }-01`
	);
}

/**
 * Events by month, week or day, as a list, or as a small month, with an event's facts over it.
 *
 * @example
 * <EventsCalendar month="2026-12" locale="en-GB" look="month" details="modal" />
 */
export const EventsCalendar = forwardRef< HTMLDivElement, EventsCalendarProps >(
	function ShopCalendar( props, ref ) {
		const {
			locale,
			weekStart = 1,
			details = 'modal',
			showLooks = true,
			showFilters,
			categories = [],
			className,
		} = props;
		const id = useId();
		const shop = useMarketday();
		const store = useOwnCore( {
			given: props.store,
			wanted: [
				shop,
				props.month,
				props.category,
				props.day,
				props.look,
				weekStart,
			],
			start: props.start,
			make: ( start ) => createCalendarStore( { ...props, shop, start } ),
		} );
		const state = useCoreState( store );
		const isAlive = useAlive();
		const today = isAlive ? todayHere() : '';
		const words = useMemo( () => wallWords( locale ), [ locale ] );
		const calendar = useMemo(
			() =>
				calendarOf( state, {
					id,
					details,
					weekStart,
					today,
					hasLooks: showLooks,
					categories: showFilters ? categories : null,
					words,
				} ),
			// eslint-disable-next-line react-hooks/exhaustive-deps -- categories are written anew with each drawing.
			[
				state,
				id,
				details,
				weekStart,
				today,
				showLooks,
				words,
				showFilters,
			]
		);
		const focusAfter = useFocusAfter( calendar, () => false );
		return (
			<div
				ref={ ref }
				className={ classes(
					`marketday-events-calendar is-${
						{ mini: 'mini', list: 'list', day: 'list' }[
							state.look as string
						] ?? 'grid'
					}`,
					className
				) }
			>
				<CalendarBody
					calendar={ calendar }
					language={ locale }
					isBusy={ state.status === 'loading' }
					go={ ( way ) => {
						focusAfter( onWay( way.key ) );
						void follow( store, way, today );
					} }
					goToDay={ ( day ) => {
						focusAfter( ( container ) => cellOf( container, day ) );
						void store.showDay( day );
					} }
					onFilter={ ( form ) => {
						focusAfter( keepFocus );
						void filterBy( store, form );
					} }
					load={ async ( url ) => {
						const event = state.events.find(
							( one ) => one.url === url
						);
						if ( ! event ) {
							throw new Error( 'The event is gone.' );
						}
						return eventFacts( event );
					} }
				/>
			</div>
		);
	}
);
