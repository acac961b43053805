export type Status = 'scheduled' | 'cancelled' | 'postponed' | 'online';

/** The data of an event beside its post, as `EventData` in php/Events/Calendar has them. */
export interface EventData {
	start: string;
	end: string;
	zone: string;
	allDay: boolean;
	rrule: string;
	rdates: string[];
	exdates: string[];
	changes: { at: string; start: string; end: string; status: string }[];
	status: Status;
	onlineUrl: string;
	organiser: string;
	organiserUrl: string;
	cost: string;
	ticketUrl: string;
	product: number;
	capacity: string;
}

export const META = '_marketday_event';

export interface PanelProps {
	event: EventData;
	change: ( changed: Partial< EventData > ) => void;
}

/** The same event at another start: it lasts as long as before. */
export function moveStart( event: EventData, start: string ) {
	const length =
		Date.parse( `${ event.end }Z` ) - Date.parse( `${ event.start }Z` );
	const moved = Date.parse( `${ start }Z` ) + ( length > 0 ? length : 0 );
	return {
		start,
		end: Number.isNaN( moved )
			? event.end
			: new Date( moved ).toISOString().slice( 0, 16 ),
	};
}

/** Tomorrow evening: what a new event begins with. */
export function firstTimes( now = new Date() ) {
	const day = new Date( now.getTime() + 86_400_000 )
		.toISOString()
		.slice( 0, 10 );
	return { start: `${ day }T18:00`, end: `${ day }T20:00` };
}
