import { __, sprintf } from '@marketday/kernel';

import type {
	Calendar,
	Details,
	EventList,
	FilterForm,
	Grid,
	Way,
} from '../calendar-model';
import { addDays } from '../move-day';
import {
	type CalendarLook,
	type CalendarState,
	monthAfter,
	weekBegin,
} from './calendar-store';
import { eventsOn, gridDay, listDay, listedEvent } from './events-of-days';
import type { WallWords } from './wall-words';

export interface CalendarRequest {
	id: string;
	details: Details;
	weekStart: number;
	/** '' where it is not known yet. */
	today: string;
	hasLooks: boolean;
	/** Null without filters; the categories that can be chosen by slug. */
	categories: readonly { slug: string; name: string }[] | null;
	words: WallWords;
}

const daysBetween = ( from: string, to: string ) => {
	const days: string[] = [];
	for ( let day = from; day < to; day = addDays( day, 1 ) ) {
		days.push( day );
	}
	return days;
};

/** The first day that is shown, and the one after the last. */
function boundsOf( { look, day, month }: CalendarState, weekStart: number ) {
	if ( look === 'day' ) {
		return [ day, addDays( day, 1 ) ] as const;
	}
	const from = weekBegin( day, weekStart );
	return look === 'week'
		? ( [ from, addDays( from, 7 ) ] as const )
		: ( [ `${ month }-01`, `${ monthAfter( month, 1 ) }-01` ] as const );
}

function titleOf( state: CalendarState, wanted: CalendarRequest ): string {
	const { words, weekStart } = wanted;
	if ( state.look === 'day' ) {
		return words.whole( state.day );
	}
	return state.look === 'week'
		? sprintf(
				/* translators: %s: the date of a week's first day. */
				__( 'Week of %s', 'marketday' ),
				words.day( weekBegin( state.day, weekStart ), {
					day: 'numeric',
					month: 'long',
					year: 'numeric',
				} )
		  )
		: words.day( `${ state.month }-01`, {
				month: 'long',
				year: 'numeric',
		  } );
}

function waysOf( { look, day, month }: CalendarState, today: string ): Way[] {
	const isMonth = look !== 'week' && look !== 'day';
	const isNow = isMonth ? today.startsWith( month ) : day === today;
	return [
		{
			key: 'previous',
			sign: '‹',
			label: isMonth
				? __( 'Previous month', 'marketday' )
				: __( 'Previous', 'marketday' ),
		},
		...( today && ! isNow
			? [ { key: 'today', label: __( 'Today', 'marketday' ) } ]
			: [] ),
		{
			key: 'next',
			sign: '›',
			label: isMonth
				? __( 'Next month', 'marketday' )
				: __( 'Next', 'marketday' ),
		},
	];
}

const looksOf = ( { look }: CalendarState ): Way[] => {
	const names: [ CalendarLook, string ][] = [
		[ 'month', __( 'Month', 'marketday' ) ],
		[ 'week', __( 'Week', 'marketday' ) ],
		[ 'day', __( 'Day', 'marketday' ) ],
		[ 'list', __( 'List', 'marketday' ) ],
	];
	return names.map( ( [ name, label ] ) => ( {
		key: `look-${ name }`,
		label,
		isCurrent: look === name,
	} ) );
};

function gridOf( state: CalendarState, wanted: CalendarRequest ): Grid | null {
	const { look } = state;
	const { weekStart, today, words } = wanted;
	if ( look === 'day' || look === 'list' ) {
		return null;
	}
	const [ from, to ] = boundsOf( state, weekStart );
	const begin = weekBegin( from, weekStart );
	const end = addDays( weekBegin( addDays( to, -1 ), weekStart ), 7 );
	const days = daysBetween( begin, end ).map( ( day ) =>
		gridDay( day, state, today, words )
	);
	return {
		kind: look,
		weekdays: days.slice( 0, 7 ).map( ( { date } ) => ( {
			name: words.day( date, { weekday: 'long' } ),
			text: words.day( date, {
				weekday: look === 'mini' ? 'narrow' : 'short',
			} ),
		} ) ),
		weeks: Array.from( { length: days.length / 7 }, ( _, week ) =>
			days.slice( 7 * week, 7 * week + 7 )
		),
	};
}

