import { __, announce } from '@marketday/kernel';
import { useEffect, useSyncExternalStore } from 'react';

import { CalendarBody } from '../calendar-body';
import type { Calendar } from '../calendar-model';
import { cellOf } from '../grid-keys';
import {
	type Focus,
	keepFocus,
	onWay,
	useFocusAfter,
} from '../use-focus-after';
import { addressOfDay, addressOfForm, tidyAddress } from './calendar-address';
import { loadEvent } from './load-event';
import { fetchAhead } from './page-fetcher';
import { type Failure, pageVisits } from './visits';

/** Sentence of the calendar on a page that did not come. */
const withFailure = (
	calendar: Calendar,
	{ message, url }: Failure
): Calendar => ( {
	...calendar,
	fault: {
		text: message,
		way: { key: 'again', label: __( 'Try again', 'marketday' ), url },
	},
} );

/** A calendar of the site: other months are other pages of it, taken in place, and the address says what is shown. */
export function PageCalendar( { calendar }: { calendar: Calendar } ) {
	const visits = pageVisits();
	const { isBusy, failure } = useSyncExternalStore(
		visits.subscribe,
		visits.getState,
		visits.getInitialState
	);
	const { id } = calendar;
	useEffect( () => visits.forget( id ), [ visits, id ] );
	useEffect( () => visits.catchUp(), [ visits ] );
	const focusAfter = useFocusAfter(
		calendar,
		() => visits.getState().by === id
	);

	const visit = async (
		address: string | URL,
		focus: Focus,
		isThere = true
	) => {
		focusAfter( focus );
		const outcome = await visits.visit( id, address, { isThere } );
		if ( outcome === 'missing' || outcome === 'failed' ) {
			focusAfter( null );
		}
		if ( outcome === 'missing' ) {
			announce( __( 'No events then.', 'marketday' ) );
		}
	};
	return (
		<CalendarBody
			calendar={
				failure?.id === id ? withFailure( calendar, failure ) : calendar
			}
			language={ document.documentElement.lang }
			isBusy={ isBusy }
			go={ ( { url = '', key } ) => void visit( url, onWay( key ) ) }
			intend={ ( { url = '' } ) => fetchAhead( tidyAddress( url ).href ) }
			goToDay={ ( day ) =>
				void visit(
					addressOfDay( day ),
					( container ) => cellOf( container, day ),
					false
				)
			}
			onFilter={ ( form ) =>
				void visit( addressOfForm( form ), keepFocus )
			}
			load={ loadEvent }
		/>
	);
}
