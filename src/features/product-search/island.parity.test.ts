import { describeMarkup } from '../../../tests/parity';
import { createPageSearch } from './page-search';

describeMarkup(
	'product-search',
	createPageSearch( {
		calls: { prepare: () => {}, rest: async () => '' },
		reportFailure: () => {},
	} )
);
