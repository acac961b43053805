/** `@marketday/blocks/calendar`: events by month. Needs a site with Marketday. */
export {
	type CalendarActions,
	type CalendarEvent,
	type CalendarFilter,
	type CalendarLook,
	type CalendarState,
	type CalendarStore,
	type CalendarStoreOptions,
	createCalendarStore,
	type EventQuery,
	fetchEvents,
	monthAfter,
} from './calendar-store';
export { EventsCalendar, type EventsCalendarProps } from './events-calendar';
