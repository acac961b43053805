import { mountOnIntent } from '@marketday/host/on-intent';

import { startWhereClocksDiffer } from '../_shared/other-clocks';

startWhereClocksDiffer(
	'.marketday-event-details .is-when',
	mountOnIntent( 'event-when', () =>
		import( /* webpackChunkName: "event-details/when" */ './when' ).then(
			( { EventWhen } ) => EventWhen
		)
	)
);
