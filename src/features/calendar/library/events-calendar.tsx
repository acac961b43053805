import { __, useMarketday } from '@marketday/kernel';
import {
	type Start,
	useCoreState,
	useOwnCore,
} from '@marketday/kernel/headless';
import { classes } from '@marketday/ui';
import { forwardRef } from 'react';

import { addDays } from '../move-day';
import {
	type CalendarEvent,
	type CalendarStore,
	createCalendarStore,
} from './calendar-store';

export interface EventsCalendarProps {
	/** The first month, `2026-11`. Say it: a server and a browser may be in different months. */
	month: string;
	/** Slug of a category. */
	category?: string | undefined;
	/** As a server has fetched them. */
	start?: Start< readonly CalendarEvent[] > | undefined;
	store?: CalendarStore | undefined;
	/** Of names of months and days, `en-GB`. Say it where a server draws. */
	locale: string;
	/** The first day of a week: 1 is Monday, 0 Sunday. */
	weekStart?: 0 | 1 | 6 | undefined;
	/** Joins the classes of the outermost element, which is also what `ref` gives. */
	className?: string | undefined;
}

const atNoon = ( day: string ) => new Date( `${ day }T12:00:00Z` );

const named = ( locale: string, options: Intl.DateTimeFormatOptions ) => {
	const format = new Intl.DateTimeFormat( locale, {
		...options,
		timeZone: 'UTC',
	} );
	return ( day: string ) => format.format( atNoon( day ) );
};

/** The days of whole weeks around a month. */
function weeksOf( month: string, weekStart: number ): string[][] {
	const first = `${ month }-01`;
	const before = ( atNoon( first ).getUTCDay() - weekStart + 7 ) % 7;
	const weeks: string[][] = [];
	let day = addDays( first, -before );
	while ( weeks.length === 0 || day.slice( 0, 7 ) === month ) {
		const start = day;
		weeks.push(
			Array.from( { length: 7 }, ( _, at ) => addDays( start, at ) )
		);
		day = addDays( day, 7 );
	}
	return weeks;
}

const isOn = ( day: string ) => ( event: CalendarEvent ) =>
	event.firstDay <= day && day <= event.lastDay;

function DayEvents( { events }: { events: readonly CalendarEvent[] } ) {
	return events.length === 0 ? null : (
		<ul>
			{ events.map( ( { id, occurrence, title, url, isCancelled } ) => (
				<li key={ `${ id }-${ occurrence }` }>
					<a href={ url }>{ title }</a>
					{ isCancelled && (
						<span> { __( '(cancelled)', 'marketday' ) }</span>
					) }
				</li>
			) ) }
		</ul>
	);
}

/** A month of events as a table of its weeks; on small screens the days with events alone. */
export const EventsCalendar = forwardRef< HTMLDivElement, EventsCalendarProps >(
	function Calendar( props, ref ) {
		const { locale, weekStart = 1, className } = props;
		const shop = useMarketday();
		const store = useOwnCore( {
			given: props.store,
			wishes: [ shop, props.month, props.category ],
			start: props.start,
			make: ( start ) => createCalendarStore( { ...props, shop, start } ),
		} );
		const { month, events, status, error } = useCoreState( store );
		const weeks = weeksOf( month, weekStart );
		const title = named( locale, { month: 'long', year: 'numeric' } )(
			`${ month }-01`
		);
		const weekday = named( locale, { weekday: 'short' } );
		const whole = named( locale, {
			weekday: 'long',
			day: 'numeric',
			month: 'long',
		} );
		const isWaiting = status === 'loading';
		return (
			<div
				ref={ ref }
				className={ classes(
					'marketday-events-calendar marketday-events-calendar--library',
					className
				) }
				aria-busy={ isWaiting || undefined }
			>
				<div className="marketday-events-calendar__steps">
					<button
						type="button"
						className="marketday-button marketday-button--quiet"
						onClick={ () => void store.move( -1 ) }
					>
						{ __( 'Previous month', 'marketday' ) }
					</button>
					<p role="status">{ title }</p>
					<button
						type="button"
						className="marketday-button marketday-button--quiet"
						onClick={ () => void store.move( 1 ) }
					>
						{ __( 'Next month', 'marketday' ) }
					</button>
				</div>
				{ error && (
					<p className="marketday-problem" role="alert">
						{ error.message }
					</p>
				) }
				<table aria-label={ title }>
					<thead>
						<tr>
							{ ( weeks[ 0 ] ?? [] ).map( ( day ) => (
								<th key={ day } scope="col">
									{ weekday( day ) }
								</th>
							) ) }
						</tr>
					</thead>
					<tbody>
						{ weeks.map( ( days ) => (
							<tr key={ days[ 0 ] }>
								{ days.map( ( day ) => (
									<td
										key={ day }
										className={
											day.startsWith( month )
												? undefined
												: 'is-outside'
										}
									>
										<time dateTime={ day }>
											<span
												className="marketday-events-calendar__number"
												aria-hidden="true"
											>
												{ Number( day.slice( 8 ) ) }
											</span>
											<span className="marketday-hidden">
												{ whole( day ) }
											</span>
										</time>
										{ day.startsWith( month ) && (
											<DayEvents
												events={ events.filter(
													isOn( day )
												) }
											/>
										) }
									</td>
								) ) }
							</tr>
						) ) }
					</tbody>
				</table>
				{ status === 'idle' && events.length === 0 && (
					<p>{ __( 'No events this month.', 'marketday' ) }</p>
				) }
			</div>
		);
	}
);
