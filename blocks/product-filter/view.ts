import { enhanceFilters } from '@marketday/features/product-filter';
import {
	blockCalls,
	listings,
	readPageConfig,
	reportFailure,
	watchListings,
} from '@marketday/host';

watchListings();
enhanceFilters( {
	currency: readPageConfig().currency,
	listings: listings(),
	calls: blockCalls(),
	reportFailure,
} );
