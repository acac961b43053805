export { enhanceCalendars } from './enhance-calendars';
export { enhanceUpcoming } from './upcoming';
export { enhanceVisitorTimes } from './visitor-times';
export { enhanceTables } from './tables';
