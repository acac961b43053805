import type { Marketday } from '@marketday/kernel';
import {
	browserStorage,
	createMarketday,
	withParameters,
} from '@marketday/kernel/headless';

import { currencyOf } from './visitor';

/** The page's one shop for each address: one basket for all elements. */
const shops = new Map< string, Marketday >();

/**
 * @param address Of the shop, `https://shop.example/`.
 */
export function shopAt( address: string ): Marketday {
	const root = address.endsWith( '/' ) ? address : `${ address }/`;
	const known = shops.get( root );
	if ( known ) {
		return known;
	}
	const key = `marketday-cart-token ${ root }`;
	const storage = browserStorage();
	const shop = createMarketday( {
		// Every site answers there, whatever its permalinks and its REST API's prefix are.
		restUrl: `${ root }?rest_route=/`,
		fetch: withParameters( () => {
			const currency = currencyOf( address );
			return currency ? { 'marketday-currency': currency } : {};
		} ),
		cartToken: storage?.getItem( key ) ?? '',
		onCartToken: ( token ) => storage?.setItem( key, token ),
	} );
	shops.set( root, shop );
	return shop;
}
