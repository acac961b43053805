import { useState } from 'react';

import { useCalendarRoom } from './calendar-context';
import type { ListedEvent } from './calendar-model';
import { EventLink } from './event-link';
import { InlineEvent } from './event-opening';
import { EventTime } from './event-time';

/** An event in a list. */
export function EventRow( { event }: { event: ListedEvent } ) {
	const { details, isAlive } = useCalendarRoom();
	const [ isOpen, setOpen ] = useState( false );
	const { when, whole, state, facts } = event;
	const isInline = details === 'inline';
	return (
		<li
			className={ `marketday-event is-${ event.status }` }
			style={ { '--event-colour': event.colour } as object }
			data-start={ event.start }
			data-end={ event.end }
		>
			<p className="marketday-event__when">
				{ when.before || null }
				{ when.time && <EventTime time={ when.time } /> }
				{ `${ when.after }${ state && ' ' }` || null }
				{ state && (
					<strong className="marketday-event__state">
						{ state }
					</strong>
				) }
			</p>
			<p className="marketday-event__title">
				<EventLink
					event={ event }
					isExpanded={ isInline && isAlive ? isOpen : undefined }
					onOpen={ isInline ? () => setOpen( ! isOpen ) : undefined }
				>
					{ event.title }
					{ whole && (
						<span className="marketday-hidden">{ whole }</span>
					) }
				</EventLink>
			</p>
			<p className="marketday-event__facts">
				{ facts.map( ( fact, index ) => (
					<span key={ index }>{ fact }</span>
				) ) }
			</p>
			{ isOpen && <InlineEvent url={ event.url } /> }
		</li>
	);
}
