import { __, sprintf } from '@marketday/kernel';

import { useCalendarRoom } from './calendar-context';
import type { TimeData } from './calendar-model';
import { isElsewhere, visitorTime } from './visitor-time';
import { chooseZone, useZoneChoice } from './zone-choice';

interface EventTimeProps {
	time: TimeData;
	className?: string | undefined;
	/** True in a day of a month, where there is no room for two times. */
	isAlone?: boolean;
}

/** Time of an event, and what the visitor's clock shows then. Pages are cached: only the browser knows. */
export function EventTime( { time, className, isAlone }: EventTimeProps ) {
	const { isAlive, language } = useCalendarRoom();
	const isVisitors = useZoneChoice();
	const theirs = isAlive ? visitorTime( time, language ) : null;
	const whole =
		theirs && time.isDated
			? visitorTime( time, language, undefined, true )
			: theirs;
	return (
		<>
			<time
				className={ className }
				dateTime={ time.start }
				data-event-end={ time.end }
				data-event-dated={ time.isDated ? '' : undefined }
			>
				{ whole && isVisitors ? whole : time.text }
			</time>
			{ theirs && ! isAlone && (
				<>
					{ ' ' }
					<span className="marketday-visitor-time">
						{ isVisitors
							? sprintf(
									/* translators: %s: a time, such as 14:00. */
									__( '(%s local time)', 'marketday' ),
									time.text
							  )
							: sprintf(
									/* translators: %s: a time, such as 14:00. */
									__( '(%s your time)', 'marketday' ),
									theirs
							  ) }
					</span>
				</>
			) }
		</>
	);
}

/** Last in its room, so that nothing that is read moves when it comes; not there where both clocks agree. */
export function ZoneSwitch( { starts }: { starts: readonly string[] } ) {
	const { isAlive } = useCalendarRoom();
	const isVisitors = useZoneChoice();
	if ( ! isAlive || ! starts.some( isElsewhere ) ) {
		return null;
	}
	return (
		<button
			type="button"
			className="marketday-link marketday-zone-switch"
			aria-pressed={ isVisitors }
			onClick={ () => chooseZone( ! isVisitors ) }
		>
			{ sprintf(
				/* translators: %s: a time zone, such as Europe/London. */
				__( 'Show times in my time zone (%s)', 'marketday' ),
				new Intl.DateTimeFormat()
					.resolvedOptions()
					.timeZone.replace( /_/g, ' ' )
			) }
		</button>
	);
}
