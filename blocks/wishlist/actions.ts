import { createWishlist } from '@marketday/features/wishlist';
import {
	basketChanges,
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
	return createWishlist( {
		memory: listMemory( 'wopb_wishlist' ),
		overlay: pageOverlay(),
		call: ( fields ) => calls.ajax( 'wopb_wishlist', fields ),
		mark: ( ids ) => markButtons( 'wishlist', ids ),
		addToBasket: ( data, button ) => sendAddition( page, data, button ),
		showAddition: ( answer, button ) =>
			void basketChanges().then( ( { showAddition } ) =>
				showAddition( page, answer, button )
			),
		reportFailure,
		goTo,
	} );
}

export const actions = () => ( made ??= create() );
