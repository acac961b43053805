export { enhanceFilters } from './filters';
export type { FilterHost } from './filter-host';
