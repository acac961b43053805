/** `@marketday/blocks/product-search`: results while somebody types. */
export {
	ProductSearch,
	type ProductSearchProps,
	type SearchCategory,
} from './product-search';
export {
	createSearchStore,
	type SearchActions,
	type SearchState,
	type SearchStore,
	type SearchStoreOptions,
} from './search-store';
