export const WEEKDAYS = [ 'MO', 'TU', 'WE', 'TH', 'FR', 'SA', 'SU' ] as const;

export type Frequency = 'DAILY' | 'WEEKLY' | 'MONTHLY' | 'YEARLY';

/** A rule as the panel builds it. */
export interface Recurrence {
	readonly frequency: Frequency;
	readonly interval: number;
	/** Days of weekly rules: `MO`, `TU`. */
	readonly weekdays: readonly string[];
	/** Day of monthly rules: '' for the start's date, `2TU` for the second Tuesday. */
	readonly monthDay: string;
	readonly ends: 'never' | 'until' | 'count';
	/** `2027-06-30`. */
	readonly until: string;
	readonly count: number;
}

export const WEEKLY: Recurrence = {
	frequency: 'WEEKLY',
	interval: 1,
	weekdays: [],
	monthDay: '',
	ends: 'never',
	until: '',
	count: 10,
};

const KNOWN = [ 'FREQ', 'INTERVAL', 'COUNT', 'UNTIL', 'BYDAY', 'WKST' ];

/** Reads a rule; null for one that has more to it than the panel can build. */
export function parseRule( text: string ): Recurrence | null {
	const parts = new Map(
		text
			.replace( /^RRULE:/, '' )
			.split( ';' )
			.map( ( part ) => {
				const [ name = '', value = '' ] = part.split( '=' );
				return [ name, value ] as const;
			} )
	);
	const frequency = parts.get( 'FREQ' ) as Frequency;
	const days = parts.get( 'BYDAY' ) ?? '';
	const isPlain =
		[ ...parts.keys() ].every( ( name ) => KNOWN.includes( name ) ) &&
		{
			DAILY: days === '',
			WEEKLY: /^([A-Z]{2}(,|$))*$/.test( days ),
			MONTHLY: /^(-?\d[A-Z]{2})?$/.test( days ),
			YEARLY: days === '',
		}[ frequency ];
	if ( ! isPlain ) {
		return null;
	}
	const until = parts.get( 'UNTIL' ) ?? '';
	const count = Number( parts.get( 'COUNT' ) ?? 0 );
	let ends: Recurrence[ 'ends' ] = 'never';
	if ( until ) {
		ends = 'until';
	} else if ( count ) {
		ends = 'count';
	}
	return {
		frequency,
		interval: Number( parts.get( 'INTERVAL' ) ?? 1 ),
		weekdays: frequency === 'WEEKLY' && days ? days.split( ',' ) : [],
		monthDay: frequency === 'MONTHLY' ? days : '',
		ends,
		until: until.replace( /^(\d{4})(\d\d)(\d\d).*$/, '$1-$2-$3' ),
		count: count || 10,
	};
}

export function writeRule( rule: Recurrence ): string {
	const days =
		rule.frequency === 'WEEKLY'
			? WEEKDAYS.filter( ( day ) => rule.weekdays.includes( day ) ).join()
			: rule.monthDay;
	return [
		`FREQ=${ rule.frequency }`,
		rule.interval > 1 && `INTERVAL=${ rule.interval }`,
		days &&
			[ 'WEEKLY', 'MONTHLY' ].includes( rule.frequency ) &&
			`BYDAY=${ days }`,
		rule.ends === 'until' &&
			rule.until &&
			`UNTIL=${ rule.until.replaceAll( '-', '' ) }`,
		rule.ends === 'count' && `COUNT=${ Math.max( 1, rule.count ) }`,
	]
		.filter( Boolean )
		.join( ';' );
}

/** The days of a month that a start can stand for: its date, its place among its weekday, the last of those. */
export function monthDays( start: string ): {
	weekday: number;
	nth: number;
	isLast: boolean;
	date: number;
} {
	const day = new Date( `${ start.slice( 0, 10 ) }T00:00:00Z` );
	const date = day.getUTCDate() || 1;
	const length = new Date(
		Date.UTC( day.getUTCFullYear(), day.getUTCMonth() + 1, 0 )
	).getUTCDate();
	return {
		weekday: ( day.getUTCDay() + 6 ) % 7,
		nth: Math.ceil( date / 7 ),
		isLast: date + 7 > length,
		date,
	};
}
