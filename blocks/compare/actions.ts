import { createCompare } from '@marketday/features/compare';
import {
	blockCalls,
	goTo,
	pageShop,
	readPageConfig,
	reportFailure,
	sendAddition,
} from '@marketday/host';
import {
	listMemory,
	markButtons,
	type ProductButtonActions,
} from '@marketday/host/product-buttons';
import { pageOverlay } from '@marketday/ui';

import { loadListStyles } from '../_shared/list-styles';

let made: ProductButtonActions | null = null;

function create(): ProductButtonActions {
	const calls = blockCalls();
	const page = { shop: pageShop(), config: readPageConfig() };
	calls.prepare();
	loadListStyles();
	return createCompare( {
		memory: listMemory( 'wopb_compare' ),
		overlay: pageOverlay(),
		call: ( name, fields ) => calls.ajax( name, fields ),
		mark: ( ids ) => markButtons( 'compare', ids ),
		addToBasket: ( data, button ) => sendAddition( page, data, button ),
		reportFailure,
		goTo,
	} );
}

export const actions = () => ( made ??= create() );
