import type { Marketday } from '@marketday/kernel';
import {
	fetchProducts,
	type Listing,
	type Product,
} from '@marketday/kernel/products';

/** The products that arrows lead through. */
export interface WalkedList {
	readonly list: readonly number[];
	/** True if the listing goes on behind the last of them. */
	readonly hasMore: boolean;
	/** True if the listing has pages before the first of them. */
	readonly hasBefore: boolean;
}

/** A way through a listing and its further pages, for one who looks at its products. */
export interface ListingWalk {
	/** Begins at a product of a list, or of the listing without one. */
	begin: ( id: number, list?: readonly number[] ) => WalkedList;
	/** List as it is now: the listing may have grown. */
	with: ( list: readonly number[] ) => WalkedList;
	/** One page more at the end, which the listing shows too. */
	extend: ( list: readonly number[] ) => Promise< WalkedList >;
	/** One page more in front, or an `ApiError`; the listing goes on showing what it shows. */
	prepend: ( list: readonly number[] ) => Promise< WalkedList >;
	/** '' where only the shop knows it. */
	nameOf: ( id: number | undefined ) => string;
}

const joinLists = ( ...lists: ReadonlyArray< readonly number[] > ) => [
	...new Set( lists.flat() ),
];

export function createListingWalk(
	shop: Marketday,
	listing?: Listing
): ListingWalk {
	const names = new Map< number, string >();
	/** The page that the list begins with. */
	let firstPage = 1;

	const idsOf = ( products: readonly Product[] = [] ) =>
		products.map( ( { id, name } ) => {
			names.set( id, name );
			return id;
		} );
	const listedIds = () => idsOf( listing?.getState().products );

	const walkOf = ( list: readonly number[] ): WalkedList => {
		const { page = 0, pages = 0 } = listing?.getState() ?? {};
		return {
			list,
			hasMore: page < pages && list.at( -1 ) === listedIds().at( -1 ),
			hasBefore: firstPage > 1,
		};
	};

	return {
		begin: ( id, list = listedIds() ) => {
			const isIn = list.includes( id );
			const isListing = isIn && list[ 0 ] === listedIds()[ 0 ];
			firstPage = ( isListing && listing?.getState().firstPage ) || 1;
			return walkOf( isIn ? list : [ id ] );
		},
		with: walkOf,
		extend: async ( list ) => {
			await listing?.loadMore();
			return walkOf( joinLists( list, listedIds() ) );
		},
		prepend: async ( list ) => {
			const { products } = await fetchProducts(
				shop.client,
				listing?.getState().query ?? {},
				firstPage - 1
			);
			firstPage -= 1;
			return walkOf( joinLists( idsOf( products ), list ) );
		},
		nameOf: ( id = 0 ) => names.get( id ) ?? '',
	};
}
