import { newsletterIsland } from '@marketday/features/newsletter';
import { fromMarkup } from '@marketday/host/markup';

export const Form = fromMarkup( newsletterIsland );
