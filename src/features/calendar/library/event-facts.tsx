import { __ } from '@marketday/kernel';

import type { EventContents } from '../calendar-context';
import { EventTime } from '../event-time';
import type { CalendarEvent } from './calendar-store';

function Fact( { name, text }: { name: string; text: string } ) {
	return text ? (
		<div>
			<dt>{ name }</dt>
			<dd>{ text }</dd>
		</div>
	) : null;
}

/** Facts that a shop tells of an event, with the way to its page. */
export function eventFacts( event: CalendarEvent ): EventContents {
	const { dateText, zone, cost, summary, url, colour } = event;
	return {
		title: event.title,
		body: (
			<>
				<div
					className="marketday-event-details__body"
					style={ { '--event-colour': colour } as object }
				>
					<dl className="marketday-event-details__facts">
						<div className="is-when">
							<dt>{ __( 'When', 'marketday' ) }</dt>
							<dd className="marketday-event-details__when">
								{ event.isAllDay ? (
									<span className="marketday-event-details__date">
										{ dateText }
									</span>
								) : (
									<EventTime
										className="marketday-event-details__date"
										time={ {
											text: dateText,
											start: event.start,
											end: event.end,
											isDated: true,
										} }
									/>
								) }
								{ zone && (
									<span className="marketday-event-details__zone">
										{ zone }
									</span>
								) }
							</dd>
						</div>
						<Fact
							name={ __( 'Where', 'marketday' ) }
							text={
								event.isOnline
									? __( 'Online', 'marketday' )
									: event.venue
							}
						/>
						<Fact
							name={ __( 'Cost', 'marketday' ) }
							text={ cost ?? '' }
						/>
					</dl>
				</div>
				{ summary && (
					<p className="marketday-event-details__summary">
						{ summary }
					</p>
				) }
				<a
					className="marketday-link marketday-event-details__page"
					href={ url }
				>
					{ __( 'More about this event', 'marketday' ) }
				</a>
			</>
		),
	};
}
