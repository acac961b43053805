import { __ } from '@marketday/kernel';
import { useMemo, useState } from 'react';

import { useAlive } from './use-alive';
import { CalendarProvider, type CalendarRoom } from './calendar-context';
import { CalendarFilters } from './calendar-filters';
import { CalendarHead } from './calendar-head';
import type { Calendar, Subscription } from './calendar-model';
import { startsOf } from './calendar-starts';
import { DayGrid } from './day-grid';
import { DayRest, EventList } from './event-list';
import { EventDialog } from './event-opening';
import { EventRow } from './event-row';
import { ZoneSwitch } from './event-time';
import { loadingText } from './loading-text';
import { WayLink } from './way-link';

export interface CalendarBodyProps
	extends Pick< CalendarRoom, 'language' | 'go' | 'intend' | 'load' > {
	calendar: Calendar;
	goToDay: ( day: string ) => void;
	onFilter: ( form: HTMLFormElement ) => void;
	/** An answer is on its way. */
	isBusy: boolean;
}

function Fault( { calendar }: { calendar: Calendar } ) {
	const { fault, id, title } = calendar;
	return (
		fault && (
			<div
				className="marketday-events-calendar__fault"
				id={ title ? undefined : `${ id }-title` }
				role="alert"
			>
				<p>{ fault.text }</p>
				<p>
					<WayLink way={ fault.way } className="marketday-button" />
				</p>
			</div>
		)
	);
}

function Subscribe( { links }: { links: readonly Subscription[] } ) {
	return (
		<details className="marketday-events-calendar__subscribe">
			<summary>{ __( 'Subscribe or export', 'marketday' ) }</summary>
			<ul>
				{ links.map( ( { label, url, isFile } ) => (
					<li key={ label }>
						<a
							rel={ isFile ? 'nofollow' : 'nofollow noopener' }
							href={ url }
							download={ isFile || undefined }
						>
							{ label }
						</a>
					</li>
				) ) }
			</ul>
		</details>
	);
}

function Contents( { calendar, goToDay, onFilter }: CalendarBodyProps ) {
	const { id, filters, grid, chosen, list, subscriptions } = calendar;
	return (
		<>
			{ filters && (
				<CalendarFilters
					id={ id }
					form={ filters }
					onSubmit={ onFilter }
				/>
			) }
			{ grid && <DayGrid id={ id } grid={ grid } goToDay={ goToDay } /> }
			{ chosen && (
				<>
					<p className="marketday-events-calendar__chosen">
						{ chosen.name }
					</p>
					<ul className="marketday-events-calendar__of-day">
						{ chosen.events.map( ( event ) => (
							<EventRow key={ event.url } event={ event } />
						) ) }
					</ul>
					<DayRest way={ chosen.rest } />
				</>
			) }
			{ list && <EventList id={ id } list={ list } /> }
			{ subscriptions.length > 0 && (
				<Subscribe links={ subscriptions } />
			) }
		</>
	);
}

/** A calendar of events in each of its looks: month, week, day, list and small month. */
export function CalendarBody( props: CalendarBodyProps ) {
	const { calendar, isBusy, language, go, intend, load } = props;
	const [ shown, show ] = useState< { url: string; title: string } | null >(
		null
	);
	const isAlive = useAlive();
	const starts = useMemo( () => startsOf( calendar ), [ calendar ] );
	const { details } = calendar;
	return (
		<CalendarProvider
			value={ {
				isAlive,
				language,
				details,
				go,
				intend,
				open: show,
				load,
			} }
		>
			<div
				className="marketday-events-calendar__container"
				id={ calendar.id }
				data-details={ details }
				aria-busy={ isBusy || undefined }
			>
				{ calendar.title && <CalendarHead calendar={ calendar } /> }
				{ calendar.fault ? (
					<Fault calendar={ calendar } />
				) : (
					<Contents { ...props } />
				) }
				<ZoneSwitch starts={ starts } />
				{ isBusy && (
					<p className="marketday-events-calendar__loading">
						{ loadingText() }
					</p>
				) }
				<EventDialog event={ shown } onClose={ () => show( null ) } />
			</div>
		</CalendarProvider>
	);
}
