export { createWishlist } from './wishlist';
export type { WishlistHost } from './wishlist-host';
