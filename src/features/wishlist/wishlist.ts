import { __, sprintf } from '@marketday/kernel';
import { pressOnce } from '@marketday/kernel/product-list';

import type { WishlistData } from './wishlist-call';
import { createWishlistForm } from './wishlist-form';
import type { WishlistHost } from './wishlist-host';
import { createWishlistList } from './wishlist-list';
import { draw } from './wishlist-rows';

/** What the hearts, and the form around the list, do. */
export function createWishlist( host: WishlistHost ) {
	const { overlay } = host;
	const list = createWishlistList( host );
	const changeIn = createWishlistForm( host, list );

	const show = (
		html: string,
		title: string = __( 'Wishlist', 'marketday' )
	) =>
		draw(
			overlay.open( {
				title,
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
		tell( await list.add( id ) );
	}

	/** Who has several lists may want another one. */
	function tell( data: WishlistData | null ): void {
		if ( data?.choose ) {
			const { choose, list_name: name = '' } = data;
			overlay.say(
				/* translators: %s: name of a list. */
				sprintf( __( 'Saved to “%s”.', 'marketday' ), name ),
				{
					label: __( 'Choose a list', 'marketday' ),
					run: () =>
						show( choose, __( 'Choose a list', 'marketday' ) ),
				}
			);
		} else if ( data ) {
			overlay.say( __( 'Saved to your wishlist.', 'marketday' ), {
				label: __( 'See the list', 'marketday' ),
				run: () => show( data.html ?? '' ),
			} );
		}
	}

	async function chooseList( button: HTMLButtonElement ): Promise< void > {
		const { postid } = button.dataset;
		const data = await list.add( Number( postid ), button.value );
		if ( data ) {
			overlay.close();
			tell( data );
		}
	}

	function act( button: HTMLElement ): Promise< void > {
		if ( ! ( button instanceof HTMLButtonElement && button.form ) ) {
			return toggle( button );
		}
		return button.name === 'choose'
			? chooseList( button )
			: changeIn( button.form, button );
	}

	return {
		press: pressOnce( act, host.reportFailure ),
	};
}
