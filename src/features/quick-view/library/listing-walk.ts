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

const joined = ( ...lists: ReadonlyArray< readonly number[] > ) => [
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
	const listed = () => idsOf( listing?.getState().products );

	const walked = ( list: readonly number[] ): WalkedList => {
		const { page = 0, pages = 0 } = listing?.getState() ?? {};
		return {
			list,
			hasMore: page < pages && list.at( -1 ) === listed().at( -1 ),
			hasBefore: firstPage > 1,
		};
	};

	return {
		begin: ( id, list = listed() ) => {
			const isIn = list.includes( id );
			const isListing = isIn && list[ 0 ] === listed()[ 0 ];
			firstPage = ( isListing && listing?.getState().firstPage ) || 1;
			return walked( isIn ? list : [ id ] );
		},
		with: walked,
		extend: async ( list ) => {
			await listing?.loadMore();
			return walked( joined( list, listed() ) );
		},
		prepend: async ( list ) => {
			const { products } = await fetchProducts(
				shop.client,
				listing?.getState().query ?? {},
				firstPage - 1
			);
			firstPage -= 1;
			return walked( joined( idsOf( products ), list ) );
		},
		nameOf: ( id = 0 ) => names.get( id ) ?? '',
	};
}
