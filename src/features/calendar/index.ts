/** Islands of pages, which read their state out of what php/Events/Calendar has drawn; the table of events is the server's alone. */
export {
	calendarIsland,
	eventWhenIsland,
	upcomingIsland,
} from './page/islands';
export { enhanceTables } from './page/events-table';
export { dropPast } from './page/drop-past';
export { isElsewhere } from './visitor-time';
