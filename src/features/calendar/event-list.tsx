import { __ } from '@marketday/kernel';

import type { EventList as List, ListDay, Way } from './calendar-model';
import { EventRow } from './event-row';
import { WayLink } from './way-link';

/** The way to the events of a day that a list has no room for. */
export function DayRest( { way }: { way: Way | null } ) {
	return (
		way && (
			<p className="marketday-events-calendar__rest">
				<WayLink way={ way } />
			</p>
		)
	);
}

function Day( { id, day }: { id: string; day: ListDay } ) {
	const heading = `${ id }-${ day.date }`;
	return (
		<section
			className={ `marketday-events-calendar__day${
				day.isToday ? ' is-today' : ''
			}` }
			aria-labelledby={ heading }
		>
			<h3 className="marketday-events-calendar__date" id={ heading }>
				<span className="marketday-hidden">{ day.name }</span>
				<span
					className="marketday-events-calendar__weekday"
					aria-hidden="true"
				>
					{ day.weekday }
				</span>
				<span
					className="marketday-events-calendar__big"
					aria-hidden="true"
				>
					{ day.number }
				</span>
				<span
					className="marketday-events-calendar__weekday"
					aria-hidden="true"
				>
					{ day.month }
				</span>
			</h3>
			<ul>
				{ day.events.map( ( event ) => (
					<EventRow key={ event.url } event={ event } />
				) ) }
			</ul>
			<DayRest way={ day.rest } />
		</section>
	);
}

/** The events shown, day by day. Narrow places show it instead of the grid. */
export function EventList( { id, list }: { id: string; list: List } ) {
	const days = ( all: readonly ListDay[] ) =>
		all.map( ( day ) => <Day key={ day.date } id={ id } day={ day } /> );
	return (
		<div className="marketday-events-calendar__list">
			{ list.empty && (
				<p className="marketday-events-calendar__empty">
					{ list.empty }
				</p>
			) }
			{ list.earlier.length > 0 && (
				<details
					className="marketday-events-calendar__earlier"
					open={ list.isEarlierOpen }
				>
					<summary>
						{ __( 'Earlier this month', 'marketday' ) }
					</summary>
					{ days( list.earlier ) }
				</details>
			) }
			{ days( list.days ) }
		</div>
	);
}
