import { useEffect, useRef, useState } from 'react';

import { useCalendarRoom } from './calendar-context';
import type { Grid, GridDay as Day } from './calendar-model';
import { GridDay } from './grid-day';
import { cellAround, cellOf, pressInGrid } from './grid-keys';

interface DayGridProps {
	id: string;
	grid: Grid;
	/** Goes to a day of another month or week. */
	goToDay: ( day: string ) => void;
}

/** The day in the tab order: where focus was last, else the chosen one, today, or the first of the month. */
function activeDay( days: readonly Day[], focused: string ): string {
	const inside = days.filter( ( { isOutside } ) => ! isOutside );
	const found =
		days.find( ( { date } ) => date === focused ) ??
		inside.find( ( { isChosen } ) => isChosen ) ??
		inside.find( ( { isToday } ) => isToday ) ??
		inside[ 0 ];
	return found?.date ?? '';
}

/** A month or a week as a table; with scripts a grid with one tab stop, which keeps what the role promises. */
export function DayGrid( { id, grid, goToDay }: DayGridProps ) {
	const { isAlive } = useCalendarRoom();
	const [ focused, setFocused ] = useState( '' );
	const table = useRef< HTMLTableElement >( null );
	const { kind, weekdays, weeks } = grid;
	const isMini = kind === 'mini';
	const days = weeks.flat();
	const active = activeDay( days, focused );

	const follow = ( target: EventTarget ) => {
		const cell = cellAround( target );
		if ( cell ) {
			setFocused( cell.dataset.date ?? '' );
		}
	};
	// What had the focus before there was a grid.
	useEffect( () => {
		const { activeElement } = document;
		if ( activeElement && table.current?.contains( activeElement ) ) {
			follow( activeElement );
		}
	}, [] );

	const tabOf = ( { date }: Day ) => ( date === active ? 0 : -1 );
	const goTo = ( date: string ) => {
		const day = days.find( ( one ) => one.date === date );
		if ( day && ! day.isOutside ) {
			setFocused( date );
			( table.current && cellOf( table.current, date ) )?.focus();
		} else {
			goToDay( date );
		}
	};
	const ofGrid = isAlive
		? {
				role: 'grid',
				onKeyDown: ( event: React.KeyboardEvent ) =>
					pressInGrid( event, goTo ),
				onFocus: ( { target }: React.FocusEvent ) => follow( target ),
				onClick: ( { target }: React.MouseEvent ) => follow( target ),
		  }
		: {};
	return (
		<table
			ref={ table }
			className={
				isMini
					? 'marketday-events-calendar__mini'
					: `marketday-events-calendar__grid is-${ kind }`
			}
			data-calendar-grid=""
			aria-labelledby={ `${ id }-title` }
			{ ...ofGrid }
		>
			<thead>
				<tr>
					{ weekdays.map( ( { name, text } ) => (
						<th key={ name } scope="col" abbr={ name }>
							{ text }
						</th>
					) ) }
				</tr>
			</thead>
			<tbody>
				{ weeks.map( ( week ) => (
					<tr key={ week[ 0 ]?.date }>
						{ week.map( ( day ) => (
							<GridDay
								key={ day.date }
								day={ day }
								isMini={ isMini }
								tabIndex={ isAlive ? tabOf( day ) : undefined }
							/>
						) ) }
					</tr>
				) ) }
			</tbody>
		</table>
	);
}
