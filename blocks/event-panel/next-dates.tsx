import apiFetch from '@wordpress/api-fetch';
import { Button, Notice } from '@wordpress/components';
import { useEffect, useState } from '@wordpress/element';
import { __ } from '@wordpress/i18n';

import type { PanelProps } from './event-data';

interface Preview {
	words: string;
	dates: { at: string; text: string; isCancelled: boolean }[];
	message?: string;
}

/** What of an event the server works its dates out of; `at` is of a change. */
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

/** What the server makes of the dates: the rule in words and the next of them, each of which can be called off. */
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

	const toggle = ( at: string, isCancelled: boolean ) =>
		change( {
			changes: [
				...changes.filter( ( one ) => one.at !== at ),
				...( isCancelled
					? []
					: [ { at, start: '', end: '', status: 'cancelled' } ] ),
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
				{ preview.dates.map( ( { at, text, isCancelled } ) => (
					<li key={ at }>
						{ isCancelled ? <s>{ text }</s> : text }{ ' ' }
						<Button
							variant="link"
							onClick={ () => toggle( at, isCancelled ) }
						>
							{ isCancelled
								? __( 'Takes place after all', 'marketday' )
								: __( 'Call off', 'marketday' ) }
						</Button>
					</li>
				) ) }
			</ul>
		</div>
	) : null;
}
