import { useMarketday } from '../marketday-provider';
import { useCoreState, useOwnCore } from '../headless';
import {
	createProductStore,
	type ProductState,
	type ProductStore,
	type ProductStoreOptions,
} from './product-store';

/**
 * A product of the provider's shop, and how its question goes. It follows `product`.
 *
 * @example
 * const { product, status } = useProduct( { product: 'enamel-mug' } );
 */
export function useProduct(
	options: Omit< ProductStoreOptions, 'shop' > & {
		store?: ProductStore | undefined;
	}
): ProductState & { store: ProductStore } {
	const shop = useMarketday();
	const { product } = options;
	const store = useOwnCore( {
		given: options.store,
		wanted: [ shop, product ],
		start: options.start,
		make: ( start ) => createProductStore( { shop, product, start } ),
	} );
	return { ...useCoreState( store ), store };
}
