/** `@marketday/blocks/wishlist`: products that a visitor keeps. */
export {
	createWishlistStore,
	Wishlist,
	WishlistButton,
	type WishlistButtonProps,
	type WishlistProps,
	type WishlistStore,
} from './wishlist';
