import { __ } from '@marketday/kernel';
import { createProductList, orSay } from '@marketday/kernel/product-list';

import { readAnswer, type WishlistData } from './wishlist-call';
import type { WishlistHost } from './wishlist-host';

const failed = () =>
	__( 'This did not work. Please try again in a moment.', 'marketday' );

type Ids = readonly number[];

/** 0 means all of the visitor's. */
const listOf = ( form?: HTMLElement ) =>
	form?.querySelector< HTMLInputElement >( '[name=list]' )?.value ?? 0;

/** The list with the calls that change it. They answer null where nothing has changed: the shopper has been told, or leaves to log in. */
export interface WishlistList {
	ids: () => Ids;
	has: ( id: number ) => boolean;
	/** @param list One of a user's; the first where there is none. */
	add: ( id: number, list?: string ) => Promise< WishlistData | null >;
	/** @param form Around the one of a user's lists that is meant; all of them where there is none. */
	remove: (
		gone: Ids,
		form?: HTMLElement,
		type?: string
	) => Promise< WishlistData | null >;
	/** Which of them can be bought as they are, the shop knows. */
	moveAll: ( form: HTMLElement ) => Promise< WishlistData | null >;
}

export function createWishlistList( host: WishlistHost ): WishlistList {
	const list = createProductList( { name: 'wishlist', memory: host.memory } );
	list.subscribe( host.mark );

	const change = (
		type: string,
		ids: Ids,
		next: ( now: Ids ) => Ids,
		named: string | number = 0
	): Promise< WishlistData | null > =>
		orSay( host, failed(), async () => {
			const { success, data } = await list.change( next, async () =>
				readAnswer(
					await host.call( {
						type,
						post_id: ids.join( ',' ),
						list: named,
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
				named
			),
		remove: ( gone, form, type = 'remove' ) =>
			change(
				type,
				gone,
				( ids ) => ids.filter( ( id ) => ! gone.includes( id ) ),
				listOf( form )
			),
		moveAll: ( form ) =>
			change(
				'cart_remove_all',
				list.ids(),
				( ids ) => ids,
				listOf( form )
			),
	};
}
