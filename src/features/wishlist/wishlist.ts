import { __ } from '@marketday/kernel';
import { pressOnce } from '@marketday/kernel/product-list';

import { createWishlistForm } from './wishlist-form';
import type { WishlistHost } from './wishlist-host';
import { createWishlistList } from './wishlist-list';
import { draw } from './wishlist-rows';

/** What the hearts, and the form around the list, do. */
export function createWishlist( host: WishlistHost ) {
	const { overlay } = host;
	const list = createWishlistList( host );
	const changeIn = createWishlistForm( host, list );

	const show = ( html: string ) =>
		draw(
			overlay.open( {
				title: __( 'Wishlist', 'marketday' ),
				closeLabel: __( 'Close modal', 'marketday' ),
				className: 'marketday-wishlist-dialog',
			} ),
			html
		);

	async function toggle( button: HTMLElement ): Promise< void > {
		const id = Number( button.dataset.postid );
		if ( list.has( id ) ) {
			if ( await list.remove( [ id ] ) ) {
				overlay.say( __( 'Removed from your wishlist.', 'marketday' ), {
					label: __( 'Undo', 'marketday' ),
					run: () => void list.add( id ),
				} );
			}
			return;
		}
		const data = await list.add( id );
		if ( data ) {
			overlay.say( __( 'Saved to your wishlist.', 'marketday' ), {
				label: __( 'See the list', 'marketday' ),
				run: () => show( data.html ?? '' ),
			} );
		}
	}

	return {
		press: pressOnce(
			( button ) =>
				button instanceof HTMLButtonElement && button.form
					? changeIn( button.form, button )
					: toggle( button ),
			host.reportFailure
		),
	};
}
