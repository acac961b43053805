import { __ } from '@marketday/kernel';

import type { Calendar } from './calendar-model';
import { WayLink } from './way-link';

/** Head of a calendar: what is shown, the ways to other dates, and the looks at the same. */
export function CalendarHead( { calendar }: { calendar: Calendar } ) {
	const { id, title, ways, looks } = calendar;
	return (
		<div className="marketday-events-calendar__head">
			<h2
				className="marketday-events-calendar__title"
				id={ `${ id }-title` }
				tabIndex={ -1 }
			>
				{ title }
			</h2>
			<nav
				className="marketday-events-calendar__ways"
				aria-label={ __( 'Change month', 'marketday' ) }
			>
				{ ways.map( ( way ) => (
					<WayLink
						key={ way.key }
						way={ way }
						className="marketday-button marketday-button--quiet marketday-events-calendar__way"
					>
						{ way.sign ? (
							<>
								<span
									className="marketday-events-calendar__sign"
									aria-hidden="true"
								>
									{ way.sign }
								</span>
								<span className="marketday-hidden">
									{ way.label }
								</span>
							</>
						) : (
							way.label
						) }
					</WayLink>
				) ) }
			</nav>
			{ looks.length > 0 && (
				<ul
					className="marketday-events-calendar__looks"
					aria-label={ __( 'View', 'marketday' ) }
				>
					{ looks.map( ( look ) => (
						<li key={ look.key }>
							<WayLink
								way={ look }
								className="marketday-events-calendar__look"
							/>
						</li>
					) ) }
				</ul>
			) }
		</div>
	);
}
