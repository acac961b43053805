import { createWishlist } from '@marketday/features/wishlist';
import { basketChanges, mountIslands } from '@marketday/host';
import { fromMarkup } from '@marketday/host/markup';
import type { ProductButtonActions } from '@marketday/host/product-buttons';

import { listHost } from '../_shared/list-host';

let made: ProductButtonActions | null = null;

function create(): ProductButtonActions {
	const host = listHost( 'wishlist', 'wopb_wishlist' );
	const wishlist = createWishlist( {
		...host,
		call: ( fields ) => host.calls.ajax( 'wopb_wishlist', fields ),
		showAddition: ( response, button ) =>
			void basketChanges().then( ( { showAddition } ) =>
				showAddition( host.page, response, button )
			),
	} );
	mountIslands( 'wishlist', fromMarkup( wishlist.island ) );
	return wishlist;
}

export const actions = () => ( made ??= create() );
