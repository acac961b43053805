import { __ } from '@marketday/kernel';
import { Dialog } from '@marketday/ui';
import { useEffect, useState } from 'react';

import { type EventContents, useCalendarRoom } from './calendar-context';
import { loadingText } from './loading-text';

/** Contents of an event; null until they are there. Where they cannot be fetched, the event's page is gone to. */
function useContents( url: string | null ): EventContents | null {
	const { load } = useCalendarRoom();
	const [ found, setFound ] = useState< {
		url: string;
		contents: EventContents;
	} | null >( null );

	useEffect( () => {
		if ( ! url ) {
			return undefined;
		}
		const closed = new AbortController();
		load( url, closed.signal ).then(
			( contents ) =>
				closed.signal.aborted || setFound( { url, contents } ),
			() => closed.signal.aborted || window.location.assign( url )
		);
		return () => closed.abort();
		// eslint-disable-next-line react-hooks/exhaustive-deps -- asked once for each event that is opened.
	}, [ url ] );

	return found && found.url === url ? found.contents : null;
}

interface EventDialogProps {
	event: { url: string; title: string } | null;
	onClose: () => void;
}

/** An event's facts over the calendar. */
export function EventDialog( { event, onClose }: EventDialogProps ) {
	const contents = useContents( event?.url ?? null );
	return (
		<Dialog
			isOpen={ event !== null }
			onClose={ onClose }
			title={ contents?.title ?? event?.title ?? '' }
			closeLabel={ __( 'Close', 'marketday' ) }
		>
			<div className="marketday-event-details__shown">
				{ contents?.body ?? <p>{ loadingText() }</p> }
			</div>
		</Dialog>
	);
}

/** An event's facts below its line. */
export function InlineEvent( { url }: { url: string } ) {
	const contents = useContents( url );
	return (
		<div className="marketday-event__inline">
			{ contents?.body ?? loadingText() }
		</div>
	);
}
