/** `@marketday/blocks/wishlist`: products that a visitor keeps. */
export type {
	KeptProductsActions,
	KeptProductsOptions,
	KeptProductsState,
} from '@marketday/kernel/products';
export {
	createWishlistStore,
	Wishlist,
	WishlistButton,
	type WishlistButtonProps,
	type WishlistProps,
	type WishlistStore,
} from './wishlist';
