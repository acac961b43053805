/** `@marketday/blocks/product-grid`: products found, paged and drawn as cards. */
export {
	createProductListing,
	fetchProduct,
	fetchProducts,
	type Listing,
	type ListingActions,
	type ListingOptions,
	type ListingState,
	priceTexts,
	type Product,
	productFromWire,
	type ProductPage,
	type ProductQuery,
	type ProductSort,
	useProduct,
	useProductListing,
} from '@marketday/kernel/products';
export { ProductCard, type ProductCardProps } from './product-card';
export { ProductGrid, type ProductGridProps } from './product-grid';
