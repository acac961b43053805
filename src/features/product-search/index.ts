export { enhanceSearch } from './enhance-search';
export type { SearchHost } from './search-host';
