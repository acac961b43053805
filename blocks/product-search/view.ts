import { behaviour } from '@marketday/behaviour';
import { reportFailure } from '@marketday/host';

/** The searches come to life with the first sign that a shopper turns to one; until then they are the forms the server drew. */
behaviour( '.marketday-product-search', {
	intent: () =>
		void import(
			/* webpackChunkName: "product-search/later" */ './later'
		).catch( reportFailure ),
} );
