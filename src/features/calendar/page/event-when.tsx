import { CalendarProvider } from '../calendar-context';
import type { TimeData } from '../calendar-model';
import { EventTime, ZoneSwitch } from '../event-time';
import { allOf } from '../markup';
import { readTime } from '../read-events';
import { useAlive } from '../use-alive';

interface EventWhenProps {
	time: TimeData | null;
	/** Its zone, and how it comes again. */
	notes: readonly { readonly className: string; readonly text: string }[];
}

/** Time of an event, on its own page and where its page's facts are shown. */
export function EventWhen( { time, notes }: EventWhenProps ) {
	const isAlive = useAlive();
	return (
		<CalendarProvider
			value={ {
				isAlive,
				language: document.documentElement.lang,
				details: 'page',
				go: () => {},
				open: () => {},
				load: () => Promise.reject( new Error() ),
			} }
		>
			{ time && (
				<EventTime
					time={ time }
					className="marketday-event-details__date"
				/>
			) }
			{ notes.map( ( { className, text } ) => (
				<span key={ className } className={ className }>
					{ text }
				</span>
			) ) }
			<ZoneSwitch starts={ time ? [ time.start ] : [] } />
		</CalendarProvider>
	);
}

/** Reads what `php/Events/Calendar/views/details.php` has drawn. */
export const readEventWhen = ( element: HTMLElement ): EventWhenProps => ( {
	time: readTime( element.querySelector( 'time' ) ),
	notes: allOf( element, ':scope > span' ).map(
		( { className, textContent } ) => ( {
			className,
			text: textContent ?? '',
		} )
	),
} );
