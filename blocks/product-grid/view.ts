import { enhanceListings } from '@marketday/features/product-grid';
import {
	blockCalls,
	goTo,
	listings,
	reportFailure,
	startHost,
	watchListings,
} from '@marketday/host';
import { watchCarousels } from '@marketday/ui';

startHost();
watchListings();
enhanceListings( {
	calls: blockCalls(),
	show: listings().show,
	reportFailure,
	goTo,
} );
watchCarousels();
