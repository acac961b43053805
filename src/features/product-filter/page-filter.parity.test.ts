import { POUND } from '@marketday/kernel';

import { describeMarkup } from '../../../tests/parity';
import { pageFilter } from './page-filter';

describeMarkup(
	'product-filter',
	pageFilter( {
		currency: POUND,
		listings: { show: async () => true },
		calls: { ajax: async () => '' },
		reportFailure: () => {},
		reportUnchanged: () => {},
	} )
);
