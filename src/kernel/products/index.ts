/** A door of its own: products as data, for front ends that draw them in the browser. Pages of the plugin get theirs drawn. */
export { AddProductButton, isAddable, useAddition } from './add-product';
export { askMarketday } from './ask-marketday';
export {
	fetchProduct,
	fetchProducts,
	type ProductPage,
} from './fetch-products';
export { KeepProductButton } from './kept-buttons';
export {
	createKeptProducts,
	type KeptProducts,
	type KeptProductsActions,
	type KeptProductsOptions,
	type KeptProductsState,
} from './kept-products';
export {
	createProductListing,
	type Listing,
	type ListingActions,
	type ListingOptions,
	type ListingState,
} from './listing';
export {
	currencyFrom,
	type Product,
	type ProductAttribute,
	productFromWire,
	type ProductImage,
	type ProductPrice,
	type ProductTerm,
	type ProductVariation,
} from './product';
export { type PriceTexts, priceTexts, ProductPriceText } from './product-price';
export {
	addressPart,
	choiceParameters,
	type ProductQuery,
	type ProductSort,
} from './product-query';
export {
	createProductStore,
	type ProductActions,
	type ProductState,
	type ProductStore,
	type ProductStoreOptions,
} from './product-store';
export { type RowsCall, useKeptRows } from './use-kept-rows';
export { useProduct } from './use-product';
export { useProductListing } from './use-product-listing';
