import { useMarketday } from '../marketday-provider';
import { useCoreState, useOwnCore } from '../headless';
import {
	createProductListing,
	type Listing,
	type ListingOptions,
	type ListingState,
} from './listing';

/**
 * A listing of the provider's shop, and its state. Another query is another listing.
 *
 * @example
 * const { products, total } = useProductListing( { query: { category: 'mugs' } } );
 */
export function useProductListing(
	options: Omit< ListingOptions, 'shop' > & { listing?: Listing | undefined }
): ListingState & { listing: Listing } {
	const shop = useMarketday();
	const { query } = options;
	const listing = useOwnCore( {
		given: options.listing,
		wanted: [ shop, query ],
		start: options.start,
		make: ( start ) => createProductListing( { shop, query, start } ),
	} );
	return { ...useCoreState( listing ), listing };
}
