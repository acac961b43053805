import { createProductList, orAnnounce } from '@marketday/kernel/product-list';

import { readResponse, type WishlistData } from './wishlist-call';
import type { WishlistHost } from './wishlist-host';

type Ids = readonly number[];

/** Fields of the call that say which list is meant, and how it is shown. */
export interface ListPlace {
	/** One of a user's; 0 means all of the visitor's. */
	readonly list: string | number;
	/** Answer what the list's own page shows. */
	readonly on_page?: 1;
}

const ALL: ListPlace = { list: 0 };

/** The list with the calls that change it. They answer null where nothing has changed: the shopper has been told, or leaves to log in. */
export interface WishlistList {
	ids: () => Ids;
	has: ( id: number ) => boolean;
	/** @param list One of a user's; the first where there is none. */
	add: ( id: number, list?: string ) => Promise< WishlistData | null >;
	remove: (
		gone: Ids,
		place?: ListPlace,
		type?: string
	) => Promise< WishlistData | null >;
	/** Moves those that can be bought as they are, which the shop knows. */
	moveAll: ( place: ListPlace ) => Promise< WishlistData | null >;
}

export function createWishlistList( host: WishlistHost ): WishlistList {
	const list = createProductList( { name: 'wishlist', memory: host.memory } );
	list.subscribe( host.mark );

	const change = (
		type: string,
		ids: Ids,
		next: ( now: Ids ) => Ids,
		place: ListPlace
	): Promise< WishlistData | null > =>
		orAnnounce( host, async () => {
			const { success, data } = await list.change( next, async () =>
				readResponse(
					await host.call( {
						type,
						format: 'data',
						post_id: ids.join( ',' ),
						...place,
					} )
				)
			);
			if ( ! success && data.redirect ) {
				host.goTo( data.redirect );
			}
			return success ? data : null;
		} );

	return {
		ids: list.ids,
		has: list.has,
		add: ( id, named ) =>
			change(
				'add',
				[ id ],
				( ids ) => [ ...new Set( [ ...ids, id ] ) ],
				{ list: named ?? 0 }
			),
		remove: ( gone, place = ALL, type = 'remove' ) =>
			change(
				type,
				gone,
				( ids ) => ids.filter( ( id ) => ! gone.includes( id ) ),
				place
			),
		moveAll: ( place ) =>
			change( 'cart_remove_all', list.ids(), ( ids ) => ids, place ),
	};
}
