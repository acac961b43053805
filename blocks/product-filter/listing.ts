import { enhanceFilters } from '@marketday/features/product-filter';
import {
	blockCalls,
	listings,
	readPageConfig,
	reportFailure,
} from '@marketday/host';

enhanceFilters( {
	currency: readPageConfig().currency,
	listings: listings(),
	calls: blockCalls(),
	reportFailure,
} );
