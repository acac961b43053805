import { eventWhenIsland } from '@marketday/features/calendar';
import { fromMarkup } from '@marketday/host/markup';

export const EventWhen = fromMarkup( eventWhenIsland );
