/**
 * The script and the style of listing pages, `marketday-listing`: a listing, its filter, its count and its order always stand
 * together, so they load together. What a shopper does with them loads what it takes.
 */
import { enhanceSorting } from '@marketday/features/catalogue-sorting';
import { enhanceFilters } from '@marketday/features/product-filter';
import { enhanceListings } from '@marketday/features/product-grid';
import { refreshCounts } from '@marketday/features/result-count';
import {
	blockCalls,
	goTo,
	listings,
	readPageConfig,
	reportFailure,
	startHost,
} from '@marketday/host';
import { watchCarousels } from '@marketday/ui/carousel';

import './listing.scss';

startHost();
const drawn = listings();
const calls = blockCalls();

enhanceListings( { calls, listings: drawn, reportFailure, goTo } );
enhanceFilters( {
	currency: readPageConfig().currency,
	listings: drawn,
	calls,
	reportFailure,
} );
enhanceSorting( drawn );
refreshCounts();
watchCarousels();
