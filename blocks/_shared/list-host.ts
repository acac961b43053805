import {
	blockCalls,
	changeBasket,
	goTo,
	pageShop,
	readPageConfig,
	reportFailure,
} from '@marketday/host';
import { listMemory, markButtons } from '@marketday/host/product-buttons';
import { pageOverlay } from '@marketday/ui';

import { loadListStyles } from './list-styles';

/**
 * The page's values that a visitor's list of products needs.
 *
 * @param name   Of its buttons: `wishlist`.
 * @param cookie That the server keeps it in.
 */
export function listHost( name: string, cookie: string ) {
	const calls = blockCalls();
	const page = { shop: pageShop(), config: readPageConfig() };
	calls.prepare();
	loadListStyles();
	return {
		...{ calls, page, reportFailure, goTo },
		memory: listMemory( cookie ),
		overlay: pageOverlay(),
		mark: ( ids: readonly number[] ) => markButtons( name, ids ),
		addToBasket: ( data: Record< string, string >, button: HTMLElement ) =>
			changeBasket( ( { sendAddition } ) =>
				sendAddition( page, data, button )
			),
	};
}
