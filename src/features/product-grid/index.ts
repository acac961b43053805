export type { ListingHost } from './listing-host';
export { enhanceListings } from './listings';
