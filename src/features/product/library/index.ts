/** `@marketday/blocks/product`: what there is to read of a product, as tabs. */
export {
	type MoreTab,
	ProductTabs,
	type ProductTabsProps,
} from './product-tabs';
export {
	createReviewsStore,
	type Review,
	type ReviewsActions,
	type ReviewsState,
	type ReviewsStore,
	type ReviewsStoreOptions,
} from './reviews-store';
