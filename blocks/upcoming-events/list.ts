import { upcomingIsland } from '@marketday/features/calendar';
import { readPageConfig } from '@marketday/host';
import { fromMarkup } from '@marketday/host/markup';

export const UpcomingEvents = fromMarkup(
	upcomingIsland( readPageConfig().ajaxUrl )
);
