export type { Found } from './found';
export { createPageSearch } from './page-search';
export type { PageSearchProps } from './read-search';
export type { SearchHost } from './search-host';
