import {
	catchUpWithToday,
	startWhereClocksDiffer,
} from '@marketday/features/calendar';
import { mountOnIntent } from '@marketday/host/on-intent';

import { holdLinks } from './held-links';

const start = mountOnIntent( 'events-calendar', async () => {
	try {
		const { announcedCalendar } = await import(
			/* webpackChunkName: "events-calendar/calendar" */ './calendar'
		);
		return announcedCalendar( () => follow() );
	} catch ( reason ) {
		follow();
		throw reason;
	}
} );
const follow = holdLinks( () => start() );

if ( catchUpWithToday() ) {
	start();
}
startWhereClocksDiffer( '.marketday-events-calendar', start );
