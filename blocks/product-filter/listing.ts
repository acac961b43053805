import { listings } from '@marketday/host';
import { hearIntent } from '@marketday/host/on-intent';

hearIntent(
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
		)
);
