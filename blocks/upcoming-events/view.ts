import { dropPast } from '@marketday/features/calendar';
import { mountOnIntent } from '@marketday/host/on-intent';

import { startWhereClocksDiffer } from '../_shared/other-clocks';

dropPast();
startWhereClocksDiffer(
	'.marketday-upcoming-events',
	mountOnIntent( 'upcoming-events', () =>
		import( /* webpackChunkName: "upcoming-events/list" */ './list' ).then(
			( { UpcomingEvents } ) => UpcomingEvents
		)
	)
);
