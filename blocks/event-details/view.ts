import { closePast } from '@marketday/features/calendar';
import { mountOnIntent } from '@marketday/host/on-intent';

import { startWhereClocksDiffer } from '../_shared/other-clocks';

closePast();
startWhereClocksDiffer(
	'.marketday-event-details .is-when',
	mountOnIntent( 'event-when', () =>
		import( /* webpackChunkName: "event-details/when" */ './when' ).then(
			( { EventWhen } ) => EventWhen
		)
	)
);
