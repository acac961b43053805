import type { GridDay as Day, GridRest } from './calendar-model';
import { GridEvent } from './grid-event';
import { WayLink } from './way-link';

interface GridDayProps {
	day: Day;
	isMini: boolean;
	/** Index of the day and of what is in it; undefined where the table is no grid yet. */
	tabIndex: 0 | -1 | undefined;
}

const classOf = ( day: Day, isMini: boolean ) =>
	[
		'marketday-events-calendar__cell',
		day.isToday && 'is-today',
		day.isOutside && 'is-outside',
		isMini && day.isChosen && 'is-chosen',
		! isMini && day.hasEvents && 'has-events',
	]
		.filter( Boolean )
		.join( ' ' );

function Number( { says, number }: { says: string; number: string } ) {
	return (
		<>
			<span className="marketday-hidden">{ says }</span>
			<span aria-hidden="true">{ number }</span>
		</>
	);
}

function Rest( {
	rest,
	tabIndex,
}: { rest: GridRest } & Pick< GridDayProps, 'tabIndex' > ) {
	return (
		<details className="marketday-events-calendar__more">
			<summary tabIndex={ tabIndex }>
				{ rest.before || null }
				<span className="marketday-hidden">{ rest.hidden }</span>
				{ rest.after || null }
			</summary>
			{ rest.events.map( ( event ) => (
				<GridEvent
					key={ event.url }
					event={ event }
					tabIndex={ tabIndex }
				/>
			) ) }
			{ rest.way && <WayLink way={ rest.way } tabIndex={ tabIndex } /> }
		</details>
	);
}

export function GridDay( { day, isMini, tabIndex }: GridDayProps ) {
	const isGrid = tabIndex !== undefined;
	return (
		<td
			className={ classOf( day, isMini ) }
			data-date={ day.date }
			data-label={ day.label }
			aria-label={ isGrid ? day.label : undefined }
			aria-current={ day.isToday ? 'date' : undefined }
			tabIndex={ tabIndex }
		>
			{ day.way ? (
				<WayLink
					way={ day.way }
					className="marketday-events-calendar__number"
					// A mini calendar's day is one stop of the keyboard: its cell, from which Enter leads in.
					tabIndex={ isMini && isGrid ? -1 : tabIndex }
				>
					<Number says={ day.label } number={ day.number } />
				</WayLink>
			) : (
				<span className="marketday-events-calendar__number">
					<Number says={ day.name } number={ day.number } />
				</span>
			) }
			{ day.events.map( ( event ) => (
				<GridEvent
					key={ event.url }
					event={ event }
					tabIndex={ tabIndex }
				/>
			) ) }
			{ day.rest && <Rest rest={ day.rest } tabIndex={ tabIndex } /> }
		</td>
	);
}
