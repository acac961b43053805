import { useMarketday } from '../marketday-provider';
import { useCoreState, useOwnCore } from '../headless';
import {
	createProductStore,
	type ProductState,
	type ProductStore,
	type ProductStoreOptions,
} from './product-store';

/** A product of the provider's shop, and how its question goes. */
export function useProduct(
	options: Omit< ProductStoreOptions, 'shop' > & {
		store?: ProductStore | undefined;
	}
): ProductState & { store: ProductStore } {
	const shop = useMarketday();
	const store = useOwnCore( options.store, () =>
		createProductStore( { ...options, shop } )
	);
	return { ...useCoreState( store ), store };
}
