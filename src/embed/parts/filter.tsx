import { ProductFilter } from '@marketday/features/product-filter/library';
import { useSyncExternalStore } from 'react';

import type { PartProps } from '../element';
import { listingNamed, onListing } from '../listings';

/** `<marketday-filter for="mugs" facets="price pa_colour">` */
export default function Filter( { given }: PartProps ) {
	const listing = useSyncExternalStore( onListing, () =>
		listingNamed( given.for ?? '' )
	);
	const facets = ( given.facets || 'price category' ).split( /[\s,]+/ );
	return listing && <ProductFilter { ...{ listing, facets } } />;
}
