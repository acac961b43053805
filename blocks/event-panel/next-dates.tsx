import apiFetch from '@wordpress/api-fetch';
import { Notice } from '@wordpress/components';
import { useEffect, useState } from '@wordpress/element';

import type { PanelProps } from './event-data';
import { type DateChange, OneDate, type ShownDate } from './one-date';

interface Preview {
	words: string;
	dates: ShownDate[];
	message?: string;
}

/** The fields of an event that the server works its dates out of; `at` is of a change. */
const DATES = [
	'start',
	'end',
	'zone',
	'allDay',
	'rrule',
	'rdates',
	'exdates',
	'changes',
	'at',
	'status',
];

/** The dates as the server makes them: the rule in words and the next of them, each of which can be changed by itself. */
export function NextDates( { event, change }: PanelProps ) {
	const [ preview, setPreview ] = useState< Preview | null >( null );
	const { changes, rrule } = event;
	const asked = JSON.stringify( event, DATES );

	useEffect( () => {
		const stop = new AbortController();
		const wait = setTimeout( () => {
			apiFetch< Preview >( {
				path: '/marketday/v1/event-dates',
				method: 'POST',
				data: { event: JSON.parse( asked ) },
				signal: stop.signal,
			} ).then( setPreview, ( error: { message?: string } ) => {
				if ( ! stop.signal.aborted && error.message ) {
					setPreview( {
						words: '',
						dates: [],
						message: error.message,
					} );
				}
			} );
		}, 400 );
		return () => {
			clearTimeout( wait );
			stop.abort();
		};
	}, [ asked ] );

	const changeDate = ( at: string, to: DateChange | null ) =>
		change( {
			changes: [
				...changes.filter( ( one ) => one.at.slice( 0, 16 ) !== at ),
				...( to ? [ { at, ...to } ] : [] ),
			],
		} );

	if ( preview?.message ) {
		return (
			<Notice status="warning" isDismissible={ false }>
				{ preview.message }
			</Notice>
		);
	}
	return preview && rrule ? (
		<div aria-live="polite">
			<p>
				<strong>{ preview.words }</strong>
			</p>
			<ul>
				{ preview.dates.map( ( date, place ) => (
					<li key={ date.at }>
						<OneDate
							event={ event }
							date={ date }
							canSplit={ place > 0 || date.at > event.start }
							change={ ( to ) => changeDate( date.at, to ) }
						/>
					</li>
				) ) }
			</ul>
		</div>
	) : null;
}
