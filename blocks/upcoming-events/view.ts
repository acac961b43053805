import {
	enhanceUpcoming,
	enhanceVisitorTimes,
} from '@marketday/features/calendar';
import { readPageConfig } from '@marketday/host';

enhanceUpcoming( readPageConfig().ajaxUrl );
enhanceVisitorTimes( document );
