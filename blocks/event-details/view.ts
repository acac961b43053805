import { enhanceVisitorTimes } from '@marketday/features/calendar';

enhanceVisitorTimes( document );
