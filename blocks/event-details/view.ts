import {
	closePast,
	startWhereClocksDiffer,
} from '@marketday/features/calendar';
import { mountOnIntent } from '@marketday/host/on-intent';

closePast();
startWhereClocksDiffer(
	'.marketday-event-details .is-when',
	mountOnIntent( 'event-when', () =>
		import( /* webpackChunkName: "event-details/when" */ './when' ).then(
			( { EventWhen } ) => EventWhen
		)
	)
);
