/** Islands of pages, which read their state out of what php/Events/Calendar has drawn; the table of events is the server's alone. */
export {
	calendarIsland,
	eventWhenIsland,
	upcomingIsland,
} from './page/islands';
export { enhanceTables } from './page/events-table';
export { closePast, dropPast } from './page/drop-past';
export { catchUpWithToday } from './page/kept-page';
export { startWhereClocksDiffer } from './page/other-clocks';
