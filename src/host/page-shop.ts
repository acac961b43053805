import {
	browserMemory,
	createMarketday,
	type Marketday,
} from '@marketday/kernel';

import { readPageConfig } from './page-config';

let shop: Marketday | null = null;

/** The page's one shop: every island and listener talks to the same basket. */
export function pageShop(): Marketday {
	if ( ! shop ) {
		const { restUrl, wcAjaxUrl, currency } = readPageConfig();
		shop = createMarketday( {
			restUrl,
			wcAjaxUrl,
			currency,
			memory: browserMemory( restUrl ),
		} );
	}
	return shop;
}
