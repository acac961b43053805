import {
	enhanceCalendars,
	enhanceVisitorTimes,
} from '@marketday/features/calendar';

enhanceCalendars();
enhanceVisitorTimes( document );
