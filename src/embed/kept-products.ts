import type { Marketday } from '@marketday/kernel';
import type {
	KeptProducts,
	KeptProductsOptions,
} from '@marketday/kernel/products';

import { storageOf } from './visitor';

/**
 * The page's one list of a kind for each shop: what a button of a card keeps is seen in the list at once.
 *
 * @param make `createWishlistStore`.
 */
export function keptBy(
	make: ( options: KeptProductsOptions ) => KeptProducts
) {
	const lists = new WeakMap< Marketday, KeptProducts >();
	return ( shop: Marketday, address: string ): KeptProducts => {
		const list =
			lists.get( shop ) ??
			make( { shop, storage: storageOf( address ) ?? undefined } );
		lists.set( shop, list );
		return list;
	};
}
