import type { GridEvent as Event } from './calendar-model';
import { EventLink } from './event-link';
import { EventTime } from './event-time';

interface GridEventProps {
	event: Event;
	tabIndex: number | undefined;
}

/** An event within a day of the grid. */
export function GridEvent( { event, tabIndex }: GridEventProps ) {
	const { time, title, state, own, whole } = event;
	return (
		<EventLink
			event={ event }
			className={ `marketday-events-calendar__event is-${ event.status }${
				event.goesOn ? ' goes-on' : ''
			}${ event.goesFurther ? ' goes-further' : '' }` }
			style={ {
				'--event-colour': event.colour,
				'--event-ink': event.ink,
			} }
			tabIndex={ tabIndex }
		>
			{ time && (
				<>
					<EventTime
						className="marketday-events-calendar__time"
						time={ time }
						isAlone
					/>{ ' ' }
				</>
			) }
			<span className="marketday-events-calendar__name">{ title }</span>
			{ state && (
				<>
					{ ' ' }
					<span className="marketday-events-calendar__state">
						{ state }
					</span>
				</>
			) }
			{ own && (
				<>
					{ ' ' }
					<span
						className="marketday-events-calendar__own"
						aria-hidden="true"
					>
						{ own }
					</span>
				</>
			) }
			<span className="marketday-hidden">{ whole }</span>
		</EventLink>
	);
}
