import { formatMoney, POUND, useMarketday } from '@marketday/kernel';
import { useCore, useCoreState, useOwnCore } from '@marketday/kernel/headless';
import type { Listing } from '@marketday/kernel/products';
import { classes } from '@marketday/ui';
import { forwardRef, useId, useMemo, useState } from 'react';

import { expandedIn } from '../filter-address';
import { Filter } from '../filter';
import type { FilterProps } from '../filter-props';
import type { FacetName } from './facets';
import { createFilterStore, type FilterStore } from './filter-store';
import {
	findFacetValues,
	libraryContent,
	updateStore,
} from './library-content';

export interface ProductFilterProps {
	/** Listing that is filtered: that of a `ProductGrid`. */
	listing: Listing;
	/** Facets in their order: `price`, `category`, `rating`, `stock`, `sale`, `pa_colour`. */
	facets: readonly FacetName[];
	/** A filter of one's own making. */
	store?: FilterStore | undefined;
	/** Joins the classes of the outermost element, which is also what `ref` gives. */
	className?: string | undefined;
}

/**
 * Narrows a listing down. Each value says how many products it leads to.
 *
 * @example
 * const { listing } = useProductListing( { query: { category: 'mugs' } } );
 * <ProductFilter listing={ listing } facets={ [ 'price', 'pa_colour', 'stock' ] } />
 */
export const ProductFilter = forwardRef< HTMLDivElement, ProductFilterProps >(
	function LibraryFilter(
		{ listing, facets, store: given, className },
		ref
	) {
		const shop = useMarketday();
		const store = useOwnCore( {
			given,
			wanted: [ shop, listing, facets ],
			make: () => createFilterStore( { shop, listing, facets } ),
		} );
		const state = useCoreState( store );
		const { query, total } = useCore( listing, ( now ) => ( {
			query: now.query,
			total: now.total,
		} ) );
		const id = useId();
		const [ pages, setPages ] = useState< Record< FacetName, number > >(
			{}
		);
		const base = listing.getInitialState().query;
		const filter = useMemo(
			() =>
				libraryContent( state, {
					id,
					facets,
					pages,
					total,
					query,
					base,
				} ),
			[ state, id, facets, pages, total, query, base ]
		);
		const responses: Omit< FilterProps, 'filter' > = {
			onChange: ( changed ) => {
				setPages( expandedIn( changed ) );
				updateStore( store, changed, query );
				return true;
			},
			findValues: ( question ) =>
				findFacetValues( store.getState(), question ),
			formatAmount: ( amount ) => {
				const { currency } = state.price ?? { currency: POUND };
				return formatMoney(
					amount * 10 ** currency.minorUnit,
					currency
				);
			},
		};
		return (
			<div
				ref={ ref }
				className={ classes(
					'marketday-product-filter marketday-product-filter--library',
					className
				) }
				role="group"
				aria-label={ filter.heading }
			>
				{ state.status === 'error' && (
					<p className="marketday-problem" role="alert">
						{ state.error?.message }
					</p>
				) }
				<Filter { ...{ filter, ...responses } } />
			</div>
		);
	}
);
