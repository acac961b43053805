import { createWishlist } from '@marketday/features/wishlist';
import { basketChanges } from '@marketday/host';
import type { ProductButtonActions } from '@marketday/host/product-buttons';

import { listHost } from '../_shared/list-host';

let made: ProductButtonActions | null = null;

function create(): ProductButtonActions {
	const host = listHost( 'wishlist', 'wopb_wishlist' );
	return createWishlist( {
		...host,
		call: ( fields ) => host.calls.ajax( 'wopb_wishlist', fields ),
		showAddition: ( answer, button ) =>
			void basketChanges().then( ( { showAddition } ) =>
				showAddition( host.page, answer, button )
			),
	} );
}

export const actions = () => ( made ??= create() );