function listOf( state: CalendarState, wanted: CalendarRequest ): EventList {
	const { weekStart, today, words } = wanted;
	const { look, month, status, filter } = state;
	const [ from, to ] = boundsOf( state, weekStart );
	const days = daysBetween( from, to )
		.filter( ( day ) => eventsOn( day, state ).length > 0 )
		.map( ( day ) => listDay( day, state, today, words ) );
	const isNow =
		look !== 'week' && look !== 'day' && today.startsWith( month );
	const later = days.filter( ( { date } ) => ! isNow || date >= today );
	const none = filter.search
		? __( 'Sorry, your search produced no results.', 'marketday' )
		: __(
				'There are no events scheduled during these dates.',
				'marketday'
		  );
	return {
		empty: days.length === 0 && status === 'idle' ? none : '',
		earlier: days.filter( ( { date } ) => isNow && date < today ),
		isEarlierOpen: later.length === 0,
		days: later,
	};
}

function chosenOf(
	state: CalendarState,
	{ words }: CalendarRequest
): Calendar[ 'chosen' ] {
	const { look, day } = state;
	const events = look === 'mini' ? eventsOn( day, state ) : [];
	return events.length === 0
		? null
		: {
				name: words.whole( day ),
				events: events.map( ( event ) =>
					listedEvent( event, day, words )
				),
				rest: null,
		  };
}

const YEARS = 2;

function filtersOf(
	{ look, month, filter }: CalendarState,
	{ categories, words }: CalendarRequest
): FilterForm | null {
	if ( ! categories || look === 'mini' ) {
		return null;
	}
	const year = Number( month.slice( 0, 4 ) );
	const months = Array.from( { length: 12 }, ( _, at ) => ( {
		value: String( at + 1 ),
		label: words.day( `2026-${ String( at + 1 ).padStart( 2, '0' ) }-01`, {
			month: 'long',
		} ),
	} ) );
	const years = Array.from( { length: 2 * YEARS + 1 }, ( _, at ) => {
		const value = String( year - YEARS + at );
		return { value, label: value };
	} );
	const fields = [
		{
			name: 'mcs',
			label: __( 'Search', 'marketday' ),
			value: filter.search ?? '',
			options: [],
		},
		{
			name: 'month',
			label: __( 'Month', 'marketday' ),
			value: String( Number( month.slice( 5 ) ) ),
			options: months,
		},
		{
			name: 'yr',
			label: __( 'Year', 'marketday' ),
			value: String( year ),
			options: years,
		},
	];
	const isEmpty = ! filter.search && ! filter.category;
	return {
		isOpen: ! isEmpty,
		action: undefined,
		kept: [],
		hasPlaces: false,
		clear: isEmpty
			? null
			: { key: 'clear', label: __( 'Clear filters', 'marketday' ) },
		fields:
			categories.length === 0
				? fields
				: [
						...fields,
						{
							name: 'mcat',
							label: __( 'Category', 'marketday' ),
							value: filter.category ?? '',
							options: [
								{
									value: '',
									label: __( 'All categories', 'marketday' ),
								},
								...categories.map( ( { slug, name } ) => ( {
									value: slug,
									label: name,
								} ) ),
							],
						},
				  ],
	};
}

/** Calendar of a store, as a page's would be read. */
export function calendarOf(
	state: CalendarState,
	wanted: CalendarRequest
): Calendar {
	const { id, details, today, hasLooks } = wanted;
	const isMini = state.look === 'mini';
	return {
		id,
		details,
		title: titleOf( state, wanted ),
		ways: waysOf( state, today ),
		looks: hasLooks && ! isMini ? looksOf( state ) : [],
		filters: filtersOf( state, wanted ),
		grid: gridOf( state, wanted ),
		chosen: chosenOf( state, wanted ),
		list: isMini ? null : listOf( state, wanted ),
		subscriptions: [],
		fault: state.error && {
			text: state.error.message,
			way: { key: 'again', label: __( 'Try again', 'marketday' ) },
		},
	};
}
