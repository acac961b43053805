import {
	type CalendarLook,
	EventsCalendar,
} from '@marketday/features/calendar/library';

import type { PartProps } from '../element';

const LOOKS: readonly CalendarLook[] = [
	'month',
	'week',
	'day',
	'list',
	'mini',
];

/** The page's own language, or the browser's. */
const localeHere = () =>
	document.documentElement.lang || navigator.language || 'en-GB';

const monthHere = () => {
	const now = new Date();
	const month = String( now.getMonth() + 1 ).padStart( 2, '0' );
	return `${ now.getFullYear() }-${ month }`;
};

const DETAILS = [ 'modal', 'inline', 'page' ] as const;

/** The first day of a week, as `Intl` counts: 7 is Sunday. */
const WEEK_STARTS: Readonly< Record< string, 0 | 1 | 6 > > = {
	0: 0,
	1: 1,
	6: 6,
};

/** `<marketday-calendar look="list" category="workshops">`: the shop's events. */
export default function Calendar( { given }: PartProps ) {
	return (
		<EventsCalendar
			month={
				/^\d{4}-\d\d$/.test( given.month ?? '' )
					? given.month ?? ''
					: monthHere()
			}
			look={ LOOKS.find( ( one ) => one === given.look ) }
			details={ DETAILS.find( ( one ) => one === given.details ) }
			category={ given.category || undefined }
			showFilters={ given.filters !== '' }
			locale={ given.locale || localeHere() }
			weekStart={ WEEK_STARTS[ given[ 'week-start' ] ?? '' ] }
		/>
	);
}
