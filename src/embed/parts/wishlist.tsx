import {
	createWishlistStore,
	Wishlist,
	WishlistButton,
} from '@marketday/features/wishlist/library';

import type { CardButtonProps } from '../card-button';
import type { PartProps } from '../element';
import { keptBy } from '../kept-products';
import { inCurrency } from './in-currency';

const listOf = keptBy( createWishlistStore );

/** A heart on a card of `<marketday-products buttons="wishlist">`. */
export function Button( {
	shop,
	address,
	product,
}: Omit< CardButtonProps, 'listing' > ) {
	return (
		<WishlistButton store={ listOf( shop, address ) } product={ product } />
	);
}

/** `<marketday-wishlist>`: what the visitor keeps. */
export default inCurrency( function List( {
	given,
	shop,
	address,
}: PartProps ) {
	return (
		<Wishlist
			store={ listOf( shop, address ) }
			shopHref={ given[ 'shop-url' ] || undefined }
		/>
	);
} );
