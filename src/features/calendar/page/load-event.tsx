import { __ } from '@marketday/kernel';
import { TrustedHtml } from '@marketday/ui';

import type { EventContents } from '../calendar-context';
import { fetchPage } from './page-fetcher';

const BODY = '.marketday-event-details__body';

/** The event's facts as its own page tells them, with the way to it. */
export async function loadEvent(
	url: string,
	signal: AbortSignal
): Promise< EventContents > {
	const page = await fetchPage( url, signal );
	const body = page.querySelector< HTMLElement >( BODY );
	if ( ! body ) {
		throw new Error( 'The page tells no details.' );
	}
	body.querySelector( '.marketday-event-details__dates' )?.remove();
	const { eventTitle = '', eventSummary = '' } = body.dataset;
	return {
		title: eventTitle,
		body: (
			<>
				<TrustedHtml html={ body.outerHTML } />
				{ eventSummary && (
					<p className="marketday-event-details__summary">
						{ eventSummary }
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
