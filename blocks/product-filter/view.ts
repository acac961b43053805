import { enhanceFilters } from '@marketday/features/product-filter';
import {
	blockCalls,
	listings,
	readPageConfig,
	reportFailure,
	startHost,
} from '@marketday/host';

startHost();
enhanceFilters( {
	currency: readPageConfig().currency,
	listings: listings(),
	calls: blockCalls(),
	reportFailure,
} );
