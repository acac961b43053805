import { __ } from '@marketday/kernel';
import { createProductList, orSay } from '@marketday/kernel/product-list';

import { readAnswer, type WishlistData } from './wishlist-call';
import type { WishlistHost } from './wishlist-host';

const failed = () =>
	__( 'This did not work. Please try again in a moment.', 'marketday' );

type Ids = readonly number[];

/** The list with the calls that change it. They answer null where nothing has changed: the shopper has been told, or leaves to log in. */
export interface WishlistList {
	ids: () => Ids;
	has: ( id: number ) => boolean;
	add: ( id: number ) => Promise< WishlistData | null >;
	remove: ( gone: Ids, type?: string ) => Promise< WishlistData | null >;
	/** Which of them can be bought as they are, the shop knows. */
	moveAll: () => Promise< WishlistData | null >;
}

export function createWishlistList( host: WishlistHost ): WishlistList {
	const list = createProductList( { name: 'wishlist', memory: host.memory } );
	list.subscribe( host.mark );

	const change = (
		type: string,
		ids: Ids,
		next: ( now: Ids ) => Ids
	): Promise< WishlistData | null > =>
		orSay( host, failed(), async () => {
			const { success, data } = await list.change( next, async () =>
				readAnswer(
					await host.call( { type, post_id: ids.join( ',' ) } )
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
		add: ( id ) => change( 'add', [ id ], ( ids ) => [ ...ids, id ] ),
		remove: ( gone, type = 'remove' ) =>
			change( type, gone, ( ids ) =>
				ids.filter( ( id ) => ! gone.includes( id ) )
			),
		moveAll: () => change( 'cart_remove_all', list.ids(), ( ids ) => ids ),
	};
}
