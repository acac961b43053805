import { __, useMarketday } from '@marketday/kernel';
import { useCore, useCoreState, useOwnCore } from '@marketday/kernel/headless';
import type { Listing } from '@marketday/kernel/products';
import { classes } from '@marketday/ui';
import { forwardRef, useId } from 'react';

import type { Facet, FacetName } from './facets';
import { createFilterStore, type FilterStore } from './filter-store';
import { PriceFields } from './price-fields';

export interface ProductFilterProps {
	/** What is filtered: the listing of a `ProductGrid`. */
	listing: Listing;
	/** In their order: `price`, `category`, `rating`, `stock`, `sale`, `pa_colour`. */
	facets: readonly FacetName[];
	/** A filter of one's own making. */
	store?: FilterStore | undefined;
	/** Joins the classes of the outermost element, which is also what `ref` gives. */
	className?: string | undefined;
}

function FacetField( {
	facet,
	onToggle,
}: {
	facet: Facet;
	onToggle: ( value: string ) => void;
} ) {
	const id = useId();
	if ( facet.choices.length === 0 ) {
		return null;
	}
	return (
		<fieldset className="marketday-product-filter__facet">
			<legend>{ facet.label }</legend>
			<ul className="marketday-product-filter__choices">
				{ facet.choices.map( ( { value, label, count, isChosen } ) => (
					<li key={ value }>
						<label className="marketday-product-filter__choice">
							<input
								type="checkbox"
								name={ `${ id }-${ facet.name }` }
								value={ value }
								checked={ isChosen }
								onChange={ () => onToggle( value ) }
							/>
							<span>{ label }</span>
							{ count !== null && (
								<span className="marketday-product-filter__count">
									({ count })
								</span>
							) }
						</label>
					</li>
				) ) }
			</ul>
		</fieldset>
	);
}

/** Narrows a listing down. Each value says how many products it leads to. */
export const ProductFilter = forwardRef< HTMLDivElement, ProductFilterProps >(
	function Filter( { listing, facets, store: given, className }, ref ) {
		const shop = useMarketday();
		const store = useOwnCore( {
			given,
			wishes: [ shop, listing, facets ],
			make: () => createFilterStore( { shop, listing, facets } ),
		} );
		const filter = useCoreState( store );
		const query = useCore( listing, ( state ) => state.query );
		return (
			<div
				ref={ ref }
				className={ classes(
					'marketday-product-filter marketday-product-filter--library',
					className
				) }
				role="group"
				aria-label={ __( 'Filter', 'marketday' ) }
			>
				{ filter.status === 'error' && (
					<p className="marketday-problem" role="alert">
						{ filter.error?.message }
					</p>
				) }
				{ facets.includes( 'price' ) && filter.price && (
					<PriceFields
						price={ filter.price }
						minimum={ query.minimumPrice }
						maximum={ query.maximumPrice }
						setPrice={ store.setPrice }
					/>
				) }
				{ filter.facets.map( ( facet ) => (
					<FacetField
						key={ facet.name }
						facet={ facet }
						onToggle={ ( value ) =>
							store.toggle( facet.name, value )
						}
					/>
				) ) }
				{ filter.chosen > 0 && (
					<button
						type="button"
						className="marketday-button marketday-button--quiet"
						onClick={ store.clear }
					>
						{ __( 'Clear all', 'marketday' ) }
					</button>
				) }
			</div>
		);
	}
);
