/** `@marketday/blocks/product-filter`: what a listing can be narrowed by, with counts. */
export type { Facet, FacetChoice, FacetName, PriceFacet } from './facets';
export {
	createFilterStore,
	type FilterActions,
	type FilterState,
	type FilterStore,
	type FilterStoreOptions,
} from './filter-store';
export { ProductFilter, type ProductFilterProps } from './product-filter';
