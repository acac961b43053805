export { readWishlist } from './read-wishlist';
export { createWishlist } from './wishlist';
export type { WishlistHost } from './wishlist-host';
export { WishlistView } from './wishlist-view';
