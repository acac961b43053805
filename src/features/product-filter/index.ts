export { pageFilter } from './page-filter';
export type { FilterHost } from './filter-host';
