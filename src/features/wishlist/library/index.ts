/** `@marketday/blocks/wishlist`: products that a visitor keeps. */
export type { ListMemory } from '@marketday/kernel/product-list';
export type {
	KeptProducts,
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
