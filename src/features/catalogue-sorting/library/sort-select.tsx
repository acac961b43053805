import { __ } from '@marketday/kernel';
import { useCore } from '@marketday/kernel/headless';
import type { Listing, ProductSort } from '@marketday/kernel/products';
import { classes } from '@marketday/ui';
import { forwardRef } from 'react';

export interface SortSelectProps {
	/** Listing that is put in order: that of a `ProductGrid`. */
	listing: Listing;
	/** Orders that are offered, in this order; all without it. */
	orders?: readonly ProductSort[] | undefined;
	/** Joins the classes of the outermost element, which is also what `ref` gives. */
	className?: string | undefined;
}

const names = (): Readonly< Record< ProductSort, string > > => ( {
	newest: __( 'Newest first', 'marketday' ),
	popularity: __( 'Most popular first', 'marketday' ),
	rating: __( 'Best rated first', 'marketday' ),
	'price-low': __( 'Price, lowest first', 'marketday' ),
	'price-high': __( 'Price, highest first', 'marketday' ),
	name: __( 'Name', 'marketday' ),
} );

const ALL: readonly ProductSort[] = [
	'newest',
	'popularity',
	'rating',
	'price-low',
	'price-high',
	'name',
];

/**
 * The order of a listing.
 *
 * @example
 * const { listing } = useProductListing( { query: { category: 'mugs' } } );
 * <SortSelect listing={ listing } orders={ [ 'newest', 'price-low' ] } />
 */
export const SortSelect = forwardRef< HTMLLabelElement, SortSelectProps >(
	function Sorting( { listing, orders = ALL, className }, ref ) {
		const sort = useCore( listing, ( { query } ) => query.sort );
		const labels = names();
		return (
			<label
				ref={ ref }
				className={ classes(
					'marketday-field marketday-catalogue-sorting',
					className
				) }
			>
				<span className="marketday-field__label">
					{ __( 'Sort by', 'marketday' ) }
				</span>
				<select
					className="marketday-field__control"
					value={ sort ?? orders[ 0 ] }
					onChange={ ( event ) => {
						const chosen = orders.find(
							( one ) => one === event.target.value
						);
						void listing.change( { sort: chosen } );
					} }
				>
					{ orders.map( ( one ) => (
						<option key={ one } value={ one }>
							{ labels[ one ] }
						</option>
					) ) }
				</select>
			</label>
		);
	}
);
