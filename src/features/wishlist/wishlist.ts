import { __, sprintf } from '@marketday/kernel';
import { pressOnce } from '@marketday/kernel/product-list';

import { createShownWishlist } from './shown-wishlist';
import type { WishlistData } from './wishlist-call';
import type { WishlistHost } from './wishlist-host';
import { createWishlistList } from './wishlist-list';

/** Creates the behaviour of the hearts, and the list they lead to. */
export function createWishlist( host: WishlistHost ) {
	const { overlay } = host;
	const list = createWishlistList( host );
	const { open, offerLists, hold, island } = createShownWishlist(
		host,
		list
	);

	async function toggle( button: HTMLElement ): Promise< void > {
		const id = Number( button.dataset.postid );
		if ( ! list.has( id ) ) {
			announceContents( await list.add( id ) );
		} else if ( await list.remove( [ id ] ) ) {
			overlay.say( __( 'Removed from your wishlist.', 'marketday' ), {
				label: __( 'Undo', 'marketday' ),
				run: () => void list.add( id ),
			} );
		}
	}

	/** Tells the result; who has several lists may want another one. */
	function announceContents( data: WishlistData | null ): void {
		if ( data?.choose ) {
			const { choose, list_name: name = '' } = data;
			overlay.say(
				/* translators: %s: name of a list. */
				sprintf( __( 'Saved to “%s”.', 'marketday' ), name ),
				{
					label: __( 'Choose a list', 'marketday' ),
					run: () => offerLists( choose, chooseList ),
				}
			);
		} else if ( data?.contents ) {
			const { contents } = data;
			overlay.say( __( 'Saved to your wishlist.', 'marketday' ), {
				label: __( 'View list', 'marketday' ),
				run: () => open( contents ),
			} );
		}
	}

	async function chooseList( id: number, to: string ): Promise< void > {
		const data = await list.add( id, to );
		if ( data ) {
			overlay.close();
			announceContents( data );
		}
	}

	const pressed = pressOnce( toggle, host.reportFailure );

	return {
		island,
		press: ( button: HTMLElement ): Promise< void > =>
			button instanceof HTMLButtonElement
				? hold( button )
				: pressed( button ),
	};
}
