import { currencyIsland } from '@marketday/features/currency-switcher';
import { fromMarkup } from '@marketday/host/markup';

export const Switcher = fromMarkup( currencyIsland );
