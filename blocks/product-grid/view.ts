import { enhanceListings } from '@marketday/features/product-grid';
import {
	blockCalls,
	goTo,
	listings,
	reportFailure,
	startHost,
} from '@marketday/host';
import { watchCarousels } from '@marketday/ui';

startHost();
enhanceListings( {
	calls: blockCalls(),
	show: listings().show,
	reportFailure,
	goTo,
} );
watchCarousels();
