/** Places of an event: over the page, below its line, or on the event's own page. */
export type Details = 'modal' | 'inline' | 'page';

/** A way to another look at the calendar: a link of a page, a button where there is no page for it. */
export interface Way {
	/** `previous`, `today`, `next`, `look-grid-week`, `day`, `day-2026-11-26`, `clear`. */
	readonly key: string;
	readonly label: string;
	readonly url?: string | undefined;
	/** Shown instead of the label. */
	readonly sign?: string | undefined;
	readonly isCurrent?: boolean | undefined;
	/** The day that it leads to, `2026-11-26`. */
	readonly day?: string | undefined;
}

/** Beginning of an event, by the clocks of the calendar. */
export interface TimeData {
	readonly text: string;
	/** Beginning with the offset of what is written: `2026-11-26T19:00:00+00:00`. */
	readonly start: string;
	readonly end?: string | undefined;
	/** True if the text says the day too. */
	readonly isDated: boolean;
}

/** `19:00–21:00`, `until 21:00`, `All day`: words with a time among them. */
export interface When {
	readonly before: string;
	readonly time: TimeData | null;
	readonly after: string;
}

interface EventData {
	readonly title: string;
	/** Address of this date alone. */
	readonly url: string;
	/** `scheduled`, `cancelled`, `postponed` or `online`. */
	readonly status: string;
	/** Words of the status, as `Cancelled`. */
	readonly state: string;
	readonly colour: string;
	/** The whole date, for those who do not see where it stands. */
	readonly whole: string;
}

/** An event within a day of a grid. */
export interface GridEvent extends EventData {
	readonly ink: string;
	/** True if it has begun on a day before. */
	readonly goesOn: boolean;
	/** True if it ends on a day after. */
	readonly goesFurther: boolean;
	readonly time: TimeData | null;
	/** Its own clocks' time and zone in brief, where those of the calendar show another. */
	readonly own: string;
}

/** An event in a list. */
export interface ListedEvent extends EventData {
	readonly when: When;
	/** Beginning as the site keeps it, and the second of the end. */
	readonly start: string;
	readonly end: string;
	/** Own time and zone, place, categories, cost. */
	readonly facts: readonly string[];
}

/** Events of a day beside those that it shows. */
export interface GridRest {
	/** `+2 more on Thursday, 26 November 2026`, of which the middle is heard only. */
	readonly before: string;
	readonly hidden: string;
	readonly after: string;
	readonly events: readonly GridEvent[];
	readonly way: Way | null;
}

export interface GridDay {
	/** `2026-11-26`. */
	readonly date: string;
	/** Name in words. */
	readonly name: string;
	/** Label in words, with the number of events. */
	readonly label: string;
	readonly number: string;
	readonly isToday: boolean;
	readonly isOutside: boolean;
	readonly isChosen: boolean;
	readonly events: readonly GridEvent[];
	readonly hasEvents: boolean;
	readonly rest: GridRest | null;
	/** Way of a small month: to the day's events. */
	readonly way: Way | null;
}

export interface Grid {
	readonly kind: 'month' | 'week' | 'mini';
	readonly weekdays: readonly {
		readonly text: string;
		readonly name: string;
	}[];
	readonly weeks: readonly ( readonly GridDay[] )[];
}

export interface ListDay {
	readonly date: string;
	readonly name: string;
	readonly weekday: string;
	readonly number: string;
	readonly month: string;
	readonly isToday: boolean;
	readonly events: readonly ListedEvent[];
	readonly rest: Way | null;
}

export interface EventList {
	/** Reason why it is empty. */
	readonly empty: string;
	readonly earlier: readonly ListDay[];
	readonly isEarlierOpen: boolean;
	readonly days: readonly ListDay[];
}

export interface FilterField {
	readonly name: string;
	readonly label: string;
	readonly value: string;
	/** None: a field for words. */
	readonly options: readonly {
		readonly value: string;
		readonly label: string;
	}[];
}

export interface FilterForm {
	readonly isOpen: boolean;
	readonly action: string | undefined;
	/** Parameters that the address keeps. */
	readonly kept: readonly ( readonly [ string, string ] )[];
	readonly fields: readonly FilterField[];
	readonly hasPlaces: boolean;
	readonly clear: Way | null;
}

export interface Subscription {
	readonly label: string;
	readonly url: string;
	readonly isFile: boolean;
}

/** All that a calendar shows. */
export interface Calendar {
	readonly id: string;
	readonly details: Details;
	readonly title: string;
	readonly ways: readonly Way[];
	readonly looks: readonly Way[];
	readonly filters: FilterForm | null;
	readonly grid: Grid | null;
	/** Day of a small month whose events are below it. */
	readonly chosen: {
		readonly name: string;
		readonly events: readonly ListedEvent[];
		readonly rest: Way | null;
	} | null;
	readonly list: EventList | null;
	readonly subscriptions: readonly Subscription[];
	/** Reason why there is nothing of this. */
	readonly fault: { readonly text: string; readonly way: Way } | null;
}
