import type { Calendar, ListedEvent } from './calendar-model';

const ofRows = ( events: readonly ListedEvent[] ) =>
	events.map( ( { when } ) => when.time?.start );

/** Beginnings of everything that a calendar says a time of. */
export function startsOf( { grid, chosen, list }: Calendar ): string[] {
	const days = grid?.weeks.flat() ?? [];
	const lists = list ? [ ...list.earlier, ...list.days ] : [];
	return [
		...days
			.flatMap( ( { events, rest } ) => [
				...events,
				...( rest?.events ?? [] ),
			] )
			.map( ( { time } ) => time?.start ),
		...ofRows( chosen?.events ?? [] ),
		...lists.flatMap( ( { events } ) => ofRows( events ) ),
	].filter( ( start ) => start !== undefined );
}
