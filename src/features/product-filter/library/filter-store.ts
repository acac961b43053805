import type { ApiError, Marketday } from '@marketday/kernel';
import {
	type Asked,
	asked,
	type Core,
	createCore,
	createQuestions,
} from '@marketday/kernel/headless';
import type { Listing, ProductQuery } from '@marketday/kernel/products';

import type { Facet, FacetName, PriceFacet } from './facets';
import { createFacetFetcher, type FacetCounts } from './fetch-facets';

export interface FilterState extends Asked {
	readonly facets: readonly Facet[];
	/** Null where it was not asked for, or is not known yet. */
	readonly price: PriceFacet | null;
	/** Number of values that are chosen. */
	readonly chosen: number;
	readonly error: ApiError | null;
}

export interface FilterActions {
	/** Chooses a value, or takes the choice back. */
	toggle: ( facet: FacetName, value: string ) => void;
	/** Sets limits in minor units; undefined for no limit. */
	setPrice: ( minimum?: number, maximum?: number ) => void;
	/** Takes everything back. */
	clear: () => void;
}

export type FilterStore = Core< FilterState > & FilterActions;

export interface FilterStoreOptions {
	shop: Marketday;
	/** Listing that is filtered. */
	listing: Listing;
	/** Facets in the order in which they are shown. */
	facets: readonly FacetName[];
}

const without = ( values: readonly string[] = [], value: string ) =>
	values.includes( value )
		? values.filter( ( one ) => one !== value )
		: [ ...values, value ];

/** The values of a facet that a query chooses. */
export function chosenOf(
	query: ProductQuery,
	name: FacetName
): readonly string[] {
	switch ( name ) {
		case 'category':
			return query.category ? [ query.category ] : [];
		case 'rating':
			return ( query.ratings ?? [] ).map( String );
		case 'stock':
			return query.stock ?? [];
		case 'sale':
			return query.onSale ? [ '1' ] : [];
		default:
			return query.attributes?.[ name ] ?? [];
	}
}

/** The part of a query that a value of a facet changes. */
function changeOf( query: ProductQuery, name: FacetName, value: string ) {
	const next = without( chosenOf( query, name ), value );
	switch ( name ) {
		case 'category':
			return { category: next.includes( value ) ? value : undefined };
		case 'rating':
			return { ratings: next.map( Number ) };
		case 'stock':
			return { stock: next };
		case 'sale':
			return { onSale: next.length > 0 };
		default:
			return { attributes: { ...query.attributes, [ name ]: next } };
	}
}

const hasPrice = ( { minimumPrice, maximumPrice }: ProductQuery ) =>
	minimumPrice !== undefined || maximumPrice !== undefined;

/**
 * Creates the state of a filter: what a listing can be narrowed by, with the number of products that each value leads to.
 *
 * @example
 * const listing = createProductListing( { shop } );
 * const filter = createFilterStore( { shop, listing, facets: [ 'price', 'pa_colour' ] } );
 * filter.toggle( 'pa_colour', 'blue' );
 */
export function createFilterStore( {
	shop,
	listing,
	facets,
}: FilterStoreOptions ): FilterStore {
	const first = listing.getInitialState().query;
	const named = facets.filter( ( name ) => name !== 'price' );
	const isBase = ( name: FacetName, value: string ) =>
		chosenOf( first, name ).includes( value );
	const countChosen = ( query: ProductQuery ) =>
		named.flatMap( ( name ) =>
			chosenOf( query, name ).filter(
				( value ) => ! isBase( name, value )
			)
		).length + ( hasPrice( query ) ? 1 : 0 );

	return createCore< FilterState, FilterActions >(
		{
			facets: [],
			price: null,
			chosen: countChosen( first ),
			...asked( false ),
		},
		( { get, set } ) => {
			const question = createQuestions( set );
			const fetchFacets = createFacetFetcher( shop.client, facets );

			const show = ( query: ProductQuery, counts: FacetCounts ) =>
				set( {
					chosen: countChosen( query ),
					price: counts.price,
					facets: counts.facets.map( ( { choices, ...facet } ) => {
						const chosen = chosenOf( query, facet.name );
						return {
							...facet,
							choices: choices
								.map( ( choice ) => ( {
									...choice,
									isChosen: chosen.includes( choice.value ),
								} ) )
								.filter(
									( { count, isChosen } ) =>
										count !== 0 || isChosen
								),
						};
					} ),
				} );

			/** A choice is seen at once; what it leads to comes with the answer. */
			const mark = ( query: ProductQuery ) =>
				set( {
					chosen: countChosen( query ),
					facets: get().facets.map( ( { choices, ...facet } ) => {
						const chosen = chosenOf( query, facet.name );
						return {
							...facet,
							choices: choices.map( ( choice ) => ( {
								...choice,
								isChosen: chosen.includes( choice.value ),
							} ) ),
						};
					} ),
				} );

			const ask = ( query: ProductQuery ) => {
				mark( query );
				void question(
					() => fetchFacets( query ),
					( counts ) => show( query, counts )
				);
			};

			let shown: ProductQuery | null = null;
			const follow = () => {
				const { query } = listing.getState();
				if ( query !== shown ) {
					shown = query;
					ask( query );
				}
			};
			const change = ( patch: Parameters< Listing[ 'change' ] >[ 0 ] ) =>
				void listing.change( patch );

			return {
				begin: () => {
					const leave = listing.connect();
					const end = listing.subscribe( follow );
					follow();
					return () => {
						end();
						leave();
					};
				},
				actions: {
					toggle: ( name, value ) =>
						change(
							changeOf( listing.getState().query, name, value )
						),
					setPrice: ( minimumPrice, maximumPrice ) =>
						change( { minimumPrice, maximumPrice } ),
					clear: () =>
						change( {
							category: first.category,
							ratings: first.ratings,
							stock: first.stock,
							onSale: first.onSale,
							attributes: first.attributes,
							minimumPrice: first.minimumPrice,
							maximumPrice: first.maximumPrice,
						} ),
				},
			};
		}
	);
}
