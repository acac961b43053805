import { useMarketday } from '../marketday-provider';
import { useCoreState, useOwnCore } from '../headless';
import {
	createProductListing,
	type Listing,
	type ListingOptions,
	type ListingState,
} from './listing';
import {
	createProductStore,
	type ProductState,
	type ProductStore,
	type ProductStoreOptions,
} from './product-store';

/** A listing of the provider's shop, as long as the component lives, and its state. */
export function useProductListing(
	options: Omit< ListingOptions, 'shop' > & { listing?: Listing | undefined }
): ListingState & { listing: Listing } {
	const shop = useMarketday();
	const listing = useOwnCore( options.listing, () =>
		createProductListing( { ...options, shop } )
	);
	return { ...useCoreState( listing ), listing };
}

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
