import { describeMarkup } from '../../../tests/parity';
import { calendarIsland, eventWhenIsland, upcomingIsland } from '.';

// A month has many cells for the accessibility check.
jest.setTimeout( 60_000 );

describeMarkup( 'events-calendar', calendarIsland );
describeMarkup( 'upcoming-events', upcomingIsland( '/ajax' ) );
describeMarkup( 'event-when', eventWhenIsland );
