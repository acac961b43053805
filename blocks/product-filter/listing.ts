import { listings, reportUnchanged } from '@marketday/host';
import { listenForIntent } from '@marketday/host/on-intent';
import { reachShop } from '@marketday/kernel';

listenForIntent(
	'product-filter',
	() => {
		listings().prepare();
		return import(
			/* webpackChunkName: "_shared/listing-filter" */ './island'
		).then( ( { wake } ) => wake() );
	},
	( filter ) =>
		filter.matches( ':focus-within' ) ||
		[ ...filter.querySelectorAll( 'input' ) ].some(
			( { checked, defaultChecked, value, defaultValue } ) =>
				checked !== defaultChecked || value !== defaultValue
		),
	( filters, error ) => {
		// What was ticked has chosen nothing.
		filters.forEach(
			( filter ) => filter.querySelector( 'form' )?.reset()
		);
		if ( filters.length > 0 ) {
			void reachShop( () => reportUnchanged( error ) );
		}
	}
);
