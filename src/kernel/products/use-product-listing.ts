import { useMarketday } from '../marketday-provider';
import { useCoreState, useOwnCore } from '../headless';
import {
	createProductListing,
	type Listing,
	type ListingOptions,
	type ListingState,
} from './listing';

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
