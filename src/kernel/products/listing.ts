import type { ApiError } from '../api/api-error';
import {
	type Asked,
	asked,
	atOnce,
	type Core,
	createCore,
	createQuestions,
	isPromise,
	type Start,
} from '../headless';
import type { Marketday } from '../marketday-provider';
import { fetchProducts, type ProductPage } from './fetch-products';
import type { ProductQuery } from './product-query';

export interface ListingState extends ProductPage, Asked {
	readonly query: ProductQuery;
	/** The first page that is shown, from 1 on; more of them are added behind it. */
	readonly firstPage: number;
	/** The last page that is shown, from 1 on. */
	readonly page: number;
	readonly error: ApiError | null;
}

export interface ListingActions {
	/** Another choice, from its first page on. A part that is undefined is taken back. */
	change: ( patch: {
		[ Name in keyof ProductQuery ]?: ProductQuery[ Name ] | undefined;
	} ) => Promise< boolean >;
	/** Shows a page in the place of the one that is shown. */
	showPage: ( page: number ) => Promise< boolean >;
	/** One more page behind those that are shown. */
	loadMore: () => Promise< boolean >;
	reload: () => Promise< boolean >;
}

export type Listing = Core< ListingState > & ListingActions;

export interface ListingOptions {
	shop: Marketday;
	query?: ProductQuery | undefined;
	/** The first page, as a server has found it, or the promise of it. */
	start?: Start< ProductPage > | undefined;
}

const NOTHING: ProductPage = { products: [], total: 0, pages: 0 };

/**
 * Products that are found, filtered, sorted and paged; filters and sorting change the same listing.
 *
 * @example
 * const mugs = createProductListing( { shop, query: { category: 'mugs' } } );
 * mugs.subscribe( ( { products } ) => draw( products ) );
 * const leave = mugs.connect();
 */
export function createProductListing( {
	shop,
	query: first = {},
	start,
}: ListingOptions ): Listing {
	const there = atOnce( start );
	const initial: ListingState = {
		...( there ?? NOTHING ),
		query: first,
		firstPage: 1,
		page: 1,
		...asked( there !== undefined ),
	};
	return createCore< ListingState, ListingActions >(
		initial,
		( { get, set } ) => {
			const question = createQuestions( set );
			let isAsked = there !== undefined;

			const show = ( query: ProductQuery, page: number ) => {
				isAsked = true;
				set( { query } );
				return question(
					() => fetchProducts( shop.client, query, page ),
					( found ) => set( { ...found, firstPage: page, page } )
				);
			};

			return {
				begin: () => {
					if ( ! isAsked && isPromise( start ) ) {
						isAsked = true;
						void question(
							() => start,
							( found ) => set( found )
						);
					} else if ( ! isAsked ) {
						void show( get().query, 1 );
					}
				},
				actions: {
					change: ( patch ) => {
						const changed = Object.entries( {
							...get().query,
							...patch,
						} ).filter( ( [ , value ] ) => value !== undefined );
						return show( Object.fromEntries( changed ), 1 );
					},
					showPage: ( page ) => show( get().query, page ),
					loadMore: async () => {
						const { products, query, page, pages, status } = get();
						if ( page >= pages || status === 'loading' ) {
							return false;
						}
						return question(
							() => fetchProducts( shop.client, query, page + 1 ),
							( found ) =>
								set( {
									...found,
									page: page + 1,
									products: [
										...products,
										...found.products,
									],
								} )
						);
					},
					reload: () => show( get().query, get().page ),
				},
			};
		}
	);
}
