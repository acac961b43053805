import { pageFilter } from '@marketday/features/product-filter';
import {
	blockCalls,
	listings,
	readPageConfig,
	reportFailure,
	reportUnchanged,
} from '@marketday/host';
import { fromMarkup } from '@marketday/host/markup';
import { wakeIslands } from '@marketday/host/on-intent';
import { reachShop } from '@marketday/kernel';

/** Brings the filters of the page to life. */
export const wake = () =>
	wakeIslands(
		'product-filter',
		fromMarkup(
			pageFilter( {
				currency: readPageConfig().currency,
				listings: listings(),
				calls: blockCalls(),
				reportFailure,
				reportUnchanged: ( error ) =>
					void reachShop( () => reportUnchanged( error ) ),
			} )
		)
	);
