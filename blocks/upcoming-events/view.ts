import { dropPast, startWhereClocksDiffer } from '@marketday/features/calendar';
import { mountOnIntent } from '@marketday/host/on-intent';

const start = mountOnIntent( 'upcoming-events', () =>
	import( /* webpackChunkName: "upcoming-events/list" */ './list' ).then(
		( { UpcomingEvents } ) => UpcomingEvents
	)
);

if ( dropPast() ) {
	start();
}
startWhereClocksDiffer( '.marketday-upcoming-events', start );
