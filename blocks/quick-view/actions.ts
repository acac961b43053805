import { createQuickView } from '@marketday/features/quick-view';
import {
	blockCalls,
	goTo,
	readPageConfig,
	reportFailure,
} from '@marketday/host';
import type { ProductButtonActions } from '@marketday/host/product-buttons';
import { pageOverlay } from '@marketday/ui';

import { loadListStyles } from '../_shared/list-styles';

let made: ProductButtonActions | null = null;

function create(): ProductButtonActions {
	const calls = blockCalls();
	calls.prepare();
	loadListStyles();
	return createQuickView( {
		overlay: pageOverlay(),
		call: ( name, fields ) => calls.ajax( name, fields ),
		page: ( url ) => fetch( url ).then( ( response ) => response.text() ),
		basketUrl: readPageConfig().basketUrl,
		reportFailure,
		goTo,
	} );
}

export const actions = () => ( made ??= create() );
