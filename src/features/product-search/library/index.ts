/** `@marketday/blocks/product-search`: results while somebody types. */
export type {
	Found,
	FoundCategory,
	FoundGroup,
	FoundProduct,
	MarkedText,
} from '../found';
export type { SearchSuggestion } from './found-of';
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
