import { useEffect } from 'react';

import { useCoreState } from '../headless';
import type { KeptProducts, KeptProductsState } from './kept-products';

/** The products of a list, asked for whenever it holds one that is not known. */
export function useKeptProducts( list: KeptProducts ): KeptProductsState {
	const state = useCoreState( list );
	const { ids, products } = state;
	const wished = ids.join();
	useEffect( () => {
		const known = new Set( products.map( ( { id } ) => id ) );
		if ( ids.some( ( id ) => ! known.has( id ) ) ) {
			void list.load();
		}
	}, [ list, wished ] ); // eslint-disable-line react-hooks/exhaustive-deps -- the ids say it; what the shop no longer has is not asked for again.
	return state;
}
