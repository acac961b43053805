import { describeMarkup } from '../../../tests/parity';
import { ListChoice } from './list-choice';
import { readListChoice, readWishlist } from './read-wishlist';
import type { WishlistActions } from './wishlist-contents';
import { WishlistView } from './wishlist-view';

describeMarkup( 'wishlist', {
	Component: WishlistView,
	read: ( element ) => ( {
		contents: readWishlist( element ),
		actions: {} as WishlistActions,
	} ),
} );

describeMarkup( 'wishlist-choice', {
	Component: ListChoice,
	read: ( element ) => ( {
		choice: readListChoice( element ),
		onChoose: async () => {},
	} ),
} );
