import { enhanceListings } from '@marketday/features/product-grid';
import { blockCalls, goTo, listings, reportFailure } from '@marketday/host';

enhanceListings( {
	calls: blockCalls(),
	listings: listings(),
	reportFailure,
	goTo,
} );
